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
const SOONEST: usize = (OCCURRENCES - 1) * 4;

/// The moves since the last capture or promotion, none of which is one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Past {
    length: u8,
    moves: [[u8; 2]; MOST_IDLE_MOVES],
}

impl Past {
    pub(super) const NONE: Past = Past { length: 0, moves: [[0; 2]; MOST_IDLE_MOVES] };

    /// Forgets all: nothing before can occur again.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.length = 0;
    }

    /// A game has ended before there are more moves than there is room for.
    #[inline]
    pub(super) fn remember(&mut self, m: Move) {
        self.moves[usize::from(self.length)] = [m.from.bit() as u8, m.to.bit() as u8];
        self.length += 1;
    }

    /// The moves, the latest first.
    #[inline]
    fn backward(&self) -> impl Iterator<Item = [u8; 2]> {
        self.moves[..usize::from(self.length)].iter().rev().copied()
    }

    /// Whether the same squares were taken at least twice before: easily seen, and rarely so.
    #[inline]
    fn is_suspicious(&self) -> bool {
        if usize::from(self.length) < SOONEST {
            return false;
        }
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
        self.past.is_suspicious() && self.occurrences() >= OCCURRENCES
    }

    /// How often this position has occurred, itself included.
    #[cold]
    fn occurrences(&self) -> usize {
        let mut earlier = *self;
        let is_same = |[from, to]: [u8; 2]| {
            let seat = earlier.take_back(Square::of_bit(from.into()), Square::of_bit(to.into()));
            seat == self.to_move
                && earlier.pieces == self.pieces
                && earlier.vertical == self.vertical
                && earlier.masters == self.masters
        };
        self.past.backward().map(is_same).filter(|&is_same| is_same).count() + 1
    }
}
