//! The moves since the last capture or promotion: what threefold repetition is told by.
//!
//! A captured piece does not come back and a master stays one, so a position from before the last
//! capture or promotion cannot occur again. All other moves can be undone by later ones, but the
//! fifty-round rule bounds how many of them follow each other. A position needs many bytes and a
//! move two: so the moves are kept, and earlier positions are found by taking them back. That is
//! exact, and it is small enough to be copied at every node of a search.

use super::Pivit;
use super::board::Square;
use super::moves::Move;
use super::rules::MOST_IDLE_MOVES;

/// How often a position occurs before the game ends.
const OCCURRENCES: usize = 3;

/// Each slide turns a piece, and no two or three slides of one player's pieces cancel out: a
/// position comes back after four moves at the earliest, and for the third time after eight.
const SOONEST: u8 = (OCCURRENCES as u8 - 1) * 4;

/// How many moves are always copied: so many fill two registers of the processor.
const EARLY: usize = 16;
/// Seldom are there more, and then there is room for as many as there can be.
const LATE: usize = MOST_IDLE_MOVES - EARLY;

/// From which square to which a move led, by their bits.
type Slide = [u8; 2];

/// The moves since the last capture or promotion, none of which is one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Past {
    /// The squares from which they led.
    left: u64,
    /// How many there are.
    count: u8,
    /// The first of them, and then the others; what is behind the last means nothing.
    early: [Slide; EARLY],
    late: Option<[Slide; LATE]>,
}

impl Past {
    pub(super) const NONE: Past = Past { left: 0, count: 0, early: [[0; 2]; EARLY], late: None };

    /// Whether there are no late moves.
    #[inline]
    pub(super) const fn is_short(&self) -> bool {
        self.late.is_none()
    }

    /// The same, but without the room that late moves would take.
    #[inline]
    pub(super) const fn short(&self) -> Past {
        Past { late: None, ..*self }
    }

    /// Forgets all: nothing before can occur again.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.late = None;
        (self.count, self.left) = (0, 0);
    }

    /// A game has ended before there are more moves than there is room for.
    #[inline]
    pub(super) fn remember(&mut self, m: Move) {
        let (from, to) = (m.from.bit() as u8, m.to.bit() as u8);
        let count = usize::from(self.count);
        match self.early.get_mut(count) {
            Some(slide) => *slide = [from, to],
            None => self.remember_late(count - EARLY, [from, to]),
        }
        self.count += 1;
        self.left |= 1 << from;
    }

    #[inline(never)]
    fn remember_late(&mut self, at: usize, slide: Slide) {
        self.late.get_or_insert([[0; 2]; LATE])[at] = slide;
    }

    /// The moves, the latest first.
    #[inline]
    fn backward(&self) -> impl Iterator<Item = Slide> {
        let count = usize::from(self.count);
        let early = &self.early[..count.min(EARLY)];
        let late = self.late.as_ref().map_or(&[][..], |late| &late[..count - EARLY]);
        late.iter().rev().chain(early.iter().rev()).copied()
    }

    /// Whether this may be the third time: never so if it is too soon, nor if where the latest move
    /// led to no piece can have stood before, because none has left that square.
    #[inline]
    pub(super) fn is_suspicious(&self) -> bool {
        self.count >= SOONEST
            && self.backward().next().is_some_and(|[_, to]| self.left >> to & 1 == 1)
    }

    /// Whether the same squares were taken at least twice before: easily seen, and rarely so.
    #[inline]
    fn has_same_squares(&self) -> bool {
        let mut moved = 0_u64;
        let same_squares = self.backward().filter(|[from, to]| {
            moved ^= (1 << from) ^ (1 << to);
            moved == 0
        });
        same_squares.count() + 1 >= OCCURRENCES
    }
}

impl Pivit {
    /// Whether this position, with its pieces, their axes and the seat to move, has occurred so
    /// often that the game is over.
    #[inline]
    pub(super) fn is_repeated(&self) -> bool {
        self.past.is_suspicious()
            && self.past.has_same_squares()
            && self.occurrences() >= OCCURRENCES
    }

    /// How often this position has occurred, itself included.
    #[cold]
    fn occurrences(&self) -> usize {
        let mut earlier = self.clone();
        let is_same = |[from, to]: [u8; 2]| {
            let [from, to] = [from, to].map(|bit| Square::from_bit(bit.into()));
            let seat = earlier.take_back(Move { from, to });
            seat == self.to_move
                && earlier.pieces == self.pieces
                && earlier.vertical == self.vertical
                && earlier.masters == self.masters
        };
        self.past.backward().map(is_same).filter(|&is_same| is_same).count() + 1
    }
}
