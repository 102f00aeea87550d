//! Search hints: the algorithm and the forcing moves.

use tabuleiro_core::{Algorithm, SearchHints};

use super::Shiftago;
use super::moves::{INSERTIONS, Move};
use super::rules::GamePhase;

impl SearchHints for Shiftago {
    fn algorithm(&self) -> Algorithm {
        if self.options.players == 2 { Algorithm::AlphaBeta } else { Algorithm::Mcts }
    }

    /// Returns true if a run must be scored.
    fn is_unsettled(&self) -> bool {
        self.phase == GamePhase::Score
    }

    /// Appends the insertions that make a line.
    fn forcing_moves(&self, out: &mut Vec<Move>) {
        if self.phase == GamePhase::Insert {
            let insertions = self.line_insertions(self.to_move, self.options.min_run_length());
            out.extend(insertions.iter().map(|insertion| INSERTIONS[insertion.index()]));
        }
    }
}
