//! Threats: the insertions that make a line, computed for all lanes of an edge at once.
//!
//! A push into a row changes that row alone. So all rows can be pushed at the same time: a vertical
//! or diagonal line through a pushed row has one marble of that row and its other marbles on
//! squares that did not change. The same holds for columns.

use tabuleiro_core::Seat;

use super::Shiftago;
use super::board::{BOARD, DIRECTIONS, FIRST_COLUMN, FIRST_ROW, Marbles, SIDE};
use super::lanes::{Insertion, Insertions};

/// The bits of the eighth column, which is always empty.
const SPARE: u64 = FIRST_COLUMN << SIDE;

impl Shiftago {
    /// Returns the insertions after which `seat` would have `length` marbles (3, 4 or 5) in a line.
    #[inline]
    pub(super) fn line_insertions(&self, seat: Seat, length: usize) -> Insertions {
        let own = self.marbles(seat);
        if own.len() + 1 < length {
            return Insertions::EMPTY;
        }
        let open = Insertions::open(self.occupied());
        if own.has_run(length) {
            let has_line_after = |insertion: &Insertion| {
                let after = self.marbles_after(seat, insertion.edge(), insertion.lane());
                after[seat].has_run(length)
            };
            return open.iter().filter(has_line_after).collect();
        }
        // A constant length lets the compiler drop the branches inside the loop over directions.
        let found = match length {
            3 => line_insertions::<3>(own.bits(), self.occupied().bits()),
            4 => line_insertions::<4>(own.bits(), self.occupied().bits()),
            _ => line_insertions::<5>(own.bits(), self.occupied().bits()),
        };
        open & found
    }
}

/// Returns the insertions that make a line, given that there is none. The bits of closed
/// lanes are meaningless.
#[inline]
fn line_insertions<const LENGTH: usize>(own: u64, taken: u64) -> Insertions {
    let [in_row, in_column, falling, rising] =
        DIRECTIONS.map(|step| completing::<LENGTH>(own, step));
    let slanting = falling | rising;
    let by_row = |pushed: u64| {
        pushed & (in_column | slanting) | Marbles::from_bits(pushed).windows(LENGTH, DIRECTIONS[0])
    };
    let by_column = |pushed: u64| {
        pushed & (in_row | slanting) | Marbles::from_bits(pushed).windows(LENGTH, DIRECTIONS[1])
    };

    // The marbles that move: those between the edge and the first empty square.
    let left = taken & (taken ^ (taken + FIRST_COLUMN));
    let right = touching_right(taken);
    let top = touching_top(taken);
    let bottom = touching_bottom(taken);
    // In a full lane a marble would leave the board.
    let pushed =
        |moved: u64, shifted: u64, entering: u64| own & !moved | shifted & BOARD | entering;
    Insertions::through(
        by_row(pushed(left, (own & left) << 1, FIRST_COLUMN)),
        by_row(pushed(right, (own & right) >> 1, FIRST_COLUMN << (SIDE - 1))),
        by_column(pushed(top, (own & top) << 8, FIRST_ROW)),
        by_column(pushed(bottom, (own & bottom) >> 8, FIRST_ROW << (8 * (SIDE - 1)))),
    )
}

/// Returns the squares where one more marble makes a line in this direction.
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

/// Returns the marbles without an empty square between them and the right edge.
#[inline]
const fn touching_right(taken: u64) -> u64 {
    let mut touching = taken | SPARE;
    touching &= touching >> 1 | SPARE;
    touching &= touching >> 2 | SPARE | SPARE >> 1;
    touching &= touching >> 4 | SPARE | SPARE >> 1 | SPARE >> 2 | SPARE >> 3;
    touching & BOARD
}

/// Returns the marbles without an empty square between them and the top.
#[inline]
const fn touching_top(taken: u64) -> u64 {
    let mut touching = taken;
    touching &= touching << 8 | 0xFF;
    touching &= touching << 16 | 0xFFFF;
    touching & (touching << 32 | 0xFFFF_FFFF)
}

/// Returns the marbles without an empty square between them and the bottom.
#[inline]
const fn touching_bottom(taken: u64) -> u64 {
    const BELOW: u64 = 0xFF << (8 * SIDE);
    let mut touching = taken | BELOW;
    touching &= touching >> 8 | BELOW;
    touching &= touching >> 16 | BELOW | BELOW >> 8;
    touching &= touching >> 32 | BELOW | BELOW >> 8 | BELOW >> 16 | BELOW >> 24;
    touching & BOARD
}
