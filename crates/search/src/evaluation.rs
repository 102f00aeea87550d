//! Scores of single positions.

use tabuleiro_core::{Evaluate, Game, Outcome, Seat};

use crate::score::Score;

/// Returns the evaluation of a seat, less that of the others on average.
pub(crate) fn evaluate_for<G: Evaluate>(state: &G, seat: Seat) -> Score {
    let players = state.players();
    let others = Seat::all(players).filter(|&other| other != seat);
    let others: i32 = others.map(|other| state.evaluate(other)).sum();
    Score::estimate(state.evaluate(seat) - others / (players as i32 - 1))
}

/// Returns the score of a seat in a state that is over, so many plies from the root.
///
/// An end that depends on how it was reached, such as a repetition, proves nothing.
pub(crate) fn score_of_end<G: Game>(state: &G, outcome: &Outcome, seat: Seat, ply: usize) -> Score {
    let score = Score::from_outcome(outcome, seat, ply);
    if state.ends_by_history() { score.unproven() } else { score }
}
