//! The ground: the occupied squares, and the placements where a tile can expand.
//!
//! Placements are stored as bits: a new tile changes a few words, a copy is small, and the order of
//! the bits is the canonical order. Only lines near a tile are stored, each with as many columns
//! as all tiles in one row can touch.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;

use super::neighbourhood::{HEIGHT, MARGIN, Neighbourhood};
use super::placement::{Direction, Placement, Square};
use super::tile::TILES;
use super::{Board, Options};

/// The number of columns of a block. Their placements in all directions fill a word.
const BLOCK: usize = 16;
/// The number of columns by which the first block begins before the first column. It puts the first
/// tile in the middle of a block, so that most games need one block.
const LEAD: usize = BLOCK + BLOCK / 2 - 1 - Square::CENTRE.offsets().1 % BLOCK;
/// The number of blocks. All tiles in one row, with two columns on either side, are 76 columns in
/// at most six blocks, which are stored as a ring.
const BLOCKS: usize = 6;
/// The number of lines: all tiles in one column, and the lines near its ends.
const LINES: usize = 2 * TILES + HEIGHT;

/// The maximum number of placements. The first tile has 32 with `expand=adjacent`, from both ends.
/// Every later tile covers at least 6 of them.
const MAX_PLACEMENTS: usize = 32 + 26 * (TILES - 1);

/// The number of placements that are extracted from a word at once. Few words have more.
const CHUNK: usize = 12;
/// The number of placements that are written to a list of moves at once.
pub(super) const BATCH: usize = 8;

/// A list of placements in canonical order, with space for surplus writes.
pub(super) type PlacementList = ArrayVec<Placement, { MAX_PLACEMENTS + CHUNK + BATCH }>;

/// A line of the table.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// By block, four bits for each column: the directions of the placements from there.
    placements: [u64; BLOCKS],
    /// By block, a bit for each occupied column.
    occupied: [u16; BLOCKS],
}

impl Line {
    const EMPTY: Line = Line { placements: [0; BLOCKS], occupied: [0; BLOCKS] };
}

/// The number of lines that are always copied. Few games have more.
const INLINE: usize = 16;

/// The lines of the ground, the first ones inline.
#[derive(Clone, Copy, Debug)]
struct Lines {
    inline: [Line; INLINE],
    overflow: Option<[Line; LINES - INLINE]>,
}

impl Index<usize> for Lines {
    type Output = Line;

    #[inline]
    fn index(&self, line: usize) -> &Line {
        match (self.inline.get(line), &self.overflow) {
            (Some(inline), _) => inline,
            (None, Some(overflow)) => &overflow[line - INLINE],
            (None, None) => &Line::EMPTY,
        }
    }
}

impl IndexMut<usize> for Lines {
    #[inline]
    fn index_mut(&mut self, line: usize) -> &mut Line {
        match self.inline.get_mut(line) {
            Some(inline) => inline,
            None => {
                let overflow = self.overflow.get_or_insert([Line::EMPTY; LINES - INLINE]);
                &mut overflow[line - INLINE]
            }
        }
    }
}

/// The set of occupied squares and the set of placements where a tile can expand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    lines: Lines,
    /// The number of lines in use.
    height: usize,
    /// The first line in use.
    top: usize,
    /// The range of blocks in use.
    blocks: (usize, usize),
}

impl Ground {
    /// Returns the ground without tiles.
    #[inline]
    pub(super) fn new() -> Ground {
        let lines = Lines { inline: [Line::EMPTY; INLINE], overflow: None };
        Ground { lines, height: 0, top: 0, blocks: (0, 0) }
    }

    /// Returns true if no line has overflowed.
    #[inline]
    pub(super) const fn is_inline(&self) -> bool {
        self.lines.overflow.is_none()
    }

    /// Returns a copy without the space for overflowing lines.
    #[inline]
    pub(super) const fn without_overflow(&self) -> Ground {
        Ground { lines: Lines { inline: self.lines.inline, overflow: None }, ..*self }
    }

    /// Returns the lines in use.
    #[inline]
    fn lines(&self) -> impl Iterator<Item = &Line> {
        (0..self.height).map(|line| &self.lines[line])
    }

    /// Returns true if a tile can expand with this placement.
    pub(super) fn contains(&self, placement: Placement) -> bool {
        let (line, column) = padded_offsets(placement.square());
        let (line, block) = (line.wrapping_sub(self.top), column / BLOCK);
        let in_use = line < self.height && (self.blocks.0..self.blocks.1).contains(&block);
        let bit = 4 * (column % BLOCK) + placement.direction() as usize;
        in_use && self.lines[line].placements[block % BLOCKS] >> bit & 1 != 0
    }

    /// Returns true if a tile can expand anywhere.
    #[inline]
    pub(super) fn is_open(&self) -> bool {
        self.lines().any(|line| line.placements != [0; BLOCKS])
    }

    /// Returns the number of placements. The two ends of a placement count separately.
    pub(super) fn len(&self) -> usize {
        let words = self.lines().flat_map(|line| line.placements);
        words.map(|word| word.count_ones() as usize).sum()
    }

    /// Appends the placements in canonical order.
    ///
    /// A fixed number is extracted from each word and the surplus is truncated, because a loop over
    /// the exact number is mispredicted often.
    #[inline]
    pub(super) fn collect_placements(&self, out: &mut PlacementList) {
        let (first, end) = self.blocks;
        for (number, line) in (self.top..).zip(self.lines()) {
            // The ring of blocks continues at its beginning.
            let (later, earlier) = line.placements.split_at(first % BLOCKS);
            for (block, &word) in (first..end).zip(earlier.iter().chain(later)) {
                let first = Placement::new(
                    Square::from_offsets(number, BLOCK * block - LEAD),
                    Direction::North,
                );
                let mut left = word;
                let count = out.len() + left.count_ones() as usize;
                while left != 0 {
                    let batch: [Placement; CHUNK] = std::array::from_fn(|_| {
                        let placement = first.nth_after(left.trailing_zeros());
                        left &= left.wrapping_sub(1);
                        placement
                    });
                    out.try_extend_from_slice(&batch).expect("there is space for a chunk");
                }
                out.truncate(count);
            }
        }
    }

    /// Adds a tile that points forward: removes the placements that it covers and inserts those
    /// that touch it.
    #[inline]
    pub(super) fn add_tile(&mut self, tile: Placement, options: Options) {
        let (line, column) = padded_offsets(tile.square());
        let (line, column) = (line - MARGIN, column - MARGIN);
        let (block, shift) = (column / BLOCK, column % BLOCK);
        self.reserve(line, column);
        let (block, next) = (block % BLOCKS, (block + 1) % BLOCKS);
        let lines = line - self.top..line - self.top + HEIGHT;

        let mut neighbourhood = Neighbourhood::new(tile, options.expand);
        for (at, line) in lines.clone().enumerate() {
            let line = &mut self.lines[line];
            let covered = u32::from(neighbourhood.covered(at)) << shift;
            line.occupied[block] |= covered as u16;
            line.occupied[next] |= (covered >> BLOCK) as u16;
            let occupied =
                u32::from(line.occupied[next]) << BLOCK | u32::from(line.occupied[block]);
            neighbourhood.mark_occupied(at, (occupied >> shift) as u8);
        }
        if options.board != Board::Open {
            neighbourhood.clip_to(options.board);
        }
        for (at, line) in lines.enumerate() {
            let line = &mut self.lines[line];
            let words =
                u128::from(line.placements[next]) << 64 | u128::from(line.placements[block]);
            let placements = (words >> (4 * shift)) as u32;
            let changed =
                u128::from(placements ^ neighbourhood.placements(at, placements)) << (4 * shift);
            line.placements[block] ^= changed as u64;
            line.placements[next] ^= (changed >> 64) as u64;
        }
    }

    /// Reserves the lines and blocks near a tile, from this line and column on.
    #[inline]
    fn reserve(&mut self, line: usize, column: usize) {
        let (first, last) = (column / BLOCK, (column + HEIGHT - 1) / BLOCK);
        if self.height == 0 {
            self.top = line;
            self.blocks = (first, last + 1);
        }
        if line < self.top {
            self.add_lines_above(self.top - line);
        }
        self.height = self.height.max(line + HEIGHT - self.top);
        self.blocks = (self.blocks.0.min(first), self.blocks.1.max(last + 1));
    }

    /// Inserts empty lines at the top.
    fn add_lines_above(&mut self, count: usize) {
        for line in (0..self.height).rev() {
            self.lines[line + count] = self.lines[line];
        }
        for line in 0..count {
            self.lines[line] = Line::EMPTY;
        }
        self.top -= count;
        self.height += count;
    }
}

/// Returns the line of a square, and its column counted from the beginning of the first block.
#[inline]
const fn padded_offsets(square: Square) -> (usize, usize) {
    let (line, column) = square.offsets();
    (line, column + LEAD)
}
