//! The geometry of the board: cells as points of a circle, and sets of points as bitboards.
//!
//! A board of side `s` has `n = 3 s² - 3 s + 1` cells. They can be wound around a circle of `n`
//! points so that a step in a direction is the same rotation from every cell: the cells of a line
//! follow each other, and the cell down to the right is `3 s - 1` points further. So 61 cells need
//! 61 bits, and one rotation moves all stones of a colour. A leap beyond the edge ends at some
//! other point, so the result is masked with [`Geometry::inside`].

use super::hex::{
    Direction, Hex, MAX_CELLS, MAX_SIDE, cells_before, first_slant, leap, line_count, line_length,
};
use crate::bit_set::bit_set;

/// The greatest distance of a leap: a stone has at most six friends.
pub(super) const MAX_LEAP: usize = 6;

/// A point of the circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Point(u8);

impl Point {
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    const fn from_bit(bit: u32) -> Point {
        Point(bit as u8)
    }
}

bit_set! {
    /// A set of points, such as those with the stones of one seat. Boards up to side 5 use 61 of
    /// them.
    pub(super) struct Points(u128): (1 << MAX_CELLS) - 1;
    /// An iterator over a set of points, in ascending order.
    struct PointsIter: Point;
}

/// The geometry of the board with one side.
#[derive(Debug)]
pub(super) struct Geometry {
    side: usize,
    /// The number of cells, and of points of the circle.
    pub(super) cells: usize,
    /// The cells in reading order.
    pub(super) hexes: [Hex; MAX_CELLS],
    /// The point of every cell in reading order.
    pub(super) points: [Point; MAX_CELLS],
    /// The cell of every point, twice around, so that a point and a rotation add up without a
    /// remainder.
    pub(super) hex_at: [Hex; 2 * MAX_CELLS],
    /// By distance and direction: the points from which the leap stays on the board.
    pub(super) inside: [[Points; 6]; MAX_LEAP + 1],
    /// By distance and direction: the rotation of the leap.
    pub(super) rotations: [[u32; 6]; MAX_LEAP + 1],
    /// By cell in reading order, distance and direction: the cell where the leap ends, or any cell
    /// if it leaves the board. Only six directions are used; an index into eight is faster to
    /// compute.
    pub(super) landings: [[[Hex; 8]; 8]; MAX_CELLS],
    /// By line: the rotation that moves its points to their bits in reading order, and these bits.
    pub(super) lines: [(u32, Points); line_count(MAX_SIDE)],
}

/// The geometries by side.
pub(super) static BOARDS: [Geometry; 5] =
    [Geometry::new(2), Geometry::new(3), Geometry::new(4), Geometry::new(5), Geometry::new(6)];

impl Geometry {
    /// Returns the geometry of the board with this side.
    #[inline]
    pub(super) const fn of(side: usize) -> &'static Geometry {
        &BOARDS[side - super::hex::MIN_SIDE]
    }

    pub(super) const fn new(side: usize) -> Geometry {
        let mut board = Geometry {
            side,
            cells: cells_before(side + 1) - cells_before(side),
            hexes: [Hex::FIRST; MAX_CELLS],
            points: [Point(0); MAX_CELLS],
            hex_at: [Hex::FIRST; 2 * MAX_CELLS],
            inside: [[Points::EMPTY; 6]; MAX_LEAP + 1],
            rotations: [[0; 6]; MAX_LEAP + 1],
            landings: [[[Hex::FIRST; 8]; 8]; MAX_CELLS],
            lines: [(0, Points::EMPTY); line_count(MAX_SIDE)],
        };
        board.assign_points();
        board.compute_leaps();
        board
    }

    /// Assigns a point of the circle to every cell.
    const fn assign_points(&mut self) {
        let mut assigned = Points::EMPTY;
        let mut index = 0;
        let mut line = 1;
        while line <= line_count(self.side) {
            let first = self.rotation(line as i32, first_slant(self.side, line)) as usize;
            let length = line_length(self.side, line);
            let rotation = (first + self.cells - index) % self.cells;
            self.lines[line - 1] = (rotation as u32, Points(((1 << length) - 1) << index));
            let mut point = first;
            while point < first + length {
                let hex = Hex::nth(self.side, index);
                self.hexes[index] = hex;
                self.points[index] = Point((point % self.cells) as u8);
                self.hex_at[point % self.cells] = hex;
                self.hex_at[point % self.cells + self.cells] = hex;
                assigned.insert(self.points[index]);
                index += 1;
                point += 1;
            }
            line += 1;
        }
        assert!(assigned.len() == self.cells, "no two cells share a point");
    }

    const fn compute_leaps(&mut self) {
        let mut d = 0;
        while d < Direction::ALL.len() {
            let (down, right) = Direction::ALL[d].step();
            let mut distance = 1;
            while distance <= MAX_LEAP {
                let leap = distance as i32;
                self.rotations[distance][d] = self.rotation(leap * down, leap * right);
                self.inside[distance][d] = self.points_inside(Direction::ALL[d], distance);
                let mut index = 0;
                while index < self.cells {
                    let end = self.points[index].0 as usize + self.rotations[distance][d] as usize;
                    self.landings[index][distance][d] = self.hex_at[end];
                    index += 1;
                }
                distance += 1;
            }
            d += 1;
        }
    }

    /// Returns the points from which a leap stays on the board.
    const fn points_inside(&self, direction: Direction, distance: usize) -> Points {
        let mut inside = Points::EMPTY;
        let mut index = 0;
        let mut line = 1;
        while line <= line_count(self.side) {
            let mut position = 1;
            while position <= line_length(self.side, line) {
                if leap(self.side, line, position, direction, distance).is_some() {
                    inside.insert(self.points[index]);
                }
                index += 1;
                position += 1;
            }
            line += 1;
        }
        inside
    }

    /// Returns the rotation by this many lines down and slants to the right.
    const fn rotation(&self, down: i32, right: i32) -> u32 {
        let downward = 3 * self.side as i32 - 1;
        (down * downward + right).rem_euclid(self.cells as i32) as u32
    }

    /// Returns the cells in reading order.
    pub(super) fn hexes(&self) -> &[Hex] {
        &self.hexes[..self.cells]
    }
}
