//! The parts of JSON output that several commands share. `docs/json.md` describes the fields.

use serde_json::{Value, json};
use tabuleiro_core::{Seat, Turn};
use tabuleiro_session::Score;

use crate::profile::OutputStyle;

/// Returns the seat to move, or `None` after the end of the game.
pub(crate) fn seat_to_move(turn: &Turn) -> Option<Seat> {
    match turn {
        Turn::Of(seat) => Some(*seat),
        Turn::Over(_) => None,
    }
}

/// Returns the places and the reason after the end of the game, and null before.
pub(crate) fn outcome(turn: &Turn, style: OutputStyle) -> Value {
    match turn {
        Turn::Of(_) => Value::Null,
        Turn::Over(outcome) => {
            let words = style.text(&outcome.reason.message());
            let reason = json!({ "id": outcome.reason.id, "words": words });
            json!({ "places": outcome.ranking, "reason": reason })
        }
    }
}

/// Returns the estimate in thousandths of a logit with the win probability, or the proven result
/// with the number of moves to the end.
pub(crate) fn score(score: Score) -> Value {
    match score.plies_to_end() {
        Some(moves) => {
            let result = if score.is_win() { "win" } else { "loss" };
            json!({ "proven": true, "result": result, "moves": moves })
        }
        None => {
            json!({ "proven": false, "value": score.value(), "chance": score.win_probability() })
        }
    }
}
