//! The cells of hexagonal boards, and leaps between them.

use std::fmt;

use tabuleiro_core::Cell;

use super::board::{BOARDS, Points};

/// The smallest side of a board.
pub(super) const MIN_SIDE: usize = 2;
/// The largest side of a board.
pub(super) const MAX_SIDE: usize = 6;
/// The number of cells of the largest board.
pub(super) const MAX_CELLS: usize = 91;

/// Returns the number of cells of all boards with a smaller side: centred hexagonal numbers add up
/// to cubes.
pub(super) const fn cells_before(side: usize) -> usize {
    (side - 1).pow(3) - 1
}

/// A cell of a hexagonal board, by its line from the top and its position from the left.
///
/// The cells of all boards are numbered, board after board, so that a cell is a byte and knows the
/// side of its board. Cells are ordered by line, then position: the reading order. They are written
/// as in the students' report, the position first.
///
/// ```
/// use tabuleiro_games::quantum_leap::Hex;
///
/// let hex = Hex::new(5, 3, 4).expect("the third line has seven cells");
/// assert_eq!((hex.line(), hex.position()), (3, 4));
/// assert_eq!(hex.to_string(), "4-3");
/// assert_eq!(Hex::new(5, 3, 8), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(u8);

/// The side of the board, the line and the position of every cell.
static COORDINATES: [(u8, u8, u8); cells_before(MAX_SIDE + 1)] = {
    let mut coordinates = [(0, 0, 0); cells_before(MAX_SIDE + 1)];
    let (mut number, mut side) = (0, MIN_SIDE);
    while side <= MAX_SIDE {
        let mut line = 1;
        while line <= line_count(side) {
            let mut position = 1;
            while position <= line_length(side, line) {
                coordinates[number] = (side as u8, line as u8, position as u8);
                number += 1;
                position += 1;
            }
            line += 1;
        }
        side += 1;
    }
    coordinates
};

/// The point of every cell as a set.
static POINTS: [Points; 256] = {
    let mut points = [Points::EMPTY; 256];
    let mut side = MIN_SIDE;
    while side <= MAX_SIDE {
        let board = &BOARDS[side - MIN_SIDE];
        let mut index = 0;
        while index < board.cells {
            points[cells_before(side) + index] = Points::of(board.points[index]);
            index += 1;
        }
        side += 1;
    }
    points
};

impl Hex {
    /// The first cell of the smallest board.
    pub(super) const FIRST: Hex = Hex(0);

    /// Returns the cell of a board with this line and position, both counted from 1.
    pub const fn new(side: usize, line: usize, position: usize) -> Option<Hex> {
        if side < MIN_SIDE || side > MAX_SIDE || line < 1 || line > line_count(side) {
            return None;
        }
        if position < 1 || position > line_length(side, line) {
            return None;
        }
        let mut index = position - 1;
        let mut above = 1;
        while above < line {
            index += line_length(side, above);
            above += 1;
        }
        Some(Hex::nth(side, index))
    }

    /// Returns a cell of a board by its index in reading order.
    pub(super) const fn nth(side: usize, index: usize) -> Hex {
        Hex((cells_before(side) + index) as u8)
    }

    /// Returns the side of the cell's board.
    pub const fn side(self) -> usize {
        COORDINATES[self.0 as usize].0 as usize
    }

    /// Returns the line, counted from 1 at the top.
    pub const fn line(self) -> usize {
        COORDINATES[self.0 as usize].1 as usize
    }

    /// Returns the position in its line, counted from 1 on the left.
    pub const fn position(self) -> usize {
        COORDINATES[self.0 as usize].2 as usize
    }

    /// Returns the position of the cell in views, where `x` counts half cells.
    pub(super) const fn cell(self) -> Cell {
        let indent = self.side().abs_diff(self.line());
        Cell::new((indent + 2 * (self.position() - 1)) as i16, self.line() as i16)
    }

    /// Returns the cell where a leap ends, or `None` if it leaves the board.
    pub(super) const fn leap(self, direction: Direction, distance: usize) -> Option<Hex> {
        match leap(self.side(), self.line(), self.position(), direction, distance) {
            Some((line, position)) => Hex::new(self.side(), line, position),
            None => None,
        }
    }

    /// Returns the point of the cell as a set.
    #[inline]
    pub(super) fn point(self) -> Points {
        POINTS[usize::from(self.0)]
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.position(), self.line())
    }
}

/// Returns the line and position where a leap ends, or `None` if it leaves the board.
pub(super) const fn leap(
    side: usize,
    line: usize,
    position: usize,
    direction: Direction,
    distance: usize,
) -> Option<(usize, usize)> {
    let (down, right) = direction.step();
    let slant = first_slant(side, line) + position as i32 + distance as i32 * right;
    let line = line as i32 + distance as i32 * down;
    if line < 1 || line > line_count(side) as i32 {
        return None;
    }
    let position = slant - first_slant(side, line as usize);
    if position < 1 || position > line_length(side, line as usize) as i32 {
        return None;
    }
    Some((line as usize, position as usize))
}

/// Returns the number of lines of a board.
pub(super) const fn line_count(side: usize) -> usize {
    2 * side - 1
}

/// Returns the number of cells of a line.
pub(super) const fn line_length(side: usize, line: usize) -> usize {
    line_count(side) - side.abs_diff(line)
}

/// Returns the number of the slant before the first cell of a line.
///
/// Slants run from the upper left to the lower right and cross every line. The first one begins at
/// the left corner, so the lines above that corner begin further to the right.
pub(super) const fn first_slant(side: usize, line: usize) -> i32 {
    side.saturating_sub(line) as i32
}

/// One of the six directions of a leap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Direction {
    Left,
    Right,
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl Direction {
    /// All directions in canonical order.
    pub(super) const ALL: [Direction; 6] = [
        Direction::Left,
        Direction::Right,
        Direction::UpLeft,
        Direction::UpRight,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// Returns what a step adds to the line and to the slant.
    pub(super) const fn step(self) -> (i32, i32) {
        match self {
            Direction::Left => (0, -1),
            Direction::Right => (0, 1),
            Direction::UpLeft => (-1, 0),
            Direction::UpRight => (-1, 1),
            Direction::DownLeft => (1, -1),
            Direction::DownRight => (1, 0),
        }
    }
}
