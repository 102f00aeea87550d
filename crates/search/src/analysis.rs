//! The result of a search.

use std::time::Duration;

use crate::observer::{Observer, Progress};
use crate::score::Score;

/// The result of a search; `M` is a game's move, or its text where the game's type is erased.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, search};
///
/// let game = Shiftago::new(shiftago::Options::default());
/// let analysis = search(&game, Budget::depth(3));
/// assert_eq!(analysis.best_move(), analysis.pv()[0]);
/// assert_eq!(analysis.score(), analysis.moves[0].score);
/// assert_eq!(analysis.moves.len(), game.legal_moves().len());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis<M> {
    /// The searched moves, the best first; there is at least one.
    pub moves: Vec<ScoredMove<M>>,
    /// The depth in turns of the last completed iteration.
    pub depth: u32,
    /// The number of visited nodes.
    pub nodes: u64,
    /// The time of the search, by the clock of the observer.
    pub time: Duration,
}

/// A move with its score.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, search};
///
/// let game = QuantumLeap::new(quantum_leap::Options::default(), &mut seeded_rng(3, 0));
/// for scored in &search(&game, Budget::depth(2)).moves[..3] {
///     println!("{} {}", scored.score, game.format_move(scored.pv[0]));
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoredMove<M> {
    /// The score for the seat to move. It is an upper bound for all but the best move, unless the
    /// search had the option [`multi_pv`](crate::SearchOptions::multi_pv).
    pub score: Score,
    /// The principal variation: the move and the expected continuation.
    pub pv: Vec<M>,
}

impl<M: Clone> Analysis<M> {
    /// Returns the best move.
    pub fn best_move(&self) -> M {
        self.moves[0].pv[0].clone()
    }

    pub(crate) fn report_to(&self, observer: &dyn Observer<M>) {
        let analysis = || Analysis { time: observer.elapsed(), ..self.clone() };
        let progress = Progress { depth: self.depth, nodes: self.nodes, analysis: &analysis };
        observer.on_progress(&progress);
    }
}

impl<M> Analysis<M> {
    /// Returns the score of the best move.
    pub fn score(&self) -> Score {
        self.moves[0].score
    }

    /// Returns the principal variation.
    pub fn pv(&self) -> &[M] {
        &self.moves[0].pv
    }
}
