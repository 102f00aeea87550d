//! Which places on the ground a tile opens up for others: those that touch it.

use super::place::{Cardinal, Place, Square};
use super::{Board, Expand};

/// How many lines and columns before a tile are near it.
pub(super) const MARGIN: usize = 2;
/// How many lines are near a tile that lies along a column.
pub(super) const HEIGHT: usize = 2 * MARGIN + 2;
/// How many columns are looked at: six are near, and eight make a byte.
const WIDTH: usize = 8;

/// By line nearby: four bits for each column, one for each cardinal.
type Lines = [u32; HEIGHT];

/// The squares near a new tile, and which places there are free.
pub(super) struct Nearby {
    tile: Place,
    pattern: &'static Pattern,
    /// Which squares are free, with all four bits; what is farther away counts as free.
    free: [u32; HEIGHT + 2],
}

impl Nearby {
    /// Around a tile that points east or south.
    #[inline]
    pub(super) fn of(tile: Place, expand: Expand) -> Nearby {
        let vertical = usize::from(tile.cardinal().is_vertical());
        let pattern = match expand {
            Expand::Perpendicular => &PERPENDICULAR[vertical],
            Expand::Adjacent => &ADJACENT[vertical],
        };
        Nearby { tile, pattern, free: [u32::MAX; HEIGHT + 2] }
    }

    /// The columns of a line on which the tile lies.
    #[inline]
    pub(super) fn covered(&self, line: usize) -> u8 {
        self.pattern.covered[line]
    }

    /// Notes which columns of a line are taken.
    #[inline]
    pub(super) fn take(&mut self, line: usize, columns: u8) {
        self.free[line + 1] = !SPREAD[usize::from(columns)];
    }

    /// Leaves no free square beyond the edge of a board.
    pub(super) fn stay_on(&mut self, board: Board) {
        let (line, column) = self.tile.square().counted();
        let beyond = (0..WIDTH)
            .filter(|right| !board.has(Square::at(line, column + right - MARGIN)))
            .fold(0, |columns, right| columns | 1 << right);
        for down in 0..HEIGHT {
            let is_beyond = !board.has(Square::at(line + down - MARGIN, column));
            let columns = if is_beyond { u8::MAX } else { beyond };
            self.free[down + 1] &= !SPREAD[usize::from(columns)];
        }
    }

    /// The places of a line, of which those before the tile was laid are given.
    #[inline]
    pub(super) fn places(&self, line: usize, before: u32) -> u32 {
        let [above, here, below] = [self.free[line], self.free[line + 1], self.free[line + 2]];
        let open = here
            & (above & cardinal(Cardinal::North)
                | (here >> 4 | 0xF << 28) & cardinal(Cardinal::East)
                | below & cardinal(Cardinal::South)
                | (here << 4 | 0xF) & cardinal(Cardinal::West));
        (before | self.pattern.touching[line]) & open
    }
}

/// One cardinal of every column.
const fn cardinal(cardinal: Cardinal) -> u32 {
    0x1111_1111 << cardinal as u32
}

/// All four bits of these columns.
const SPREAD: [u32; 1 << WIDTH] = {
    let mut spread = [0; 1 << WIDTH];
    let mut columns = 0;
    while columns < spread.len() {
        let mut column = 0;
        while column < WIDTH {
            if columns >> column & 1 != 0 {
                spread[columns] |= 0xF << (4 * column);
            }
            column += 1;
        }
        columns += 1;
    }
    spread
};

/// A tile that points east or south from (0, 0), on empty ground.
struct Pattern {
    /// The columns on which it lies.
    covered: [u8; HEIGHT],
    /// The places that touch it.
    touching: Lines,
}

static PERPENDICULAR: [Pattern; 2] =
    [Pattern::find(Cardinal::East, false), Pattern::find(Cardinal::South, false)];
static ADJACENT: [Pattern; 2] =
    [Pattern::find(Cardinal::East, true), Pattern::find(Cardinal::South, true)];

impl Pattern {
    const fn find(tile: Cardinal, any_direction: bool) -> Pattern {
        let mut pattern = Pattern { covered: [0; HEIGHT], touching: [0; HEIGHT] };
        let mut at = 0;
        while at < HEIGHT * WIDTH {
            let (line, column) = (at / WIDTH, at % WIDTH);
            let (down, right) = (line as i16 - MARGIN as i16, column as i16 - MARGIN as i16);
            let one = distance(down, right, tile);
            if one == 0 {
                pattern.covered[line] |= 1 << column;
            }
            let mut cardinal = 0;
            while cardinal < 4 {
                let toward = Cardinal::ALL[cardinal];
                let (step_down, step_right) = toward.step();
                let two = distance(down + step_down, right + step_right, tile);
                let turned = toward.is_vertical() != tile.is_vertical();
                // Neither half lies on the tile, and one of them lies beside it.
                if one > 0 && two > 0 && (one == 1 || two == 1) && (turned || any_direction) {
                    pattern.touching[line] |= 1 << (4 * column + cardinal);
                }
                cardinal += 1;
            }
            at += 1;
        }
        pattern
    }
}

/// How many steps it is to the nearer half of a tile whose first half is at (0, 0).
const fn distance(down: i16, right: i16, tile: Cardinal) -> i16 {
    let (tile_down, tile_right) = tile.step();
    let first = down.abs() + right.abs();
    let second = (down - tile_down).abs() + (right - tile_right).abs();
    if first < second { first } else { second }
}
