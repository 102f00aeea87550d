//! Resignation, which ends a game of two players outside its rules.

use tabuleiro_core::{Outcome, Reason, Seat};

use crate::Table;

/// The reason of an outcome by resignation.
pub(crate) const RESIGNATION: Reason =
    Reason { id: "resignation", message_id: "reason-resignation" };

/// Returns the outcome of a game that the player on this seat resigns.
pub(crate) fn resignation(seat: Seat, players: usize) -> Outcome {
    Outcome::loss(seat, players, RESIGNATION)
}

impl Table {
    /// Resigns the game for a seat. Returns false, and changes nothing, if there are more than two
    /// players or the game is over.
    pub fn resign(&mut self, seat: Seat) -> bool {
        let is_possible = self.players.len() == 2 && !self.is_over();
        if is_possible {
            self.resigned = Some(seat);
            self.history.discard_undone();
        }
        is_possible
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::Turn;

    use super::*;
    use crate::{Player, parse_spec};

    fn table(spec: &str, players: usize) -> Table {
        Table::new(parse_spec(spec).unwrap(), vec![Player::human(); players], 0).unwrap()
    }

    #[test]
    fn a_resignation_loses_the_game_until_it_is_undone() {
        let mut table = table("shiftago", 2);
        table.play("L1").unwrap();
        assert!(table.resign(Seat::FIRST));
        assert!(!table.resign(Seat::new(1)), "the game is over already");
        let Turn::Over(outcome) = table.turn() else { panic!("a player resigned") };
        assert_eq!(outcome.ranking.winner(), Some(Seat::new(1)));
        assert!(table.play("L2").is_err() && table.hint(&()).is_none());
        assert!(table.undo() && !table.is_over());
        assert_eq!(table.moves().len(), 1);
    }

    #[test]
    fn nobody_can_resign_with_three_players() {
        assert!(!table("shiftago:players=3", 3).resign(Seat::FIRST));
    }
}
