//! The effect of a move on the state, and its undoing.

use tabuleiro_core::Seat;

use super::Pivit;
use super::board::{Square, Squares};
use super::moves::Move;

impl Pivit {
    /// Plays a quiet move: one that is neither a capture nor a promotion.
    #[inline]
    pub(super) fn play_quiet_move(&mut self, m: Move) {
        let seat = self.to_move;
        self.move_piece(seat, m);
        self.quiet_moves += 1;
        self.reversible.push(m);
        self.advance_after_quiet_move(seat.next(self.players.into()));
    }

    /// Plays a capture or a promotion. It is not inlined because it is rare.
    #[inline(never)]
    pub(super) fn capture_or_promote(&mut self, m: Move) {
        let seat = self.to_move;
        let is_promotion = self.is_promotion(m);
        self.capture(m.to);
        self.move_piece(seat, m);
        if is_promotion {
            self.masters |= Squares::of(m.to);
            self.promoted.add(seat);
        }
        self.quiet_moves = 0;
        self.reversible.clear();
        self.advance(seat.next(self.players.into()));
    }

    /// Moves a piece of a seat to an empty square and turns it.
    #[inline]
    fn move_piece(&mut self, seat: Seat, Move { from, to }: Move) {
        let (left, reached) = (Squares::of(from), Squares::of(to));
        let touched = left | reached;
        let turned = if self.vertical.contains(from) { left } else { reached };
        let mastered = if self.masters.contains(from) { touched } else { Squares::EMPTY };
        self.pieces[seat] ^= touched;
        self.vertical ^= turned;
        self.masters ^= mastered;
    }

    /// Undoes a move that was neither a capture nor a promotion and returns the seat that made it.
    /// Only pieces are restored.
    pub(super) fn undo(&mut self, Move { from, to }: Move) -> Seat {
        let mut seats = self.seats();
        let seat = seats.find(|&seat| self.pieces[seat].contains(to));
        let seat = seat.expect("the target of the move has a piece");
        self.move_piece(seat, Move { from: to, to: from });
        seat
    }

    /// Removes the piece on a square, if there is one, and records a seat that loses its last
    /// piece.
    fn capture(&mut self, square: Square) {
        for seat in self.seats() {
            let left = self.pieces[seat] - Squares::of(square);
            if left.is_empty() && left != self.pieces[seat] {
                self.eliminated.add(seat);
            }
            self.pieces[seat] = left;
        }
        self.vertical -= Squares::of(square);
        self.masters -= Squares::of(square);
    }

    /// Returns true if a legal move promotes a minion.
    #[inline]
    pub(super) fn is_promotion(&self, m: Move) -> bool {
        !self.masters.contains(m.from) && Squares::corners(self.side).contains(m.to)
    }
}
