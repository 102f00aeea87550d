//! The moves that there are, and what playing one does.

use tabuleiro_core::Seat;

use super::Pivit;
use super::board::{Square, Squares, odd_steps_away, slides};
use super::state::Piece;

/// A piece slides from one square to another.
///
/// Any two squares make a move that can be written down, on the board or beside it; whether it is
/// allowed is for the rules to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it is to stand.
    pub to: Square,
}

impl Pivit {
    #[inline]
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        if self.is_over() {
            return;
        }
        let occupied = self.occupied();
        for from in self.pieces[self.to_move] {
            out.extend(self.targets(from, occupied).into_iter().map(|to| Move { from, to }));
        }
    }

    #[inline]
    pub(super) fn count_moves(&self) -> usize {
        if self.is_over() {
            return 0;
        }
        let occupied = self.occupied();
        let pieces = self.pieces[self.to_move].into_iter();
        pieces.map(|from| self.targets(from, occupied).count() as usize).sum()
    }

    /// Where the piece on `from`, one of the seat to move, can go.
    #[inline]
    fn targets(&self, from: Square, occupied: Squares) -> Squares {
        let reached = slides(from, self.axis(from), occupied) & Squares::of_board(self.side);
        let others = reached.without(self.pieces[self.to_move]);
        if self.masters.has(from) { others } else { others & odd_steps_away(from) }
    }

    /// Whether a seat has a legal move.
    ///
    /// One step is allowed for minions and masters alike, and a longer move passes the same
    /// neighbour: a piece can move exactly if a square beside it on its axis is not its owner's.
    #[inline]
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        let own = self.pieces[seat];
        let neighbours =
            (own & self.vertical).above_and_below() | own.without(self.vertical).left_and_right();
        !(neighbours & Squares::of_board(self.side)).without(own).is_empty()
    }

    #[inline]
    pub(super) fn make_move(&mut self, Move { from, to }: Move) {
        let seat = self.to_move;
        let axis = self.axis(from);
        let is_master = self.masters.has(from);
        let is_capture = self.occupied().has(to);
        let is_promotion = self.is_promotion(Move { from, to });
        if is_capture {
            self.capture(to);
        }
        self.pieces[seat] = self.pieces[seat] ^ from.alone() ^ to.alone();
        let touched = from.alone() | to.alone();
        self.vertical = self.vertical.without(touched);
        self.masters = self.masters.without(touched);
        let is_master = is_master || is_promotion;
        self.put(to, Piece { seat, is_master, axis: axis.turned() });
        if is_promotion {
            self.promoted.add(seat);
        }
        if is_capture || is_promotion {
            self.idle = 0;
            self.past.clear();
        } else {
            self.idle += 1;
            self.past.remember(Move { from, to });
        }
        self.settle(seat.next(self.players.into()));
    }

    /// Takes back a move that was neither a capture nor a promotion, as far as the pieces go, and
    /// says whose it was.
    pub(super) fn take_back(&mut self, from: Square, to: Square) -> Seat {
        let piece = self.piece(to).expect("a piece stands where it has moved to");
        let touched = from.alone() | to.alone();
        self.pieces[piece.seat] = self.pieces[piece.seat].without(touched);
        self.vertical = self.vertical.without(touched);
        self.masters = self.masters.without(touched);
        self.put(from, Piece { axis: piece.axis.turned(), ..piece });
        piece.seat
    }

    /// Takes a piece off the board, and notes whether its owner is out.
    fn capture(&mut self, square: Square) {
        for seat in self.seats() {
            let left = self.pieces[seat].without(square.alone());
            if left.is_empty() && left != self.pieces[seat] {
                self.went_out.add(seat);
            }
            self.pieces[seat] = left;
        }
    }

    /// Whether a legal move makes a minion a master.
    #[inline]
    pub(super) fn is_promotion(&self, m: Move) -> bool {
        !self.masters.has(m.from) && Squares::corners(self.side).has(m.to)
    }
}
