//! Why a move is not allowed, whose turn it is, and how the game ends.

use std::cmp::Reverse;

use tabuleiro_core::{
    IllegalMove, LocalizedError, Message, Outcome, Ranking, Reason, Seat, Spot, Turn, msg,
};

use super::board::{Axis, Square, cell};
use super::{MESSAGES, Move, Pivit};

/// Rounds without a capture or a promotion after which the game ends.
const IDLE_ROUNDS: u8 = 50;
/// The moves of these rounds when four play.
pub(super) const MOST_IDLE_MOVES: usize = 4 * IDLE_ROUNDS as usize;

const NO_MINIONS: Reason = Reason { id: "no-minions", message_id: "pivit-end-minions" };
const LAST_PLAYER: Reason = Reason { id: "last-player", message_id: "pivit-end-last-player" };
const REPETITION: Reason = Reason { id: "repetition", message_id: "pivit-end-repetition" };
const NO_PROGRESS: Reason = Reason { id: "no-progress", message_id: "pivit-end-no-progress" };
const ALL_PASS: Reason = Reason { id: "all-pass", message_id: "pivit-end-all-pass" };

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum Illegal {
    /// Nobody moves any more.
    Over,
    /// There is no such square.
    NotASquare {
        /// From where the move was to start.
        at: Square,
    },
    /// The piece would stay where it is.
    ZeroSteps {
        /// Where the piece stands.
        at: Square,
    },
    /// The square is empty, or somebody else's piece is on it.
    NotYours {
        /// From where the move was to start.
        at: Square,
    },
    /// The piece does not point there.
    OffAxis {
        /// Where the piece stands.
        at: Square,
        /// How it points.
        axis: Axis,
    },
    /// Minions change the colour of their square.
    EvenSteps {
        /// Where the minion stands.
        at: Square,
        /// How many squares it was to move.
        steps: u16,
    },
    /// The move would leave the board.
    OffBoard {
        /// Where the piece stands.
        at: Square,
    },
    /// Pieces do not jump.
    InTheWay {
        /// The piece that would have to be jumped over first.
        at: Square,
    },
    /// Nobody captures their own pieces.
    OwnPiece {
        /// Where the move was to end.
        at: Square,
    },
}

impl LocalizedError for Illegal {
    fn message(&self) -> Message {
        match *self {
            Illegal::Over => msg!("game-over"),
            Illegal::NotASquare { at } => msg!("pivit-not-a-square", at = at.to_string()),
            Illegal::ZeroSteps { .. } => msg!("pivit-zero-steps"),
            Illegal::NotYours { at } => msg!("pivit-not-yours", at = at.to_string()),
            Illegal::OffAxis { at, axis: Axis::Vertical } => {
                msg!("pivit-moves-up-or-down", at = at.to_string())
            }
            Illegal::OffAxis { at, axis: Axis::Horizontal } => {
                msg!("pivit-moves-left-or-right", at = at.to_string())
            }
            Illegal::EvenSteps { at, steps } => {
                msg!("pivit-even-steps", at = at.to_string(), steps = steps)
            }
            Illegal::OffBoard { at } => msg!("pivit-off-board", at = at.to_string()),
            Illegal::InTheWay { at } => msg!("pivit-in-the-way", at = at.to_string()),
            Illegal::OwnPiece { at } => msg!("pivit-own-piece", at = at.to_string()),
        }
    }
}

impl IllegalMove for Illegal {
    fn id(&self) -> &'static str {
        match self {
            Illegal::Over => "game-over",
            Illegal::NotASquare { .. } => "not-a-square",
            Illegal::ZeroSteps { .. } => "zero-steps",
            Illegal::NotYours { .. } => "not-yours",
            Illegal::OffAxis { .. } => "off-axis",
            Illegal::EvenSteps { .. } => "even-steps",
            Illegal::OffBoard { .. } => "off-board",
            Illegal::InTheWay { .. } => "in-the-way",
            Illegal::OwnPiece { .. } => "own-piece",
        }
    }

    fn spots(&self) -> Vec<Spot> {
        match *self {
            Illegal::Over | Illegal::NotASquare { .. } => Vec::new(),
            Illegal::ZeroSteps { at }
            | Illegal::NotYours { at }
            | Illegal::OffAxis { at, .. }
            | Illegal::EvenSteps { at, .. }
            | Illegal::OffBoard { at }
            | Illegal::InTheWay { at }
            | Illegal::OwnPiece { at } => vec![Spot::Cell(cell(at))],
        }
    }
}

/// Where the game stands; but for repetition it follows from the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// The seat to move has a legal move.
    Open,
    /// Everybody's pieces are masters.
    NoMinions,
    /// Nobody else has pieces.
    LastPlayer,
    /// Everybody who has pieces would have to pass.
    AllPass,
    /// Fifty rounds went by without a capture or a promotion.
    NoProgress,
    /// The position has occurred for the third time.
    Repetition,
}

/// What makes one place better than another, the worst first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Merit {
    /// Without pieces: who went out later is better, and who was out when the position was read,
    /// nobody knows since when, is worst.
    Out { number: Option<u8> },
    /// With pieces, in a game in which nobody has a master.
    Drawn,
    /// With pieces: masters count, then the first promotion, then all pieces.
    Playing { masters: usize, promotion: Option<Reverse<u8>>, pieces: usize },
}

impl Pivit {
    pub(super) fn check_move(&self, Move { from, to }: Move) -> Result<(), Illegal> {
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
        let step = |number: i16| from.stepped(piece.axis, (number * steps.signum()) as i8);
        let mut between = (1..steps.abs()).map(step);
        if let Some(at) = between.find(|&at| self.occupied().contains(at)) {
            return Err(Illegal::InTheWay { at });
        }
        if self.pieces[self.to_move].contains(to) {
            return Err(Illegal::OwnPiece { at: to });
        }
        Ok(())
    }

    /// Finds out whose turn it is, `next` being the first whose it may be, and whether the game
    /// goes on.
    #[inline(never)]
    pub(super) fn settle(&mut self, next: Seat) {
        let able = self.first_from(next, |seat| self.can_move(seat));
        let with_pieces = || self.first_from(next, |seat| !self.pieces[seat].is_empty());
        self.to_move = able.or_else(with_pieces).unwrap_or(next);
        self.standing = if self.occupied().is_subset(self.masters) {
            Standing::NoMinions
        } else if self.remaining() == 1 {
            Standing::LastPlayer
        } else if able.is_none() {
            Standing::AllPass
        } else if self.idle >= self.idle_limit() {
            Standing::NoProgress
        } else if self.is_repeated() {
            Standing::Repetition
        } else {
            Standing::Open
        };
    }

    /// The same after a move that was neither a capture nor a promotion: as before it, there are
    /// minions and at least two players, so that few questions are left. Nearly always the next
    /// seat moves on.
    #[inline]
    pub(super) fn settle_quiet(&mut self, next: Seat) {
        let is_early = self.idle < 2 * IDLE_ROUNDS;
        if is_early && self.can_move(next) && !self.past.is_suspicious() {
            self.to_move = next;
            self.standing = Standing::Open;
        } else {
            self.settle(next);
        }
    }

    /// The first seat around the table, from `next` on, of which something holds.
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

    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.standing != Standing::Open
    }

    /// How many moves without a capture or a promotion end the game: a round is one move of
    /// everybody who has pieces.
    #[inline]
    pub(super) fn idle_limit(&self) -> u8 {
        IDLE_ROUNDS * self.remaining()
    }

    /// Whether the game ended by repetition, or with places that hang on who of several went out
    /// first.
    pub(super) fn hangs_on_history(&self) -> bool {
        let is_order_needed = self.went_out.seats().count() > 1;
        self.standing == Standing::Repetition || self.is_over() && is_order_needed
    }

    #[inline]
    pub(super) fn find_turn(&self) -> Turn {
        let reason = match self.standing {
            Standing::Open => return Turn::Of(self.to_move),
            Standing::NoMinions => NO_MINIONS,
            Standing::LastPlayer => LAST_PLAYER,
            Standing::AllPass => ALL_PASS,
            Standing::NoProgress => NO_PROGRESS,
            Standing::Repetition => REPETITION,
        };
        let ranking = Ranking::by(self.players.into(), |seat| self.merit(seat));
        Turn::Over(Outcome { ranking, reason })
    }

    /// The same for every end of the game: with minions on the board nobody may have a master.
    fn merit(&self, seat: Seat) -> Merit {
        let pieces = self.pieces[seat].len();
        if pieces == 0 {
            return Merit::Out { number: self.went_out.number(seat) };
        }
        if self.masters.is_empty() {
            return Merit::Drawn;
        }
        let promotion = self.promoted.number(seat).map(Reverse);
        Merit::Playing { masters: self.masters(seat).len(), promotion, pieces }
    }
}
