//! Legal moves, played moves, and the errors of moves that cannot be played.

use serde::Serialize;
use tabuleiro_core::{IllegalMove, LocalizedError, Message, ParseError, Spot};

use crate::PositionRef;

/// A legal move. Its JSON has the kind under the key `sort`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LegalMove {
    /// The canonical text.
    pub text: String,
    /// The kind of the move, in games that have several kinds.
    #[serde(rename = "sort")]
    pub kind: Option<&'static str>,
    /// The spots to point at, in order.
    pub spots: Vec<Spot>,
    /// True if the spots can be pointed at in any order.
    pub is_unordered: bool,
}

/// A move that has been played.
#[derive(Clone, Debug)]
pub struct PlayedMove {
    /// The canonical text.
    pub text: String,
    /// The spots to point at, in order.
    pub spots: Vec<Spot>,
    /// The events that followed from the move, such as a seat that passes.
    pub events: Vec<Message>,
    /// The position after the move.
    pub after: PositionRef,
}

/// The error of a text that cannot be played as a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// The text is not a move.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The move is illegal in this position.
    #[error(transparent)]
    Illegal(#[from] IllegalMoveError),
}

impl LocalizedError for MoveError {
    fn message(&self) -> Message {
        match self {
            MoveError::Parse(error) => error.message(),
            MoveError::Illegal(illegal) => illegal.message(),
        }
    }
}

/// The error of an illegal move; the type of the game is erased.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct IllegalMoveError {
    /// A stable id for programs.
    pub id: &'static str,
    /// The offending spots.
    pub spots: Vec<Spot>,
    /// The message for people.
    pub message: Message,
}

impl LocalizedError for IllegalMoveError {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

impl IllegalMoveError {
    pub(crate) fn new(illegal: &impl IllegalMove) -> IllegalMoveError {
        IllegalMoveError { id: illegal.id(), spots: illegal.spots(), message: illegal.message() }
    }
}
