//! The weights of the evaluation, in thousandths of a logit.

/// Two players on the large board.
pub(super) const TWO: [i32; 60] = [
    904,    // most minions left: minions
    1_714,  // most minions left: masters
    304,    // most minions left: would win now
    -23,    // most minions left: two masters more than anybody else
    451,    // most minions left: corners a minion can move to unpunished
    -246,   // most minions left: other corners a minion can move to
    -245,   // most minions left: loose minions, on the move
    -459,   // most minions left: loose minions, waiting
    -624,   // most minions left: loose masters, on the move
    -1_172, // most minions left: loose masters, waiting
    -542,   // most minions left: supported masters that a minion attacks
    -117,   // most minions left: other supported pieces that are attacked
    57,     // most minions left: squares that masters reach
    109,    // most minions left: minions that point along the rim
    125,    // most minions left: the move
    1_123,  // half of the minions left: minions
    1_459,  // half of the minions left: masters
    646,    // half of the minions left: would win now
    346,    // half of the minions left: two masters more than anybody else
    287,    // half of the minions left: corners a minion can move to unpunished
    160,    // half of the minions left: other corners a minion can move to
    -423,   // half of the minions left: loose minions, on the move
    -616,   // half of the minions left: loose minions, waiting
    -620,   // half of the minions left: loose masters, on the move
    -1_383, // half of the minions left: loose masters, waiting
    -714,   // half of the minions left: supported masters that a minion attacks
    -211,   // half of the minions left: other supported pieces that are attacked
    65,     // half of the minions left: squares that masters reach
    138,    // half of the minions left: minions that point along the rim
    191,    // half of the minions left: the move
    1_533,  // few minions left: minions
    1_191,  // few minions left: masters
    1_086,  // few minions left: would win now
    1_409,  // few minions left: two masters more than anybody else
    541,    // few minions left: corners a minion can move to unpunished
    567,    // few minions left: other corners a minion can move to
    -717,   // few minions left: loose minions, on the move
    -980,   // few minions left: loose minions, waiting
    -664,   // few minions left: loose masters, on the move
    -1_500, // few minions left: loose masters, waiting
    -576,   // few minions left: supported masters that a minion attacks
    -331,   // few minions left: other supported pieces that are attacked
    60,     // few minions left: squares that masters reach
    39,     // few minions left: minions that point along the rim
    232,    // few minions left: the move
    2_133,  // one minion left: minions
    2_568,  // one minion left: masters
    1_704,  // one minion left: would win now
    -267,   // one minion left: two masters more than anybody else
    1_282,  // one minion left: corners a minion can move to unpunished
    514,    // one minion left: other corners a minion can move to
    -1_219, // one minion left: loose minions, on the move
    -717,   // one minion left: loose minions, waiting
    -554,   // one minion left: loose masters, on the move
    -1_948, // one minion left: loose masters, waiting
    74,     // one minion left: supported masters that a minion attacks
    -727,   // one minion left: other supported pieces that are attacked
    160,    // one minion left: squares that masters reach
    1_281,  // one minion left: minions that point along the rim
    170,    // one minion left: the move
];

/// Two players on the small board.
pub(super) const SMALL: [i32; 60] = [
    1_185,  // most minions left: minions
    1_994,  // most minions left: masters
    722,    // most minions left: would win now
    -67,    // most minions left: two masters more than anybody else
    732,    // most minions left: corners a minion can move to unpunished
    416,    // most minions left: other corners a minion can move to
    -294,   // most minions left: loose minions, on the move
    -607,   // most minions left: loose minions, waiting
    -536,   // most minions left: loose masters, on the move
    -1_153, // most minions left: loose masters, waiting
    -258,   // most minions left: supported masters that a minion attacks
    -241,   // most minions left: other supported pieces that are attacked
    106,    // most minions left: squares that masters reach
    49,     // most minions left: minions that point along the rim
    191,    // most minions left: the move
    1_435,  // half of the minions left: minions
    1_718,  // half of the minions left: masters
    927,    // half of the minions left: would win now
    490,    // half of the minions left: two masters more than anybody else
    341,    // half of the minions left: corners a minion can move to unpunished
    112,    // half of the minions left: other corners a minion can move to
    -547,   // half of the minions left: loose minions, on the move
    -865,   // half of the minions left: loose minions, waiting
    -542,   // half of the minions left: loose masters, on the move
    -1_600, // half of the minions left: loose masters, waiting
    -377,   // half of the minions left: supported masters that a minion attacks
    -201,   // half of the minions left: other supported pieces that are attacked
    94,     // half of the minions left: squares that masters reach
    32,     // half of the minions left: minions that point along the rim
    233,    // half of the minions left: the move
    1_820,  // few minions left: minions
    1_194,  // few minions left: masters
    1_472,  // few minions left: would win now
    1_855,  // few minions left: two masters more than anybody else
    471,    // few minions left: corners a minion can move to unpunished
    513,    // few minions left: other corners a minion can move to
    -803,   // few minions left: loose minions, on the move
    -1_182, // few minions left: loose minions, waiting
    -664,   // few minions left: loose masters, on the move
    -1_830, // few minions left: loose masters, waiting
    -309,   // few minions left: supported masters that a minion attacks
    -216,   // few minions left: other supported pieces that are attacked
    89,     // few minions left: squares that masters reach
    6,      // few minions left: minions that point along the rim
    255,    // few minions left: the move
    2_630,  // one minion left: minions
    3_077,  // one minion left: masters
    1_889,  // one minion left: would win now
    -418,   // one minion left: two masters more than anybody else
    870,    // one minion left: corners a minion can move to unpunished
    539,    // one minion left: other corners a minion can move to
    -1_233, // one minion left: loose minions, on the move
    -858,   // one minion left: loose minions, waiting
    -667,   // one minion left: loose masters, on the move
    -2_530, // one minion left: loose masters, waiting
    68,     // one minion left: supported masters that a minion attacks
    -828,   // one minion left: other supported pieces that are attacked
    295,    // one minion left: squares that masters reach
    966,    // one minion left: minions that point along the rim
    214,    // one minion left: the move
];

/// Three players.
pub(super) const THREE: [i32; 60] = [
    338,   // most minions left: minions
    659,   // most minions left: masters
    319,   // most minions left: would win now
    -197,  // most minions left: two masters more than anybody else
    187,   // most minions left: corners a minion can move to unpunished
    65,    // most minions left: other corners a minion can move to
    -69,   // most minions left: loose minions, on the move
    -131,  // most minions left: loose minions, waiting
    -71,   // most minions left: loose masters, on the move
    -189,  // most minions left: loose masters, waiting
    -260,  // most minions left: supported masters that a minion attacks
    -51,   // most minions left: other supported pieces that are attacked
    21,    // most minions left: squares that masters reach
    8,     // most minions left: minions that point along the rim
    7,     // most minions left: the move
    441,   // half of the minions left: minions
    677,   // half of the minions left: masters
    391,   // half of the minions left: would win now
    -148,  // half of the minions left: two masters more than anybody else
    38,    // half of the minions left: corners a minion can move to unpunished
    -95,   // half of the minions left: other corners a minion can move to
    -131,  // half of the minions left: loose minions, on the move
    -200,  // half of the minions left: loose minions, waiting
    -93,   // half of the minions left: loose masters, on the move
    -317,  // half of the minions left: loose masters, waiting
    -285,  // half of the minions left: supported masters that a minion attacks
    -31,   // half of the minions left: other supported pieces that are attacked
    17,    // half of the minions left: squares that masters reach
    65,    // half of the minions left: minions that point along the rim
    18,    // half of the minions left: the move
    638,   // few minions left: minions
    830,   // few minions left: masters
    541,   // few minions left: would win now
    -148,  // few minions left: two masters more than anybody else
    165,   // few minions left: corners a minion can move to unpunished
    78,    // few minions left: other corners a minion can move to
    -242,  // few minions left: loose minions, on the move
    -312,  // few minions left: loose minions, waiting
    -222,  // few minions left: loose masters, on the move
    -568,  // few minions left: loose masters, waiting
    -169,  // few minions left: supported masters that a minion attacks
    -108,  // few minions left: other supported pieces that are attacked
    24,    // few minions left: squares that masters reach
    14,    // few minions left: minions that point along the rim
    65,    // few minions left: the move
    116,   // one minion left: minions
    1_148, // one minion left: masters
    1_394, // one minion left: would win now
    -935,  // one minion left: two masters more than anybody else
    498,   // one minion left: corners a minion can move to unpunished
    274,   // one minion left: other corners a minion can move to
    -366,  // one minion left: loose minions, on the move
    -310,  // one minion left: loose minions, waiting
    -248,  // one minion left: loose masters, on the move
    -712,  // one minion left: loose masters, waiting
    -14,   // one minion left: supported masters that a minion attacks
    -254,  // one minion left: other supported pieces that are attacked
    40,    // one minion left: squares that masters reach
    824,   // one minion left: minions that point along the rim
    107,   // one minion left: the move
];

/// Four players.
pub(super) const FOUR: [i32; 60] = [
    322,    // most minions left: minions
    833,    // most minions left: masters
    317,    // most minions left: would win now
    55,     // most minions left: two masters more than anybody else
    279,    // most minions left: corners a minion can move to unpunished
    87,     // most minions left: other corners a minion can move to
    -98,    // most minions left: loose minions, on the move
    -130,   // most minions left: loose minions, waiting
    -122,   // most minions left: loose masters, on the move
    -239,   // most minions left: loose masters, waiting
    177,    // most minions left: supported masters that a minion attacks
    -86,    // most minions left: other supported pieces that are attacked
    0,      // most minions left: squares that masters reach
    19,     // most minions left: minions that point along the rim
    20,     // most minions left: the move
    435,    // half of the minions left: minions
    629,    // half of the minions left: masters
    385,    // half of the minions left: would win now
    14,     // half of the minions left: two masters more than anybody else
    58,     // half of the minions left: corners a minion can move to unpunished
    -10,    // half of the minions left: other corners a minion can move to
    -119,   // half of the minions left: loose minions, on the move
    -165,   // half of the minions left: loose minions, waiting
    -76,    // half of the minions left: loose masters, on the move
    -222,   // half of the minions left: loose masters, waiting
    28,     // half of the minions left: supported masters that a minion attacks
    -47,    // half of the minions left: other supported pieces that are attacked
    23,     // half of the minions left: squares that masters reach
    57,     // half of the minions left: minions that point along the rim
    31,     // half of the minions left: the move
    678,    // few minions left: minions
    857,    // few minions left: masters
    552,    // few minions left: would win now
    -536,   // few minions left: two masters more than anybody else
    41,     // few minions left: corners a minion can move to unpunished
    0,      // few minions left: other corners a minion can move to
    -208,   // few minions left: loose minions, on the move
    -216,   // few minions left: loose minions, waiting
    -181,   // few minions left: loose masters, on the move
    -415,   // few minions left: loose masters, waiting
    -250,   // few minions left: supported masters that a minion attacks
    -248,   // few minions left: other supported pieces that are attacked
    28,     // few minions left: squares that masters reach
    70,     // few minions left: minions that point along the rim
    128,    // few minions left: the move
    1_102,  // one minion left: minions
    1_349,  // one minion left: masters
    1_286,  // one minion left: would win now
    -1_219, // one minion left: two masters more than anybody else
    35,     // one minion left: corners a minion can move to unpunished
    302,    // one minion left: other corners a minion can move to
    -323,   // one minion left: loose minions, on the move
    -162,   // one minion left: loose minions, waiting
    -260,   // one minion left: loose masters, on the move
    -641,   // one minion left: loose masters, waiting
    -107,   // one minion left: supported masters that a minion attacks
    -420,   // one minion left: other supported pieces that are attacked
    55,     // one minion left: squares that masters reach
    108,    // one minion left: minions that point along the rim
    216,    // one minion left: the move
];
