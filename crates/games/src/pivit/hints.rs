//! Hints for the search.

use tabuleiro_core::{Algorithm, SearchHints};

use super::{Move, Pivit};

impl SearchHints for Pivit {
    fn algorithm(&self) -> Algorithm {
        if self.players == 2 { Algorithm::AlphaBeta } else { Algorithm::Mcts }
    }

    /// Captures and promotions.
    #[inline]
    fn forcing_moves(&self, out: &mut Vec<Move>) {
        self.list_forcing_moves(out);
    }

    /// Greatest for captures of masters, with a minion rather than with a master.
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
