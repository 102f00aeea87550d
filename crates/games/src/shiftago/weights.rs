//! What the features of a position are worth.

pub(super) const EXPRESS_2: [i32; 12] = [20, 60, 200, 600, 25, 80, 300, 1500, 40, 20, 0, 0];
pub(super) const EXPRESS_3: [i32; 12] = [-1, 9, 325, 301, 0, 34, 576, 750, -138, -54, 0, 0];
pub(super) const EXPRESS_4: [i32; 12] = [5, 22, 236, 723, 6, 36, 416, 1047, -36, -17, 0, 0];
pub(super) const EXPERT_2: [i32; 12] = [20, 60, 200, 600, 25, 80, 300, 1500, 40, 20, 500, 0];
pub(super) const EXPERT_MANY: [i32; 12] = [16, 34, 101, 705, 24, 55, 248, 983, 49, 41, 301, -183];
pub(super) const EXTREME_2: [i32; 12] = [20, 60, 200, 600, 25, 80, 300, 1500, 40, 20, 500, 0];
pub(super) const EXTREME_MANY: [i32; 12] =
    [11, 23, 149, 749, 19, 37, 203, 824, -19, -31, 520, -138];
