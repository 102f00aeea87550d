//! Limits of a search.

use std::time::Duration;

use crate::observer::Observer;

/// Limits of a search. They mean the same to every strategy; the first that is reached ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Turns that the search looks ahead. A turn is a move with the
    /// [unsettled](tabuleiro_core::SearchHints::is_unsettled) moves that belong to it.
    ///
    /// Alpha-beta deepens to this depth, Monte Carlo tree search ends when its principal variation is
    /// as long, and rollouts play as many whole rounds as it takes.
    pub depth: Option<u32>,
    /// Positions that are visited. Rollouts finish the deal that they have begun.
    pub nodes: Option<u64>,
    /// Time by the clock of the [`Observer`]: the search has none of its own.
    pub time: Option<Duration>,
    /// Bytes of what is kept of visited positions, about: the transposition table of alpha-beta, the
    /// tree of Monte Carlo tree search. Rollouts keep nothing.
    pub memory: usize,
}

impl Budget {
    /// The memory of a budget that names none: 64 MB.
    pub const DEFAULT_MEMORY: usize = 64 << 20;

    /// Two seconds.
    pub const STANDARD: Budget = Budget { time: Some(Duration::from_secs(2)), ..Budget::UNLIMITED };

    const UNLIMITED: Budget =
        Budget { depth: None, nodes: None, time: None, memory: Budget::DEFAULT_MEMORY };

    /// Returns the budget, with the time of [`STANDARD`](Budget::STANDARD) if nothing limits it.
    #[must_use]
    pub fn or_default_time(self) -> Budget {
        let is_limited = self.depth.is_some() || self.nodes.is_some() || self.time.is_some();
        if is_limited { self } else { Budget { time: Budget::STANDARD.time, ..self } }
    }

    /// Returns the budget with no more memory than its nodes need.
    #[must_use]
    pub fn with_memory_for_nodes(self) -> Budget {
        let needed = self.nodes.unwrap_or(u64::MAX).saturating_mul(NODE_BYTES);
        Budget { memory: needed.min(Budget::DEFAULT_MEMORY as u64) as usize, ..self }
    }

    /// Returns true when the observer ends the search or its time is up.
    pub(crate) fn is_spent<M>(&self, observer: &dyn Observer<M>) -> bool {
        observer.should_stop() || self.time.is_some_and(|time| observer.elapsed() >= time)
    }
}

/// More bytes than a node of any game's tree has.
const NODE_BYTES: u64 = 96;

/// No limit but the end of the game.
impl Default for Budget {
    fn default() -> Budget {
        Budget::UNLIMITED
    }
}
