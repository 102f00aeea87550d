#![doc = include_str!("../README.md")]

mod abdada;
mod alpha_beta;
mod analysis;
mod budget;
mod determinization;
mod evaluation;
mod history;
mod iterative_deepening;
mod killers;
mod late_move_reductions;
mod levels;
mod mcts;
mod move_ordering;
mod negamax;
mod observer;
mod options;
mod quiescence;
mod rollouts;
mod root;
mod score;
mod searcher;
mod shared_state;
mod strategy;
#[cfg(test)]
mod tests;
mod transposition_table;
mod wall_clock;
mod window;
mod worker;

pub use alpha_beta::AlphaBeta;
pub use analysis::{Analysis, ScoredMove};
pub use budget::Budget;
pub use levels::search_at_level;
pub use mcts::Mcts;
pub use observer::{Observer, Progress};
pub use options::SearchOptions;
pub use rollouts::Rollouts;
pub use root::Root;
pub use score::Score;
pub use searcher::{Searcher, search};
pub use strategy::Strategy;
pub use wall_clock::WallClock;
