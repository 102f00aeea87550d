//! Slides of a single piece, from precomputed tables of lines.
//!
//! Multiplication by a magic number gathers the squares of a line in a byte. A table then has the
//! targets for every position on the line and every set of occupied squares.

use super::board::{Axis, COLUMN, ROW, Square, Squares};

/// The line through a square along an axis.
#[derive(Clone, Copy)]
struct Line {
    squares: u64,
    /// The factor that moves the squares of the line to the upper eight bits, in order.
    magic: u64,
    /// The index of the square on the line.
    index: u8,
}

/// The lines by axis and square.
static LINES: [[Line; 64]; 2] = {
    let mut lines = [[Line { squares: 0, magic: 0, index: 0 }; 64]; 2];
    let mut bit = 0;
    while bit < 64 {
        let (x, y) = (bit / 8, bit % 8);
        lines[Axis::Vertical as usize][bit] =
            Line { squares: COLUMN << (8 * x), magic: 1 << (56 - 8 * x), index: y as u8 };
        // Each bit of the result comes from one product, so that there are no carries.
        let magic = 0x0102_0408_1020_4080 >> y;
        lines[Axis::Horizontal as usize][bit] = Line { squares: ROW << y, magic, index: x as u8 };
        bit += 1;
    }
    lines
};

/// The targets of a piece by its index on the line and the occupied bits of the line: all squares
/// up to the first occupied one, that one included.
static SLIDES: [[u8; 256]; 8] = {
    let mut slides = [[0; 256]; 8];
    let mut at = 0;
    while at < 8 * 256 {
        let (from, occupied) = (at / 256, at % 256);
        let (mut low, mut high) = (from, from);
        while low > 0 && (low == from || occupied >> low & 1 == 0) {
            low -= 1;
            slides[from][occupied] |= 1 << low;
        }
        while high < 7 && (high == from || occupied >> high & 1 == 0) {
            high += 1;
            slides[from][occupied] |= 1 << high;
        }
        at += 1;
    }
    slides
};

/// Returns the targets of the piece on `from` as bits of its line along `axis`: the squares up to
/// the first occupied one, without those in `own`.
#[inline]
pub(super) fn targets(
    from: Square,
    axis: Axis,
    is_master: bool,
    occupied: Squares,
    own: Squares,
) -> u8 {
    let Line { squares, magic, index } = LINES[axis as usize][(from.bit() % 64) as usize];
    let along = |set: Squares| ((set.bits() & squares).wrapping_mul(magic) >> 56) as u8;
    let reached = SLIDES[usize::from(index % 8)][usize::from(along(occupied))] & !along(own);
    // A minion moves to the other colour: from an even index to an odd one, or from odd to even.
    let odd_steps_away = 0xAA >> (index % 2);
    if is_master { reached } else { reached & odd_steps_away }
}
