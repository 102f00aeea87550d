//! Hints for the search.

use tabuleiro_core::{Algorithm, SearchHints};

use super::moves::INSERTIONS;
use super::rules::Standing;
use super::{Move, Shiftago};

impl SearchHints for Shiftago {
    fn algorithm(&self) -> Algorithm {
        if self.seats() == 2 { Algorithm::AlphaBeta } else { Algorithm::Mcts }
    }

    fn is_unsettled(&self) -> bool {
        self.standing == Standing::Score
    }

    /// Insertions that make a line.
    fn forcing_moves(&self, out: &mut Vec<Move>) {
        if self.standing == Standing::Insert {
            let lanes = self.lanes_to_line(self.to_move, self.options.shortest_scoring_run());
            out.extend(lanes.numbers().map(|number| INSERTIONS[number]));
        }
    }
}
