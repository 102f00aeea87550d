//! Where tiles can lie: squares of a table without edges, cardinals, and places for two halves.

use tabuleiro_core::{Cell, Message, msg};

use super::MESSAGES;

/// From one half of a tile to the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cardinal {
    /// To the line above.
    North,
    /// To the column on the right.
    East,
    /// To the line below.
    South,
    /// To the column on the left.
    West,
}

impl Cardinal {
    /// In canonical order.
    pub const ALL: [Cardinal; 4] =
        [Cardinal::North, Cardinal::East, Cardinal::South, Cardinal::West];

    /// The way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Cardinal {
        Cardinal::ALL[(self as usize + 2) % 4]
    }

    /// The three other cardinals.
    #[inline]
    pub(super) fn others(self) -> [Cardinal; 3] {
        [1, 2, 3].map(|turn| Cardinal::ALL[(self as usize + turn) % 4])
    }

    /// Whether it leads to a later square in the order of squares: a double is only written so.
    #[inline]
    pub const fn is_forward(self) -> bool {
        matches!(self, Cardinal::East | Cardinal::South)
    }

    /// Whether it stays in its column.
    #[inline]
    pub const fn is_vertical(self) -> bool {
        matches!(self, Cardinal::North | Cardinal::South)
    }

    /// How many lines down and columns to the right.
    pub(super) const fn step(self) -> (i16, i16) {
        match self {
            Cardinal::North => (-1, 0),
            Cardinal::East => (0, 1),
            Cardinal::South => (1, 0),
            Cardinal::West => (0, -1),
        }
    }

    /// How it is written.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// How it is drawn.
    pub const fn arrow(self) -> char {
        ['↑', '→', '↓', '←'][self as usize]
    }
}

/// The lines and columns that can be named. All 36 tiles in one row reach from 9 to 81.
pub(super) const NAMED: std::ops::RangeInclusive<i16> = -99..=99;

/// A square of the table, by line and column; their order is by line, then column.
///
/// Both are kept in one word, so that squares are compared and neighbours found by plain
/// arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u16);

/// What is added to lines and columns so that none is negative.
const BIAS: i16 = 128;

impl Square {
    /// Where the first half of the first tile lies.
    pub const CENTRE: Square = Square::raw(9, 9);

    /// A square that cannot be named, nor can its neighbours.
    pub(super) const NOWHERE: Square = Square(0);

    /// The square on this line and in this column, if they can be named.
    pub fn new(line: i16, column: i16) -> Option<Square> {
        let named = NAMED.contains(&line) && NAMED.contains(&column);
        named.then(|| Square::raw(line, column))
    }

    const fn raw(line: i16, column: i16) -> Square {
        Square(((line + BIAS) as u16) << 8 | (column + BIAS) as u16)
    }

    /// Counted downward.
    #[inline]
    pub const fn line(self) -> i16 {
        (self.0 >> 8) as i16 - BIAS
    }

    /// Counted to the right.
    #[inline]
    pub const fn column(self) -> i16 {
        (self.0 & 0xFF) as i16 - BIAS
    }

    /// The neighbour in one direction.
    #[inline]
    #[must_use]
    pub const fn to(self, cardinal: Cardinal) -> Square {
        // Looked up, because this is asked more often than anything else.
        const STEPS: [u16; 4] = [0u16.wrapping_sub(256), 1, 256, 0u16.wrapping_sub(1)];
        Square(self.0.wrapping_add(STEPS[cardinal as usize]))
    }

    /// The square with these numbers, see [`Square::counted`].
    #[inline]
    pub(super) const fn at(line: usize, column: usize) -> Square {
        Square((line << 8 | column) as u16)
    }

    /// Line and column, counted from before all that can be named.
    #[inline]
    pub(super) const fn counted(self) -> (usize, usize) {
        ((self.0 >> 8) as usize, (self.0 & 0xFF) as usize)
    }

    /// How interfaces know it.
    pub const fn cell(self) -> Cell {
        Cell::new(self.column(), self.line())
    }

    /// How people call it, such as `line 9, column 10`.
    pub fn message(self) -> Message {
        msg!("dominup-cell", line = self.line(), column = self.column())
    }
}

/// Where a tile can lie: the square of its first half, and where the other half is from there.
///
/// Their order is the canonical one: line, column, cardinal. All three are kept in one word without
/// a gap, so that the places of a line are numbers that follow each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u32);

impl Place {
    /// The bits that a place has at most; a move keeps its tile above them.
    pub(super) const BITS: u32 = 18;

    /// Where the game begins: line 9, columns 9 and 10.
    pub const FIRST: Place = Place::new(Square::CENTRE, Cardinal::East);

    /// The first half on `square`, the other to its `cardinal`.
    #[inline]
    pub const fn new(square: Square, cardinal: Cardinal) -> Place {
        Place((square.0 as u32) << 2 | cardinal as u32)
    }

    /// Where the first half is.
    #[inline]
    pub const fn square(self) -> Square {
        Square((self.0 >> 2) as u16)
    }

    /// Where the other half is.
    #[inline]
    pub const fn other_square(self) -> Square {
        self.square().to(self.cardinal())
    }

    /// From the first half to the other.
    #[inline]
    pub const fn cardinal(self) -> Cardinal {
        Cardinal::ALL[(self.0 & 3) as usize]
    }

    /// Whether it points east or south: a double is only laid so.
    #[inline]
    pub const fn is_forward(self) -> bool {
        // Cardinals 1 and 2 of 0 to 3, without a branch.
        ((self.0 + 1) >> 1) & 1 != 0
    }

    /// The same two squares, named from the other end.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Place {
        Place::new(self.other_square(), self.cardinal().opposite())
    }

    /// The place that comes this much later in the order of all that there could be.
    #[inline]
    pub(super) const fn later(self, count: u32) -> Place {
        Place(self.0 + count)
    }

    #[inline]
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    #[inline]
    pub(super) const fn from_bits(bits: u32) -> Place {
        Place(bits)
    }
}
