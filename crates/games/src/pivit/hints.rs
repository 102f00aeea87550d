//! Search hints: the algorithm, forcing moves and priors.

use tabuleiro_core::{Algorithm, SearchHints};

use super::{Move, Pivit};

impl SearchHints for Pivit {
    fn algorithm(&self) -> Algorithm {
        if self.players == 2 { Algorithm::AlphaBeta } else { Algorithm::Mcts }
    }

    /// Appends the captures and promotions.
    #[inline]
    fn forcing_moves(&self, out: &mut Vec<Move>) {
        self.generate_forcing_moves(out);
    }

    /// Prefers captures of masters, and captures by minions.
    #[inline]
    fn prior(&self, m: Move) -> i32 {
        let promotion = if self.is_promotion(m) { 60_000 } else { 0 };
        if !self.occupied().contains(m.to) {
            return promotion;
        }
        let taken = if self.masters.contains(m.to) { 80_000 } else { 40_000 };
        let risked = if self.masters.contains(m.from) { 1_000 } else { 0 };
        promotion + taken - risked
    }
}
