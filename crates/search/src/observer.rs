//! Observation of a running search.

use std::time::Duration;

use crate::analysis::Analysis;

/// An observer of a search: its clock, and the way to end it early.
pub trait Observer<M>: Sync {
    /// Returns true if the search has to end now with the best it has; asked thousands of times a
    /// second.
    fn should_stop(&self) -> bool {
        false
    }

    /// Returns the time since the search began; always zero where there is no clock.
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    /// Called after every depth, and by strategies without iterative deepening now and then.
    fn on_progress(&self, progress: &Progress<M>) {
        let _ = progress;
    }
}

/// Observes nothing.
impl<M> Observer<M> for () {}

/// The state of a running search.
pub struct Progress<'a, M> {
    /// The depth that is completed.
    pub depth: u32,
    /// The number of nodes visited so far.
    pub nodes: u64,
    /// Makes the analysis so far; nothing is copied or written for an observer that does not ask.
    pub analysis: &'a dyn Fn() -> Analysis<M>,
}

impl<M> Progress<'_, M> {
    /// Returns the analysis so far.
    pub fn analysis(&self) -> Analysis<M> {
        (self.analysis)()
    }
}

/// Passes on the end and the clock of another observer, but no progress.
pub(crate) struct Quiet<'a, M>(pub(crate) &'a dyn Observer<M>);

impl<M> Observer<M> for Quiet<'_, M> {
    fn should_stop(&self) -> bool {
        self.0.should_stop()
    }

    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
