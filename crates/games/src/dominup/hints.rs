//! Hints for the search.

use tabuleiro_core::{Algorithm, Key, Rng, SearchHints};

use super::place::Square;
use super::table::Stack;
use super::{Dominup, Move};

impl SearchHints for Dominup {
    fn algorithm(&self) -> Algorithm {
        if self.players == 2 { Algorithm::AlphaBeta } else { Algorithm::Rollouts }
    }

    fn quick_move(&self, _rng: &mut impl Rng) -> Move {
        self.first_candidate()
    }

    /// The tiles on the ground and the heights of the stacks: which tiles climbed does not matter,
    /// since a climbing tile shows the numbers that it covers.
    fn table_key(&self) -> u64 {
        let word = |square: Square, stack: &Stack| {
            let (line, column) = square.counted();
            let number = stack.number.index() as u64;
            (line as u64) << 24 | (column as u64) << 16 | number << 8 | u64::from(stack.height)
        };
        // A tile on the ground has two stacks, one after the other.
        let (tiles, _) = self.table.stacks().as_chunks();
        let (squares, _) = self.table.squares().as_chunks();
        let tiles = squares
            .iter()
            .zip(tiles)
            .map(|(&[here, there], [one, other])| word(here, one) << 32 | word(there, other));
        let ground = tiles.map(|word| Key::new().with(word).value()).fold(0, u64::wrapping_add);
        self.fold_rest(Key::new().with(ground)).value()
    }

    fn is_unsettled(&self) -> bool {
        self.table.has_climb(self.hands[self.to_move])
    }

    fn candidates(&self, out: &mut Vec<Move>) -> bool {
        self.list_candidates(out)
    }
}
