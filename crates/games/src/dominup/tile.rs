//! The 36 tiles, one for each pair of numbers from 0 to 7, and sets of them.

/// How many tiles there are.
pub(super) const TILES: usize = 36;
/// How many numbers there are: 0 to 7.
const NUMBERS: usize = 8;

/// A number of a tile, from 0 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(u8);

impl Number {
    /// The smallest.
    pub(super) const ZERO: Number = Number(0);
    /// How many there are.
    pub(super) const COUNT: usize = NUMBERS;

    /// In order.
    pub fn all() -> impl Iterator<Item = Number> + Clone {
        (0..NUMBERS as u8).map(Number)
    }

    /// The number, if it is one from 0 to 7.
    pub const fn new(number: usize) -> Option<Number> {
        if number < NUMBERS { Some(Number(number as u8)) } else { None }
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        // The mask only tells the compiler what is so anyway.
        (self.0 & 7) as usize
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> u8 {
        number.0
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A tile; their order is 00, 01, … 07, 11, … 77.
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

/// The tile with these two numbers, in whichever order.
const WITH: [[Tile; NUMBERS]; NUMBERS] = {
    let mut with = [[Tile(0); NUMBERS]; NUMBERS];
    let mut tile = 0;
    while tile < TILES {
        let (small, large) = PAIRS[tile];
        with[small.index()][large.index()] = Tile(tile as u8);
        with[large.index()][small.index()] = Tile(tile as u8);
        tile += 1;
    }
    with
};

impl Tile {
    /// 7-7, which opens the game.
    pub const DOUBLE_SEVEN: Tile = Tile(TILES as u8 - 1);

    /// In order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// The tile with these numbers, in whichever order.
    #[inline]
    pub const fn of(one: Number, other: Number) -> Tile {
        WITH[one.index()][other.index()]
    }

    /// The smaller and the larger number.
    #[inline]
    pub const fn numbers(self) -> (Number, Number) {
        PAIRS[self.0 as usize]
    }

    /// Whether both numbers are the same.
    #[inline]
    pub const fn is_double(self) -> bool {
        DOUBLES.has(self)
    }

    /// Whether one of the numbers is this one.
    pub fn shows(self, number: Number) -> bool {
        let (small, large) = self.numbers();
        small == number || large == number
    }

    /// Counted from 0, in order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile with this place in the order.
    #[inline]
    pub(super) const fn at(index: usize) -> Tile {
        debug_assert!(index < TILES);
        Tile(index as u8)
    }
}

/// The smaller number first: `26`.
impl std::fmt::Display for Tile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (small, large) = self.numbers();
        write!(f, "{small}{large}")
    }
}

/// Some of the tiles, such as a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tiles(u64);

/// The tiles with the same number twice.
const DOUBLES: Tiles = {
    let mut doubles = 0;
    let mut number = 0;
    while number < NUMBERS {
        doubles |= 1 << WITH[number][number].0;
        number += 1;
    }
    Tiles(doubles)
};

/// The tiles with each number.
const SHOWING: [Tiles; NUMBERS] = {
    let mut showing = [Tiles(0); NUMBERS];
    let mut at = 0;
    while at < NUMBERS * NUMBERS {
        let tile = WITH[at / NUMBERS][at % NUMBERS];
        showing[at / NUMBERS] = showing[at / NUMBERS].with(tile);
        at += 1;
    }
    showing
};

impl Tiles {
    /// Every tile.
    pub const ALL: Tiles = Tiles((1 << TILES) - 1);

    /// Whether the tile is among these.
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 & (1 << tile.0) != 0
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, tile: Tile) -> Tiles {
        Tiles(self.0 | 1 << tile.0)
    }

    /// These without one.
    #[inline]
    #[must_use]
    pub const fn without(self, tile: Tile) -> Tiles {
        Tiles(self.0 & !(1 << tile.0))
    }

    /// These with the tile or without it.
    #[inline]
    #[must_use]
    pub(super) const fn set(self, tile: Tile, has: bool) -> Tiles {
        Tiles(self.0 & !(1 << tile.0) | (has as u64) << tile.0)
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Tiles) -> Tiles {
        Tiles(self.0 | others.0)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn common(self, others: Tiles) -> Tiles {
        Tiles(self.0 & others.0)
    }

    /// All tiles but these.
    #[inline]
    #[must_use]
    pub const fn others(self) -> Tiles {
        Tiles(Tiles::ALL.0 & !self.0)
    }

    /// Those with the same number twice.
    #[inline]
    #[must_use]
    pub const fn doubles(self) -> Tiles {
        self.common(DOUBLES)
    }

    /// Whether one of them has this number.
    #[inline]
    pub(super) const fn shows(self, number: Number) -> bool {
        self.0 & SHOWING[number.index()].0 != 0
    }

    /// Those with this number.
    #[inline]
    #[must_use]
    pub(super) const fn showing(self, number: Number) -> Tiles {
        self.common(SHOWING[number.index()])
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of these come before the tile in the order.
    pub const fn rank(self, tile: Tile) -> usize {
        (self.0 & ((1 << tile.0) - 1)).count_ones() as usize
    }

    /// One after the other, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tile = Tile(left.trailing_zeros() as u8);
            let some = left != 0;
            left &= left.wrapping_sub(1);
            some.then_some(tile)
        })
    }

    /// A bit for each tile.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        tiles.into_iter().fold(Tiles::default(), Tiles::with)
    }
}
