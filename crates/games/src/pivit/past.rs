//! The moves since the last capture or promotion: what threefold repetition is told by.
//!
//! A captured piece does not come back and a master stays one, so a position from before the last
//! capture or promotion cannot occur again. All other moves can be undone by later ones, but the
//! fifty-round rule bounds how many of them follow each other. A position needs many bytes and a
//! move two: so the moves are kept, and earlier positions are found by taking them back. That is
//! exact, and it is small enough to be copied at every node of a search.

use arrayvec::ArrayVec;

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
#[derive(Debug)]
pub(super) struct Past {
    /// From which square to which, by their bits.
    moves: ArrayVec<[u8; 2], MOST_IDLE_MOVES>,
    /// The squares from which they led.
    left: u64,
}

/// Copies the moves that there are and no more: that is most of what trying a move costs.
impl Clone for Past {
    #[inline]
    fn clone(&self) -> Past {
        let mut moves = ArrayVec::new();
        moves.try_extend_from_slice(&self.moves).expect("both have the same room");
        Past { moves, left: self.left }
    }
}

impl Past {
    pub(super) const NONE: Past = Past { moves: ArrayVec::new_const(), left: 0 };

    /// Forgets all: nothing before can occur again.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.left = 0;
    }

    /// A game has ended before there are more moves than there is room for.
    #[inline]
    pub(super) fn remember(&mut self, m: Move) {
        let (from, to) = (m.from.bit() as u8, m.to.bit() as u8);
        self.moves.push([from, to]);
        self.left |= 1 << from;
    }

    /// The moves, the latest first.
    #[inline]
    fn backward(&self) -> impl Iterator<Item = [u8; 2]> {
        self.moves.iter().rev().copied()
    }

    /// Whether this may be the third time: never so if it is too soon, nor if where the latest move
    /// led to no piece can have stood before, because none has left that square.
    #[inline]
    pub(super) fn is_suspicious(&self) -> bool {
        self.moves.len() >= SOONEST
            && self.moves.last().is_some_and(|[_, to]| self.left >> to & 1 == 1)
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
            let [from, to] = [from, to].map(|bit| Square::of_bit(bit.into()));
            let seat = earlier.take_back(Move { from, to });
            seat == self.to_move
                && earlier.pieces == self.pieces
                && earlier.vertical == self.vertical
                && earlier.masters == self.masters
        };
        self.past.backward().map(is_same).filter(|&is_same| is_same).count() + 1
    }
}
