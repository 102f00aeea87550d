//! ABDADA: parallel search by deferring the moves that another thread is searching.
//!
//! A thread that comes to a position that another thread is searching defers it to the end of its move
//! list. By then the score is usually in the transposition table. This is the simplified form by Tom
//! Kerrigan, with a small hash table of the positions that are being searched.

use std::sync::atomic::{AtomicU64, Ordering};

/// The number of slots of the table.
const SLOTS: usize = 1 << 10;

/// The least depth at which threads defer moves. Below it the exchange costs more than it saves.
pub(crate) const DEFER_DEPTH: i32 = 4;

/// The positions that threads are searching. A collision costs time, but changes no score.
#[derive(Debug)]
pub(crate) struct CurrentlySearched(Vec<AtomicU64>);

impl CurrentlySearched {
    pub(crate) fn new() -> CurrentlySearched {
        CurrentlySearched((0..SLOTS).map(|_| AtomicU64::new(0)).collect())
    }

    /// Returns the slot for the search of a position to a depth.
    pub(crate) fn slot(&self, key: u64, depth: i32) -> SearchSlot<'_> {
        let salt = (depth as u64).wrapping_mul(0xD134_2543_DE82_EF95);
        // No hash is 0, the value of a free slot.
        let hash = (key ^ salt) | 1;
        SearchSlot { slot: &self.0[hash as usize / 2 % SLOTS], hash }
    }
}

/// The slot for the search of a position to a depth.
pub(crate) struct SearchSlot<'a> {
    slot: &'a AtomicU64,
    hash: u64,
}

impl<'a> SearchSlot<'a> {
    /// Returns true if some thread is doing this search.
    pub(crate) fn is_taken(&self) -> bool {
        self.slot.load(Ordering::Relaxed) == self.hash
    }

    /// Marks the search as being done until the returned guard is dropped.
    pub(crate) fn take(self) -> SearchGuard<'a> {
        self.slot.store(self.hash, Ordering::Relaxed);
        SearchGuard(self)
    }
}

/// The mark that a thread is searching a position; removed when dropped.
pub(crate) struct SearchGuard<'a>(SearchSlot<'a>);

impl Drop for SearchGuard<'_> {
    fn drop(&mut self) {
        if self.0.is_taken() {
            self.0.slot.store(0, Ordering::Relaxed);
        }
    }
}

/// The move was deferred because another thread is searching it.
pub(crate) struct MoveDeferred;

/// The deferred moves of a node, which are at the end of its move list.
pub(crate) struct DeferredMoves {
    /// The number of all moves.
    count: usize,
    /// The rank of each deferred move: its index in the order of a thread that defers nothing.
    ranks: Vec<usize>,
}

impl DeferredMoves {
    /// Returns the state of a node with so many moves, none of them deferred.
    pub(crate) fn none(count: usize) -> DeferredMoves {
        DeferredMoves { count, ranks: Vec::new() }
    }

    /// Returns the number of moves that are not deferred; they come first.
    #[inline]
    pub(crate) fn not_deferred(&self) -> usize {
        self.count - self.ranks.len()
    }

    /// Returns the rank of the move at index `next`.
    #[inline]
    pub(crate) fn rank(&self, next: usize) -> usize {
        match next.checked_sub(self.not_deferred()) {
            None => next + self.ranks.len(),
            Some(later) => self.ranks[later],
        }
    }

    /// Moves the move at index `next` to the end of the list.
    pub(crate) fn defer<T>(&mut self, moves: &mut [T], next: usize) {
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
        let mut deferred = DeferredMoves::none(moves.len());
        let mut seen = Vec::new();
        let mut next = 0;
        while next < moves.len() {
            if ["b", "d"].contains(&moves[next]) && next < deferred.not_deferred() {
                deferred.defer(&mut moves, next);
            } else {
                seen.push((moves[next], deferred.rank(next)));
                next += 1;
            }
        }
        assert_eq!(seen, [("a", 0), ("c", 2), ("e", 4), ("b", 1), ("d", 3)]);
    }

    #[test]
    fn a_search_is_marked_until_its_guard_is_dropped() {
        let searched = CurrentlySearched::new();
        let guard = searched.slot(8, 3).take();
        assert!(searched.slot(8, 3).is_taken());
        assert!(!searched.slot(8, 4).is_taken() && !searched.slot(16, 3).is_taken());
        drop(guard);
        assert!(!searched.slot(8, 3).is_taken());
    }
}
