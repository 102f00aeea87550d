//! The weights of the evaluation, in thousandths of a logit.

pub(super) const TWO: [i32; 44] = [
    -735,  // tiles, many left
    133,   // climbing tiles, many left
    -93,   // more climbs, many left
    315,   // chain, many left
    0,     // chain of a later seat, many left
    610,   // the move, many left
    -153,  // doubles, many left
    -170,  // numbers, many left
    42,    // tiles alike, many left
    -10,   // reach, many left
    285,   // steps, many left
    -844,  // tiles, some left
    -31,   // climbing tiles, some left
    -194,  // more climbs, some left
    756,   // chain, some left
    0,     // chain of a later seat, some left
    835,   // the move, some left
    -335,  // doubles, some left
    -295,  // numbers, some left
    33,    // tiles alike, some left
    33,    // reach, some left
    117,   // steps, some left
    -1084, // tiles, few left
    163,   // climbing tiles, few left
    83,    // more climbs, few left
    1376,  // chain, few left
    0,     // chain of a later seat, few left
    1363,  // the move, few left
    -656,  // doubles, few left
    -544,  // numbers, few left
    -29,   // tiles alike, few left
    99,    // reach, few left
    -17,   // steps, few left
    -3502, // tiles, hardly any left
    1286,  // climbing tiles, hardly any left
    146,   // more climbs, hardly any left
    3955,  // chain, hardly any left
    0,     // chain of a later seat, hardly any left
    3576,  // the move, hardly any left
    -835,  // doubles, hardly any left
    -979,  // numbers, hardly any left
    -143,  // tiles alike, hardly any left
    104,   // reach, hardly any left
    -160,  // steps, hardly any left
];

pub(super) const THREE: [i32; 44] = [
    -446,  // tiles, many left
    255,   // climbing tiles, many left
    25,    // more climbs, many left
    293,   // chain, many left
    33,    // chain of a later seat, many left
    483,   // the move, many left
    -121,  // doubles, many left
    -152,  // numbers, many left
    47,    // tiles alike, many left
    -1,    // reach, many left
    183,   // steps, many left
    -558,  // tiles, some left
    200,   // climbing tiles, some left
    30,    // more climbs, some left
    402,   // chain, some left
    124,   // chain of a later seat, some left
    572,   // the move, some left
    -107,  // doubles, some left
    -157,  // numbers, some left
    40,    // tiles alike, some left
    8,     // reach, some left
    249,   // steps, some left
    -602,  // tiles, few left
    101,   // climbing tiles, few left
    -134,  // more climbs, few left
    724,   // chain, few left
    370,   // chain of a later seat, few left
    705,   // the move, few left
    -114,  // doubles, few left
    -179,  // numbers, few left
    35,    // tiles alike, few left
    3,     // reach, few left
    184,   // steps, few left
    -1185, // tiles, hardly any left
    247,   // climbing tiles, hardly any left
    186,   // more climbs, hardly any left
    637,   // chain, hardly any left
    165,   // chain of a later seat, hardly any left
    737,   // the move, hardly any left
    153,   // doubles, hardly any left
    34,    // numbers, hardly any left
    262,   // tiles alike, hardly any left
    1,     // reach, hardly any left
    118,   // steps, hardly any left
];

pub(super) const FOUR: [i32; 44] = [
    0,    // tiles, many left
    0,    // climbing tiles, many left
    0,    // more climbs, many left
    0,    // chain, many left
    0,    // chain of a later seat, many left
    0,    // the move, many left
    0,    // doubles, many left
    0,    // numbers, many left
    0,    // tiles alike, many left
    0,    // reach, many left
    0,    // steps, many left
    -511, // tiles, some left
    130,  // climbing tiles, some left
    -43,  // more climbs, some left
    435,  // chain, some left
    119,  // chain of a later seat, some left
    407,  // the move, some left
    -65,  // doubles, some left
    -101, // numbers, some left
    63,   // tiles alike, some left
    7,    // reach, some left
    192,  // steps, some left
    -433, // tiles, few left
    179,  // climbing tiles, few left
    -67,  // more climbs, few left
    479,  // chain, few left
    155,  // chain of a later seat, few left
    455,  // the move, few left
    -117, // doubles, few left
    -173, // numbers, few left
    35,   // tiles alike, few left
    4,    // reach, few left
    155,  // steps, few left
    -665, // tiles, hardly any left
    205,  // climbing tiles, hardly any left
    -3,   // more climbs, hardly any left
    611,  // chain, hardly any left
    249,  // chain of a later seat, hardly any left
    640,  // the move, hardly any left
    0,    // doubles, hardly any left
    -65,  // numbers, hardly any left
    82,   // tiles alike, hardly any left
    2,    // reach, hardly any left
    108,  // steps, hardly any left
];
