//! A state of the game: pieces, whose turn it is, who promoted and who went out when.

use std::hash::{Hash, Hasher};

use tabuleiro_core::{Key, PerSeat, Seat};

use super::board::{Axis, Square, Squares};
use super::repetition::Past;
use super::rules::Standing;
use super::{Options, Sides};

/// Seats in the order in which something happened to them for the first time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Order(PerSeat<u8>);

impl Order {
    /// Puts a seat at the end, unless it is in the order already.
    #[inline]
    pub(super) fn add(&mut self, seat: Seat) {
        if self.0[seat] == 0 {
            self.0[seat] = self.0.0.iter().max().map_or(1, |last| last + 1);
        }
    }

    /// Counted from 1.
    pub(super) fn number(self, seat: Seat) -> Option<u8> {
        Some(self.0[seat]).filter(|&number| number > 0)
    }

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

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// Whether it may move any number of squares.
    pub is_master: bool,
    /// Along which line it moves next.
    pub axis: Axis,
}

/// A state of Pivit.
#[derive(Debug)]
pub struct Pivit {
    pub(super) players: u8,
    /// How many rows and columns the board has.
    pub(super) side: u8,
    pub(super) to_move: Seat,
    /// Follows from the rest; kept because it is asked for more often than it changes.
    pub(super) standing: Standing,
    /// Moves since the last capture or promotion.
    pub(super) idle: u8,
    /// Who has promoted a minion, in the order of their first promotions.
    pub(super) promoted: Order,
    /// Who lost their last piece, in that order, as far as it was seen.
    pub(super) went_out: Order,
    pub(super) pieces: PerSeat<Squares>,
    /// The masters of all seats; the other pieces are minions.
    pub(super) masters: Squares,
    /// The vertical pieces of all seats; the others are horizontal.
    pub(super) vertical: Squares,
    pub(super) past: Past,
}

/// Mostly the past is short, and then the room for a long one is not copied: that would be most of
/// what trying a move costs. Each way out makes the whole state, and it is a call: where ways meet,
/// a copy would be made elsewhere first, and moved with all that room.
impl Clone for Pivit {
    #[inline(never)]
    fn clone(&self) -> Pivit {
        if self.past.is_short() {
            Pivit { past: self.past.short(), ..*self }
        } else {
            Pivit { ..*self }
        }
    }
}

impl Pivit {
    /// The set-up for these options, which have to go together.
    pub fn new(options: Options) -> Pivit {
        let mut state = Pivit::empty(options);
        let (rows, columns) = set_up(options);
        let last = state.side as i8 - 1;
        for (step, (row, column)) in (1..).zip(rows.bytes().zip(columns.bytes())) {
            for edge in [0, last] {
                state.put(Square::new(step, edge), minion(row, Axis::Vertical));
                state.put(Square::new(edge, last - step), minion(column, Axis::Horizontal));
            }
        }
        state.settle(Seat::FIRST);
        state
    }

    /// A board without pieces, to put some on.
    pub(super) fn empty(options: Options) -> Pivit {
        Pivit {
            players: options.players,
            side: options.board,
            to_move: Seat::FIRST,
            standing: Standing::Open,
            idle: 0,
            promoted: Order::default(),
            went_out: Order::default(),
            pieces: PerSeat::default(),
            masters: Squares::EMPTY,
            vertical: Squares::EMPTY,
            past: Past::NONE,
        }
    }

    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let alone = Squares::of(square);
        self.pieces[piece.seat] |= alone;
        if piece.is_master {
            self.masters |= alone;
        }
        if piece.axis == Axis::Vertical {
            self.vertical |= alone;
        }
    }

    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        if !self.has_square(square) {
            return None;
        }
        let seat = self.seats().find(|&seat| self.pieces[seat].contains(square))?;
        let is_master = self.masters.contains(square);
        Some(Piece { seat, is_master, axis: self.axis(square) })
    }

    /// The axis of the piece on a square of the board.
    #[inline]
    pub(super) fn axis(&self, square: Square) -> Axis {
        if self.vertical.contains(square) { Axis::Vertical } else { Axis::Horizontal }
    }

    /// Whether this is a square of the board.
    pub fn has_square(&self, square: Square) -> bool {
        let side = self.side as i8;
        (0..side).contains(&square.x) && (0..side).contains(&square.y)
    }

    /// The pieces of one seat.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> Squares {
        self.pieces[seat]
    }

    /// The masters of one seat.
    #[inline]
    pub fn masters(&self, seat: Seat) -> Squares {
        self.pieces[seat] & self.masters
    }

    /// All pieces.
    #[inline]
    pub fn occupied(&self) -> Squares {
        let [a, b, c, d] = self.pieces.0;
        (a | b) | (c | d)
    }

    /// Everybody who sat down, with pieces or without.
    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players.into())
    }

    /// How many have pieces.
    #[inline]
    pub(super) fn remaining(&self) -> u8 {
        self.pieces.0.iter().map(|pieces| u8::from(!pieces.is_empty())).sum()
    }

    /// How many pieces everybody had at the start.
    pub(super) fn full_set(&self) -> usize {
        usize::from(4 * (self.side - 2) / self.players)
    }

    /// All that makes this state another than others: exactly what a position as text tells.
    ///
    /// The past is not in it, nor is who went out before whom: a position that is read knows
    /// neither, and has to be equal to the one that was written.
    fn words(&self) -> [u64; 7] {
        let [a, b, c, d] = self.pieces.0.map(Squares::bits);
        let small = u64::from(u32::from_le_bytes([
            self.players,
            self.side,
            self.to_move.index() as u8,
            self.idle,
        ]));
        let rest = self.promoted.bits() << 32 | small;
        [a, b, c, d, self.masters.bits(), self.vertical.bits(), rest]
    }

    pub(super) fn find_key(&self) -> u64 {
        self.words().into_iter().fold(Key::new(), Key::with).value()
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

/// Whose minions stand on the top and bottom rows from left to right, and on the left and right
/// columns from top to bottom.
fn set_up(options: Options) -> (&'static str, &'static str) {
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
