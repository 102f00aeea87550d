//! Squares of an unbounded table, directions, and placements of tiles.

use tabuleiro_core::{Cell, Message, msg};

use super::MESSAGES;

/// The direction from one half of a tile to the other.
///
/// ```
/// use tabuleiro_games::dominup::Direction;
///
/// assert_eq!(Direction::North.opposite(), Direction::South);
/// assert_eq!(Direction::East.letter(), 'e');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// To the line above.
    North,
    /// To the column on the right.
    East,
    /// To the line below.
    South,
    /// To the column on the left.
    West,
}

impl Direction {
    /// All directions in canonical order.
    pub const ALL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Returns the opposite direction.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 2) % 4]
    }

    /// Returns the three other directions.
    #[inline]
    pub(super) fn others(self) -> [Direction; 3] {
        [1, 2, 3].map(|turn| Direction::ALL[(self as usize + turn) % 4])
    }

    /// Returns true for east and south, which lead to a later square in order. Doubles point in
    /// these directions.
    #[inline]
    pub const fn is_forward(self) -> bool {
        matches!(self, Direction::East | Direction::South)
    }

    /// Returns true for north and south.
    #[inline]
    pub const fn is_vertical(self) -> bool {
        matches!(self, Direction::North | Direction::South)
    }

    /// Returns the step as lines down and columns to the right.
    pub(super) const fn step(self) -> (i16, i16) {
        match self {
            Direction::North => (-1, 0),
            Direction::East => (0, 1),
            Direction::South => (1, 0),
            Direction::West => (0, -1),
        }
    }

    /// Returns the letter for notation.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// Returns the arrow for drawing.
    pub const fn arrow(self) -> char {
        ['↑', '→', '↓', '←'][self as usize]
    }
}

/// The lines and columns that can be written. All 36 tiles in one row reach from 9 to 81.
pub(super) const COORDINATES: std::ops::RangeInclusive<i16> = -99..=99;

/// A square of the table, ordered by line, then column.
///
/// Both coordinates are stored in one word, so that comparisons and steps are plain arithmetic.
///
/// ```
/// use tabuleiro_games::dominup::{Direction, Square};
///
/// let square = Square::new(9, 10).unwrap();
/// assert_eq!(square.step(Direction::North), Square::new(8, 10).unwrap());
/// assert_eq!(Square::new(100, 1), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u16);

/// The offset that makes lines and columns positive.
const BIAS: i16 = 128;

impl Square {
    /// The square of the first half of the first tile.
    pub const CENTRE: Square = Square::raw(9, 9);

    /// A square outside the coordinates, as are its neighbours.
    pub(super) const NOWHERE: Square = Square(0);

    /// Returns the square in this line and column, from -99 to 99.
    pub fn new(line: i16, column: i16) -> Option<Square> {
        let is_valid = COORDINATES.contains(&line) && COORDINATES.contains(&column);
        is_valid.then(|| Square::raw(line, column))
    }

    const fn raw(line: i16, column: i16) -> Square {
        Square(((line + BIAS) as u16) << 8 | (column + BIAS) as u16)
    }

    /// Returns the line, counted downward.
    #[inline]
    pub const fn line(self) -> i16 {
        (self.0 >> 8) as i16 - BIAS
    }

    /// Returns the column, counted to the right.
    #[inline]
    pub const fn column(self) -> i16 {
        (self.0 & 0xFF) as i16 - BIAS
    }

    /// Returns the neighbour in a direction.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Square {
        // A table, because this is the most frequent operation.
        const STEPS: [u16; 4] = [0u16.wrapping_sub(256), 1, 256, 0u16.wrapping_sub(1)];
        Square(self.0.wrapping_add(STEPS[direction as usize]))
    }

    /// Returns the square with these [`offsets`](Square::offsets).
    #[inline]
    pub(super) const fn from_offsets(line: usize, column: usize) -> Square {
        Square((line << 8 | column) as u16)
    }

    /// Returns the line and column as offsets, which are positive.
    #[inline]
    pub(super) const fn offsets(self) -> (usize, usize) {
        ((self.0 >> 8) as usize, (self.0 & 0xFF) as usize)
    }

    /// Returns the position of the square in views.
    pub const fn cell(self) -> Cell {
        Cell::new(self.column(), self.line())
    }

    /// Returns the message for the square, such as `line 9, column 10`.
    pub fn message(self) -> Message {
        msg!("dominup-cell", line = self.line(), column = self.column())
    }
}

/// The placement of a tile: the square of its first half and the direction to its other half.
///
/// Placements are ordered by line, column and direction. All three are stored in one word without
/// gaps, so that the placements of a line are consecutive numbers.
///
/// ```
/// use tabuleiro_games::dominup::{Direction, Placement, Square};
///
/// let placement = Placement::new(Square::CENTRE, Direction::East);
/// assert_eq!(placement, Placement::FIRST);
/// assert_eq!(placement.reversed().square(), placement.other_square());
/// assert_eq!(placement.reversed().reversed(), placement);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement(u32);

impl Placement {
    /// The number of bits of a placement. A move stores its tile above them.
    pub(super) const BITS: u32 = 18;

    /// The placement of the first tile: line 9, columns 9 and 10.
    pub const FIRST: Placement = Placement::new(Square::CENTRE, Direction::East);

    /// Returns the placement with the first half on `square` and the other half in this direction.
    #[inline]
    pub const fn new(square: Square, direction: Direction) -> Placement {
        Placement((square.0 as u32) << 2 | direction as u32)
    }

    /// Returns the square of the first half.
    #[inline]
    pub const fn square(self) -> Square {
        Square((self.0 >> 2) as u16)
    }

    /// Returns the square of the other half.
    #[inline]
    pub const fn other_square(self) -> Square {
        self.square().step(self.direction())
    }

    /// Returns the direction from the first half to the other.
    #[inline]
    pub const fn direction(self) -> Direction {
        Direction::ALL[(self.0 & 3) as usize]
    }

    /// Returns true if the direction is east or south, as for doubles.
    #[inline]
    pub const fn is_forward(self) -> bool {
        // Directions 1 and 2 of 0 to 3, without a branch.
        ((self.0 + 1) >> 1) & 1 != 0
    }

    /// Returns the placement on the same squares that begins at the other end.
    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Placement {
        Placement::new(self.other_square(), self.direction().opposite())
    }

    /// Returns the placement this much later in the order of all placements.
    #[inline]
    pub(super) const fn nth_after(self, count: u32) -> Placement {
        Placement(self.0 + count)
    }

    #[inline]
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    #[inline]
    pub(super) const fn from_bits(bits: u32) -> Placement {
        Placement(bits)
    }
}
