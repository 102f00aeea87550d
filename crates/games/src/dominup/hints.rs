//! Search hints: the algorithm, candidates, the quick policy and the key for transpositions.

use tabuleiro_core::{Algorithm, Key, Rng, SearchHints};

use super::placement::Square;
use super::stack::Stack;
use super::{Dominup, Move};

impl SearchHints for Dominup {
    fn algorithm(&self) -> Algorithm {
        if self.players == 2 { Algorithm::AlphaBeta } else { Algorithm::Rollouts }
    }

    fn quick_move(&self, _rng: &mut impl Rng) -> Move {
        self.best_candidate()
    }

    /// Returns a key of the tiles on the ground and the heights of the stacks. The tiles that
    /// climbed do not matter, since a tile shows the numbers that it covers.
    fn table_key(&self) -> u64 {
        let word = |square: Square, stack: &Stack| {
            let (line, column) = square.offsets();
            let number = stack.number.index() as u64;
            (line as u64) << 24 | (column as u64) << 16 | number << 8 | u64::from(stack.height)
        };
        // The two stacks of a tile on the ground are adjacent.
        let (tiles, _) = self.layout.stacks().as_chunks();
        let (squares, _) = self.layout.squares().as_chunks();
        let tiles = squares
            .iter()
            .zip(tiles)
            .map(|(&[here, there], [one, other])| word(here, one) << 32 | word(there, other));
        let ground = tiles.map(|word| Key::new().with(word).value()).fold(0, u64::wrapping_add);
        self.extend_key(Key::new().with(ground)).value()
    }

    fn is_unsettled(&self) -> bool {
        self.layout.has_climb(self.hands[self.to_move])
    }

    fn candidates(&self, out: &mut Vec<Move>) -> bool {
        self.generate_candidates(out)
    }
}
