//! The board as bits: the marbles of one colour, and the runs they stand in.
//!
//! Row `r` and column `c`, counted from 0, are bit `8 r + c`. The eighth column is always empty,
//! so that marbles in a row can be found by shifting without wrapping into the next row.

use tabuleiro_core::Cell;

/// Rows, columns, and lanes at each edge.
pub(super) const SIDE: usize = 7;

/// All cells.
pub(super) const CELLS: u64 = 0x007F_7F7F_7F7F_7F7F;
/// The first column.
pub(super) const COLUMN: u64 = 0x0001_0101_0101_0101;
/// The first row.
pub(super) const ROW: u64 = 0x7F;
/// From a cell to its neighbour to the right, below, below to the right and below to the left.
pub(super) const DIRECTIONS: [u32; 4] = [1, 8, 9, 7];

/// The marbles of one colour, or of all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marbles(pub(super) u64);

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
    pub(super) const fn windows(self, length: usize, step: u32) -> u64 {
        debug_assert!(length >= 3 && length <= 5);
        let two = self.0 & (self.0 >> step);
        match length {
            3 => two & (self.0 >> (2 * step)),
            4 => two & (two >> (2 * step)),
            _ => two & (two >> (2 * step)) & (self.0 >> (4 * step)),
        }
    }

    /// Where a window of `length` cells can begin in this direction.
    #[inline]
    pub(super) const fn window_starts(length: usize, step: u32) -> u64 {
        Marbles(CELLS).windows(length, step)
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
    #[inline]
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

/// The cell of the board in this row and column, counted from 1, or the entry just beside it.
pub(super) fn cell(row: usize, column: usize) -> Cell {
    Cell::new(column as i16, row as i16)
}
