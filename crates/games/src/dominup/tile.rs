//! The 36 tiles, one for each pair of numbers from 0 to 7, and sets of them.

use std::fmt::{self, Write};

use crate::bit_set::bit_set;

/// The number of tiles.
pub(super) const TILES: usize = 36;
/// The number of numbers, from 0 to 7.
const NUMBERS: usize = 8;

/// A number of a tile, from 0 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(u8);

impl Number {
    /// The smallest number.
    pub(super) const ZERO: Number = Number(0);
    /// The number of numbers.
    pub(super) const COUNT: usize = NUMBERS;

    /// Returns all numbers in order.
    pub fn all() -> impl Iterator<Item = Number> + Clone {
        (0..NUMBERS as u8).map(Number)
    }

    /// Returns the number if it is from 0 to 7.
    ///
    /// ```
    /// use tabuleiro_games::dominup::Number;
    ///
    /// assert_eq!(Number::new(7).map(u8::from), Some(7));
    /// assert_eq!(Number::new(8), None);
    /// ```
    pub const fn new(number: usize) -> Option<Number> {
        if number < NUMBERS { Some(Number(number as u8)) } else { None }
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        // The mask changes nothing but tells the compiler that the index is in range.
        (self.0 & 7) as usize
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> u8 {
        number.0
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'0' + self.0))
    }
}

/// A tile. Tiles are ordered 00, 01, … 07, 11, … 77.
///
/// ```
/// use tabuleiro_games::dominup::{Number, Tile};
///
/// let [two, six] = [2, 6].map(|n| Number::new(n).unwrap());
/// assert_eq!(Tile::of(six, two), Tile::of(two, six));
/// assert_eq!(Tile::of(six, two).to_string(), "26");
/// assert!(Tile::DOUBLE_SEVEN.is_double());
/// assert_eq!(Tile::all().count(), 36);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

/// The smaller and the larger number of every tile.
const PAIRS: [(Number, Number); TILES] = {
    let mut pairs = [(Number(0), Number(0)); TILES];
    let (mut tile, mut small, mut large) = (0, 0, 0);
    while tile < TILES {
        pairs[tile] = (Number(small), Number(large));
        tile += 1;
        large += 1;
        if large as usize == NUMBERS {
            small += 1;
            large = small;
        }
    }
    pairs
};

/// The tiles by their two numbers, in either order.
const BY_NUMBERS: [[Tile; NUMBERS]; NUMBERS] = {
    let mut by_numbers = [[Tile(0); NUMBERS]; NUMBERS];
    let mut tile = 0;
    while tile < TILES {
        let (small, large) = PAIRS[tile];
        by_numbers[small.index()][large.index()] = Tile(tile as u8);
        by_numbers[large.index()][small.index()] = Tile(tile as u8);
        tile += 1;
    }
    by_numbers
};

impl Tile {
    /// The double seven, which is played first.
    pub const DOUBLE_SEVEN: Tile = Tile(TILES as u8 - 1);

    /// Returns all tiles in order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// Returns the tile with these numbers, in either order.
    #[inline]
    pub const fn of(one: Number, other: Number) -> Tile {
        BY_NUMBERS[one.index()][other.index()]
    }

    /// Returns the smaller and the larger number.
    #[inline]
    pub const fn numbers(self) -> (Number, Number) {
        PAIRS[self.0 as usize]
    }

    /// Returns true if both numbers are the same.
    #[inline]
    pub const fn is_double(self) -> bool {
        DOUBLES.contains(self)
    }

    /// Returns the number of the tile in order, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) const fn bit(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    pub(super) const fn from_bit(bit: u32) -> Tile {
        debug_assert!(bit < TILES as u32);
        Tile(bit as u8)
    }
}

/// Formats the tile with the smaller number first, such as `26`.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (small, large) = self.numbers();
        small.fmt(f)?;
        large.fmt(f)
    }
}

bit_set! {
    /// A set of tiles, such as a hand.
    ///
    /// ```
    /// use tabuleiro_games::dominup::{Number, Tile, Tiles};
    ///
    /// let [two, six] = [2, 6].map(|n| Number::new(n).unwrap());
    /// let mut hand: Tiles = [Tile::of(six, two), Tile::DOUBLE_SEVEN].into_iter().collect();
    /// assert!(hand.contains(Tile::of(two, six)));
    /// assert_eq!(hand.doubles(), Tiles::of(Tile::DOUBLE_SEVEN));
    /// hand -= Tile::DOUBLE_SEVEN.into();
    /// assert_eq!((hand.len(), (!hand).len()), (1, 35));
    /// ```
    pub struct Tiles(u64): (1 << TILES) - 1;
    /// An iterator over a set of tiles, in ascending order.
    struct TilesIter: Tile;
}

/// The tiles with the same number twice.
const DOUBLES: Tiles = {
    let mut doubles = Tiles::EMPTY;
    let mut number = 0;
    while number < NUMBERS {
        doubles.insert(BY_NUMBERS[number][number]);
        number += 1;
    }
    doubles
};

/// The tiles with each number.
const BY_NUMBER: [Tiles; NUMBERS] = {
    let mut by_number = [Tiles::EMPTY; NUMBERS];
    let mut at = 0;
    while at < NUMBERS * NUMBERS {
        by_number[at / NUMBERS].insert(BY_NUMBERS[at / NUMBERS][at % NUMBERS]);
        at += 1;
    }
    by_number
};

impl Tiles {
    /// Adds or removes a tile, without a branch.
    #[inline]
    pub(super) const fn set(&mut self, tile: Tile, is_present: bool) {
        self.remove(tile);
        self.0 |= (is_present as u64) << tile.bit();
    }

    /// Returns the doubles of the set.
    #[inline]
    #[must_use]
    pub const fn doubles(self) -> Tiles {
        Tiles(self.0 & DOUBLES.0)
    }

    /// Returns the tiles of the set that have this number.
    #[inline]
    #[must_use]
    pub const fn with_number(self, number: Number) -> Tiles {
        Tiles(self.0 & BY_NUMBER[number.index()].0)
    }

    /// Returns true if a tile of the set has this number.
    #[inline]
    pub const fn has_number(self, number: Number) -> bool {
        !self.with_number(number).is_empty()
    }

    /// Returns the number of tiles of the set that come before `tile` in order.
    pub const fn rank(self, tile: Tile) -> usize {
        (self.0 & ((1 << tile.bit()) - 1)).count_ones() as usize
    }
}
