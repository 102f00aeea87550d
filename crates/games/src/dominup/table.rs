//! The table: what lies on it, and what could be laid on it.
//!
//! It costs memory for what lies there, not for where: a list of the squares that are taken, each
//! with its stack, and the lines of the ground near them. How many climbs there are for each tile
//! is kept up to date as tiles are laid, because it is asked for far more often than it changes.

use super::ground::Ground;
use super::place::{Cardinal, Place, Square};
use super::tile::{Number, TILES, Tile, Tiles};
use super::{Move, Options};

/// What lies on a square that is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stack {
    /// How many halves lie here, at least 1.
    pub(super) height: u8,
    /// The number of the topmost half.
    pub(super) number: Number,
    /// From the topmost half to its other half.
    pub(super) toward: Cardinal,
    /// The stacks beside it by cardinal, as numbers in the list, or [`NOBODY`].
    around: [u8; 4],
}

/// How many stacks there can be.
const STACKS: usize = 2 * TILES;
/// The number of a stack that is none: what is looked for beside another is always found.
const NOBODY: u8 = STACKS as u8;

impl Stack {
    /// No half lies here, so that it is as high as no other. What is around it means nothing.
    const NONE: Stack =
        Stack { height: 0, number: Number::ZERO, toward: Cardinal::North, around: [NOBODY; 4] };
}

/// How a tile can be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Climb,
    Expand,
}

/// Why a tile cannot be laid somewhere, whoever holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Misfit {
    /// This square is beyond the edge.
    OutOfRange(Square),
    /// This square is taken, and the other is empty ground.
    Taken(Square),
    /// The stacks have these heights.
    Heights(u8, u8),
    /// These numbers lie on top.
    Numbers(Number, Number),
    /// No tile lies beside it as it must.
    TouchesNothing,
}

/// What lies on the table.
///
/// It is copied to try a move, so all of it but the ground is plain memory that is copied at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    /// How many tiles were laid, and how many squares are taken.
    counts: (u8, u8),
    plays: [Move; TILES],
    /// Where the stacks are. They are together, so that one is found by comparing many at once.
    squares: [Square; STACKS],
    /// The stacks and, after all that there can be, [`Stack::NONE`].
    stacks: [Stack; STACKS + 1],
    /// On how many pairs of neighbouring stacks of the same height each tile would match.
    ///
    /// The two halves of one tile are such a pair too: it matches only that tile, which is no
    /// longer in any hand.
    matches: [u8; TILES],
    /// The tiles that match somewhere.
    matching: Tiles,
    ground: Ground,
}

impl Table {
    /// With nothing on it.
    pub(super) fn new() -> Table {
        Table {
            counts: (0, 0),
            plays: [Move::FIRST; TILES],
            squares: [Square::NOWHERE; STACKS],
            stacks: [Stack::NONE; STACKS + 1],
            matches: [0; TILES],
            matching: Tiles::EMPTY,
            ground: Ground::new(),
        }
    }

    /// The same, but without the room that far lines of the ground would take.
    #[inline]
    pub(super) const fn near(&self) -> Table {
        Table { ground: self.ground.near(), ..*self }
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.counts.0 == 0
    }

    /// What was laid, in order.
    pub(super) fn plays(&self) -> &[Move] {
        &self.plays[..self.counts.0.into()]
    }

    /// Where a tile can expand.
    #[inline]
    pub(super) fn ground(&self) -> &Ground {
        &self.ground
    }

    /// What lies on the squares that are taken.
    pub(super) fn stacks(&self) -> &[Stack] {
        &self.stacks[..self.counts.1.into()]
    }

    /// The squares that are taken, in the same order.
    pub(super) fn squares(&self) -> &[Square] {
        &self.squares[..self.counts.1.into()]
    }

    /// The neighbouring stacks to the east and to the south of one, as numbers in the list.
    pub(super) fn neighbours(&self, stack: usize) -> impl Iterator<Item = usize> {
        let around = self.stacks[stack].around;
        let beside = [Cardinal::East, Cardinal::South].map(|cardinal| around[cardinal as usize]);
        beside.into_iter().filter(|&beside| beside != NOBODY).map(usize::from)
    }

    /// The tiles that match somewhere.
    pub(super) fn matching(&self) -> Tiles {
        self.matching
    }

    /// What lies on a square.
    pub(super) fn stack(&self, square: Square) -> Option<Stack> {
        Some(self.stacks[self.find(square)]).filter(|stack| stack.height > 0)
    }

    /// The number of the stack on a square, or [`NOBODY`].
    ///
    /// All squares are compared, eight at once, which is quicker than to end where the right one is.
    #[inline]
    fn find(&self, square: Square) -> usize {
        let (eights, _) = self.squares.as_chunks::<8>();
        let in_use = usize::from(self.counts.1).div_ceil(8);
        let mut from_end = [0; 8];
        for (eight, squares) in eights[..in_use].iter().enumerate() {
            for (nth, &taken) in squares.iter().enumerate() {
                from_end[nth] += if taken == square { STACKS - 8 * eight - nth } else { 0 } as u16;
            }
        }
        STACKS - usize::from(from_end.iter().sum::<u16>())
    }

    /// The tiles that lie on the table.
    pub(super) fn placed(&self) -> Tiles {
        self.plays().iter().map(|m| m.tile()).collect()
    }

    /// Whether one of these tiles can climb.
    #[inline]
    pub(super) fn has_climb(&self, hand: Tiles) -> bool {
        !self.matching.is_disjoint(hand)
    }

    /// How many climbs these tiles have.
    #[inline]
    pub(super) fn count_climbs(&self, hand: Tiles) -> usize {
        let climbs = (self.matching & hand).iter();
        climbs.map(|tile| usize::from(self.matches[tile.index()])).sum()
    }

    /// Appends the climbs of these tiles in canonical order.
    pub(super) fn list_climbs(&self, hand: Tiles, out: &mut Vec<Move>) {
        let climbing = self.matching & hand;
        // Few stacks show a number of the few tiles that climb: those are picked first. What is hard
        // to foretell is written in any case, and counted or written over.
        let mut shown = [0; STACKS];
        let mut count = 0;
        for (number, stack) in (0..).zip(self.stacks()) {
            shown[count] = number;
            count += usize::from(climbing.has_number(stack.number));
        }
        let mut climbs = [Move::FIRST; 2 * STACKS];
        let mut listed = 0;
        for &number in &shown[..count] {
            let (square, stack) = (self.squares[number], self.stacks[number]);
            for cardinal in [Cardinal::East, Cardinal::South] {
                let (beside, is_level) = self.beside(stack, cardinal);
                let tile = Tile::of(stack.number, beside.number);
                let place = Place::new(square, cardinal);
                let is_first = stack.number <= beside.number;
                climbs[listed] = Move::laying(tile, if is_first { place } else { place.turned() });
                listed += usize::from(is_level & climbing.contains(tile));
            }
        }
        climbs[..listed].sort_unstable();
        out.extend_from_slice(&climbs[..listed]);
    }

    /// The stack in one direction and whether it is there and as high as this one.
    ///
    /// What lies where is hard to foretell: some stack is looked at in any case, so that there is
    /// nothing to branch on.
    #[inline]
    fn beside(&self, stack: Stack, cardinal: Cardinal) -> (&Stack, bool) {
        let beside = &self.stacks[usize::from(stack.around[cardinal as usize])];
        (beside, beside.height == stack.height)
    }

    /// How the tile would lie, or why it cannot; the first one has nothing to touch.
    pub(super) fn fit(&self, m: Move, options: Options) -> Result<Way, Misfit> {
        let (first, second) = (m.place().square(), m.place().other_square());
        if let Some(beyond) = [first, second].into_iter().find(|&at| !options.board.has(at)) {
            return Err(Misfit::OutOfRange(beyond));
        }
        match (self.stack(first), self.stack(second)) {
            (None, None) if self.ground.has_place(m.place()) => Ok(Way::Expand),
            (None, None) => Err(Misfit::TouchesNothing),
            (Some(_), None) => Err(Misfit::Taken(first)),
            (None, Some(_)) => Err(Misfit::Taken(second)),
            (Some(one), Some(other)) if one.height != other.height => {
                Err(Misfit::Heights(one.height, other.height))
            }
            (Some(one), Some(other)) if (one.number, other.number) == m.tile().numbers() => {
                Ok(Way::Climb)
            }
            (Some(one), Some(other)) => Err(Misfit::Numbers(one.number, other.number)),
        }
    }

    /// Lays a tile where it fits in this way, or the first one.
    #[inline]
    pub(super) fn lay(&mut self, m: Move, way: Way, options: Options) {
        match way {
            Way::Climb => self.climb(m),
            Way::Expand => self.expand(m, options),
        }
        self.plays[usize::from(self.counts.0)] = m;
        self.counts.0 += 1;
    }

    /// Lays a tile on two stacks.
    fn climb(&mut self, m: Move) {
        let (square, cardinal) = (m.place().square(), m.place().cardinal());
        let first = self.find(square);
        let second = usize::from(self.stacks[first].around[cardinal as usize]);
        let (small, large) = m.tile().numbers();
        self.forget_matches(first, second);
        for (stack, number, toward) in
            [(first, small, cardinal), (second, large, cardinal.opposite())]
        {
            let stack = &mut self.stacks[stack];
            stack.height += 1;
            stack.number = number;
            stack.toward = toward;
        }
        self.note_matches(first, second);
    }

    /// Lays a tile on the ground.
    fn expand(&mut self, m: Move, options: Options) {
        let place = m.place();
        let cardinal = place.cardinal();
        let (small, large) = m.tile().numbers();
        let first = usize::from(self.counts.1);
        let second = first + 1;
        self.counts.1 += 2;
        let halves = [
            (first, place.square(), small, cardinal),
            (second, place.other_square(), large, cardinal.opposite()),
        ];
        for (stack, square, number, toward) in halves {
            self.stacks[stack] = Stack { height: 1, number, toward, around: [NOBODY; 4] };
            // What is not there is linked too, with nobody: there is nothing to branch on.
            for side in toward.others() {
                self.link(stack, side, self.find(square.to(side)));
            }
        }
        self.link(first, cardinal, second);
        // Not sooner: what was just written cannot be compared at once with others.
        for (stack, square, ..) in halves {
            self.squares[stack] = square;
        }
        self.note_matches(first, second);
        self.ground.lay(if cardinal.is_forward() { place } else { place.turned() }, options);
    }

    /// Notes that one stack lies beside another.
    #[inline]
    fn link(&mut self, stack: usize, cardinal: Cardinal, beside: usize) {
        self.stacks[stack].around[cardinal as usize] = beside as u8;
        self.stacks[beside].around[cardinal.opposite() as usize] = stack as u8;
    }

    /// Counts the matches in which these two neighbours take part.
    fn note_matches(&mut self, first: usize, second: usize) {
        self.change_matches(first, second, 1);
    }

    fn forget_matches(&mut self, first: usize, second: usize) {
        self.change_matches(first, second, -1);
    }

    /// Changes how often the tiles match that would lie on one of these two neighbours.
    #[inline]
    #[expect(clippy::needless_bitwise_bool, reason = "a lazy operator is a branch")]
    fn change_matches(&mut self, first: usize, second: usize, by: i8) {
        for (stack, except) in [(first, NOBODY), (second, first as u8)] {
            let stack = self.stacks[stack];
            for cardinal in Cardinal::ALL {
                let (beside, is_level) = self.beside(stack, cardinal);
                let counts = is_level & (stack.around[cardinal as usize] != except);
                let tile = Tile::of(stack.number, beside.number);
                let matches = &mut self.matches[tile.index()];
                *matches = matches.wrapping_add_signed(by * i8::from(counts));
                self.matching.set(tile, *matches > 0);
            }
        }
    }
}
