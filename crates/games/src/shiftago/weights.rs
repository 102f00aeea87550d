//! The weights of the evaluation, in thousandths of a logit.
//!
//! Written by `scripts/fit shiftago 8000 600`.

pub(super) const EXPRESS_2: [i32; 31] = [
    45,   // windows with one marble, to move
    50,   // windows with two marbles, to move
    187,  // windows with three marbles, to move
    119,  // windows with four marbles, to move
    190,  // two together, to move
    -47,  // three together, to move
    90,   // four together, to move
    4758, // a lane to a line, to move
    1071, // more lanes to a line, to move
    32,   // windows with one marble, next
    31,   // windows with two marbles, next
    151,  // windows with three marbles, next
    100,  // windows with four marbles, next
    140,  // two together, next
    7,    // three together, next
    -23,  // four together, next
    1133, // a lane to a line, next
    441,  // more lanes to a line, next
    0,    // windows with one marble, later
    0,    // windows with two marbles, later
    0,    // windows with three marbles, later
    0,    // windows with four marbles, later
    0,    // two together, later
    0,    // three together, later
    0,    // four together, later
    0,    // a lane to a line, later
    0,    // more lanes to a line, later
    62,   // marbles in the centre
    -9,   // marbles around the centre
    0,    // points
    0,    // marbles to place
];

pub(super) const EXPRESS_3: [i32; 31] = [
    25,   // windows with one marble, to move
    17,   // windows with two marbles, to move
    128,  // windows with three marbles, to move
    -87,  // windows with four marbles, to move
    105,  // two together, to move
    -89,  // three together, to move
    -87,  // four together, to move
    2452, // a lane to a line, to move
    210,  // more lanes to a line, to move
    18,   // windows with one marble, next
    7,    // windows with two marbles, next
    11,   // windows with three marbles, next
    68,   // windows with four marbles, next
    100,  // two together, next
    -21,  // three together, next
    68,   // four together, next
    262,  // a lane to a line, next
    45,   // more lanes to a line, next
    12,   // windows with one marble, later
    17,   // windows with two marbles, later
    19,   // windows with three marbles, later
    0,    // windows with four marbles, later
    87,   // two together, later
    -12,  // three together, later
    0,    // four together, later
    217,  // a lane to a line, later
    46,   // more lanes to a line, later
    166,  // marbles in the centre
    61,   // marbles around the centre
    0,    // points
    0,    // marbles to place
];

pub(super) const EXPRESS_4: [i32; 31] = [
    8,    // windows with one marble, to move
    53,   // windows with two marbles, to move
    100,  // windows with three marbles, to move
    -23,  // windows with four marbles, to move
    87,   // two together, to move
    14,   // three together, to move
    -23,  // four together, to move
    2182, // a lane to a line, to move
    234,  // more lanes to a line, to move
    5,    // windows with one marble, next
    25,   // windows with two marbles, next
    192,  // windows with three marbles, next
    43,   // windows with four marbles, next
    86,   // two together, next
    23,   // three together, next
    43,   // four together, next
    -3,   // a lane to a line, next
    53,   // more lanes to a line, next
    3,    // windows with one marble, later
    19,   // windows with two marbles, later
    198,  // windows with three marbles, later
    149,  // windows with four marbles, later
    78,   // two together, later
    10,   // three together, later
    149,  // four together, later
    30,   // a lane to a line, later
    -11,  // more lanes to a line, later
    -75,  // marbles in the centre
    -31,  // marbles around the centre
    0,    // points
    0,    // marbles to place
];

pub(super) const EXPERT_2: [i32; 31] = [
    -24, // windows with one marble, to move
    -17, // windows with two marbles, to move
    62,  // windows with three marbles, to move
    31,  // windows with four marbles, to move
    109, // two together, to move
    -2,  // three together, to move
    -15, // four together, to move
    318, // a lane to a line, to move
    193, // more lanes to a line, to move
    -28, // windows with one marble, next
    -19, // windows with two marbles, next
    18,  // windows with three marbles, next
    74,  // windows with four marbles, next
    84,  // two together, next
    28,  // three together, next
    67,  // four together, next
    215, // a lane to a line, next
    182, // more lanes to a line, next
    0,   // windows with one marble, later
    0,   // windows with two marbles, later
    0,   // windows with three marbles, later
    0,   // windows with four marbles, later
    0,   // two together, later
    0,   // three together, later
    0,   // four together, later
    0,   // a lane to a line, later
    0,   // more lanes to a line, later
    91,  // marbles in the centre
    13,  // marbles around the centre
    321, // points
    -18, // marbles to place
];

pub(super) const EXPERT_MANY: [i32; 31] = [
    47,   // windows with one marble, to move
    -52,  // windows with two marbles, to move
    32,   // windows with three marbles, to move
    298,  // windows with four marbles, to move
    270,  // two together, to move
    -193, // three together, to move
    298,  // four together, to move
    387,  // a lane to a line, to move
    88,   // more lanes to a line, to move
    33,   // windows with one marble, next
    -38,  // windows with two marbles, next
    50,   // windows with three marbles, next
    228,  // windows with four marbles, next
    219,  // two together, next
    -103, // three together, next
    228,  // four together, next
    290,  // a lane to a line, next
    10,   // more lanes to a line, next
    13,   // windows with one marble, later
    -31,  // windows with two marbles, later
    117,  // windows with three marbles, later
    128,  // windows with four marbles, later
    190,  // two together, later
    -89,  // three together, later
    128,  // four together, later
    159,  // a lane to a line, later
    -30,  // more lanes to a line, later
    -48,  // marbles in the centre
    -110, // marbles around the centre
    908,  // points
    -394, // marbles to place
];

pub(super) const EXTREME_2: [i32; 31] = [
    13,   // windows with one marble, to move
    33,   // windows with two marbles, to move
    28,   // windows with three marbles, to move
    172,  // windows with four marbles, to move
    46,   // two together, to move
    24,   // three together, to move
    -167, // four together, to move
    229,  // a lane to a line, to move
    228,  // more lanes to a line, to move
    -2,   // windows with one marble, next
    19,   // windows with two marbles, next
    30,   // windows with three marbles, next
    200,  // windows with four marbles, next
    38,   // two together, next
    45,   // three together, next
    -27,  // four together, next
    101,  // a lane to a line, next
    -26,  // more lanes to a line, next
    0,    // windows with one marble, later
    0,    // windows with two marbles, later
    0,    // windows with three marbles, later
    0,    // windows with four marbles, later
    0,    // two together, later
    0,    // three together, later
    0,    // four together, later
    0,    // a lane to a line, later
    0,    // more lanes to a line, later
    -51,  // marbles in the centre
    -55,  // marbles around the centre
    460,  // points
    -234, // marbles to place
];

pub(super) const EXTREME_MANY: [i32; 31] = [
    10,   // windows with one marble, to move
    43,   // windows with two marbles, to move
    137,  // windows with three marbles, to move
    354,  // windows with four marbles, to move
    -15,  // two together, to move
    78,   // three together, to move
    354,  // four together, to move
    593,  // a lane to a line, to move
    -50,  // more lanes to a line, to move
    6,    // windows with one marble, next
    26,   // windows with two marbles, next
    98,   // windows with three marbles, next
    174,  // windows with four marbles, next
    14,   // two together, next
    -21,  // three together, next
    174,  // four together, next
    273,  // a lane to a line, next
    22,   // more lanes to a line, next
    5,    // windows with one marble, later
    25,   // windows with two marbles, later
    91,   // windows with three marbles, later
    137,  // windows with four marbles, later
    6,    // two together, later
    28,   // three together, later
    137,  // four together, later
    181,  // a lane to a line, later
    -89,  // more lanes to a line, later
    -17,  // marbles in the centre
    16,   // marbles around the centre
    462,  // points
    -105, // marbles to place
];
