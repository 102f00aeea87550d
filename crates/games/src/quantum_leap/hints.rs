//! Hints for the search.

use tabuleiro_core::{Evaluate, SearchHints};

use super::state::{BLACK, WHITE};
use super::{Move, Phase, QuantumLeap, swaps};

/// The greatest number of swaps of which all are searched, as on small boards.
const FEW_SWAPS: usize = 160;
/// The number of swaps that are searched where there are more.
const BEST_SWAPS: usize = 40;

impl SearchHints for QuantumLeap {
    /// The swaps that are best for Black; no second swap.
    fn candidates(&self, out: &mut Vec<Move>) -> bool {
        if self.phase == Phase::Play {
            self.list_moves(out);
            return true;
        }
        let is_complete = !self.swapped.0 && self.list_best_swaps(out);
        out.push(Move::Pass);
        is_complete
    }
}

impl QuantumLeap {
    /// Appends the swaps that are best for Black and returns true if these are all.
    fn list_best_swaps(&self, out: &mut Vec<Move>) -> bool {
        let mut swaps = Vec::new();
        swaps::list(self, &mut swaps);
        let is_complete = swaps.len() <= FEW_SWAPS;
        swaps.sort_by_cached_key(|&swap| {
            let mut after = *self;
            after.make_move(swap);
            after.evaluate(WHITE) - after.evaluate(BLACK)
        });
        swaps.truncate(if is_complete { FEW_SWAPS } else { BEST_SWAPS });
        out.append(&mut swaps);
        is_complete
    }
}
