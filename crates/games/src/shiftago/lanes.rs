//! The lanes along which marbles are pushed in from the edges.

use tabuleiro_core::Cell;

use super::board::{CELLS, COLUMN, Marbles, ROW, SIDE, cell};

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

/// Some of the insertions that there are: a bit for each, in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lanes(u32);

impl Lanes {
    pub(super) const NONE: Lanes = Lanes(0);
    const ALL: Lanes = Lanes((1 << (4 * SIDE)) - 1);

    /// Those into lanes with an empty cell.
    #[inline]
    pub(super) const fn open(occupied: Marbles) -> Lanes {
        let taken = occupied.0;
        // Adding one to a full row carries into its spare column.
        let full_rows = ((taken + COLUMN) >> 7) & COLUMN;
        let two = taken & (taken >> 8);
        let four = two & (two >> 16);
        let columns = (four & (four >> 24) & ROW) as u32;
        if full_rows == 0 && columns == 0 {
            return Lanes::ALL;
        }
        let rows = gathered(full_rows);
        Lanes(Lanes::ALL.0 & !Lanes::at([rows, rows, columns, columns]).0)
    }

    /// Those into rows from the left and from the right, and into columns from above and from below, in
    /// which there is one of these cells.
    #[inline]
    pub(super) const fn through(left: u64, right: u64, up: u64, down: u64) -> Lanes {
        Lanes::at([rows_of(left), rows_of(right), columns_of(up), columns_of(down)])
    }

    /// A bit for each lane of each edge.
    #[inline]
    const fn at([left, right, up, down]: [u32; 4]) -> Lanes {
        Lanes(left | right << SIDE | up << (2 * SIDE) | down << (3 * SIDE))
    }

    #[inline]
    pub(super) const fn are_all(self) -> bool {
        self.0 == Lanes::ALL.0
    }

    #[inline]
    pub(super) const fn count(self) -> usize {
        if self.are_all() { 4 * SIDE } else { self.0.count_ones() as usize }
    }

    #[inline]
    pub(super) const fn contains(self, edge: Edge, lane: Lane) -> bool {
        self.0 >> (SIDE * edge as usize + lane.0 as usize) & 1 == 1
    }

    /// Those that are among both.
    #[inline]
    pub(super) const fn common(self, other: Lanes) -> Lanes {
        Lanes(self.0 & other.0)
    }

    /// Those of which something holds.
    pub(super) fn filtered(self, mut holds: impl FnMut(Edge, Lane) -> bool) -> Lanes {
        let mut lanes = 0;
        for number in self.numbers() {
            let lane = Lane((number % SIDE) as u8);
            lanes |= u32::from(holds(Edge::ALL[number / SIDE], lane)) << number;
        }
        Lanes(lanes)
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

/// The rows in which there is one of these cells, a bit for each.
#[inline]
const fn rows_of(cells: u64) -> u32 {
    gathered(((cells + CELLS) >> 7) & COLUMN)
}

/// The columns in which there is one of these cells, a bit for each.
#[inline]
const fn columns_of(cells: u64) -> u32 {
    let cells = cells | cells >> 32;
    let cells = cells | cells >> 16;
    ((cells | cells >> 8) & ROW) as u32
}

/// The cells of the first column side by side: a product brings them together.
#[inline]
const fn gathered(first_column: u64) -> u32 {
    (first_column.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
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

/// Returns the rows and columns of a lane from its edge inward.
pub(super) fn inward(edge: Edge, lane: Lane) -> impl Iterator<Item = (usize, usize)> {
    (1..=SIDE).map(move |depth| match edge {
        Edge::Left => (lane.number(), depth),
        Edge::Right => (lane.number(), SIDE + 1 - depth),
        Edge::Up => (depth, lane.number()),
        Edge::Down => (SIDE + 1 - depth, lane.number()),
    })
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
