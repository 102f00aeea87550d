//! Reasons why a move is illegal.

use tabuleiro_core::{IllegalMove, LocalizedError, Message, Spot, msg};

use super::MESSAGES;
use super::board::{Axis, Square, cell};

/// A reason why a move is illegal.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_games::pivit::Illegal;
///
/// let game = Pivit::new(pivit::Options::default());
/// let illegal = game.check(game.parse_move("b1 2")?).unwrap_err();
/// assert!(matches!(illegal, Illegal::EvenSteps { steps: 2, .. }));
/// # Ok::<(), tabuleiro_core::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The origin is not a square of the board.
    NotASquare {
        /// The origin of the move.
        at: Square,
    },
    /// The target is the origin.
    ZeroSteps {
        /// The square of the piece.
        at: Square,
    },
    /// The origin is empty or has a piece of another seat.
    NotYours {
        /// The origin of the move.
        at: Square,
    },
    /// The target is not on the axis of the piece.
    OffAxis {
        /// The square of the piece.
        at: Square,
        /// The axis of the piece.
        axis: Axis,
    },
    /// The minion would end on a square of the same colour.
    EvenSteps {
        /// The square of the minion.
        at: Square,
        /// The number of steps of the move.
        steps: u16,
    },
    /// The target is outside the board.
    OffBoard {
        /// The square of the piece.
        at: Square,
    },
    /// A piece blocks the move.
    InTheWay {
        /// The square of the first blocking piece.
        at: Square,
    },
    /// The target has a piece of the same seat.
    OwnPiece {
        /// The target of the move.
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
