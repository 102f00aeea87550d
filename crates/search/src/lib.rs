//! Search for any game: alpha-beta, Monte Carlo tree search and rollouts behind one interface.
//!
//! Everything is generic over [`SearchHints`](tabuleiro_core::SearchHints) and knows no game. Nothing
//! reads a clock: the [`Observer`] has one where time is limited. Without the feature `threads` no
//! thread is started.
//!
//! ```
//! use tabuleiro_core::{Game, dice};
//! use tabuleiro_games::shiftago::Shiftago;
//! use tabuleiro_search::{Budget, SearchOptions, Searcher};
//!
//! let state = Shiftago::new(Default::default());
//! let budget = Budget { nodes: Some(10_000), ..Budget::default() };
//! let analysis = Searcher::default().search(&state, &SearchOptions::default(), &budget, &());
//! assert!(state.check(analysis.best_move()).is_ok());
//! ```

mod abdada;
mod alpha_beta;
mod analysis;
mod budget;
mod determinization;
mod evaluation;
mod iterative_deepening;
mod mcts;
mod negamax;
mod noise;
mod observer;
mod ordering;
mod rollouts;
mod root;
mod score;
mod strategy;
#[cfg(test)]
mod tests;
mod transposition_table;
mod tree;
mod window;

pub use alpha_beta::AlphaBeta;
pub use analysis::{Analysis, ScoredMove};
pub use budget::Budget;
pub use mcts::Mcts;
pub use noise::search_at_level;
pub use observer::{Observer, Progress};
pub use rollouts::Rollouts;
pub use root::{Root, SearchOptions};
pub use score::Score;
pub use strategy::{Searcher, Strategy};
