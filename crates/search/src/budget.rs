//! Limits of a search: depth, nodes, time and memory.

use std::time::Duration;

use crate::observer::Observer;

/// The limits of a search, the same for every strategy. The first limit that is reached ends the
/// search; the default has none, so that the search ends when everything is proven.
///
/// ```
/// use std::time::Duration;
/// use tabuleiro_search::Budget;
///
/// let budget = Budget::nodes(10_000).with_time(Duration::from_secs(1));
/// assert_eq!((budget.nodes, budget.depth), (Some(10_000), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The greatest depth in turns. A turn is a move together with the
    /// [unsettled](tabuleiro_core::SearchHints::is_unsettled) moves that belong to it.
    ///
    /// Alpha-beta deepens to this depth, Monte Carlo tree search ends when its principal variation
    /// is this long, and rollouts play whole rounds until they are at least this long.
    pub depth: Option<u32>,
    /// The greatest number of visited nodes. Rollouts finish the deal that they have begun.
    pub nodes: Option<u64>,
    /// The time of the search by the clock of its [`Observer`].
    pub time: Option<Duration>,
    /// The approximate size in bytes of the transposition table or of the search tree. Rollouts need
    /// neither.
    pub memory: usize,
}

impl Budget {
    /// The default size of tables and trees: 64 MB.
    pub const DEFAULT_MEMORY: usize = 64 << 20;

    /// The budget of a computer player that was given none: two seconds a move.
    ///
    /// ```
    /// use tabuleiro_search::Budget;
    ///
    /// assert_eq!(Budget::default().or_default_time(), Budget::STANDARD);
    /// ```
    pub const STANDARD: Budget = Budget::time(Duration::from_secs(2));

    const UNLIMITED: Budget =
        Budget { depth: None, nodes: None, time: None, memory: Budget::DEFAULT_MEMORY };

    /// Returns a budget of a depth in turns.
    ///
    /// ```
    /// use tabuleiro_games::prelude::*;
    /// use tabuleiro_search::{Budget, search};
    ///
    /// let game = Shiftago::new(shiftago::Options::default());
    /// assert_eq!(search(&game, Budget::depth(2)).depth, 2);
    /// ```
    #[must_use]
    pub const fn depth(turns: u32) -> Budget {
        Budget { depth: Some(turns), ..Budget::UNLIMITED }
    }

    /// Returns a budget of visited nodes. The result of such a search is the same on every machine.
    ///
    /// ```
    /// use tabuleiro_games::prelude::*;
    /// use tabuleiro_search::{Budget, search};
    ///
    /// let game = Shiftago::new(shiftago::Options::default());
    /// assert!(search(&game, Budget::nodes(500)).nodes <= 501);
    /// ```
    #[must_use]
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes: Some(nodes), ..Budget::UNLIMITED }
    }

    /// Returns a budget of time.
    ///
    /// ```
    /// use std::time::Duration;
    /// use tabuleiro_games::prelude::*;
    /// use tabuleiro_search::{Budget, search};
    ///
    /// let game = Shiftago::new(shiftago::Options::default());
    /// let analysis = search(&game, Budget::time(Duration::from_millis(20)));
    /// assert!(analysis.time >= Duration::from_millis(20));
    /// ```
    #[must_use]
    pub const fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::UNLIMITED }
    }

    /// Returns the budget with another depth.
    #[must_use]
    pub const fn with_depth(self, turns: u32) -> Budget {
        Budget { depth: Some(turns), ..self }
    }

    /// Returns the budget with another number of nodes.
    #[must_use]
    pub const fn with_nodes(self, nodes: u64) -> Budget {
        Budget { nodes: Some(nodes), ..self }
    }

    /// Returns the budget with another time.
    #[must_use]
    pub const fn with_time(self, time: Duration) -> Budget {
        Budget { time: Some(time), ..self }
    }

    /// Returns the budget with another size of tables and trees, in bytes.
    ///
    /// ```
    /// use tabuleiro_search::Budget;
    ///
    /// assert_eq!(Budget::depth(4).with_memory(1 << 20).memory, 1 << 20);
    /// ```
    #[must_use]
    pub const fn with_memory(self, bytes: usize) -> Budget {
        Budget { memory: bytes, ..self }
    }

    /// Returns the budget, with the time of [`STANDARD`](Budget::STANDARD) if nothing limits it.
    ///
    /// ```
    /// use tabuleiro_search::Budget;
    ///
    /// assert_eq!(Budget::nodes(500).or_default_time(), Budget::nodes(500));
    /// ```
    #[must_use]
    pub fn or_default_time(self) -> Budget {
        let is_limited = self.depth.is_some() || self.nodes.is_some() || self.time.is_some();
        if is_limited { self } else { Budget { time: Budget::STANDARD.time, ..self } }
    }

    /// Returns the budget with no more memory than its nodes need.
    ///
    /// ```
    /// use tabuleiro_search::Budget;
    ///
    /// assert!(Budget::nodes(1_000).with_memory_for_nodes().memory < 1 << 20);
    /// assert_eq!(Budget::default().with_memory_for_nodes(), Budget::default());
    /// ```
    #[must_use]
    pub fn with_memory_for_nodes(self) -> Budget {
        let needed = self.nodes.unwrap_or(u64::MAX).saturating_mul(NODE_BYTES);
        Budget { memory: needed.min(Budget::DEFAULT_MEMORY as u64) as usize, ..self }
    }

    /// Returns true when the observer stops the search or its time is up.
    pub(crate) fn is_spent<M>(&self, observer: &dyn Observer<M>) -> bool {
        observer.should_stop() || self.time.is_some_and(|time| observer.elapsed() >= time)
    }
}

/// An upper bound of the size of a search tree's node, in any game.
const NODE_BYTES: u64 = 96;

/// No limit but the end of the game.
impl Default for Budget {
    fn default() -> Budget {
        Budget::UNLIMITED
    }
}
