//! ABDADA: threads of one search share the work by deferring what another one is searching.
//!
//! A thread that comes to a position that another thread searches defers it; by then its score is in
//! the transposition table. This is the simplified form with a small table of its own, after Tom
//! Kerrigan.

use std::sync::atomic::{AtomicU64, Ordering};

const SLOTS: usize = 1 << 10;

/// The least depth at which threads defer moves: below, the exchange takes as long as the work.
pub(crate) const DEFER_DEPTH: i32 = 4;

/// The positions that threads are searching. A lost one costs time and nothing else.
#[derive(Debug)]
pub(crate) struct Searching(Vec<AtomicU64>);

impl Searching {
    pub(crate) fn new() -> Searching {
        Searching((0..SLOTS).map(|_| AtomicU64::new(0)).collect())
    }

    /// The search of a position to a depth.
    pub(crate) fn task(&self, key: u64, depth: i32) -> Task<'_> {
        let salt = (depth as u64).wrapping_mul(0xD134_2543_DE82_EF95);
        // No task is 0.
        let task = (key ^ salt) | 1;
        Task { slot: &self.0[task as usize / 2 % SLOTS], task }
    }
}

/// The search of a position to a depth, which another thread may be doing.
pub(crate) struct Task<'a> {
    slot: &'a AtomicU64,
    task: u64,
}

impl<'a> Task<'a> {
    /// Returns true if some thread is doing it.
    pub(crate) fn is_begun(&self) -> bool {
        self.slot.load(Ordering::Relaxed) == self.task
    }

    /// Marks it as being done, until the returned guard is dropped.
    pub(crate) fn begin(self) -> Begun<'a> {
        self.slot.store(self.task, Ordering::Relaxed);
        Begun(self)
    }
}

/// A guard: a task that a thread is doing.
pub(crate) struct Begun<'a>(Task<'a>);

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        if self.0.is_begun() {
            self.0.slot.store(0, Ordering::Relaxed);
        }
    }
}

/// Another thread is searching this move.
pub(crate) struct Deferred;

/// The deferred moves of a list, which are at its end.
pub(crate) struct DeferredMoves {
    /// The number of all moves.
    count: usize,
    /// The rank of each deferred move: its index in the order of a thread that defers nothing.
    ranks: Vec<usize>,
}

impl DeferredMoves {
    pub(crate) fn none_of(count: usize) -> DeferredMoves {
        DeferredMoves { count, ranks: Vec::new() }
    }

    /// Returns the number of moves that are not deferred; they come first.
    #[inline]
    pub(crate) fn others(&self) -> usize {
        self.count - self.ranks.len()
    }

    /// Returns the rank of the move at index `next`.
    #[inline]
    pub(crate) fn rank(&self, next: usize) -> usize {
        match next.checked_sub(self.others()) {
            None => next + self.ranks.len(),
            Some(later) => self.ranks[later],
        }
    }

    /// Defers the move at index `next`.
    pub(crate) fn add<T>(&mut self, moves: &mut [T], next: usize) {
        self.ranks.push(self.rank(next));
        moves[next..].rotate_left(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deferred_move_comes_last_and_keeps_its_rank() {
        let mut moves = ["a", "b", "c", "d", "e"];
        let mut deferred = DeferredMoves::none_of(moves.len());
        let mut seen = Vec::new();
        let mut next = 0;
        while next < moves.len() {
            if ["b", "d"].contains(&moves[next]) && next < deferred.others() {
                deferred.add(&mut moves, next);
            } else {
                seen.push((moves[next], deferred.rank(next)));
                next += 1;
            }
        }
        assert_eq!(seen, [("a", 0), ("c", 2), ("e", 4), ("b", 1), ("d", 3)]);
    }

    #[test]
    fn a_task_is_begun_until_its_guard_is_dropped_and_others_are_not() {
        let searching = Searching::new();
        let begun = searching.task(8, 3).begin();
        assert!(searching.task(8, 3).is_begun());
        assert!(!searching.task(8, 4).is_begun() && !searching.task(16, 3).is_begun());
        drop(begun);
        assert!(!searching.task(8, 3).is_begun());
    }
}
