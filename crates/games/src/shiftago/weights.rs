//! What the features of a position are worth, in thousandths of a logit.
//!
//! Written by `scripts/fit shiftago 2500 600`.

pub(super) const EXPRESS_2: [i32; 18] = [
    9,   // windows with one marble
    -54, // windows with two marbles
    -39, // windows with three marbles
    240, // windows with four marbles
    10,  // windows with one marble, to move
    -66, // windows with two marbles, to move
    -39, // windows with three marbles, to move
    112, // windows with four marbles, to move
    92,  // two together
    187, // three together
    151, // four together
    130, // two together, to move
    142, // three together, to move
    400, // four together, to move
    63,  // marbles in the centre
    22,  // marbles around the centre
    0,   // points
    0,   // marbles to place
];

pub(super) const EXPRESS_3: [i32; 18] = [
    28,  // windows with one marble
    58,  // windows with two marbles
    116, // windows with three marbles
    326, // windows with four marbles
    33,  // windows with one marble, to move
    65,  // windows with two marbles, to move
    229, // windows with three marbles, to move
    585, // windows with four marbles, to move
    105, // two together
    39,  // three together
    326, // four together
    119, // two together, to move
    50,  // three together, to move
    585, // four together, to move
    -17, // marbles in the centre
    29,  // marbles around the centre
    0,   // points
    0,   // marbles to place
];

pub(super) const EXPRESS_4: [i32; 18] = [
    19,  // windows with one marble
    43,  // windows with two marbles
    105, // windows with three marbles
    92,  // windows with four marbles
    21,  // windows with one marble, to move
    66,  // windows with two marbles, to move
    353, // windows with three marbles, to move
    684, // windows with four marbles, to move
    28,  // two together
    47,  // three together
    92,  // four together
    33,  // two together, to move
    57,  // three together, to move
    684, // four together, to move
    -24, // marbles in the centre
    -64, // marbles around the centre
    0,   // points
    0,   // marbles to place
];

pub(super) const EXPERT_2: [i32; 18] = [
    -19,  // windows with one marble
    -12,  // windows with two marbles
    -12,  // windows with three marbles
    233,  // windows with four marbles
    -15,  // windows with one marble, to move
    -8,   // windows with two marbles, to move
    -7,   // windows with three marbles, to move
    229,  // windows with four marbles, to move
    62,   // two together
    6,    // three together
    69,   // four together
    86,   // two together, to move
    -22,  // three together, to move
    90,   // four together, to move
    229,  // marbles in the centre
    68,   // marbles around the centre
    352,  // points
    -106, // marbles to place
];

pub(super) const EXPERT_MANY: [i32; 18] = [
    -8,   // windows with one marble
    41,   // windows with two marbles
    105,  // windows with three marbles
    168,  // windows with four marbles
    1,    // windows with one marble, to move
    44,   // windows with two marbles, to move
    133,  // windows with three marbles, to move
    339,  // windows with four marbles, to move
    73,   // two together
    46,   // three together
    168,  // four together
    103,  // two together, to move
    50,   // three together, to move
    339,  // four together, to move
    12,   // marbles in the centre
    56,   // marbles around the centre
    480,  // points
    -175, // marbles to place
];

pub(super) const EXTREME_2: [i32; 18] = [
    43,   // windows with one marble
    127,  // windows with two marbles
    77,   // windows with three marbles
    254,  // windows with four marbles
    49,   // windows with one marble, to move
    148,  // windows with two marbles, to move
    48,   // windows with three marbles, to move
    251,  // windows with four marbles, to move
    104,  // two together
    92,   // three together
    269,  // four together
    112,  // two together, to move
    80,   // three together, to move
    261,  // four together, to move
    -188, // marbles in the centre
    -126, // marbles around the centre
    529,  // points
    84,   // marbles to place
];

pub(super) const EXTREME_MANY: [i32; 18] = [
    -1,   // windows with one marble
    32,   // windows with two marbles
    112,  // windows with three marbles
    -44,  // windows with four marbles
    8,    // windows with one marble, to move
    30,   // windows with two marbles, to move
    155,  // windows with three marbles, to move
    376,  // windows with four marbles, to move
    4,    // two together
    249,  // three together
    -44,  // four together
    8,    // two together, to move
    339,  // three together, to move
    376,  // four together, to move
    1,    // marbles in the centre
    -36,  // marbles around the centre
    372,  // points
    -201, // marbles to place
];
