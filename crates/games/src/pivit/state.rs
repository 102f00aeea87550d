//! The state of a game: pieces, the seat to move, and the orders of promotions and eliminations.

use std::hash::{Hash, Hasher};

use tabuleiro_core::{PerSeat, Seat};

use super::board::{Axis, Square, Squares};
use super::outcome::Ending;
use super::repetition::ReversibleMoves;
use super::{Options, Sides};

/// Seats in the order of an event, such as their first promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SeatOrder(PerSeat<u8>);

impl SeatOrder {
    /// Adds a seat at the end, unless it is in the order already.
    #[inline]
    pub(super) fn add(&mut self, seat: Seat) {
        if self.0[seat] == 0 {
            self.0[seat] = self.0.0.iter().max().map_or(1, |last| last + 1);
        }
    }

    /// Returns the number of a seat in the order, counted from 1.
    pub(super) fn number(self, seat: Seat) -> Option<u8> {
        Some(self.0[seat]).filter(|&number| number > 0)
    }

    /// Returns the seats in order.
    pub(super) fn seats(self) -> impl Iterator<Item = Seat> {
        let players = self.0.0.len();
        let numbered =
            move |number| Seat::all(players).find(|&seat| usize::from(self.0[seat]) == number);
        (1..=players).map_while(numbered)
    }

    fn bits(self) -> u64 {
        u32::from_le_bytes(self.0.0).into()
    }
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The seat that owns the piece.
    pub seat: Seat,
    /// True for a master, which moves any number of squares, and false for a minion.
    pub is_master: bool,
    /// The axis along which the piece moves next.
    pub axis: Axis,
}

/// A state of Pivit.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_games::pivit::{Axis, Piece, Square};
///
/// let game = Pivit::new(pivit::Options::default());
/// let piece = Piece { seat: Seat::FIRST, is_master: false, axis: Axis::Vertical };
/// assert_eq!(game.piece(Square::new(1, 0)), Some(piece));
/// assert_eq!(game.piece(Square::new(0, 0)), None);
/// assert!(game.masters(Seat::FIRST).is_empty());
/// ```
#[derive(Debug)]
pub struct Pivit {
    pub(super) players: u8,
    /// The number of rows and of columns.
    pub(super) side: u8,
    pub(super) to_move: Seat,
    /// The way in which the game ended, or `None`. It follows from the other fields, and is stored
    /// because it is read more often than it changes.
    pub(super) ending: Option<Ending>,
    /// The number of moves since the last capture or promotion.
    pub(super) quiet_moves: u8,
    /// The order of the first promotions.
    pub(super) promoted: SeatOrder,
    /// The order in which seats lost their last pieces, since the position was set up.
    pub(super) eliminated: SeatOrder,
    pub(super) pieces: PerSeat<Squares>,
    /// The masters of all seats; the other pieces are minions.
    pub(super) masters: Squares,
    /// The vertical pieces of all seats; the others are horizontal.
    pub(super) vertical: Squares,
    /// The quiet moves themselves, for repetitions.
    pub(super) reversible: ReversibleMoves,
}

// In most states no reversible move has overflowed, and the space for the overflow is not copied,
// which would be most of the cost of a copy. Each branch builds the whole state and the function is
// not inlined, because the compiler would otherwise build it elsewhere first and copy it with all
// its space.
impl Clone for Pivit {
    #[inline(never)]
    fn clone(&self) -> Pivit {
        if self.reversible.is_inline() {
            Pivit { reversible: self.reversible.without_overflow(), ..*self }
        } else {
            Pivit { ..*self }
        }
    }
}

impl Pivit {
    /// Returns the initial position.
    pub fn new(options: Options) -> Pivit {
        let mut state = Pivit::empty(options);
        let (rows, columns) = initial_owners(options);
        let last = state.side as i8 - 1;
        for (step, (row, column)) in (1..).zip(rows.bytes().zip(columns.bytes())) {
            for edge in [0, last] {
                state.put(Square::new(step, edge), minion(row, Axis::Vertical));
                state.put(Square::new(edge, last - step), minion(column, Axis::Horizontal));
            }
        }
        state.advance(Seat::FIRST);
        state
    }

    /// Returns a board without pieces.
    pub(super) fn empty(options: Options) -> Pivit {
        Pivit {
            players: options.players,
            side: options.board,
            to_move: Seat::FIRST,
            ending: None,
            quiet_moves: 0,
            promoted: SeatOrder::default(),
            eliminated: SeatOrder::default(),
            pieces: PerSeat::default(),
            masters: Squares::EMPTY,
            vertical: Squares::EMPTY,
            reversible: ReversibleMoves::EMPTY,
        }
    }

    /// Puts a piece on an empty square.
    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let square = Squares::of(square);
        self.pieces[piece.seat] |= square;
        if piece.is_master {
            self.masters |= square;
        }
        if piece.axis == Axis::Vertical {
            self.vertical |= square;
        }
    }

    /// Returns the piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        if !self.has_square(square) {
            return None;
        }
        let seat = self.seats().find(|&seat| self.pieces[seat].contains(square))?;
        let is_master = self.masters.contains(square);
        Some(Piece { seat, is_master, axis: self.axis(square) })
    }

    /// Returns the axis of the piece on a square of the board.
    #[inline]
    pub(super) fn axis(&self, square: Square) -> Axis {
        if self.vertical.contains(square) { Axis::Vertical } else { Axis::Horizontal }
    }

    /// Returns true for a square of the board.
    pub fn has_square(&self, square: Square) -> bool {
        let side = self.side as i8;
        (0..side).contains(&square.x) && (0..side).contains(&square.y)
    }

    /// Returns the squares with pieces of a seat.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> Squares {
        self.pieces[seat]
    }

    /// Returns the squares with masters of a seat.
    #[inline]
    pub fn masters(&self, seat: Seat) -> Squares {
        self.pieces[seat] & self.masters
    }

    /// Returns the squares with pieces.
    #[inline]
    pub fn occupied(&self) -> Squares {
        let [a, b, c, d] = self.pieces.0;
        (a | b) | (c | d)
    }

    /// Returns all seats, with pieces or without.
    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players.into())
    }

    /// Returns the number of seats with pieces.
    #[inline]
    pub(super) fn remaining(&self) -> u8 {
        self.pieces.0.iter().map(|pieces| u8::from(!pieces.is_empty())).sum()
    }

    /// Returns the number of pieces of each seat in the initial position.
    pub(super) fn initial_pieces(&self) -> usize {
        usize::from(4 * (self.side - 2) / self.players)
    }

    /// Returns the identity of the state, which is what a position as text contains.
    ///
    /// The reversible moves and the order of eliminations are not part of it, because a position
    /// that is parsed must equal the one that was formatted.
    pub(super) fn words(&self) -> [u64; 7] {
        let [a, b, c, d] = self.pieces.0.map(Squares::bits);
        let small = u64::from(u32::from_le_bytes([
            self.players,
            self.side,
            self.to_move.index() as u8,
            self.quiet_moves,
        ]));
        let rest = self.promoted.bits() << 32 | small;
        [a, b, c, d, self.masters.bits(), self.vertical.bits(), rest]
    }
}

impl PartialEq for Pivit {
    fn eq(&self, other: &Pivit) -> bool {
        self.words() == other.words()
    }
}

impl Eq for Pivit {}

impl Hash for Pivit {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.words().hash(hasher);
    }
}

/// Returns the owners of the minions on the top and bottom rows from left to right, and on the left
/// and right columns from top to bottom, as letters.
fn initial_owners(options: Options) -> (&'static str, &'static str) {
    match (options.board, options.players, options.sides) {
        (6, ..) => ("abab", "baba"),
        (_, 2, _) => ("abaaba", "babbab"),
        (_, 3, Sides::Straight) => ("abcabc", "abcabc"),
        (_, 3, Sides::Mirrored) => ("abcabc", "cbacba"),
        _ => ("abcdab", "cdabcd"),
    }
}

fn minion(letter: u8, axis: Axis) -> Piece {
    Piece { seat: Seat::new(usize::from(letter - b'a')), is_master: false, axis }
}
