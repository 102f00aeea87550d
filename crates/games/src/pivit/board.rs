//! The board: squares, axes, and sets of squares as bitboards.
//!
//! Column `x` and row `y`, counted from 0 at the lower left, are bit `8 x + y`, on the small board
//! too. So the order of bits is the canonical order of squares.

use std::fmt;

use tabuleiro_core::Cell;

use crate::bit_set::bit_set;

/// Bits from a square to its neighbour above.
const UP: u32 = 1;
/// Bits from a square to its neighbour to the right.
const RIGHT: u32 = 8;

/// The lowest row.
pub(super) const ROW: u64 = 0x0101_0101_0101_0101;
/// The first column.
pub(super) const COLUMN: u64 = 0xFF;

/// A square, by its column and row from the lower left.
///
/// A square can lie outside the board, so that moves beyond it can be parsed and reported as
/// illegal.
///
/// ```
/// use tabuleiro_games::pivit::{Axis, Square};
///
/// let square = Square::new(1, 3);
/// assert_eq!(square.to_string(), "b4");
/// assert_eq!(square.step(Axis::Horizontal, 2), Square::new(3, 3));
/// assert_eq!(square.steps_to(Square::new(1, 0), Axis::Vertical), Some(-3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// The column: 0 is `a`.
    pub x: i8,
    /// The row: 0 is `1`.
    pub y: i8,
}

impl Square {
    /// Returns the square in this column and row, counted from 0.
    pub const fn new(x: i8, y: i8) -> Square {
        Square { x, y }
    }

    /// Returns the square this many steps away along an axis, up or to the right if `steps` is
    /// positive.
    #[must_use]
    pub const fn step(self, axis: Axis, steps: i8) -> Square {
        match axis {
            Axis::Vertical => Square::new(self.x, self.y.saturating_add(steps)),
            Axis::Horizontal => Square::new(self.x.saturating_add(steps), self.y),
        }
    }

    /// Returns the number of steps along an axis to `other`, or `None` if it is not on that axis.
    pub const fn steps_to(self, other: Square, axis: Axis) -> Option<i16> {
        let right = other.x as i16 - self.x as i16;
        let up = other.y as i16 - self.y as i16;
        match axis {
            Axis::Vertical if right == 0 => Some(up),
            Axis::Horizontal if up == 0 => Some(right),
            _ => None,
        }
    }

    #[inline]
    pub(super) const fn bit(self) -> u32 {
        (self.x as u8 as u32) << 3 | self.y as u8 as u32
    }

    #[inline]
    pub(super) const fn from_bit(bit: u32) -> Square {
        Square::new((bit / 8) as i8, (bit % 8) as i8)
    }
}

/// Formats the square as `b4`. Squares without a letter for their column have a `?`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = if (0..26).contains(&self.x) { (b'a' + self.x as u8) as char } else { '?' };
        write!(f, "{letter}{}", i16::from(self.y) + 1)
    }
}

/// The axis along which a piece moves next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// Up and down.
    Vertical,
    /// To the left and to the right.
    Horizontal,
}

impl Axis {
    /// Returns the other axis, to which a piece turns when it moves.
    #[inline]
    #[must_use]
    pub const fn perpendicular(self) -> Axis {
        match self {
            Axis::Vertical => Axis::Horizontal,
            Axis::Horizontal => Axis::Vertical,
        }
    }
}

bit_set! {
    /// A set of squares of the large board. The small board uses some of them.
    ///
    /// ```
    /// use tabuleiro_games::pivit::{Pivit, Square, Squares};
    /// use tabuleiro_core::Seat;
    ///
    /// let game = Pivit::new(tabuleiro_games::pivit::Options::default());
    /// let seats = [0, 1].map(|seat| game.pieces(Seat::new(seat)));
    /// assert_eq!(seats[0].len(), 12);
    /// assert!(seats[0].is_disjoint(seats[1]));
    /// assert_eq!(game.occupied(), seats[0] | seats[1]);
    /// assert!((!game.occupied()).contains(Square::new(3, 3)));
    /// assert_eq!((seats[0] - Squares::of(Square::new(1, 0))).len(), 11);
    /// ```
    pub struct Squares(u64): u64::MAX;
    /// An iterator over a set of squares, in canonical order.
    struct SquaresIter: Square;
}

impl Squares {
    /// Returns the squares of a board with this side.
    #[inline]
    pub(super) const fn of_board(side: u8) -> Squares {
        if side == 8 { Squares(u64::MAX) } else { Squares(0x0000_3F3F_3F3F_3F3F) }
    }

    /// Returns the corners of a board with this side.
    #[inline]
    pub(super) const fn corners(side: u8) -> Squares {
        if side == 8 { Squares(0x8100_0000_0000_0081) } else { Squares(0x0000_2100_0000_0021) }
    }

    /// Returns the top and the bottom row of a board with this side.
    #[inline]
    pub(super) const fn end_rows(side: u8) -> Squares {
        Squares(ROW | ROW << (side - 1))
    }

    /// Returns the left and the right column of a board with this side.
    #[inline]
    pub(super) const fn end_columns(side: u8) -> Squares {
        Squares(COLUMN | COLUMN << (8 * (side - 1)))
    }

    /// Returns the squares above those of the set.
    #[inline]
    pub(super) const fn above(self) -> Squares {
        Squares((self.0 << UP) & !ROW)
    }

    /// Returns the squares below those of the set.
    #[inline]
    pub(super) const fn below(self) -> Squares {
        Squares((self.0 >> UP) & !(ROW << 7))
    }

    /// Returns the squares to the left of those of the set.
    #[inline]
    pub(super) const fn left(self) -> Squares {
        Squares(self.0 >> RIGHT)
    }

    /// Returns the squares to the right of those of the set.
    #[inline]
    pub(super) const fn right(self) -> Squares {
        Squares(self.0 << RIGHT)
    }

    /// Returns the nearest square of the set above another. The set must contain one.
    #[inline]
    pub(super) const fn nearest_above(self, square: Square) -> Square {
        Square::from_bit((self.0 & (u64::MAX << square.bit() << 1)).trailing_zeros())
    }

    /// Returns the nearest square of the set below another. The set must contain one.
    #[inline]
    pub(super) const fn nearest_below(self, square: Square) -> Square {
        Square::from_bit((self.0 & ((1 << square.bit()) - 1) | 1).ilog2())
    }

    /// Returns the nearest square of the set to the right of another. The set must contain one.
    #[inline]
    pub(super) const fn nearest_right(self, square: Square) -> Square {
        Squares(self.0 & (ROW << square.y)).nearest_above(square)
    }

    /// Returns the nearest square of the set to the left of another. The set must contain one.
    #[inline]
    pub(super) const fn nearest_left(self, square: Square) -> Square {
        Squares(self.0 & (ROW << square.y)).nearest_below(square)
    }

    /// Returns the squares above and below those of the set.
    #[inline]
    pub(super) const fn above_and_below(self) -> Squares {
        Squares(self.above().0 | self.below().0)
    }

    /// Returns the squares to the left and to the right of those of the set.
    #[inline]
    pub(super) const fn left_and_right(self) -> Squares {
        Squares(self.left().0 | self.right().0)
    }
}

/// Returns true for a dark square, such as a1.
#[inline]
pub(super) const fn is_dark(square: Square) -> bool {
    (square.x + square.y) % 2 == 0
}

/// Returns the position of a square in views, whose rows are counted downward on both boards alike.
pub(super) const fn cell(square: Square) -> Cell {
    Cell::new(square.x as i16 + 1, 8 - square.y as i16)
}

/// Returns the square at a position in views. All positions far away are squares beside the board.
pub(super) fn square(cell: Cell) -> Square {
    let near = |number: i16| number.clamp(-1, 8) as i8;
    Square::new(near(cell.x.saturating_sub(1)), near(8_i16.saturating_sub(cell.y)))
}
