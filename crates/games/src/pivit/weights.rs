//! What the features of a position are worth.

pub(super) const ALL: [i32; 3] = [500, 1500, 100];
