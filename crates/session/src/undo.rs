//! Undo and redo.

use crate::{Player, Table};

impl Table {
    /// Undoes a resignation, or the last move; returns false if there is neither.
    ///
    /// ```
    /// use tabuleiro_session::{Player, Table, parse_spec};
    ///
    /// let mut table = Table::new(parse_spec("shiftago")?, vec![Player::human(); 2], 7)?;
    /// table.play("left 3")?;
    /// assert!(table.undo() && table.moves().len() == 0);
    /// assert!(table.redo() && table.moves().len() == 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> bool {
        self.resigned.take().is_some() || self.history.undo()
    }

    /// Redoes the move that was undone last; returns false if there is none.
    pub fn redo(&mut self) -> bool {
        self.history.redo()
    }

    /// Undoes moves until it is a person's turn; with computers alone, one move. Returns false, and
    /// changes nothing, if there is no such turn.
    pub fn undo_to_human(&mut self) -> bool {
        self.step_to_human(Table::undo)
    }

    /// Redoes the moves that [`undo_to_human`](Table::undo_to_human) undid.
    pub fn redo_to_human(&mut self) -> bool {
        self.step_to_human(Table::redo)
    }

    fn step_to_human(&mut self, step: fn(&mut Table) -> bool) -> bool {
        let (ply, resigned) = (self.history.len(), self.resigned);
        let has_moved = step(self);
        let has_human = self.players.iter().any(Player::is_human);
        while has_moved && has_human && !self.is_human_turn() {
            if !step(self) {
                break;
            }
        }
        // At a computer's first move, the computer would play it again.
        if has_human && !self.is_human_turn() && !self.is_over() {
            self.history.go_to(ply);
            self.resigned = resigned;
            return false;
        }
        has_moved
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, parse_players, parse_spec};

    fn table(seats: &str) -> Table {
        let variant = parse_spec("shiftago").unwrap();
        let players = parse_players(&variant.game_type(), seats).unwrap();
        Table::new(variant, players, 11).unwrap()
    }

    #[test]
    fn undo_and_redo_step_through_the_moves() {
        let mut table = table("human,human");
        let start = table.position().key();
        assert!(!table.undo());
        table.play("L1").unwrap();
        table.play("L2").unwrap();
        let end = table.position().key();
        assert!(table.undo() && table.undo());
        assert_eq!(table.position().key(), start);
        assert!(table.redo() && table.redo() && !table.redo());
        assert_eq!(table.position().key(), end);
    }

    #[test]
    fn a_new_move_discards_the_undone_ones() {
        let mut table = table("human,human");
        table.play("L1").unwrap();
        table.undo();
        table.play("L2").unwrap();
        assert!(!table.redo());
        assert_eq!(table.moves().map(|m| m.text.as_str()).collect::<Vec<_>>(), ["L2"]);
    }

    #[test]
    fn an_illegal_move_keeps_the_undone_ones() {
        let mut table = table("human,human");
        table.play("L1").unwrap();
        table.undo();
        assert!(table.play("L9").is_err());
        assert!(table.redo());
    }

    #[test]
    fn a_person_also_undoes_the_reply_of_the_computer() {
        let mut table = table("human,bot:guard");
        table.play("L1").unwrap();
        table.play_computer_move(&Budget::STANDARD, &()).unwrap();
        assert!(table.undo_to_human());
        assert_eq!(table.moves().len(), 0);
        assert!(table.redo_to_human());
        assert_eq!(table.moves().len(), 2);
    }

    #[test]
    fn the_first_move_of_a_computer_cannot_be_undone() {
        let mut table = table("bot:guard,human");
        table.play_computer_move(&Budget::STANDARD, &()).unwrap();
        assert!(!table.undo_to_human());
        assert_eq!(table.moves().len(), 1);
    }
}
