//! Moves of computer players: bots, and engines that search.

use tabuleiro_core::{GameRng, LEVEL_COUNT, Turn, seeded_rng};

use crate::{Analysis, Budget, Observer, PlayedMove, Player, Searcher, Table};

/// The move that a computer player chose.
#[derive(Clone, PartialEq, Debug)]
pub struct ComputerMove {
    /// The text of the move.
    pub text: String,
    /// The analysis of the position; `None` from a bot, which does not search.
    pub analysis: Option<Analysis<String>>,
}

impl ComputerMove {
    /// Returns the best move of an analysis.
    pub fn new(analysis: Analysis<String>) -> ComputerMove {
        ComputerMove { text: analysis.best_move(), analysis: Some(analysis) }
    }
}

impl Table {
    /// Plays a move for the computer whose turn it is; `None` if it is a person's turn or the game is
    /// over.
    pub fn play_computer_move(
        &mut self,
        budget: &Budget,
        observer: &dyn Observer<String>,
    ) -> Option<&PlayedMove> {
        let text = self.computer_move(budget, observer)?.text;
        Some(self.play(&text).expect("computer players choose legal moves"))
    }

    /// Returns the move that the computer chooses whose turn it is; `None` if it is a person's turn or
    /// the game is over. The budget is for engines without a level; its memory follows from its nodes.
    pub fn computer_move(
        &self,
        budget: &Budget,
        observer: &dyn Observer<String>,
    ) -> Option<ComputerMove> {
        let Turn::Of(seat) = self.turn() else {
            return None;
        };
        let (position, rng) = (self.position(), &mut self.rng());
        Some(match self.player(seat) {
            Player::Human(_) => return None,
            Player::Bot(name) => {
                ComputerMove { text: position.bot_move(name, rng), analysis: None }
            }
            Player::Engine(Some(level)) => {
                ComputerMove::new(position.search_at_level(*level, rng, observer))
            }
            Player::Engine(None) => {
                let budget = budget.or_default_time().with_memory_for_nodes();
                let searcher = &mut Searcher::default();
                ComputerMove::new(position.search(&budget, searcher, rng, observer))
            }
        })
    }

    /// Returns the move that the strongest level would choose; `None` if the game is over.
    pub fn hint(&self, observer: &dyn Observer<String>) -> Option<ComputerMove> {
        match self.turn() {
            Turn::Of(_) => {
                let (strongest, rng) = (LEVEL_COUNT as u8, &mut self.rng());
                Some(ComputerMove::new(self.position().search_at_level(strongest, rng, observer)))
            }
            Turn::Over(_) => None,
        }
    }

    /// Returns the random numbers of this ply: the same after an undo, and in a loaded game.
    fn rng(&self) -> GameRng {
        seeded_rng(self.seed, self.history.len() as u64 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse_players, parse_spec};

    fn table(seats: &str) -> Table {
        let variant = parse_spec("shiftago").unwrap();
        let players = parse_players(&variant.game_type(), seats).unwrap();
        Table::new(variant, players, 11).unwrap()
    }

    #[test]
    fn a_computer_plays_the_same_move_again_after_an_undo() {
        let mut table = table("bot:random,bot:random");
        let first = table.play_computer_move(&Budget::STANDARD, &()).unwrap().text.clone();
        table.play_computer_move(&Budget::STANDARD, &()).unwrap();
        assert!(table.undo() && table.undo());
        assert_eq!(table.play_computer_move(&Budget::STANDARD, &()).unwrap().text, first);
    }

    #[test]
    fn no_computer_moves_for_a_person_or_after_the_end() {
        let mut table = table("human,bot:random");
        assert!(table.play_computer_move(&Budget::STANDARD, &()).is_none());
        table.set_up("XXXXX../......./......./......./......./......./....... 2 17,22").unwrap();
        assert!(table.is_over());
        assert!(table.play_computer_move(&Budget::STANDARD, &()).is_none());
        assert!(table.hint(&()).is_none());
    }
}
