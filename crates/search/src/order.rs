//! In which order moves are searched: the sooner the best one, the less there is to search.

use std::hash::{Hash, Hasher};

/// A move and how soon it is searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ordered<M> {
    pub(crate) m: M,
    /// Its number among the candidates.
    pub(crate) number: u16,
    pub(crate) promise: i32,
}

/// Brings the most promising of the moves from `next` on to that place; of equals the first.
#[inline]
pub(crate) fn bring_forward<M>(moves: &mut [Ordered<M>], next: usize) {
    let mut best = next;
    for other in next + 1..moves.len() {
        if moves[other].promise > moves[best].promise {
            best = other;
        }
    }
    moves.swap(next, best);
}

/// For what moves are remembered by: some share a slot.
const SLOTS: usize = 1 << 12;

/// Moves that refuted others, anywhere in the search.
#[derive(Clone, Debug)]
pub(crate) struct History {
    worth: Vec<i32>,
}

impl History {
    pub(crate) fn new() -> History {
        History { worth: vec![0; 2 * SLOTS] }
    }

    #[inline]
    fn slot<M: Hash>(is_ours: bool, m: M) -> usize {
        let mut hasher = MoveHasher(0);
        m.hash(&mut hasher);
        usize::from(is_ours) * SLOTS + (hasher.0 >> 52) as usize
    }

    /// How well the move has done so far, within [`History::MOST`].
    #[inline]
    pub(crate) fn worth<M: Hash>(&self, is_ours: bool, m: M) -> i32 {
        self.worth[History::slot(is_ours, m)]
    }

    /// As good or bad as history makes a move.
    pub(crate) const MOST: i32 = 1 << 14;

    /// Remembers that a move refuted a position, or did not.
    #[inline]
    pub(crate) fn learn<M: Hash>(&mut self, is_ours: bool, m: M, lesson: i32) {
        let worth = &mut self.worth[History::slot(is_ours, m)];
        // The nearer to the most, the less is learned: it never gets beyond.
        *worth += lesson - *worth * lesson.abs() / History::MOST;
    }
}

/// Quick, and the same on every machine.
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

    // An enum's variant is hashed as one of these, whose width differs between machines.
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
