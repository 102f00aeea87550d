//! The score of a single position, without a search.

use tabuleiro_core::{Evaluate, Game, Outcome, Seat};

use crate::score::Score;

/// Returns the evaluation of a seat minus the mean evaluation of the others.
pub(crate) fn evaluate_for<G: Evaluate>(state: &G, seat: Seat) -> Score {
    let players = state.players();
    let others = Seat::all(players).filter(|&other| other != seat);
    let others: i32 = others.map(|other| state.evaluate(other)).sum();
    Score::estimate(state.evaluate(seat) - others / (players as i32 - 1))
}

/// Returns the score of a seat at the end of the game, so many plies from the root.
///
/// It is not proven if the end depends on history, as a repetition does: another path to the position
/// does not end there.
pub(crate) fn score_of_end<G: Game>(state: &G, outcome: &Outcome, seat: Seat, ply: usize) -> Score {
    let score = Score::from_outcome(outcome, seat, ply);
    if state.ends_by_history() { score.unproven() } else { score }
}
