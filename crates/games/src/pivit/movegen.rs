//! Move generation.

use tabuleiro_core::Seat;

use super::Pivit;
use super::board::{Axis, Square, Squares};
use super::moves::Move;
use super::slides::targets;

/// A list of squares of a line, by their indices.
#[derive(Clone, Copy)]
struct IndexList {
    len: u8,
    /// The indices in order. Those after the first `len` are meaningless. No piece has eight
    /// targets.
    indices: [u8; 7],
}

/// The lists of squares of a line by their bits.
static INDEX_LISTS: [IndexList; 256] = {
    let mut all = [IndexList { len: 0, indices: [0; 7] }; 256];
    let mut set = 0;
    while set < 255 {
        let mut index = 0;
        while index < 8 {
            if set >> index & 1 == 1 {
                all[set].indices[all[set].len as usize] = index;
                all[set].len += 1;
            }
            index += 1;
        }
        set += 1;
    }
    all
};

/// The moves to every square of a line, by axis and origin.
static MOVES: [[[Move; 8]; 64]; 2] = {
    let corner = Square::from_bit(0);
    let mut moves = [[[Move { from: corner, to: corner }; 8]; 64]; 2];
    let mut bit = 0;
    while bit < 64 {
        let from = Square::from_bit(bit as u32);
        let mut step = 0;
        while step < 8 {
            let (column, row) = (Square::new(from.x, step as i8), Square::new(step as i8, from.y));
            moves[Axis::Vertical as usize][bit][step] = Move { from, to: column };
            moves[Axis::Horizontal as usize][bit][step] = Move { from, to: row };
            step += 1;
        }
        bit += 1;
    }
    moves
};

impl Pivit {
    /// Appends the slides of the seat to move in canonical order.
    #[inline]
    pub(super) fn generate_slides(&self, out: &mut Vec<Move>) {
        for (from, targets) in self.targets() {
            let IndexList { len, indices } = &INDEX_LISTS[usize::from(targets)];
            let line = &MOVES[self.axis(from) as usize][from.bit() as usize % 64];
            let slide = |index: &u8| line[usize::from(index % 8)];
            // Minions have at most four moves. Four are always written and the surplus is
            // truncated, because a loop over the exact number is mispredicted often.
            let end = out.len() + usize::from(*len);
            let (usual, rare) = indices.split_at(4);
            out.extend(usual.iter().map(slide));
            if *len > 4 {
                out.extend(rare.iter().map(slide));
            }
            out.truncate(end);
        }
    }

    /// Returns the number of slides of the seat to move.
    #[inline]
    pub(super) fn count_slides(&self) -> usize {
        self.targets().map(|(_, targets)| usize::from(INDEX_LISTS[usize::from(targets)].len)).sum()
    }

    /// Returns the pieces of the seat to move with their targets as bits of their lines.
    #[inline]
    fn targets(&self) -> impl Iterator<Item = (Square, u8)> {
        let pieces = self.pieces[self.to_move];
        // Squares outside the small board block slides as pieces of the same seat do.
        let own = pieces | !Squares::of_board(self.side);
        let occupied = own | self.occupied();
        let from_each = move |from| {
            let (axis, is_master) = (self.axis(from), self.masters.contains(from));
            (from, targets(from, axis, is_master, occupied, own))
        };
        pieces.into_iter().map(from_each)
    }

    /// Returns true if a seat has a legal move.
    ///
    /// Minions and masters can both move one step, and every longer move passes the same neighbour.
    /// So a piece can move if and only if a neighbour on its axis has no piece of the same seat.
    #[inline]
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        let own = self.pieces[seat];
        let neighbours =
            (own & self.vertical).above_and_below() | (own - self.vertical).left_and_right();
        !(neighbours & Squares::of_board(self.side)).is_subset(own)
    }
}
