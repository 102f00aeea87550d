//! The rules: legality, turns and the end of the game.

use tabuleiro_core::{Game, Key, Rng, Seat, Turn};

use super::moves::Move;
use super::outcome::Ending;
use super::{Illegal, Options, Pivit};

/// The number of rounds without a capture or a promotion that ends the game.
const NO_PROGRESS_ROUNDS: u8 = 50;
/// The number of quiet moves in these rounds with four players.
pub(super) const MAX_QUIET_MOVES: usize = 4 * NO_PROGRESS_ROUNDS as usize;

impl Game for Pivit {
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: Options, _rng: &mut impl Rng) -> Pivit {
        Pivit::new(options)
    }

    #[inline]
    fn players(&self) -> usize {
        self.players.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.ending {
            None => Turn::Of(self.to_move),
            Some(ending) => Turn::Over(self.outcome(ending)),
        }
    }

    #[inline]
    fn generate_moves(&self, out: &mut Vec<Move>) {
        if !self.is_over() {
            self.generate_slides(out);
        }
    }

    #[inline]
    fn count_legal_moves(&self) -> usize {
        if self.is_over() { 0 } else { self.count_slides() }
    }

    fn check(&self, Move { from, to }: Move) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        if !self.has_square(from) {
            return Err(Illegal::NotASquare { at: from });
        }
        if from == to {
            return Err(Illegal::ZeroSteps { at: from });
        }
        let piece = self.piece(from).filter(|piece| piece.seat == self.to_move);
        let piece = piece.ok_or(Illegal::NotYours { at: from })?;
        let steps = from.steps_to(to, piece.axis);
        let steps = steps.ok_or(Illegal::OffAxis { at: from, axis: piece.axis })?;
        if !piece.is_master && steps % 2 == 0 {
            return Err(Illegal::EvenSteps { at: from, steps: steps.unsigned_abs() });
        }
        if !self.has_square(to) {
            return Err(Illegal::OffBoard { at: from });
        }
        let step = |number: i16| from.step(piece.axis, (number * steps.signum()) as i8);
        let mut between = (1..steps.abs()).map(step);
        if let Some(at) = between.find(|&at| self.occupied().contains(at)) {
            return Err(Illegal::InTheWay { at });
        }
        if self.pieces[self.to_move].contains(to) {
            return Err(Illegal::OwnPiece { at: to });
        }
        Ok(())
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        if self.occupied().contains(m.to) || self.is_promotion(m) {
            self.capture_or_promote(m);
        } else {
            self.play_quiet_move(m);
        }
    }

    fn key(&self) -> u64 {
        self.words().into_iter().fold(Key::new(), Key::with).value()
    }

    /// Returns true if the game ended by repetition, or with a ranking that depends on the order in
    /// which several seats were eliminated.
    fn ends_by_history(&self) -> bool {
        let is_order_needed = self.eliminated.seats().count() > 1;
        self.ending == Some(Ending::Repetition) || self.is_over() && is_order_needed
    }
}

impl Pivit {
    /// Passes the turn to the first seat from `next` on that can move, and decides whether the game
    /// ends.
    #[inline(never)]
    pub(super) fn advance(&mut self, next: Seat) {
        let mobile = self.first_from(next, |seat| self.can_move(seat));
        let with_pieces = || self.first_from(next, |seat| !self.pieces[seat].is_empty());
        self.to_move = mobile.or_else(with_pieces).unwrap_or(next);
        self.ending = if self.occupied().is_subset(self.masters) {
            Some(Ending::NoMinions)
        } else if self.remaining() == 1 {
            Some(Ending::LastPlayer)
        } else if mobile.is_none() {
            Some(Ending::AllPass)
        } else if self.quiet_moves >= self.quiet_move_limit() {
            Some(Ending::NoProgress)
        } else if self.is_repeated() {
            Some(Ending::Repetition)
        } else {
            None
        };
    }

    /// Does the same as [`advance`](Pivit::advance) after a quiet move: one that is neither a
    /// capture nor a promotion. Minions and at least two players are left as before the move, so
    /// that nearly always the game continues with the next seat.
    #[inline]
    pub(super) fn advance_after_quiet_move(&mut self, next: Seat) {
        let is_early = self.quiet_moves < 2 * NO_PROGRESS_ROUNDS;
        if is_early && self.can_move(next) && !self.reversible.may_repeat() {
            self.to_move = next;
            self.ending = None;
        } else {
            self.advance(next);
        }
    }

    /// Returns the first seat around the table, from `next` on, for which `holds` is true.
    #[inline]
    fn first_from(&self, next: Seat, holds: impl Fn(Seat) -> bool) -> Option<Seat> {
        let mut seat = next;
        for _ in 0..self.players {
            if holds(seat) {
                return Some(seat);
            }
            seat = seat.next(self.players.into());
        }
        None
    }

    /// Returns true if the game is over.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// Returns the number of quiet moves that ends the game. A round is one move of each seat with
    /// pieces.
    #[inline]
    pub(super) fn quiet_move_limit(&self) -> u8 {
        NO_PROGRESS_ROUNDS * self.remaining()
    }
}
