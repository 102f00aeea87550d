//! Search hints: the swaps that are searched.

use tabuleiro_core::{Evaluate, Game, SearchHints};

use super::state::{BLACK, WHITE};
use super::{Move, Phase, QuantumLeap, swaps};

/// The greatest number of swaps that are all searched, as on small boards.
const FEW_SWAPS: usize = 160;
/// The number of swaps that are searched where there are more.
const BEST_SWAPS: usize = 40;

impl SearchHints for QuantumLeap {
    /// Appends the swaps with the best evaluations for Black. A second swap is never a candidate.
    fn candidates(&self, out: &mut Vec<Move>) -> bool {
        if self.phase == Phase::Play {
            self.generate_moves(out);
            return true;
        }
        let is_complete = !self.has_swapped.0 && self.generate_best_swaps(out);
        out.push(Move::Pass);
        is_complete
    }
}

impl QuantumLeap {
    /// Appends the swaps with the best evaluations for Black and returns true if these are all.
    fn generate_best_swaps(&self, out: &mut Vec<Move>) -> bool {
        let mut swaps = Vec::new();
        swaps::generate_swaps(self, &mut swaps);
        let is_complete = swaps.len() <= FEW_SWAPS;
        swaps.sort_by_cached_key(|&swap| {
            let mut after = *self;
            after.play_unchecked(swap);
            after.evaluate(WHITE) - after.evaluate(BLACK)
        });
        swaps.truncate(if is_complete { FEW_SWAPS } else { BEST_SWAPS });
        out.append(&mut swaps);
        is_complete
    }
}
