//! Generation of the swaps before play, from a list of all swaps of a full board.
//!
//! A full board of side 5 has 1,770 swaps. Few cells are empty when swaps are made, so nearly all
//! of the listed swaps are legal, in long runs that are copied at once.

use arrayvec::ArrayVec;

use super::QuantumLeap;
use super::board::Geometry;
use super::hex::{MAX_CELLS, MAX_SIDE, MIN_SIDE};
use super::moves::{Move, Pair};

/// The number of pairs of cells of the largest board.
const MAX_PAIRS: usize = MAX_CELLS * (MAX_CELLS - 1) / 2;

/// By side, the swaps of a full board in canonical order. Smaller boards leave the end unused.
static SWAPS: [[Move; MAX_PAIRS]; MAX_SIDE - MIN_SIDE + 1] = {
    let mut swaps = [[Move::Pass; MAX_PAIRS]; MAX_SIDE - MIN_SIDE + 1];
    let mut side = MIN_SIDE;
    while side <= MAX_SIDE {
        let board = Geometry::of(side);
        let (mut first, mut count) = (0, 0);
        while first < board.cells {
            let mut second = first + 1;
            while second < board.cells {
                let pair = Pair { first: board.hexes[first], second: board.hexes[second] };
                swaps[side - MIN_SIDE][count] = Move::Swap(pair);
                count += 1;
                second += 1;
            }
            first += 1;
        }
        side += 1;
    }
    swaps
};

/// Appends the swaps of any two stones in canonical order.
pub(super) fn generate_swaps(state: &QuantumLeap, out: &mut Vec<Move>) {
    let occupied = state.stones[0] | state.stones[1];
    let hexes = state.hexes();
    let is_empty = |&index: &usize| occupied.is_disjoint(hexes[index].point());
    let empty: ArrayVec<usize, MAX_CELLS> = (0..hexes.len()).filter(is_empty).collect();

    let swaps = &SWAPS[state.side() - MIN_SIDE];
    let (mut row, mut next, mut later_empty) = (0, 0, &empty[..]);
    let mut copy_up_to = |end, next_after| {
        out.extend_from_slice(&swaps[next..end]);
        next = next_after;
    };
    for first in 0..hexes.len() {
        let next_row = row + hexes.len() - 1 - first;
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
