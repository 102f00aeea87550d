//! The outcome of a finished game.

use tabuleiro_core::{Game, Outcome, Ranking, Reason};

use super::rules::GamePhase;
use super::{Mode, Shiftago};

const FIVE: Reason = Reason { id: "line", message_id: "shiftago-end-five" };
const FOUR: Reason = Reason { id: "line", message_id: "shiftago-end-four" };
const TEN_POINTS: Reason = Reason { id: "ten-points", message_id: "shiftago-end-ten-points" };
const OUT_OF_MARBLES: Reason = Reason { id: "out-of-marbles", message_id: "shiftago-end-marbles" };
const OUT_OF_MARBLES_POINTS: Reason =
    Reason { id: "out-of-marbles", message_id: "shiftago-end-marbles-points" };
const BOARD_FULL: Reason = Reason { id: "board-full", message_id: "shiftago-end-full" };
const BOARD_FULL_POINTS: Reason =
    Reason { id: "board-full", message_id: "shiftago-end-full-points" };
const TOO_LONG: Reason = Reason { id: "too-long", message_id: "shiftago-end-too-long" };

impl Shiftago {
    /// Returns the outcome of a game that is over.
    pub(super) fn outcome(&self) -> Outcome {
        let players = self.players();
        let moved = self.to_move.previous(players);
        let is_express = self.options.mode == Mode::Express;
        let by_points =
            |reason| Outcome { ranking: Ranking::by(players, |seat| self.score(seat)), reason };
        match self.phase {
            GamePhase::Line => Outcome::win(moved, players, if players == 2 { FIVE } else { FOUR }),
            GamePhase::LastMarblePlaced => Outcome::loss(moved, players, OUT_OF_MARBLES),
            GamePhase::NoMarble if self.options.last_marble_loses() => {
                Outcome::loss(self.to_move, players, OUT_OF_MARBLES)
            }
            GamePhase::NoMarble if is_express => Outcome::draw(players, OUT_OF_MARBLES),
            GamePhase::NoMarble => by_points(OUT_OF_MARBLES_POINTS),
            GamePhase::BoardFull if is_express => Outcome::draw(players, BOARD_FULL),
            GamePhase::BoardFull => by_points(BOARD_FULL_POINTS),
            GamePhase::TooLong => by_points(TOO_LONG),
            GamePhase::Insert | GamePhase::Score | GamePhase::TenPoints => by_points(TEN_POINTS),
        }
    }
}
