//! The hexagonal board: its places, its six directions, and how it is wound around a circle.
//!
//! A set of cells is a word of bits. A board of side `s` has `n = 3 s² - 3 s + 1` cells, and there
//! is a winding of all of them around a circle of `n` points, none left over, for which a step in
//! a direction is the same rotation from wherever it is made: the cells of a line follow each
//! other, and one cell down to the right is `3 s - 1` points further. So 61 cells need 61 bits,
//! and the stones of a colour are moved all at once by one rotation. What leaves the board comes
//! back somewhere else on the circle; [`Geometry::inside`] masks it.

use std::fmt;

use tabuleiro_core::Cell;

/// The least side that a board can have.
pub(super) const MIN_SIDE: usize = 2;
/// The greatest side that a board can have.
pub(super) const MAX_SIDE: usize = 6;
/// As many cells as the largest board has.
pub(super) const MAX_CELLS: usize = 91;
/// A stone leaps as far as it has friends, and it has at most six.
pub(super) const MAX_LEAP: usize = 6;

/// How many cells the boards with a smaller side have together: hexagons make up a cube.
const fn cells_before(side: usize) -> usize {
    (side - 1).pow(3) - 1
}

/// A cell of a board: its line from the top and its position from the left, both counted from 1.
///
/// The cells of all boards are numbered, board after board, so that a place is a byte and knows
/// its board. The order of places is the reading order: by line, then by position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

/// The side of the board, the line and the position of every place.
static COORDINATES: [(u8, u8, u8); cells_before(MAX_SIDE + 1)] = coordinates();

const fn coordinates() -> [(u8, u8, u8); cells_before(MAX_SIDE + 1)] {
    let mut places = [(0, 0, 0); cells_before(MAX_SIDE + 1)];
    let (mut number, mut side) = (0, MIN_SIDE);
    while side <= MAX_SIDE {
        let mut line = 1;
        while line <= lines(side) {
            let mut position = 1;
            while position <= line_length(side, line) {
                places[number] = (side as u8, line as u8, position as u8);
                number += 1;
                position += 1;
            }
            line += 1;
        }
        side += 1;
    }
    places
}

impl Place {
    /// The first place of the smallest board.
    pub(super) const FIRST: Place = Place(0);

    /// The place on this line at this position of a board; `None` where there is none.
    ///
    /// ```
    /// use tabuleiro_games::quantum_leap::Place;
    /// let place = Place::new(5, 3, 4).expect("the third line has seven cells");
    /// assert_eq!(place.to_string(), "4-3");
    /// assert_eq!(Place::new(5, 3, 8), None);
    /// ```
    pub const fn new(side: usize, line: usize, position: usize) -> Option<Place> {
        if side < MIN_SIDE || side > MAX_SIDE || line < 1 || line > lines(side) {
            return None;
        }
        if position < 1 || position > line_length(side, line) {
            return None;
        }
        let mut number = cells_before(side) + position - 1;
        let mut above = 1;
        while above < line {
            number += line_length(side, above);
            above += 1;
        }
        Some(Place(number as u8))
    }

    /// The side of its board.
    pub const fn side(self) -> usize {
        COORDINATES[self.0 as usize].0 as usize
    }

    /// Counted from the top, from 1.
    pub const fn line(self) -> usize {
        COORDINATES[self.0 as usize].1 as usize
    }

    /// Counted from the left, from 1.
    pub const fn position(self) -> usize {
        COORDINATES[self.0 as usize].2 as usize
    }

    /// Where it is drawn: `x` counts half cells.
    pub(super) const fn cell(self) -> Cell {
        let indent = self.side().abs_diff(self.line());
        Cell::new((indent + 2 * (self.position() - 1)) as i16, self.line() as i16)
    }

    /// Where a leap ends, if that is on the board.
    pub(super) const fn leap(self, direction: Direction, distance: usize) -> Option<Place> {
        match leap(self.side(), self.line(), self.position(), direction, distance) {
            Some((line, position)) => Place::new(self.side(), line, position),
            None => None,
        }
    }
}

/// The line and the position where a leap from this line and position ends, if on the board.
const fn leap(
    side: usize,
    line: usize,
    position: usize,
    direction: Direction,
    distance: usize,
) -> Option<(usize, usize)> {
    let (down, right) = direction.step();
    let slant = first_slant(side, line) + position as i32 + distance as i32 * right;
    let line = line as i32 + distance as i32 * down;
    if line < 1 || line > lines(side) as i32 {
        return None;
    }
    let position = slant - first_slant(side, line as usize);
    if position < 1 || position > line_length(side, line as usize) as i32 {
        return None;
    }
    Some((line as usize, position as usize))
}

/// How many lines a board has.
pub(super) const fn lines(side: usize) -> usize {
    2 * side - 1
}

/// How many cells a line has.
pub(super) const fn line_length(side: usize, line: usize) -> usize {
    lines(side) - side.abs_diff(line)
}

/// The slant before the first cell of a line.
///
/// Slants run from the upper left to the lower right and cut every line; the first one starts at
/// the left corner, so the lines above that corner begin further to the right.
const fn first_slant(side: usize, line: usize) -> i32 {
    side.saturating_sub(line) as i32
}

/// As in the report: the position along the line, then the line.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.position(), self.line())
    }
}

/// Where a stone can leap to.
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
    /// In canonical order.
    pub(super) const ALL: [Direction; 6] = [
        Direction::Left,
        Direction::Right,
        Direction::UpLeft,
        Direction::UpRight,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// How much a step adds to the line and to the slant.
    const fn step(self) -> (i32, i32) {
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

/// All that follows from the side of a board.
#[derive(Debug)]
pub(super) struct Geometry {
    side: usize,
    /// How many cells, and points of the circle, there are.
    pub(super) cells: usize,
    /// The places in reading order.
    pub(super) places: [Place; MAX_CELLS],
    /// The point of every place in reading order.
    pub(super) points: [u8; MAX_CELLS],
    /// The place of every point, twice around: a point and a rotation add up without a remainder.
    pub(super) place_at: [Place; 2 * MAX_CELLS],
    /// By distance and direction: the points from where such a leap stays on the board.
    pub(super) inside: [[u128; 6]; MAX_LEAP + 1],
    /// By distance and direction: how far around the circle such a leap goes.
    pub(super) rotations: [[u32; 6]; MAX_LEAP + 1],
    /// In reading order and by distance: where a leap ends in each direction, or anywhere where it
    /// leaves the board. Only six are used; eight are found faster.
    pub(super) landings: [[[Place; 8]; 8]; MAX_CELLS],
    /// By line: the rotation that brings its points into reading order, and their bits there.
    pub(super) lines: [(u32, u128); lines(MAX_SIDE)],
}

/// The boards by side.
static BOARDS: [Geometry; 5] =
    [Geometry::new(2), Geometry::new(3), Geometry::new(4), Geometry::new(5), Geometry::new(6)];

/// Every place alone among the points of the circle of its board.
static BITS: [u128; 256] = {
    let mut bits = [0; 256];
    let mut side = MIN_SIDE;
    while side <= MAX_SIDE {
        let board = &BOARDS[side - MIN_SIDE];
        let mut nth = 0;
        while nth < board.cells {
            bits[cells_before(side) + nth] = 1 << board.points[nth];
            nth += 1;
        }
        side += 1;
    }
    bits
};

impl Geometry {
    /// The board with this side.
    #[inline]
    pub(super) const fn of(side: usize) -> &'static Geometry {
        &BOARDS[side - MIN_SIDE]
    }

    pub(super) const fn new(side: usize) -> Geometry {
        let mut board = Geometry {
            side,
            cells: cells_before(side + 1) - cells_before(side),
            places: [Place(0); MAX_CELLS],
            points: [0; MAX_CELLS],
            place_at: [Place(0); 2 * MAX_CELLS],
            inside: [[0; 6]; MAX_LEAP + 1],
            rotations: [[0; 6]; MAX_LEAP + 1],
            landings: [[[Place(0); 8]; 8]; MAX_CELLS],
            lines: [(0, 0); lines(MAX_SIDE)],
        };
        board.wind();
        board.find_leaps();
        board
    }

    /// Gives every place its point of the circle.
    const fn wind(&mut self) {
        let mut wound: u128 = 0;
        let mut nth = 0;
        let mut line = 1;
        while line <= lines(self.side) {
            let first = self.rotation(line as i32, first_slant(self.side, line)) as usize;
            let length = line_length(self.side, line);
            let rotation = (first + self.cells - nth) % self.cells;
            self.lines[line - 1] = (rotation as u32, ((1 << length) - 1) << nth);
            let mut point = first;
            while point < first + length {
                let place = Place((cells_before(self.side) + nth) as u8);
                self.places[nth] = place;
                self.points[nth] = (point % self.cells) as u8;
                self.place_at[point % self.cells] = place;
                self.place_at[point % self.cells + self.cells] = place;
                wound |= 1 << (point % self.cells);
                nth += 1;
                point += 1;
            }
            line += 1;
        }
        assert!(wound.count_ones() as usize == self.cells, "no two places share a point");
    }

    const fn find_leaps(&mut self) {
        let mut d = 0;
        while d < Direction::ALL.len() {
            let (down, right) = Direction::ALL[d].step();
            let mut distance = 1;
            while distance <= MAX_LEAP {
                let leap = distance as i32;
                self.rotations[distance][d] = self.rotation(leap * down, leap * right);
                self.inside[distance][d] = self.inside(Direction::ALL[d], distance);
                let mut nth = 0;
                while nth < self.cells {
                    let end = self.points[nth] as usize + self.rotations[distance][d] as usize;
                    self.landings[nth][distance][d] = self.place_at[end];
                    nth += 1;
                }
                distance += 1;
            }
            d += 1;
        }
    }

    /// The points from where a leap stays on the board.
    const fn inside(&self, direction: Direction, distance: usize) -> u128 {
        let mut inside = 0;
        let mut nth = 0;
        let mut line = 1;
        while line <= lines(self.side) {
            let mut position = 1;
            while position <= line_length(self.side, line) {
                if leap(self.side, line, position, direction, distance).is_some() {
                    inside |= 1 << self.points[nth];
                }
                nth += 1;
                position += 1;
            }
            line += 1;
        }
        inside
    }

    /// How far around the circle so many lines down and so many slants to the right are.
    const fn rotation(&self, down: i32, right: i32) -> u32 {
        let downward = 3 * self.side as i32 - 1;
        (down * downward + right).rem_euclid(self.cells as i32) as u32
    }

    /// The places in reading order.
    pub(super) fn places(&self) -> &[Place] {
        &self.places[..self.cells]
    }
}

/// The bit of a place among those of its board.
#[inline]
pub(super) fn bit(place: Place) -> u128 {
    BITS[usize::from(place.0)]
}
