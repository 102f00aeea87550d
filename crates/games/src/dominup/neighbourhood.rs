//! The placements on the ground that a new tile opens: those that touch it.

use super::placement::{Direction, Placement, Square};
use super::{Board, Expand};

/// The number of lines and columns on each side of a tile that belong to its neighbourhood.
pub(super) const MARGIN: usize = 2;
/// The number of lines of the neighbourhood of a vertical tile.
pub(super) const HEIGHT: usize = 2 * MARGIN + 2;
/// The number of columns of a neighbourhood. Six would do, and eight make a byte.
const WIDTH: usize = 8;

/// By line, four bits for each column, one for each direction.
type Lines = [u32; HEIGHT];

/// The squares near a new tile, and the free ones among them.
pub(super) struct Neighbourhood {
    tile: Placement,
    pattern: &'static Pattern,
    /// The free squares, with all four bits. Squares outside the neighbourhood count as free.
    free: [u32; HEIGHT + 2],
}

impl Neighbourhood {
    /// Returns the neighbourhood of a tile that points east or south.
    #[inline]
    pub(super) fn new(tile: Placement, expand: Expand) -> Neighbourhood {
        let vertical = usize::from(tile.direction().is_vertical());
        let pattern = match expand {
            Expand::Perpendicular => &PERPENDICULAR[vertical],
            Expand::Adjacent => &ADJACENT[vertical],
        };
        Neighbourhood { tile, pattern, free: [u32::MAX; HEIGHT + 2] }
    }

    /// Returns the columns of a line that the tile covers.
    #[inline]
    pub(super) fn covered(&self, line: usize) -> u8 {
        self.pattern.covered[line]
    }

    /// Marks columns of a line as occupied.
    #[inline]
    pub(super) fn mark_occupied(&mut self, line: usize, columns: u8) {
        self.free[line + 1] = !SPREAD[usize::from(columns)];
    }

    /// Marks the squares outside a board as occupied.
    pub(super) fn clip_to(&mut self, board: Board) {
        let (line, column) = self.tile.square().offsets();
        let beyond = (0..WIDTH)
            .filter(|right| !board.contains(Square::from_offsets(line, column + right - MARGIN)))
            .fold(0, |columns, right| columns | 1 << right);
        for down in 0..HEIGHT {
            let is_beyond = !board.contains(Square::from_offsets(line + down - MARGIN, column));
            let columns = if is_beyond { u8::MAX } else { beyond };
            self.free[down + 1] &= !SPREAD[usize::from(columns)];
        }
    }

    /// Returns the placements of a line after the tile was added, from those before.
    #[inline]
    pub(super) fn placements(&self, line: usize, before: u32) -> u32 {
        let [above, here, below] = [self.free[line], self.free[line + 1], self.free[line + 2]];
        let open = here
            & (above & all_columns(Direction::North)
                | (here >> 4 | 0xF << 28) & all_columns(Direction::East)
                | below & all_columns(Direction::South)
                | (here << 4 | 0xF) & all_columns(Direction::West));
        (before | self.pattern.touching[line]) & open
    }
}

/// Returns the bits of a direction in every column.
const fn all_columns(direction: Direction) -> u32 {
    0x1111_1111 << direction as u32
}

/// All four bits of each column, by the bits of columns.
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

/// The squares that a tile covers and the placements that touch it, on empty ground.
struct Pattern {
    /// The columns that the tile covers, by line.
    covered: [u8; HEIGHT],
    /// The placements that touch the tile, by line.
    touching: Lines,
}

static PERPENDICULAR: [Pattern; 2] =
    [Pattern::new(Direction::East, false), Pattern::new(Direction::South, false)];
static ADJACENT: [Pattern; 2] =
    [Pattern::new(Direction::East, true), Pattern::new(Direction::South, true)];

impl Pattern {
    const fn new(tile: Direction, any_direction: bool) -> Pattern {
        let mut pattern = Pattern { covered: [0; HEIGHT], touching: [0; HEIGHT] };
        let mut at = 0;
        while at < HEIGHT * WIDTH {
            let (line, column) = (at / WIDTH, at % WIDTH);
            let (down, right) = (line as i16 - MARGIN as i16, column as i16 - MARGIN as i16);
            let one = distance(down, right, tile);
            if one == 0 {
                pattern.covered[line] |= 1 << column;
            }
            let mut direction = 0;
            while direction < 4 {
                let toward = Direction::ALL[direction];
                let (step_down, step_right) = toward.step();
                let two = distance(down + step_down, right + step_right, tile);
                let turned = toward.is_vertical() != tile.is_vertical();
                // Neither half covers the tile, and one of them is next to it.
                if one > 0 && two > 0 && (one == 1 || two == 1) && (turned || any_direction) {
                    pattern.touching[line] |= 1 << (4 * column + direction);
                }
                direction += 1;
            }
            at += 1;
        }
        pattern
    }
}

/// Returns the distance to the nearer half of a tile whose first half is at (0, 0).
const fn distance(down: i16, right: i16, tile: Direction) -> i16 {
    let (tile_down, tile_right) = tile.step();
    let first = down.abs() + right.abs();
    let second = (down - tile_down).abs() + (right - tile_right).abs();
    if first < second { first } else { second }
}
