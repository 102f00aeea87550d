//! The history heuristic.

use std::hash::{Hash, Hasher};

/// The number of slots of each side. Moves with the same hash share a slot.
const SLOTS: usize = 1 << 12;

/// The history heuristic: a value for each move that grows when the move causes a cutoff anywhere in
/// the search, and shrinks when another one does.
#[derive(Clone, Debug)]
pub(crate) struct History {
    values: Vec<i32>,
}

impl History {
    /// The greatest value; its negative is the least.
    pub(crate) const MAX: i32 = 1 << 14;

    pub(crate) fn new() -> History {
        History { values: vec![0; 2 * SLOTS] }
    }

    #[inline]
    fn slot<M: Hash>(is_ours: bool, m: M) -> usize {
        let mut hasher = MoveHasher(0);
        m.hash(&mut hasher);
        usize::from(is_ours) * SLOTS + (hasher.0 >> 52) as usize
    }

    /// Returns the value of a move of one side.
    #[inline]
    pub(crate) fn value<M: Hash>(&self, is_ours: bool, m: M) -> i32 {
        self.values[History::slot(is_ours, m)]
    }

    /// Adds a bonus, or a penalty, to the value of a move. The effect shrinks as the value approaches
    /// its limit (history gravity).
    #[inline]
    pub(crate) fn add<M: Hash>(&mut self, is_ours: bool, m: M, bonus: i32) {
        let value = &mut self.values[History::slot(is_ours, m)];
        *value += bonus - *value * bonus.abs() / History::MAX;
    }
}

/// A fast hash that is the same on every machine.
struct MoveHasher(u64);

impl MoveHasher {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for MoveHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(byte.into());
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.add(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.add(n.into());
    }

    // The variant of an enum is hashed as an `isize`, whose width differs between machines.
    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.add(n as u64);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_has_its_own_values_within_the_limits() {
        let mut history = History::new();
        history.add(true, 5_u8, 100);
        assert_eq!((history.value(true, 5_u8), history.value(false, 5_u8)), (100, 0));
        assert_eq!(history.value(true, 6_u8), 0);
        for _ in 0..1_000 {
            history.add(true, 5_u8, 2_000);
            history.add(true, 6_u8, -2_000);
        }
        let most = history.value(true, 5_u8);
        assert!(most > History::MAX * 9 / 10 && most <= History::MAX, "{most}");
        assert_eq!(history.value(true, 6_u8), -most);
        // Near the limit a bonus has little effect.
        history.add(true, 5_u8, 100);
        assert!(history.value(true, 5_u8) < most + 10);
    }
}
