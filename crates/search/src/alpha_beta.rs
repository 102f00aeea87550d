//! Alpha-beta: the threads of a search and its transposition table.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_core::SearchHints;

use crate::abdada::CurrentlySearched;
use crate::analysis::Analysis;
use crate::budget::Budget;
use crate::iterative_deepening::deepen;
use crate::observer::Observer;
use crate::root::Root;
use crate::shared_state::SharedState;
use crate::strategy::Strategy;
use crate::transposition_table::TranspositionTable;

/// Alpha-beta with iterative deepening, quiescence search and late move reductions. The transposition
/// table stays from one search to the next.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, SearchOptions, Searcher};
///
/// let game = QuantumLeap::new(quantum_leap::Options::default(), &mut seeded_rng(7, 0));
/// let mut searcher = Searcher::default();
/// searcher.alpha_beta.threads = 2;
/// let options = SearchOptions::default();
/// assert_eq!(searcher.search(&game, &options, &Budget::depth(2), &()).depth, 2);
/// ```
#[derive(Debug)]
pub struct AlphaBeta {
    /// The number of threads. Without the feature `threads` there is always one.
    pub threads: usize,
    /// Late moves are reduced and deeper table entries are used. Otherwise the score is that of plain
    /// negamax with quiescence search.
    pub is_selective: bool,
    table: TranspositionTable,
}

impl AlphaBeta {
    /// Empties the transposition table.
    ///
    /// ```
    /// use tabuleiro_search::Searcher;
    ///
    /// let mut searcher = Searcher::default();
    /// searcher.alpha_beta.clear();
    /// ```
    pub fn clear(&mut self) {
        self.table.clear();
    }
}

/// One thread, selective.
impl Default for AlphaBeta {
    fn default() -> AlphaBeta {
        let table = TranspositionTable::with_bytes(Budget::DEFAULT_MEMORY);
        AlphaBeta { threads: 1, is_selective: true, table }
    }
}

impl Strategy for AlphaBeta {
    fn search<G: SearchHints>(
        &mut self,
        root: &Root<G>,
        budget: &Budget,
        observer: &dyn Observer<G::Move>,
    ) -> Analysis<G::Move> {
        self.table.begin_search(budget.memory);
        let threads = if cfg!(feature = "threads") { self.threads.max(1) } else { 1 };
        let searched = (threads > 1).then(CurrentlySearched::new);
        let is_done = AtomicBool::new(false);
        let shared = SharedState {
            table: &self.table,
            budget,
            observer,
            nodes: budget.nodes.map_or(u64::MAX, |nodes| nodes.div_ceil(threads as u64)),
            is_selective: self.is_selective,
            searched: searched.as_ref(),
            is_done: &is_done,
        };
        let reported = Mutex::new(0);
        on_threads(threads, || {
            let analysis = deepen(root, &shared, &|analysis| {
                // The first thread that completes a depth reports it.
                let mut reported = reported.lock().expect("threads do not panic");
                if analysis.depth > *reported {
                    *reported = analysis.depth;
                    analysis.report_to(observer);
                }
            });
            is_done.store(true, Ordering::Relaxed);
            analysis
        })
    }
}

/// Runs a search on several threads and returns the deepest analysis, with the nodes of all of them.
#[cfg(feature = "threads")]
fn on_threads<M: Send>(threads: usize, search: impl Fn() -> Analysis<M> + Sync) -> Analysis<M> {
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(&search)).collect();
        let mut deepest = search();
        for helper in helpers {
            let analysis = helper.join().expect("threads do not panic");
            let nodes = deepest.nodes + analysis.nodes;
            if analysis.depth > deepest.depth {
                deepest = analysis;
            }
            deepest.nodes = nodes;
        }
        deepest
    })
}

#[cfg(not(feature = "threads"))]
fn on_threads<M>(_threads: usize, search: impl Fn() -> Analysis<M>) -> Analysis<M> {
    search()
}
