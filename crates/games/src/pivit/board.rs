//! The board as bits: squares, sets of squares, and the lines along which pieces slide.
//!
//! Column `x` and row `y`, counted from 0 at the lower left, are bit `8 x + y`, on the small board
//! too. So the lowest bit is the square whose name comes first, and what is found from the lowest
//! bit upward is in canonical order.

use std::fmt;

use tabuleiro_core::Cell;

use crate::bit_set::bit_set;

/// Bits from a square to its neighbour above.
const UP: u32 = 1;
/// Bits from a square to its neighbour to the right.
const RIGHT: u32 = 8;

/// The lowest row.
const ROW: u64 = 0x0101_0101_0101_0101;
/// The first column.
const COLUMN: u64 = 0xFF;

/// A square by its column and row, counted from 0 at the lower left.
///
/// It need not be on the board: people point beside it, and are told so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// The column: 0 is `a`.
    pub x: i8,
    /// The row: 0 is `1`.
    pub y: i8,
}

impl Square {
    /// The square in this column and row.
    pub const fn new(x: i8, y: i8) -> Square {
        Square { x, y }
    }

    /// So many squares further along an axis, up or to the right where `steps` is positive.
    #[must_use]
    pub const fn stepped(self, axis: Axis, steps: i8) -> Square {
        match axis {
            Axis::Vertical => Square::new(self.x, self.y.saturating_add(steps)),
            Axis::Horizontal => Square::new(self.x.saturating_add(steps), self.y),
        }
    }

    /// How many steps along an axis lead to `other`; `None` where it is not on that axis.
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

/// `b4`; squares beside the board are written as far as there are letters and numbers for them.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = if (0..26).contains(&self.x) { (b'a' + self.x as u8) as char } else { '?' };
        write!(f, "{letter}{}", i16::from(self.y) + 1)
    }
}

/// The line along which a piece moves next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// Up and down.
    Vertical,
    /// To the left and to the right.
    Horizontal,
}

impl Axis {
    /// How a piece points after a move.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Axis {
        match self {
            Axis::Vertical => Axis::Horizontal,
            Axis::Horizontal => Axis::Vertical,
        }
    }
}

bit_set! {
    /// A set of squares of the large board.
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
    /// All squares of a board with so many rows.
    #[inline]
    pub(super) const fn of_board(side: u8) -> Squares {
        if side == 8 { Squares(u64::MAX) } else { Squares(0x0000_3F3F_3F3F_3F3F) }
    }

    /// The corners of a board with so many rows.
    #[inline]
    pub(super) const fn corners(side: u8) -> Squares {
        if side == 8 { Squares(0x8100_0000_0000_0081) } else { Squares(0x0000_2100_0000_0021) }
    }

    /// The top and the bottom row of a board with so many rows.
    #[inline]
    pub(super) const fn end_rows(side: u8) -> Squares {
        Squares(ROW | ROW << (side - 1))
    }

    /// The left and the right column of a board with so many columns.
    #[inline]
    pub(super) const fn end_columns(side: u8) -> Squares {
        Squares(COLUMN | COLUMN << (8 * (side - 1)))
    }

    /// The squares above those of the set, on the large board.
    #[inline]
    pub(super) const fn above(self) -> Squares {
        Squares((self.0 << UP) & !ROW)
    }

    /// The squares below those of the set, on the large board.
    #[inline]
    pub(super) const fn below(self) -> Squares {
        Squares((self.0 >> UP) & !(ROW << 7))
    }

    /// The squares to the left of those of the set, on the large board.
    #[inline]
    pub(super) const fn left(self) -> Squares {
        Squares(self.0 >> RIGHT)
    }

    /// The squares to the right of those of the set, on the large board.
    #[inline]
    pub(super) const fn right(self) -> Squares {
        Squares(self.0 << RIGHT)
    }

    /// The nearest square of the set above another; there has to be one.
    #[inline]
    pub(super) const fn nearest_above(self, square: Square) -> Square {
        Square::from_bit((self.0 & (u64::MAX << square.bit() << 1)).trailing_zeros())
    }

    /// The nearest square of the set below another; there has to be one.
    #[inline]
    pub(super) const fn nearest_below(self, square: Square) -> Square {
        Square::from_bit((self.0 & ((1 << square.bit()) - 1) | 1).ilog2())
    }

    /// The nearest square of the set to the right of another; there has to be one.
    #[inline]
    pub(super) const fn nearest_right(self, square: Square) -> Square {
        Squares(self.0 & (ROW << square.y)).nearest_above(square)
    }

    /// The nearest square of the set to the left of another; there has to be one.
    #[inline]
    pub(super) const fn nearest_left(self, square: Square) -> Square {
        Squares(self.0 & (ROW << square.y)).nearest_below(square)
    }

    /// The squares above and below those of the set, on the large board.
    #[inline]
    pub(super) const fn above_and_below(self) -> Squares {
        Squares(self.above().0 | self.below().0)
    }

    /// The squares to the left and to the right of those of the set, on the large board.
    #[inline]
    pub(super) const fn left_and_right(self) -> Squares {
        Squares(self.left().0 | self.right().0)
    }
}

/// How a line through a square is read.
#[derive(Clone, Copy)]
struct Line {
    squares: u64,
    /// A factor that brings the squares of the line to the upper eight bits, in order.
    gather: u64,
    /// Which of them is the square.
    step: u8,
}

/// The lines by axis and bit of the square.
static LINES: [[Line; 64]; 2] = {
    let mut lines = [[Line { squares: 0, gather: 0, step: 0 }; 64]; 2];
    let mut bit = 0;
    while bit < 64 {
        let (x, y) = (bit / 8, bit % 8);
        lines[Axis::Vertical as usize][bit] =
            Line { squares: COLUMN << (8 * x), gather: 1 << (56 - 8 * x), step: y as u8 };
        // Each of the eight products that matter is one square's, and no two carry.
        let gather = 0x0102_0408_1020_4080 >> y;
        lines[Axis::Horizontal as usize][bit] = Line { squares: ROW << y, gather, step: x as u8 };
        bit += 1;
    }
    lines
};

/// By the step at which a piece stands and the steps of its line that are taken: where it can
/// slide to, every step up to the first that is taken, that one included.
static SLIDES: [[u8; 256]; 8] = {
    let mut slides = [[0; 256]; 8];
    let mut at = 0;
    while at < 8 * 256 {
        let (from, taken) = (at / 256, at % 256);
        let (mut low, mut high) = (from, from);
        while low > 0 && (low == from || taken >> low & 1 == 0) {
            low -= 1;
            slides[from][taken] |= 1 << low;
        }
        while high < 7 && (high == from || taken >> high & 1 == 0) {
            high += 1;
            slides[from][taken] |= 1 << high;
        }
        at += 1;
    }
    slides
};

/// Where a piece that stands on `from` can go, as bits of the line along `axis`, the lowest step
/// first: up to the first square that is taken, but not onto one of its owner's.
///
/// The table of all lines is small, and quicker than to look for what is in the way.
#[inline]
pub(super) fn targets(
    from: Square,
    axis: Axis,
    is_master: bool,
    taken: Squares,
    own: Squares,
) -> u8 {
    let Line { squares, gather, step } = LINES[axis as usize][(from.bit() % 64) as usize];
    let along = |set: Squares| ((set.0 & squares).wrapping_mul(gather) >> 56) as u8;
    let reached = SLIDES[usize::from(step % 8)][usize::from(along(taken))] & !along(own);
    // A minion changes colour: from an even step to an odd one, and the other way round.
    let odd_steps_away = 0xAA >> (step % 2);
    if is_master { reached } else { reached & odd_steps_away }
}

/// Whether a square is dark, as a1 is.
#[inline]
pub(super) const fn is_dark(square: Square) -> bool {
    (square.x + square.y) % 2 == 0
}

/// The place of a square in views, whose rows are counted downward: the same on both boards.
pub(super) const fn cell(square: Square) -> Cell {
    Cell::new(square.x as i16 + 1, 8 - square.y as i16)
}

/// The square at a place in views; a place far away is some square beside the board.
pub(super) fn square(cell: Cell) -> Square {
    let near = |number: i16| number.clamp(-1, 8) as i8;
    Square::new(near(cell.x.saturating_sub(1)), near(8_i16.saturating_sub(cell.y)))
}
