//! The swaps before play, copied from a list of all that a full board has.
//!
//! There are 1,770 of them on the usual board. Few cells are empty then, so all but a few of the
//! listed pairs are wanted, in long runs that are copied at once.

use arrayvec::ArrayVec;

use super::board::{Geometry, MAX_CELLS, MAX_SIDE, MIN_SIDE, bit};
use super::moves::Pair;
use super::{Move, QuantumLeap};

/// How many pairs of cells the largest board has.
const MAX_PAIRS: usize = MAX_CELLS * (MAX_CELLS - 1) / 2;

/// By side, the swaps of a full board in canonical order; what follows them means nothing.
static SWAPS: [[Move; MAX_PAIRS]; MAX_SIDE - MIN_SIDE + 1] = {
    let mut swaps = [[Move::Pass; MAX_PAIRS]; MAX_SIDE - MIN_SIDE + 1];
    let mut side = MIN_SIDE;
    while side <= MAX_SIDE {
        let board = Geometry::of(side);
        let (mut first, mut listed) = (0, 0);
        while first < board.cells {
            let mut second = first + 1;
            while second < board.cells {
                let pair = Pair { first: board.places[first], second: board.places[second] };
                swaps[side - MIN_SIDE][listed] = Move::Swap(pair);
                listed += 1;
                second += 1;
            }
            first += 1;
        }
        side += 1;
    }
    swaps
};

/// Appends the swaps of any two stones in canonical order.
pub(super) fn list(state: &QuantumLeap, out: &mut Vec<Move>) {
    let occupied = state.stones[0] | state.stones[1];
    let places = state.places();
    let is_empty = |&nth: &usize| occupied & bit(places[nth]) == 0;
    let empty: ArrayVec<usize, MAX_CELLS> = (0..places.len()).filter(is_empty).collect();

    let swaps = &SWAPS[state.side() - MIN_SIDE];
    let (mut row, mut next, mut later_empty) = (0, 0, &empty[..]);
    let mut copy_up_to = |end, next_after| {
        out.extend_from_slice(&swaps[next..end]);
        next = next_after;
    };
    for first in 0..places.len() {
        let next_row = row + places.len() - 1 - first;
        match later_empty.split_first() {
            Some((&empty, rest)) if empty == first => {
                copy_up_to(row, next_row);
                later_empty = rest;
            }
            _ => {
                for &second in later_empty {
                    let swap = row + second - first - 1;
                    copy_up_to(swap, swap + 1);
                }
            }
        }
        row = next_row;
    }
    copy_up_to(row, row);
}
