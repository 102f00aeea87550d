//! What can go wrong for a visitor: a stable name for programs, a status for HTTP; the words are
//! made elsewhere.

use axum::http::StatusCode;
use tabuleiro_core::{Message, ParseError, RecordError, Spot};
use tabuleiro_session::{MoveError, PlayerCountError};

use crate::engine::Busy;
use crate::store::StoreError;

/// What went wrong.
#[derive(Debug)]
pub(crate) enum Problem {
    /// A move that cannot be read or is not allowed.
    Move(MoveError),
    /// A game, an option, a player or a position that cannot be read.
    ParseError(ParseError),
    /// A record that cannot be read or replayed.
    Record(RecordError),
    /// Too many or too few players.
    Seats(PlayerCountError),
    /// A request or a message that is not what was expected.
    Malformed(Message),
    /// A move after which there are others already, or that comes too early.
    Stale,
    /// Who asks holds no seat that could do this.
    NotSeated,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// Other people sit at the table.
    NotAlone,
    /// There is nothing to take back.
    NothingToUndo,
    /// Nobody proposed anything that waits for this person.
    NoProposal,
    /// No legal move begins with what was pointed at.
    NothingBegins,
    /// What would tell hidden hands.
    Secret,
    /// There is no such table, game, move or page.
    NotFound,
    /// There is such a page, but not for this method.
    WrongMethod,
    /// More than somebody at one address may have.
    TooMany,
    /// So many wait for a computer's thought that it cannot be thought.
    Busy,
    /// It took too long.
    TimedOut,
    /// The body of a request is too large.
    TooLarge,
    /// The server itself has a problem, which its log tells.
    Broken,
}

impl Problem {
    /// A stable name.
    pub(crate) fn id(&self) -> &'static str {
        match self {
            Problem::Move(MoveError::Illegal(refusal)) => refusal.id,
            Problem::Move(MoveError::Parse(_)) | Problem::ParseError(_) => "unreadable",
            Problem::Record(_) => "broken-record",
            Problem::Seats(_) => "seats-differ",
            Problem::Malformed(_) => "malformed",
            Problem::Stale => "stale",
            Problem::NotSeated => "not-seated",
            Problem::NotYourTurn => "not-your-turn",
            Problem::Over => "game-over",
            Problem::NotOver => "not-over",
            Problem::NotAlone => "not-alone",
            Problem::NothingToUndo => "nothing-to-undo",
            Problem::NoProposal => "no-proposal",
            Problem::NothingBegins => "nothing-begins",
            Problem::Secret => "secret",
            Problem::NotFound => "not-found",
            Problem::WrongMethod => "wrong-method",
            Problem::TooMany => "too-many",
            Problem::Busy => "busy",
            Problem::TimedOut => "timed-out",
            Problem::TooLarge => "too-large",
            Problem::Broken => "broken",
        }
    }

    /// The offending places, for an interface to mark.
    pub(crate) fn spots(&self) -> &[Spot] {
        match self {
            Problem::Move(MoveError::Illegal(refusal)) => &refusal.spots,
            _ => &[],
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::Malformed(_) => StatusCode::BAD_REQUEST,
            Problem::Move(_) | Problem::ParseError(_) | Problem::Record(_) | Problem::Seats(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Problem::Stale
            | Problem::NotYourTurn
            | Problem::Over
            | Problem::NotOver
            | Problem::NotAlone
            | Problem::NothingToUndo
            | Problem::NothingBegins
            | Problem::NoProposal => StatusCode::CONFLICT,
            Problem::NotSeated | Problem::Secret => StatusCode::FORBIDDEN,
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Problem::TimedOut => StatusCode::GATEWAY_TIMEOUT,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        if matches!(error, StoreError::Gone) {
            return Problem::NotFound;
        }
        tracing::error!(%error, "the store does not do what it should");
        Problem::Broken
    }
}

impl From<MoveError> for Problem {
    fn from(error: MoveError) -> Problem {
        Problem::Move(error)
    }
}

impl From<ParseError> for Problem {
    fn from(error: ParseError) -> Problem {
        Problem::ParseError(error)
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        Problem::Record(error)
    }
}

impl From<PlayerCountError> for Problem {
    fn from(error: PlayerCountError) -> Problem {
        Problem::Seats(error)
    }
}

impl From<Busy> for Problem {
    fn from(_: Busy) -> Problem {
        Problem::Busy
    }
}
