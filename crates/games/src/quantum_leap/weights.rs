//! What the features of a position are worth.

pub(super) const ALL: [i32; 15] =
    [0, 50, 50, -20, 100, 0, 100, 80, -20, 200, 0, 200, 150, -20, 300];
