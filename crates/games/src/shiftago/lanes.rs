//! Edges, lanes, and sets of insertions.

use tabuleiro_core::Cell;

use super::board::{BOARD, FIRST_COLUMN, FIRST_ROW, Marbles, SIDE, Square, cell};
use crate::bit_set::bit_set;

/// An edge of the board, from which marbles are pushed in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edge {
    /// Marbles enter a row and move to the right.
    Left,
    /// Marbles enter a row and move to the left.
    Right,
    /// Marbles enter a column and move down.
    Top,
    /// Marbles enter a column and move up.
    Bottom,
}

impl Edge {
    /// All edges in canonical order.
    pub const ALL: [Edge; 4] = [Edge::Left, Edge::Right, Edge::Top, Edge::Bottom];
}

/// One of the seven lanes of an edge. Rows count from the top, columns from the left.
///
/// ```
/// use tabuleiro_games::shiftago::Lane;
///
/// assert_eq!(Lane::new(3).map(Lane::number), Some(3));
/// assert_eq!(Lane::new(8), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lane(u8);

impl Lane {
    /// Returns the lane with this number, from 1 to 7.
    pub const fn new(number: usize) -> Option<Lane> {
        if number >= 1 && number <= SIDE { Some(Lane(number as u8 - 1)) } else { None }
    }

    /// Returns the number of the lane, from 1 to 7.
    pub const fn number(self) -> usize {
        self.index() + 1
    }

    /// Returns all lanes in order.
    pub fn all() -> impl Iterator<Item = Lane> {
        (0..SIDE as u8).map(Lane)
    }

    /// Returns the number of the lane, counted from 0.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the squares of the lane from an edge inward.
    pub(super) fn squares_from(self, edge: Edge) -> impl Iterator<Item = Square> {
        (1..=SIDE).filter_map(move |depth| match edge {
            Edge::Left => Square::new(self.number(), depth),
            Edge::Right => Square::new(self.number(), SIDE + 1 - depth),
            Edge::Top => Square::new(depth, self.number()),
            Edge::Bottom => Square::new(SIDE + 1 - depth, self.number()),
        })
    }

    /// Returns the cell beside the board, in views, from which a marble enters the lane.
    pub(super) const fn entry(self, edge: Edge) -> Cell {
        match edge {
            Edge::Left => cell(self.number(), 0),
            Edge::Right => cell(self.number(), SIDE + 1),
            Edge::Top => cell(0, self.number()),
            Edge::Bottom => cell(SIDE + 1, self.number()),
        }
    }
}

/// An edge and a lane as one of 28 numbers in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Insertion(u8);

impl Insertion {
    #[inline]
    pub(super) const fn new(edge: Edge, lane: Lane) -> Insertion {
        Insertion(edge as u8 * SIDE as u8 + lane.0)
    }

    pub(super) const fn edge(self) -> Edge {
        Edge::ALL[self.index() / SIDE]
    }

    pub(super) const fn lane(self) -> Lane {
        Lane(self.0 % SIDE as u8)
    }

    /// Returns the number of the insertion in canonical order.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    const fn bit(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    pub(super) const fn from_bit(bit: u32) -> Insertion {
        Insertion(bit as u8)
    }
}

bit_set! {
    /// A set of insertions.
    pub(super) struct Insertions(u32): (1 << (4 * SIDE)) - 1;
    /// An iterator over a set of insertions, in canonical order.
    struct InsertionsIter: Insertion;
}

impl Insertions {
    /// Returns the insertions into lanes with an empty square.
    #[inline]
    pub(super) const fn open(occupied: Marbles) -> Insertions {
        let taken = occupied.bits();
        // Adding one to a full row carries into its spare column.
        let full_rows = ((taken + FIRST_COLUMN) >> 7) & FIRST_COLUMN;
        let two = taken & (taken >> 8);
        let four = two & (two >> 16);
        let columns = (four & (four >> 24) & FIRST_ROW) as u32;
        if full_rows == 0 && columns == 0 {
            return Insertions::FULL;
        }
        let rows = gather_rows(full_rows);
        Insertions(Insertions::FULL.0 & !Insertions::from_edges([rows, rows, columns, columns]).0)
    }

    /// Returns the insertions into lanes that contain a bit of the word for their edge.
    #[inline]
    pub(super) const fn through(left: u64, right: u64, top: u64, bottom: u64) -> Insertions {
        Insertions::from_edges([rows_of(left), rows_of(right), columns_of(top), columns_of(bottom)])
    }

    /// Returns the insertions from a bit for each lane of each edge.
    #[inline]
    const fn from_edges([left, right, top, bottom]: [u32; 4]) -> Insertions {
        Insertions(left | right << SIDE | top << (2 * SIDE) | bottom << (3 * SIDE))
    }
}

/// Returns a bit for each row that contains a bit of the board.
#[inline]
const fn rows_of(board: u64) -> u32 {
    gather_rows(((board + BOARD) >> 7) & FIRST_COLUMN)
}

/// Returns a bit for each column that contains a bit of the board.
#[inline]
const fn columns_of(board: u64) -> u32 {
    let board = board | board >> 32;
    let board = board | board >> 16;
    ((board | board >> 8) & FIRST_ROW) as u32
}

/// Moves the bits of the first column next to each other with one multiplication.
#[inline]
const fn gather_rows(first_column: u64) -> u32 {
    (first_column.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}
