//! Threefold repetition, detected from the reversible moves since the last capture or promotion.
//!
//! A captured piece does not come back and a master stays one, so a position from before the last
//! capture or promotion cannot occur again. The fifty-round rule bounds the number of moves since
//! then. A position takes many bytes and a move two, so the moves are stored, and earlier positions
//! are reconstructed by undoing them. That is exact, and small enough to be copied at every node of
//! a search.

use super::Pivit;
use super::board::Square;
use super::moves::Move;
use super::rules::MAX_QUIET_MOVES;

/// The number of occurrences of a position that ends the game.
const OCCURRENCES: usize = 3;

/// The least number of reversible moves before a third occurrence. Each slide turns a piece, and
/// two or three slides of one player's pieces never cancel out, so that a position recurs after
/// four moves at the earliest.
const MIN_MOVES: u8 = (OCCURRENCES as u8 - 1) * 4;

/// The number of moves that are always copied. They fill two vector registers.
const INLINE: usize = 16;
/// The number of further moves, which are rare.
const OVERFLOW: usize = MAX_QUIET_MOVES - INLINE;

/// The origin and the target of a move, by their bits.
type Slide = [u8; 2];

/// The moves since the last capture or promotion.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReversibleMoves {
    /// A bit for each square that a piece has left.
    left: u64,
    /// The number of moves.
    count: u8,
    /// The first moves. Those after the last are meaningless.
    inline: [Slide; INLINE],
    /// The moves that do not fit in `inline`.
    overflow: Option<[Slide; OVERFLOW]>,
}

impl ReversibleMoves {
    pub(super) const EMPTY: ReversibleMoves =
        ReversibleMoves { left: 0, count: 0, inline: [[0; 2]; INLINE], overflow: None };

    /// Returns true if no move has overflowed.
    #[inline]
    pub(super) const fn is_inline(&self) -> bool {
        self.overflow.is_none()
    }

    /// Returns a copy without the space for overflowing moves.
    #[inline]
    pub(super) const fn without_overflow(&self) -> ReversibleMoves {
        ReversibleMoves { overflow: None, ..*self }
    }

    /// Removes all moves, after a move that is not reversible.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.overflow = None;
        (self.count, self.left) = (0, 0);
    }

    /// Adds a reversible move. The game ends before the space is full.
    #[inline]
    pub(super) fn push(&mut self, m: Move) {
        let (from, to) = (m.from.bit() as u8, m.to.bit() as u8);
        let count = usize::from(self.count);
        match self.inline.get_mut(count) {
            Some(slide) => *slide = [from, to],
            None => self.push_overflow(count - INLINE, [from, to]),
        }
        self.count += 1;
        self.left |= 1 << from;
    }

    #[inline(never)]
    fn push_overflow(&mut self, at: usize, slide: Slide) {
        self.overflow.get_or_insert([[0; 2]; OVERFLOW])[at] = slide;
    }

    /// Returns the moves, the latest first.
    #[inline]
    fn latest_first(&self) -> impl Iterator<Item = Slide> {
        let count = usize::from(self.count);
        let inline = &self.inline[..count.min(INLINE)];
        let overflow =
            self.overflow.as_ref().map_or(&[][..], |overflow| &overflow[..count - INLINE]);
        overflow.iter().rev().chain(inline.iter().rev()).copied()
    }

    /// Returns false if a cheap test excludes a third occurrence: there are too few moves, or no
    /// piece has ever left the square where the latest move ended.
    #[inline]
    pub(super) fn may_repeat(&self) -> bool {
        self.count >= MIN_MOVES
            && self.latest_first().next().is_some_and(|[_, to]| self.left >> to & 1 == 1)
    }

    /// Returns true if the same squares were occupied at least twice before, which is a cheap test
    /// too.
    #[inline]
    fn has_repeated_occupancy(&self) -> bool {
        let mut moved = 0_u64;
        let equal = self.latest_first().filter(|[from, to]| {
            moved ^= (1 << from) ^ (1 << to);
            moved == 0
        });
        equal.count() + 1 >= OCCURRENCES
    }
}

impl Pivit {
    /// Returns true if this position, with its pieces, their axes and the seat to move, has
    /// occurred for the third time.
    #[inline]
    pub(super) fn is_repeated(&self) -> bool {
        self.reversible.may_repeat()
            && self.reversible.has_repeated_occupancy()
            && self.occurrences() >= OCCURRENCES
    }

    /// Returns the number of occurrences of this position, this one included.
    #[cold]
    fn occurrences(&self) -> usize {
        let mut earlier = self.clone();
        let is_same = |[from, to]: [u8; 2]| {
            let [from, to] = [from, to].map(|bit| Square::from_bit(bit.into()));
            let seat = earlier.undo(Move { from, to });
            seat == self.to_move
                && earlier.pieces == self.pieces
                && earlier.vertical == self.vertical
                && earlier.masters == self.masters
        };
        self.reversible.latest_first().map(is_same).filter(|&is_same| is_same).count() + 1
    }
}
