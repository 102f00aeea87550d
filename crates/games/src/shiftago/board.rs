//! The board: squares, and sets of squares as bitboards.
//!
//! Row `r` and column `c`, counted from 0, are bit `8 r + c`. The eighth column is always empty,
//! so that shifts find neighbours without wrapping into the next row.

use tabuleiro_core::Cell;

use crate::bit_set::bit_set;

/// The number of rows, of columns, and of lanes at each edge.
pub(super) const SIDE: usize = 7;

/// The bits of all squares.
pub(super) const BOARD: u64 = 0x007F_7F7F_7F7F_7F7F;
/// The bits of the first column.
pub(super) const FIRST_COLUMN: u64 = 0x0001_0101_0101_0101;
/// The bits of the first row.
pub(super) const FIRST_ROW: u64 = 0x7F;
/// The shifts from a square to its neighbour on the right, below, below on the right and below on
/// the left.
pub(super) const DIRECTIONS: [u32; 4] = [1, 8, 9, 7];

/// A square of the board. Squares are ordered by row, then column.
///
/// ```
/// use tabuleiro_games::shiftago::Square;
///
/// let square = Square::new(3, 1).unwrap();
/// assert_eq!((square.row(), square.column()), (3, 1));
/// assert_eq!(Square::new(8, 1), None);
/// assert_eq!(Square::all().count(), 49);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// Returns the square in this row and column, both counted from 1.
    pub const fn new(row: usize, column: usize) -> Option<Square> {
        let on_board = row >= 1 && row <= SIDE && column >= 1 && column <= SIDE;
        if on_board { Some(Square((8 * (row - 1) + column - 1) as u8)) } else { None }
    }

    /// Returns all squares in order.
    pub fn all() -> impl Iterator<Item = Square> {
        Marbles::FULL.iter()
    }

    /// Returns the row, counted from 1 at the top.
    pub const fn row(self) -> usize {
        self.0 as usize / 8 + 1
    }

    /// Returns the column, counted from 1 on the left.
    pub const fn column(self) -> usize {
        self.0 as usize % 8 + 1
    }

    /// Returns the position of the square in views.
    pub(super) const fn cell(self) -> Cell {
        cell(self.row(), self.column())
    }

    #[inline]
    pub(super) const fn bit(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    pub(super) const fn from_bit(bit: u32) -> Square {
        Square(bit as u8)
    }
}

/// Returns the position in views of a row and a column, counted from 1. Row and column 0 and 8 are
/// the entries beside the board.
pub(super) const fn cell(row: usize, column: usize) -> Cell {
    Cell::new(column as i16, row as i16)
}

bit_set! {
    /// A set of squares, such as those with the marbles of one seat.
    ///
    /// ```
    /// use tabuleiro_games::shiftago::{Marbles, Square};
    ///
    /// let row: Marbles = (1..=4).filter_map(|column| Square::new(2, column)).collect();
    /// let corner = Marbles::of(Square::new(1, 1).unwrap());
    /// assert!(row.has_run(4) && !row.has_run(5));
    /// assert_eq!((row | corner).len(), 5);
    /// assert_eq!((row | corner) & row, row);
    /// assert_eq!((!row).len(), 45);
    /// ```
    pub struct Marbles(u64): BOARD;
    /// An iterator over a set of squares, by row, then column.
    struct MarblesIter: Square;
}

impl Marbles {
    /// Returns the set of the squares whose bit `8 row + column` is set.
    #[inline]
    pub(super) const fn from_bits(bits: u64) -> Marbles {
        Marbles(bits)
    }

    /// Returns true if `length` marbles (3, 4 or 5) stand side by side in a row, a column or a
    /// diagonal.
    #[inline]
    pub fn has_run(self, length: usize) -> bool {
        // A constant length lets the compiler drop the branches inside the loop over directions.
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

    /// Returns the squares where `length` marbles (3, 4 or 5) in this direction begin.
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

    /// Returns the squares where a window of `length` squares can begin in this direction.
    #[inline]
    pub(super) const fn window_starts(length: usize, step: u32) -> u64 {
        Marbles::FULL.windows(length, step)
    }
}
