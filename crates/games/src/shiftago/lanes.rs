//! The lanes along which marbles are pushed in from the edges.

use tabuleiro_core::Cell;

use super::board::{COLUMN, Marbles, ROW, SIDE, cell};

/// From where a marble is pushed in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edge {
    /// Into a row, to the right.
    Left,
    /// Into a row, to the left.
    Right,
    /// From the top into a column, downward.
    Up,
    /// From the bottom into a column, upward.
    Down,
}

impl Edge {
    /// In canonical order.
    pub const ALL: [Edge; 4] = [Edge::Left, Edge::Right, Edge::Up, Edge::Down];

    /// Whether its cells have the greatest numbers of their lanes: marbles are pushed toward the
    /// smaller ones. That is every other edge.
    #[inline]
    const fn is_high(self) -> bool {
        self as u8 % 2 == 1
    }
}

/// One of the seven lanes of an edge: rows count from the top, columns from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lane(u8);

impl Lane {
    /// The lane with this number, from 1 to 7.
    pub const fn numbered(number: usize) -> Option<Lane> {
        if number >= 1 && number <= SIDE { Some(Lane(number as u8 - 1)) } else { None }
    }

    /// From 1 to 7.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// In order.
    pub fn all() -> impl Iterator<Item = Lane> {
        (0..SIDE as u8).map(Lane)
    }
}

/// The lanes with an empty cell: a bit for each insertion, in canonical order.
#[derive(Clone, Copy)]
pub(super) struct OpenLanes(u32);

impl OpenLanes {
    const ALL: u32 = (1 << (4 * SIDE)) - 1;

    #[inline]
    pub(super) const fn of(occupied: Marbles) -> OpenLanes {
        let taken = occupied.0;
        // Adding one to a full row carries into its spare column, and a product gathers those bits.
        let full_rows = ((taken + COLUMN) >> 7) & COLUMN;
        let two = taken & (taken >> 8);
        let four = two & (two >> 16);
        let columns = (four & (four >> 24) & ROW) as u32;
        if full_rows == 0 && columns == 0 {
            return OpenLanes(OpenLanes::ALL);
        }
        let rows = (full_rows.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32;
        let closed = rows | rows << SIDE | columns << (2 * SIDE) | columns << (3 * SIDE);
        OpenLanes(OpenLanes::ALL & !closed)
    }

    #[inline]
    pub(super) const fn are_all(self) -> bool {
        self.0 == OpenLanes::ALL
    }

    #[inline]
    pub(super) const fn count(self) -> usize {
        if self.are_all() { 4 * SIDE } else { self.0.count_ones() as usize }
    }

    #[inline]
    pub(super) const fn contains(self, edge: Edge, lane: Lane) -> bool {
        self.0 >> (SIDE * edge as usize + lane.0 as usize) & 1 == 1
    }

    /// Their numbers in canonical order, counted from 0.
    #[inline]
    pub(super) fn numbers(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as usize;
            let is_left = left != 0;
            left &= left.wrapping_sub(1);
            is_left.then_some(next)
        })
    }
}

/// All that a push has to know about a lane and an edge.
#[derive(Clone, Copy)]
struct Entry {
    cells: u64,
    /// The cell at the edge.
    edge: u64,
    /// One step inward, as a rotation of the bits.
    inward: u32,
}

/// The lanes of every edge; eight to an edge are found faster than seven.
static ENTRIES: [Entry; 32] = {
    let mut entries = [Entry { cells: 0, edge: 0, inward: 0 }; 32];
    let mut lane = 0;
    while lane < SIDE {
        let (row, column) = (ROW << (8 * lane), COLUMN << lane);
        let (left, right) = (row & COLUMN, row & (COLUMN << 6));
        let (up, down) = (column & ROW, column & (ROW << 48));
        entries[lane] = Entry { cells: row, edge: left, inward: 1 };
        entries[8 + lane] = Entry { cells: row, edge: right, inward: 63 };
        entries[16 + lane] = Entry { cells: column, edge: up, inward: 8 };
        entries[24 + lane] = Entry { cells: column, edge: down, inward: 56 };
        lane += 1;
    }
    entries
};

/// What pushing a marble into an open lane does to the board.
#[derive(Clone, Copy)]
pub(super) struct Push {
    /// The cells from the edge to the first empty one.
    moved: u64,
    inward: u32,
    entry: u64,
}

impl Push {
    #[inline]
    pub(super) const fn new(edge: Edge, lane: Lane, occupied: Marbles) -> Push {
        let Entry { cells, edge: entry, inward } = ENTRIES[8 * edge as usize + lane.0 as usize % 8];
        let empty = cells & !occupied.0;
        // Both ends are looked at: the processor cannot foresee from where a marble comes.
        let from_the_low_end = empty ^ empty.wrapping_sub(1);
        let from_the_high_end = u64::MAX << (empty | 1).ilog2();
        let moved = if edge.is_high() { from_the_high_end } else { from_the_low_end };
        Push { moved: cells & moved, inward, entry }
    }

    /// The marbles after the push; the one that is pushed in is not among them.
    #[inline]
    pub(super) const fn shift(self, marbles: Marbles) -> Marbles {
        let moved = marbles.0 & self.moved;
        Marbles(marbles.0 ^ moved ^ moved.rotate_left(self.inward))
    }

    /// All marbles after the push, with the one that is pushed in: it closes the first gap.
    #[inline]
    pub(super) const fn fill(self, occupied: Marbles) -> Marbles {
        Marbles(occupied.0 | self.moved)
    }

    /// The marble that is pushed in.
    #[inline]
    pub(super) const fn entering(self) -> Marbles {
        Marbles(self.entry)
    }
}

/// The place beside the board from where this lane is entered.
pub(super) fn entry(edge: Edge, lane: Lane) -> Cell {
    match edge {
        Edge::Left => cell(lane.number(), 0),
        Edge::Right => cell(lane.number(), SIDE + 1),
        Edge::Up => cell(0, lane.number()),
        Edge::Down => cell(SIDE + 1, lane.number()),
    }
}
