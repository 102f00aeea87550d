//! The state that the threads of an alpha-beta search share.

use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_core::SearchHints;

use crate::abdada::{CurrentlySearched, DEFER_DEPTH, DeferredMoves, MoveDeferred, SearchGuard};
use crate::budget::Budget;
use crate::observer::Observer;
use crate::transposition_table::TranspositionTable;

/// The number of nodes between two looks at the clock.
const CHECK_INTERVAL: u64 = 1 << 10;

/// The search was stopped before it had a result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopped;

/// The state that the threads of an alpha-beta search share.
pub(crate) struct SharedState<'a, M> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) budget: &'a Budget,
    pub(crate) observer: &'a dyn Observer<M>,
    /// The number of nodes that each thread may visit.
    pub(crate) nodes: u64,
    pub(crate) is_selective: bool,
    /// The positions that threads are searching; `None` with a single thread.
    pub(crate) searched: Option<&'a CurrentlySearched>,
    /// Set by the first thread that has finished.
    pub(crate) is_done: &'a AtomicBool,
}

impl<'a, M> SharedState<'a, M> {
    /// Marks the position after the move `moves[next]` as being searched. If another thread is
    /// searching it, the move is deferred to the end of the list instead, once. The first move is never
    /// deferred because the others need its score.
    #[inline]
    pub(crate) fn start_or_defer<G: SearchHints, T>(
        &self,
        after: &G,
        depth: i32,
        moves: &mut [T],
        next: usize,
        deferred: &mut DeferredMoves,
    ) -> Result<Option<SearchGuard<'a>>, MoveDeferred> {
        let Some(searched) = self.searched.filter(|_| depth >= DEFER_DEPTH && next > 0) else {
            return Ok(None);
        };
        let slot = searched.slot(after.table_key(), depth);
        if next < deferred.not_deferred() && slot.is_taken() {
            deferred.defer(moves, next);
            return Err(MoveDeferred);
        }
        Ok(Some(slot.take()))
    }

    /// Counts a node of a thread, or stops its search.
    #[inline]
    pub(crate) fn count_node(&self, nodes: &mut u64) -> Result<(), Stopped> {
        let is_check = *nodes > 0 && nodes.is_multiple_of(CHECK_INTERVAL);
        let is_over =
            || self.budget.is_spent(self.observer) || self.is_done.load(Ordering::Relaxed);
        if *nodes >= self.nodes || is_check && is_over() {
            return Err(Stopped);
        }
        *nodes += 1;
        Ok(())
    }
}
