//! The clock of the machine.

use std::time::{Duration, Instant};

use crate::observer::Observer;

/// An observer that measures the time of a search by the clock of the machine, from its creation.
///
/// It panics on `wasm32-unknown-unknown`, which has no such clock.
///
/// ```
/// use std::time::Duration;
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, SearchOptions, Searcher, WallClock};
///
/// let game = QuantumLeap::new(quantum_leap::Options::default(), &mut seeded_rng(1, 0));
/// let budget = Budget::time(Duration::from_millis(20));
/// let options = SearchOptions::default();
/// let analysis = Searcher::default().search(&game, &options, &budget, &WallClock::start());
/// assert!(analysis.time >= Duration::from_millis(20));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct WallClock(Instant);

impl WallClock {
    /// Starts the clock.
    #[must_use]
    pub fn start() -> WallClock {
        WallClock(Instant::now())
    }
}

impl<M> Observer<M> for WallClock {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
