//! The board: nine squares, and sets of them.

use tabuleiro_core::Cell;

/// The number of rows and columns.
pub(crate) const SIDE: u8 = 3;

/// A square of the board; squares are ordered row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// Returns the square in this column and row, counted from 0, if it is on the board.
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < SIDE && row < SIDE { Some(Square(row * SIDE + column)) } else { None }
    }

    /// Returns all squares in order.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SIDE * SIDE).map(Square)
    }

    /// Returns the column, from 0.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Returns the row, from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Returns the cell that interfaces draw.
    pub const fn cell(self) -> Cell {
        Cell::new(self.column() as i16, self.row() as i16)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board(u16);

/// The rows, the columns and the diagonals; the lowest bit is the first square.
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl Board {
    /// Returns the set with another square.
    #[must_use]
    pub const fn with(self, square: Square) -> Board {
        Board(self.0 | 1 << square.0)
    }

    /// Returns true if the square belongs to the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Returns the number of squares in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if the set contains three squares in a line.
    pub fn has_line(self) -> bool {
        LINES.iter().any(|line| self.0 & line == *line)
    }

    /// Returns the set as a number, a bit for each square.
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl std::ops::BitOr for Board {
    type Output = Board;

    fn bitor(self, other: Board) -> Board {
        Board(self.0 | other.0)
    }
}
