//! What the features of a position are worth.

pub(super) const ALL: [i32; 32] = [
    437,  // stones, many left
    -63,  // stones that capture, many left
    25,   // captures, many left
    -519, // stones without a friend, many left
    -330, // stones with one friend, many left
    -197, // stones with two friends, many left
    -111, // stones with three friends, many left
    308,  // the move, many left
    467,  // stones, some left
    49,   // stones that capture, some left
    23,   // captures, some left
    -714, // stones without a friend, some left
    -487, // stones with one friend, some left
    -251, // stones with two friends, some left
    -124, // stones with three friends, some left
    307,  // the move, some left
    850,  // stones, few left
    250,  // stones that capture, few left
    31,   // captures, few left
    -949, // stones without a friend, few left
    -614, // stones with one friend, few left
    -271, // stones with two friends, few left
    -157, // stones with three friends, few left
    270,  // the move, few left
    495,  // stones, hardly any left
    931,  // stones that capture, hardly any left
    431,  // captures, hardly any left
    -462, // stones without a friend, hardly any left
    -250, // stones with one friend, hardly any left
    50,   // stones with two friends, hardly any left
    131,  // stones with three friends, hardly any left
    -697, // the move, hardly any left
];
