//! The ground: which squares are taken, and where a tile can expand.
//!
//! The places are bits and not a list: laying a tile changes a few words, a copy is small, and
//! reading the bits one after the other gives the canonical order. Only lines near a tile are
//! kept, and of each as many columns as all tiles in one row can touch, wherever that row is.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;

use super::place::{Cardinal, Place, Square};
use super::reach::{HEIGHT, MARGIN, Nearby};
use super::tile::TILES;
use super::{Board, Options};

/// How many columns a block has: all cardinals of all of them fill a word.
const BLOCK: usize = 16;
/// How many columns before the named ones the first block begins: so the first tile lies in the
/// middle of a block, and mostly all others in the same one.
const LEAD: usize = BLOCK + BLOCK / 2 - 1 - Square::CENTRE.counted().1 % BLOCK;
/// How many blocks of columns are kept. All tiles in one row, and two columns on either side, are
/// 76 columns, which lie in six blocks at most: a seventh takes the room of the first.
const BLOCKS: usize = 6;
/// How many lines are kept at most: all tiles in one column, and what is near its ends.
const LINES: usize = 2 * TILES + HEIGHT;

/// How many places there can be at most. A tile alone is touched by 32 (`expand=adjacent`), listed
/// from both ends; a later one lies beside another, which takes at least 6 of them.
const PLACES: usize = 32 + 26 * (TILES - 1);

/// How many places are read from a word at a time: seldom has one more.
const READ: usize = 12;
/// How many places are written to a list of moves at a time.
pub(super) const BATCH: usize = 8;

/// Places in canonical order, with room to write more at a time than are kept.
pub(super) type PlaceList = ArrayVec<Place, { PLACES + READ + BATCH }>;

/// A line of the table.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// By block, four bits for each column: in which cardinals a tile can expand from there.
    places: [u64; BLOCKS],
    /// By block, a bit for each column.
    taken: [u16; BLOCKS],
}

impl Line {
    const EMPTY: Line = Line { places: [0; BLOCKS], taken: [0; BLOCKS] };
}

/// How many lines are always copied. Seldom are there more.
const NEAR: usize = 16;

/// The lines from the first one on.
#[derive(Clone, Copy, Debug)]
struct Lines {
    near: [Line; NEAR],
    far: Option<[Line; LINES - NEAR]>,
}

impl Index<usize> for Lines {
    type Output = Line;

    #[inline]
    fn index(&self, line: usize) -> &Line {
        match (self.near.get(line), &self.far) {
            (Some(near), _) => near,
            (None, Some(far)) => &far[line - NEAR],
            (None, None) => &Line::EMPTY,
        }
    }
}

impl IndexMut<usize> for Lines {
    #[inline]
    fn index_mut(&mut self, line: usize) -> &mut Line {
        match self.near.get_mut(line) {
            Some(near) => near,
            None => &mut self.far.get_or_insert([Line::EMPTY; LINES - NEAR])[line - NEAR],
        }
    }
}

/// Which squares are taken, and where a tile can expand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    lines: Lines,
    /// How many lines are in use; the others are empty.
    height: usize,
    /// Which line is the first.
    top: usize,
    /// Which blocks are in use: from this one up to, and without, that one.
    blocks: (usize, usize),
}

impl Ground {
    /// With nothing on it.
    #[inline]
    pub(super) fn new() -> Ground {
        let lines = Lines { near: [Line::EMPTY; NEAR], far: None };
        Ground { lines, height: 0, top: 0, blocks: (0, 0) }
    }

    /// Whether there are no far lines.
    #[inline]
    pub(super) const fn is_near(&self) -> bool {
        self.lines.far.is_none()
    }

    /// The same, but without the room that far lines would take.
    #[inline]
    pub(super) const fn near(&self) -> Ground {
        Ground { lines: Lines { near: self.lines.near, far: None }, ..*self }
    }

    /// The lines in use.
    #[inline]
    fn lines(&self) -> impl Iterator<Item = &Line> {
        (0..self.height).map(|line| &self.lines[line])
    }

    /// Whether a tile can expand here.
    pub(super) fn has_place(&self, place: Place) -> bool {
        let (line, column) = counted(place.square());
        let (line, block) = (line.wrapping_sub(self.top), column / BLOCK);
        let in_use = line < self.height && (self.blocks.0..self.blocks.1).contains(&block);
        let bit = 4 * (column % BLOCK) + place.cardinal() as usize;
        in_use && self.lines[line].places[block % BLOCKS] >> bit & 1 != 0
    }

    /// Whether a tile can expand anywhere.
    #[inline]
    pub(super) fn has_places(&self) -> bool {
        self.lines().any(|line| line.places != [0; BLOCKS])
    }

    /// How many places there are, each counted from both ends.
    pub(super) fn count_places(&self) -> usize {
        let words = self.lines().flat_map(|line| line.places);
        words.map(|places| places.count_ones() as usize).sum()
    }

    /// Appends the places where a tile can expand, in order, listed from both ends.
    ///
    /// How many a word has is hard to foretell, so as many as it seldom has are always written, and
    /// what is too much is written over.
    #[inline]
    pub(super) fn list_places(&self, out: &mut PlaceList) {
        let (first, end) = self.blocks;
        for (number, line) in (self.top..).zip(self.lines()) {
            // The block after the last one is at the beginning.
            let (later, earlier) = line.places.split_at(first % BLOCKS);
            for (block, &places) in (first..end).zip(earlier.iter().chain(later)) {
                let first = Place::new(Square::at(number, BLOCK * block - LEAD), Cardinal::North);
                let mut left = places;
                let count = out.len() + left.count_ones() as usize;
                while left != 0 {
                    let batch: [Place; READ] = std::array::from_fn(|_| {
                        let place = first.later(left.trailing_zeros());
                        left &= left.wrapping_sub(1);
                        place
                    });
                    out.try_extend_from_slice(&batch).expect("there is room for a batch");
                }
                out.truncate(count);
            }
        }
    }

    /// Lays a tile that points forward: takes out the places that it covers and puts in those
    /// that touch it.
    #[inline]
    pub(super) fn lay(&mut self, tile: Place, options: Options) {
        let (line, column) = counted(tile.square());
        let (line, column) = (line - MARGIN, column - MARGIN);
        let (block, shift) = (column / BLOCK, column % BLOCK);
        self.keep(line, column);
        let (block, next) = (block % BLOCKS, (block + 1) % BLOCKS);
        let lines = line - self.top..line - self.top + HEIGHT;

        let mut nearby = Nearby::of(tile, options.expand);
        for (at, line) in lines.clone().enumerate() {
            let line = &mut self.lines[line];
            let covered = u32::from(nearby.covered(at)) << shift;
            line.taken[block] |= covered as u16;
            line.taken[next] |= (covered >> BLOCK) as u16;
            let taken = u32::from(line.taken[next]) << BLOCK | u32::from(line.taken[block]);
            nearby.take(at, (taken >> shift) as u8);
        }
        if options.board != Board::Open {
            nearby.stay_on(options.board);
        }
        for (at, line) in lines.enumerate() {
            let line = &mut self.lines[line];
            let words = u128::from(line.places[next]) << 64 | u128::from(line.places[block]);
            let places = (words >> (4 * shift)) as u32;
            let changed = u128::from(places ^ nearby.places(at, places)) << (4 * shift);
            line.places[block] ^= changed as u64;
            line.places[next] ^= (changed >> 64) as u64;
        }
    }

    /// Makes room for what is near a tile, from this line and this column on.
    #[inline]
    fn keep(&mut self, line: usize, column: usize) {
        let (first, last) = (column / BLOCK, (column + HEIGHT - 1) / BLOCK);
        if self.height == 0 {
            self.top = line;
            self.blocks = (first, last + 1);
        }
        if line < self.top {
            self.move_down(self.top - line);
        }
        self.height = self.height.max(line + HEIGHT - self.top);
        self.blocks = (self.blocks.0.min(first), self.blocks.1.max(last + 1));
    }

    /// Makes room for more lines at the top.
    fn move_down(&mut self, by: usize) {
        for line in (0..self.height).rev() {
            self.lines[line + by] = self.lines[line];
        }
        for line in 0..by {
            self.lines[line] = Line::EMPTY;
        }
        self.top -= by;
        self.height += by;
    }
}

/// The line of a square and its column, counted from the beginning of the first block.
#[inline]
const fn counted(square: Square) -> (usize, usize) {
    let (line, column) = square.counted();
    (line, column + LEAD)
}
