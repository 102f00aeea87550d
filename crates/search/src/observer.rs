//! Observation of a running search.

use std::time::Duration;

use crate::analysis::Analysis;

/// An observer of a search: it has the clock, can stop the search, and receives its progress.
///
/// `()` observes nothing.
///
/// ```
/// use std::sync::atomic::{AtomicU32, Ordering};
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, Observer, Progress, SearchOptions, Searcher};
///
/// /// Stops the search after depth 2.
/// #[derive(Default)]
/// struct DepthTwo(AtomicU32);
///
/// impl<M> Observer<M> for DepthTwo {
///     fn should_stop(&self) -> bool {
///         self.0.load(Ordering::Relaxed) >= 2
///     }
///
///     fn on_progress(&self, progress: &Progress<M>) {
///         self.0.store(progress.depth, Ordering::Relaxed);
///     }
/// }
///
/// let game = Shiftago::new(shiftago::Options::default());
/// let (options, budget) = (SearchOptions::default(), Budget::default());
/// let analysis = Searcher::default().search(&game, &options, &budget, &DepthTwo::default());
/// assert_eq!(analysis.depth, 2);
/// ```
pub trait Observer<M>: Sync {
    /// Returns true if the search has to stop now with the best move so far. It is called thousands
    /// of times a second.
    fn should_stop(&self) -> bool {
        false
    }

    /// Returns the time since the search began; always zero without a clock.
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    /// Called after every depth, and from time to time by strategies without iterative deepening.
    fn on_progress(&self, progress: &Progress<M>) {
        let _ = progress;
    }
}

impl<M> Observer<M> for () {}

/// The progress of a running search.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, Observer, Progress, SearchOptions, Searcher};
///
/// /// Prints a line for every depth.
/// struct Printer;
///
/// impl<M: std::fmt::Debug> Observer<M> for Printer {
///     fn on_progress(&self, progress: &Progress<M>) {
///         let pv = progress.analysis().pv().len();
///         println!("depth {} nodes {} pv {pv} moves", progress.depth, progress.nodes);
///     }
/// }
///
/// let game = Pivit::new(pivit::Options::default());
/// let options = SearchOptions::default();
/// Searcher::default().search(&game, &options, &Budget::depth(3), &Printer);
/// ```
pub struct Progress<'a, M> {
    /// The last completed depth.
    pub depth: u32,
    /// The number of nodes visited so far.
    pub nodes: u64,
    /// Makes the analysis so far. Nothing is copied for observers that do not call it.
    pub analysis: &'a dyn Fn() -> Analysis<M>,
}

impl<M> Progress<'_, M> {
    /// Returns the analysis so far.
    pub fn analysis(&self) -> Analysis<M> {
        (self.analysis)()
    }
}

/// An observer that hides the progress from another one, but has its clock and its stop.
pub(crate) struct WithoutProgress<'a, M>(pub(crate) &'a dyn Observer<M>);

impl<M> Observer<M> for WithoutProgress<'_, M> {
    fn should_stop(&self) -> bool {
        self.0.should_stop()
    }

    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
