//! Computers that think about any game: how deep, how long and how often they err is chosen.
//!
//! Everything here is generic over [`Evaluate`](tabuleiro_core::Evaluate), knows no game, reads no
//! clock and, without the feature `threads`, starts no thread: whoever wants a limit of time hands
//! in a function that says when it is over.
//!
//! ```
//! use tabuleiro_core::{Game, dice};
//! use tabuleiro_games::shiftago::Shiftago;
//! use tabuleiro_search::{Limits, Table, think};
//!
//! let state = Shiftago::start(&Default::default(), &mut dice(0, 0));
//! let limits = Limits { nodes: Some(10_000), ..Limits::default() };
//! let thought = think(&state, &limits, &mut Table::with_bytes(1 << 20), &());
//! assert!(state.check(thought.best()).is_ok());
//! ```

mod alphabeta;
mod busy;
mod decide;
mod limits;
mod montecarlo;
mod order;
mod rollouts;
mod root;
mod score;
mod table;
#[cfg(test)]
mod tests;
mod thought;

pub use decide::{decide, decide_at_level};
pub use limits::{Limits, Watch};
pub use root::think;
pub use score::Score;
pub use table::Table;
pub use thought::{Ranked, Thought};
