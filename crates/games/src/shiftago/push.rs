//! The effect on the board of a marble that is pushed into a lane.

use super::board::{FIRST_COLUMN, FIRST_ROW, Marbles, SIDE};
use super::lanes::{Edge, Lane};

/// The masks of a lane as seen from an edge.
#[derive(Clone, Copy)]
struct LaneMasks {
    squares: u64,
    /// The square at the edge.
    entry: u64,
    /// One step inward, as a rotation of the bits.
    inward: u32,
}

/// The masks by edge and lane. Each edge has room for eight lanes, so that no division is needed.
static LANES: [LaneMasks; 32] = {
    let mut lanes = [LaneMasks { squares: 0, entry: 0, inward: 0 }; 32];
    let mut lane = 0;
    while lane < SIDE {
        let (row, column) = (FIRST_ROW << (8 * lane), FIRST_COLUMN << lane);
        let (left, right) = (row & FIRST_COLUMN, row & (FIRST_COLUMN << 6));
        let (top, bottom) = (column & FIRST_ROW, column & (FIRST_ROW << 48));
        lanes[lane] = LaneMasks { squares: row, entry: left, inward: 1 };
        lanes[8 + lane] = LaneMasks { squares: row, entry: right, inward: 63 };
        lanes[16 + lane] = LaneMasks { squares: column, entry: top, inward: 8 };
        lanes[24 + lane] = LaneMasks { squares: column, entry: bottom, inward: 56 };
        lane += 1;
    }
    lanes
};

/// A marble that is pushed into an open lane.
#[derive(Clone, Copy)]
pub(super) struct Push {
    /// The squares from the edge to the first empty one.
    moved: u64,
    inward: u32,
    entry: u64,
}

impl Push {
    #[inline]
    pub(super) const fn new(edge: Edge, lane: Lane, occupied: Marbles) -> Push {
        let LaneMasks { squares, entry, inward } = LANES[8 * edge as usize + lane.index() % 8];
        let empty = squares & !occupied.bits();
        // Both are computed and one is chosen, because a branch on the edge is mispredicted often.
        let from_the_low_end = empty ^ empty.wrapping_sub(1);
        let from_the_high_end = u64::MAX << (empty | 1).ilog2();
        let is_high = matches!(edge, Edge::Right | Edge::Bottom);
        let moved = if is_high { from_the_high_end } else { from_the_low_end };
        Push { moved: squares & moved, inward, entry }
    }

    /// Returns the marbles after the push, without the one that enters.
    #[inline]
    pub(super) const fn shift(self, marbles: Marbles) -> Marbles {
        let moved = marbles.bits() & self.moved;
        Marbles::from_bits(marbles.bits() ^ moved ^ moved.rotate_left(self.inward))
    }

    /// Returns all marbles after the push: the marble that enters closes the first gap.
    #[inline]
    pub(super) const fn fill(self, occupied: Marbles) -> Marbles {
        Marbles::from_bits(occupied.bits() | self.moved)
    }

    /// Returns the marble that enters.
    #[inline]
    pub(super) const fn entering(self) -> Marbles {
        Marbles::from_bits(self.entry)
    }
}
