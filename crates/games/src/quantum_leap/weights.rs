//! The weights of the evaluation, in thousandths of a logit.
//!
//! Written by `scripts/fit quantum-leap 6000 400`.

pub(super) const ALL: [i32; 32] = [
    656,  // stones, many left
    -52,  // stones that capture, many left
    23,   // captures, many left
    -683, // stones without a friend, many left
    -425, // stones with one friend, many left
    -240, // stones with two friends, many left
    -132, // stones with three friends, many left
    521,  // the move, many left
    672,  // stones, some left
    25,   // stones that capture, some left
    26,   // captures, some left
    -824, // stones without a friend, some left
    -509, // stones with one friend, some left
    -267, // stones with two friends, some left
    -145, // stones with three friends, some left
    505,  // the move, some left
    794,  // stones, few left
    216,  // stones that capture, few left
    45,   // captures, few left
    -931, // stones without a friend, few left
    -541, // stones with one friend, few left
    -253, // stones with two friends, few left
    -128, // stones with three friends, few left
    277,  // the move, few left
    396,  // stones, hardly any left
    735,  // stones that capture, hardly any left
    540,  // captures, hardly any left
    -482, // stones without a friend, hardly any left
    -224, // stones with one friend, hardly any left
    26,   // stones with two friends, hardly any left
    100,  // stones with three friends, hardly any left
    -744, // the move, hardly any left
];
