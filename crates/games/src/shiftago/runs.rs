//! Runs: marbles of one colour side by side, which are scored in Expert and Extreme.

use super::board::{DIRECTIONS, Marbles, Square};

/// Squares in a straight line, given by its ends. The first end comes first by row, then column.
///
/// ```
/// use tabuleiro_games::shiftago::{Run, Square};
///
/// let [left, right] = [1, 5].map(|column| Square::new(3, column).unwrap());
/// let run = Run::between(right, left);
/// assert_eq!((run.first, run.last, run.length()), (left, right, 5));
/// assert_eq!(run.squares().len(), 5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Run {
    /// The end that comes first by row, then column.
    pub first: Square,
    /// The other end.
    pub last: Square,
}

impl Run {
    /// Returns the run between two squares, in either order.
    pub fn between(a: Square, b: Square) -> Run {
        Run { first: a.min(b), last: a.max(b) }
    }

    /// Returns the number of squares of a straight run.
    pub fn length(self) -> usize {
        let rows = self.last.row().abs_diff(self.first.row());
        let columns = self.last.column().abs_diff(self.first.column());
        rows.max(columns) + 1
    }

    /// Returns the squares of a straight run.
    pub fn squares(self) -> Marbles {
        let (first, last) = (self.first.bit(), self.last.bit());
        let step = (last - first).checked_div(self.length() as u32 - 1).unwrap_or(1);
        (first..=last).step_by(step.max(1) as usize).map(Square::from_bit).collect()
    }
}

impl Marbles {
    /// Returns all runs of at least `shortest` marbles, each at its full length, in no special
    /// order.
    pub(super) fn runs(self, shortest: usize) -> impl Iterator<Item = Run> {
        DIRECTIONS.into_iter().flat_map(move |step| {
            // A run begins where the square before it has no marble of the set.
            let starts = self.windows(shortest, step) & !(self.bits() << step);
            Marbles::from_bits(starts).iter().map(move |first| {
                let mut last = first.bit();
                while self.bits() >> (last + step) & 1 == 1 {
                    last += step;
                }
                Run { first, last: Square::from_bit(last) }
            })
        })
    }
}
