//! What the features of a position are worth, in thousandths of a logit.
//!
//! Written by `scripts/fit shiftago 6000 800`.

pub(super) const EXPRESS_2: [i32; 12] = [
    -96,  // windows with one marble
    -94,  // windows with two marbles
    49,   // windows with three marbles
    328,  // windows with four marbles
    -102, // windows with one marble, to move
    -58,  // windows with two marbles, to move
    79,   // windows with three marbles, to move
    431,  // windows with four marbles, to move
    341,  // marbles in the centre
    247,  // marbles around the centre
    0,    // points
    0,    // marbles to place
];

pub(super) const EXPRESS_3: [i32; 12] = [
    18,   // windows with one marble
    12,   // windows with two marbles
    13,   // windows with three marbles
    563,  // windows with four marbles
    19,   // windows with one marble, to move
    17,   // windows with two marbles, to move
    36,   // windows with three marbles, to move
    1007, // windows with four marbles, to move
    83,   // marbles in the centre
    57,   // marbles around the centre
    0,    // points
    0,    // marbles to place
];

pub(super) const EXPRESS_4: [i32; 12] = [
    30,  // windows with one marble
    49,  // windows with two marbles
    168, // windows with three marbles
    174, // windows with four marbles
    41,  // windows with one marble, to move
    67,  // windows with two marbles, to move
    310, // windows with three marbles, to move
    669, // windows with four marbles, to move
    14,  // marbles in the centre
    74,  // marbles around the centre
    0,   // points
    0,   // marbles to place
];

pub(super) const EXPERT_2: [i32; 12] = [
    -61,  // windows with one marble
    -65,  // windows with two marbles
    -19,  // windows with three marbles
    183,  // windows with four marbles
    -55,  // windows with one marble, to move
    -30,  // windows with two marbles, to move
    36,   // windows with three marbles, to move
    255,  // windows with four marbles, to move
    331,  // marbles in the centre
    133,  // marbles around the centre
    472,  // points
    -330, // marbles to place
];

pub(super) const EXPERT_MANY: [i32; 12] = [
    12,  // windows with one marble
    71,  // windows with two marbles
    213, // windows with three marbles
    400, // windows with four marbles
    17,  // windows with one marble, to move
    95,  // windows with two marbles, to move
    339, // windows with three marbles, to move
    973, // windows with four marbles, to move
    31,  // marbles in the centre
    77,  // marbles around the centre
    304, // points
    -24, // marbles to place
];

pub(super) const EXTREME_2: [i32; 12] = [
    -5,  // windows with one marble
    37,  // windows with two marbles
    36,  // windows with three marbles
    159, // windows with four marbles
    -4,  // windows with one marble, to move
    44,  // windows with two marbles, to move
    43,  // windows with three marbles, to move
    270, // windows with four marbles, to move
    110, // marbles in the centre
    57,  // marbles around the centre
    384, // points
    -42, // marbles to place
];

pub(super) const EXTREME_MANY: [i32; 12] = [
    -25,  // windows with one marble
    10,   // windows with two marbles
    154,  // windows with three marbles
    297,  // windows with four marbles
    -6,   // windows with one marble, to move
    14,   // windows with two marbles, to move
    390,  // windows with three marbles, to move
    1428, // windows with four marbles, to move
    76,   // marbles in the centre
    -0,   // marbles around the centre
    532,  // points
    -381, // marbles to place
];
