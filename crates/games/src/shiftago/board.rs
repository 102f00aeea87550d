//! The board as bits: the marbles of one colour, the lanes along which they are pushed, and runs.
//!
//! Row `r` and column `c`, counted from 0, are bit `8 r + c`. The eighth column is always empty,
//! so that marbles in a row can be found by shifting without wrapping into the next row.

use tabuleiro_core::Cell;

/// Rows, columns, and lanes at each edge.
pub(super) const SIDE: usize = 7;

/// All cells.
const CELLS: u64 = 0x007F_7F7F_7F7F_7F7F;
/// The first column.
const COLUMN: u64 = 0x0001_0101_0101_0101;
/// The first row.
const ROW: u64 = 0x7F;
/// From a cell to its neighbour to the right, below, below to the right and below to the left.
pub(super) const DIRECTIONS: [u32; 4] = [1, 8, 9, 7];

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

/// The marbles of one colour, or of all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marbles(u64);

impl Marbles {
    /// A single marble in this row and column, counted from 1.
    pub const fn at(row: usize, column: usize) -> Marbles {
        Marbles(1 << (8 * (row - 1) + column - 1))
    }

    /// The marbles of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Marbles) -> Marbles {
        Marbles(self.0 | other.0)
    }

    /// Whether all of `other` are among these.
    #[inline]
    pub const fn has(self, other: Marbles) -> bool {
        self.0 & other.0 == other.0
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is one on every cell.
    #[inline]
    pub const fn fill_the_board(self) -> bool {
        self.0 == CELLS
    }

    /// Bit `8 row + column`.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Whether some `length` of them (3, 4 or 5) stand in a row, a column or a diagonal.
    #[inline]
    pub fn has_run(self, length: usize) -> bool {
        // The length is told apart once and not in every direction.
        match length {
            3 => self.has_run_of::<3>(),
            4 => self.has_run_of::<4>(),
            _ => self.has_run_of::<5>(),
        }
    }

    #[inline]
    fn has_run_of<const LENGTH: usize>(self) -> bool {
        DIRECTIONS.iter().fold(0, |runs, &step| runs | self.windows(LENGTH, step)) != 0
    }

    /// The cells where `length` marbles (3, 4 or 5) in this direction begin.
    #[inline]
    const fn windows(self, length: usize, step: u32) -> u64 {
        debug_assert!(length >= 3 && length <= 5);
        let two = self.0 & (self.0 >> step);
        match length {
            3 => two & (self.0 >> (2 * step)),
            4 => two & (two >> (2 * step)),
            _ => two & (two >> (2 * step)) & (self.0 >> (4 * step)),
        }
    }

    /// All runs of at least `shortest` marbles, each at its full length, in no special order.
    pub(super) fn runs(self, shortest: usize) -> impl Iterator<Item = Run> {
        DIRECTIONS.into_iter().flat_map(move |step| {
            // A run begins where the cell before is not one of these.
            let mut starts = self.windows(shortest, step) & !(self.0 << step);
            std::iter::from_fn(move || {
                if starts == 0 {
                    return None;
                }
                let first = starts.trailing_zeros();
                starts &= starts - 1;
                let mut last = first;
                while self.0 >> (last + step) & 1 == 1 {
                    last += step;
                }
                Some(Run { first: Square(first as u8), last: Square(last as u8) })
            })
        })
    }

    /// These without the others.
    pub(super) const fn without(self, other: Marbles) -> Marbles {
        Marbles(self.0 & !other.0)
    }
}

/// A cell of the board; squares are ordered by row, then column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square in this row and column, counted from 1.
    pub const fn at(row: usize, column: usize) -> Option<Square> {
        let on_board = row >= 1 && row <= SIDE && column >= 1 && column <= SIDE;
        if on_board { Some(Square((8 * (row - 1) + column - 1) as u8)) } else { None }
    }

    /// Counted from 1.
    pub const fn row(self) -> usize {
        self.0 as usize / 8 + 1
    }

    /// Counted from 1.
    pub const fn column(self) -> usize {
        self.0 as usize % 8 + 1
    }

    /// The cell in a view.
    pub(super) fn cell(self) -> Cell {
        cell(self.row(), self.column())
    }

    const fn marble(self) -> Marbles {
        Marbles(1 << self.0)
    }
}

/// Cells in a straight line, given by its ends; the first is the smaller one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Run {
    /// The end that comes first by row, then column.
    pub first: Square,
    /// The other end.
    pub last: Square,
}

impl Run {
    /// The run between two squares, whichever is named first.
    pub fn between(a: Square, b: Square) -> Run {
        Run { first: a.min(b), last: a.max(b) }
    }

    /// How many cells it has if it is straight: as many as it has rows or columns.
    pub fn length(self) -> usize {
        let rows = self.last.row().abs_diff(self.first.row());
        let columns = self.last.column().abs_diff(self.first.column());
        rows.max(columns) + 1
    }

    /// All its cells; it must be straight.
    pub(super) fn marbles(self) -> Marbles {
        let steps = self.length() - 1;
        let step = usize::from(self.last.0 - self.first.0).checked_div(steps).unwrap_or(1);
        let cells = (usize::from(self.first.0)..=usize::from(self.last.0)).step_by(step);
        cells.fold(Marbles::default(), |all, cell| all.and(Marbles(1 << cell)))
    }

    pub(super) const fn first_marble(self) -> Marbles {
        self.first.marble()
    }

    pub(super) const fn last_marble(self) -> Marbles {
        self.last.marble()
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

/// The cells of a lane and the one at its edge.
#[derive(Clone, Copy)]
struct Entry {
    cells: u64,
    entry: u64,
}

/// The lanes by edge and number; eight to an edge are found by a shift instead of a product.
static ENTRIES: [[Entry; 8]; 4] = {
    let mut entries = [[Entry { cells: 0, entry: 0 }; 8]; 4];
    let mut lane = 0;
    while lane < SIDE {
        let row = ROW << (8 * lane);
        let column = COLUMN << lane;
        entries[Edge::Left as usize][lane] = Entry { cells: row, entry: row & COLUMN };
        entries[Edge::Right as usize][lane] = Entry { cells: row, entry: row & (COLUMN << 6) };
        entries[Edge::Up as usize][lane] = Entry { cells: column, entry: column & ROW };
        entries[Edge::Down as usize][lane] = Entry { cells: column, entry: column & (ROW << 48) };
        lane += 1;
    }
    entries
};

/// One step inward from each edge, as a rotation of the bits.
const ROTATIONS: [u32; 4] = [1, 63, 8, 56];

/// What pushing a marble into an open lane does to the board.
#[derive(Clone, Copy)]
pub(super) struct Push {
    /// The cells from the edge to the first empty one.
    moved: u64,
    rotation: u32,
    entry: u64,
}

impl Push {
    #[inline]
    pub(super) const fn new(edge: Edge, lane: Lane, occupied: Marbles) -> Push {
        let Entry { cells, entry } = ENTRIES[edge as usize][lane.0 as usize % 8];
        let empty = cells & !occupied.0;
        // Both ends are looked at: the processor cannot foresee from where a marble comes.
        let from_the_low_end = empty ^ empty.wrapping_sub(1);
        let from_the_high_end = u64::MAX << (empty | 1).ilog2();
        let moved = if edge.is_high() { from_the_high_end } else { from_the_low_end };
        Push { moved: cells & moved, rotation: ROTATIONS[edge as usize], entry }
    }

    /// The marbles after the push; the one that is pushed in is not among them.
    #[inline]
    pub(super) const fn shift(self, marbles: Marbles) -> Marbles {
        let moved = (marbles.0 & self.moved).rotate_left(self.rotation);
        Marbles(marbles.0 & !self.moved | moved)
    }

    /// The marble that is pushed in.
    #[inline]
    pub(super) const fn entering(self) -> Marbles {
        Marbles(self.entry)
    }
}

/// The cell of the board in this row and column, counted from 1, or the entry just beside it.
pub(super) fn cell(row: usize, column: usize) -> Cell {
    Cell::new(column as i16, row as i16)
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
