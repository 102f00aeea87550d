//! What the features of a position are worth.

pub(super) const EXPRESS_2: [i32; 12] = [20, 60, 200, 600, 25, 80, 300, 1500, 40, 20, 0, 0];
pub(super) const EXPRESS_3: [i32; 12] = [20, 60, 200, 0, 25, 80, 300, 0, 40, 20, 0, 0];
pub(super) const EXPRESS_4: [i32; 12] = [20, 60, 200, 0, 25, 80, 300, 0, 40, 20, 0, 0];
pub(super) const EXPERT_2: [i32; 12] = [20, 60, 200, 600, 25, 80, 300, 1500, 40, 20, 500, 0];
pub(super) const EXPERT_MANY: [i32; 12] = [20, 60, 200, 0, 25, 80, 300, 0, 40, 20, 500, 0];
pub(super) const EXTREME_2: [i32; 12] = [20, 60, 200, 600, 25, 80, 300, 1500, 40, 20, 500, 0];
pub(super) const EXTREME_MANY: [i32; 12] = [20, 60, 200, 0, 25, 80, 300, 0, 40, 20, 500, 0];
