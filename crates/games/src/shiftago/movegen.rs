//! Move generation.

use super::Shiftago;
use super::lanes::Insertions;
use super::moves::{INSERTIONS, Keep, Move};
use super::runs::Run;

impl Shiftago {
    /// Appends the insertions into open lanes.
    #[inline]
    pub(super) fn generate_insertions(&self, out: &mut Vec<Move>) {
        let open = Insertions::open(self.occupied());
        let start = out.len();
        out.extend_from_slice(&INSERTIONS);
        if !open.is_full() {
            // The copy is overwritten, because every push would check the capacity.
            for (slot, insertion) in out[start..].iter_mut().zip(open) {
                *slot = INSERTIONS[insertion.index()];
            }
            out.truncate(start + open.len());
        }
    }

    /// Appends the scores of the seat to move.
    pub(super) fn generate_scores(&self, out: &mut Vec<Move>) {
        let start = out.len();
        for run in self.scoring_runs() {
            for &keep in self.keep_choices() {
                out.push(Move::Score { run, keep });
            }
        }
        out[start..].sort_unstable();
    }

    /// Returns the number of scores of the seat to move. It is not inlined, so that a count of
    /// insertions needs few registers.
    #[inline(never)]
    pub(super) fn count_scores(&self) -> usize {
        self.scoring_runs().count() * self.keep_choices().len()
    }

    /// Returns the runs of the seat to move that are long enough to score.
    pub(super) fn scoring_runs(&self) -> impl Iterator<Item = Run> {
        self.marbles[self.to_move].runs(self.options.min_run_length())
    }

    /// Returns the choices of marbles that stay when a run is scored.
    fn keep_choices(&self) -> &'static [Keep] {
        if self.options.players == 2 { &[Keep::Both] } else { &[Keep::First, Keep::Last] }
    }
}
