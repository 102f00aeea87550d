//! Which insertions make a line, found for all lanes of an edge at once.
//!
//! Pushing into a row changes that row alone. So all rows are pushed at the same time, and a line
//! that goes through one of them, upright or slanting, has one marble of the pushed row and the
//! others from the board as it was. Columns are the same, the other way round.

use tabuleiro_core::Seat;

use super::Shiftago;
use super::board::{CELLS, COLUMN, DIRECTIONS, Marbles, ROW, SIDE};
use super::lanes::{Edge, Lane, Lanes};

/// The eighth column, which is always empty.
const SPARE: u64 = COLUMN << SIDE;

impl Shiftago {
    /// The insertions after which `seat` would have `length` marbles (3, 4 or 5) in a line.
    #[inline]
    pub(super) fn lanes_to_line(&self, seat: Seat, length: usize) -> Lanes {
        let own = self.marbles(seat);
        if own.count() + 1 < length as u32 {
            return Lanes::NONE;
        }
        let open = Lanes::open(self.occupied());
        if own.has_run(length) {
            return open.filtered(|edge, lane| self.keeps_line(seat, edge, lane, length));
        }
        // The length is told apart once and not in every direction.
        let found = match length {
            3 => lanes_to_line::<3>(own.bits(), self.occupied().bits()),
            4 => lanes_to_line::<4>(own.bits(), self.occupied().bits()),
            _ => lanes_to_line::<5>(own.bits(), self.occupied().bits()),
        };
        open.common(found)
    }

    /// Whether there is a line after this insertion: somebody else may have made it before.
    fn keeps_line(&self, seat: Seat, edge: Edge, lane: Lane, length: usize) -> bool {
        self.marbles_after(seat, edge, lane)[seat].has_run(length)
    }
}

/// The insertions, of those into open lanes, that make a line where there is none.
#[inline]
fn lanes_to_line<const LENGTH: usize>(own: u64, taken: u64) -> Lanes {
    let [in_row, in_column, falling, rising] =
        DIRECTIONS.map(|step| completing::<LENGTH>(own, step));
    let slanting = falling | rising;
    let by_row = |pushed: u64| {
        pushed & (in_column | slanting) | Marbles(pushed).windows(LENGTH, DIRECTIONS[0])
    };
    let by_column =
        |pushed: u64| pushed & (in_row | slanting) | Marbles(pushed).windows(LENGTH, DIRECTIONS[1]);

    // The marbles that move: from the edge to the first empty cell.
    let left = taken & (taken ^ (taken + COLUMN));
    let right = touching_right(taken);
    let up = touching_up(taken);
    let down = touching_down(taken);
    // Of a full lane one marble would leave the board.
    let pushed =
        |moved: u64, shifted: u64, entering: u64| own & !moved | shifted & CELLS | entering;
    Lanes::through(
        by_row(pushed(left, (own & left) << 1, COLUMN)),
        by_row(pushed(right, (own & right) >> 1, COLUMN << (SIDE - 1))),
        by_column(pushed(up, (own & up) << 8, ROW)),
        by_column(pushed(down, (own & down) >> 8, ROW << (8 * (SIDE - 1)))),
    )
}

/// The cells where one more marble makes a line in this direction.
#[inline]
fn completing<const LENGTH: usize>(own: u64, step: u32) -> u64 {
    let before = |distance: u32| own << (distance * step);
    let behind = |distance: u32| own >> (distance * step);
    let two_before = before(1) & before(2);
    let two_behind = behind(1) & behind(2);
    match LENGTH {
        3 => two_before | two_behind | before(1) & behind(1),
        4 => two_before & (before(3) | behind(1)) | two_behind & (behind(3) | before(1)),
        _ => {
            two_before & two_behind
                | two_before & before(3) & (before(4) | behind(1))
                | two_behind & behind(3) & (behind(4) | before(1))
        }
    }
}

/// The marbles between which and the right edge there is no empty cell.
#[inline]
const fn touching_right(taken: u64) -> u64 {
    let mut touching = taken | SPARE;
    touching &= touching >> 1 | SPARE;
    touching &= touching >> 2 | SPARE | SPARE >> 1;
    touching &= touching >> 4 | SPARE | SPARE >> 1 | SPARE >> 2 | SPARE >> 3;
    touching & CELLS
}

/// The marbles between which and the top there is no empty cell.
#[inline]
const fn touching_up(taken: u64) -> u64 {
    let mut touching = taken;
    touching &= touching << 8 | 0xFF;
    touching &= touching << 16 | 0xFFFF;
    touching & (touching << 32 | 0xFFFF_FFFF)
}

/// The marbles between which and the bottom there is no empty cell.
#[inline]
const fn touching_down(taken: u64) -> u64 {
    const BELOW: u64 = 0xFF << (8 * SIDE);
    let mut touching = taken | BELOW;
    touching &= touching >> 8 | BELOW;
    touching &= touching >> 16 | BELOW | BELOW >> 8;
    touching &= touching >> 32 | BELOW | BELOW >> 8 | BELOW >> 16 | BELOW >> 24;
    touching & CELLS
}
