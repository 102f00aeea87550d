//! Errors of requests and WebSocket messages.

use axum::http::StatusCode;
use tabuleiro_core::{LocalizedError, Message, ParseError, RecordError, Spot, msg};
use tabuleiro_session::{MoveError, PlayerCountError};

use crate::MESSAGES;
use crate::engine_pool::EngineBusy;
use crate::store::StoreError;

/// An error of a request or of a WebSocket message, with a stable id for programs, a status for HTTP
/// and a message for people.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message())]
pub(crate) enum ApiError {
    /// A move that cannot be parsed or is illegal.
    Move(#[from] MoveError),
    /// A game, option, player or position that cannot be parsed.
    Parse(#[from] ParseError),
    /// A record that cannot be parsed or replayed.
    Record(#[from] RecordError),
    /// The wrong number of players.
    PlayerCount(#[from] PlayerCountError),
    /// A request body or message that does not match its schema.
    Malformed(Message),
    /// The action refers to another ply than the current one.
    Stale,
    /// The client holds no seat at the table.
    NotSeated,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The game is over.
    GameOver,
    /// The game is not over yet.
    GameNotOver,
    /// Other people play at the table.
    NotAlone,
    /// The person has no move to take back.
    NothingToUndo,
    /// There is no proposal to answer.
    NoProposal,
    /// No legal move begins with the selected spots.
    NoMoveBegins,
    /// The record shows hidden information.
    HiddenInformation,
    /// There is no such table, game, ply or page.
    NotFound,
    /// The path exists, but not with this method.
    MethodNotAllowed,
    /// The client address is over a limit.
    RateLimited,
    /// Too many searches wait for an engine thread.
    EngineBusy,
    /// The request took too long.
    TimedOut,
    /// The request body is too large.
    BodyTooLarge,
    /// An internal error, which is logged.
    Internal,
}

impl ApiError {
    /// Returns the stable id that clients compare with.
    pub(crate) fn id(&self) -> &'static str {
        match self {
            ApiError::Move(MoveError::Illegal(refusal)) => refusal.id,
            ApiError::Move(MoveError::Parse(_)) | ApiError::Parse(_) => "unreadable",
            ApiError::Record(_) => "broken-record",
            ApiError::PlayerCount(_) => "seats-differ",
            ApiError::Malformed(_) => "malformed",
            ApiError::Stale => "stale",
            ApiError::NotSeated => "not-seated",
            ApiError::NotYourTurn => "not-your-turn",
            ApiError::GameOver => "game-over",
            ApiError::GameNotOver => "not-over",
            ApiError::NotAlone => "not-alone",
            ApiError::NothingToUndo => "nothing-to-undo",
            ApiError::NoProposal => "no-proposal",
            ApiError::NoMoveBegins => "nothing-begins",
            ApiError::HiddenInformation => "secret",
            ApiError::NotFound => "not-found",
            ApiError::MethodNotAllowed => "wrong-method",
            ApiError::RateLimited => "too-many",
            ApiError::EngineBusy => "busy",
            ApiError::TimedOut => "timed-out",
            ApiError::BodyTooLarge => "too-large",
            ApiError::Internal => "broken",
        }
    }

    /// Returns the offending spots, for a client to highlight.
    pub(crate) fn spots(&self) -> &[Spot] {
        match self {
            ApiError::Move(MoveError::Illegal(refusal)) => &refusal.spots,
            _ => &[],
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            ApiError::Malformed(_) => StatusCode::BAD_REQUEST,
            ApiError::Move(_)
            | ApiError::Parse(_)
            | ApiError::Record(_)
            | ApiError::PlayerCount(_) => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::Stale
            | ApiError::NotYourTurn
            | ApiError::GameOver
            | ApiError::GameNotOver
            | ApiError::NotAlone
            | ApiError::NothingToUndo
            | ApiError::NoMoveBegins
            | ApiError::NoProposal => StatusCode::CONFLICT,
            ApiError::NotSeated | ApiError::HiddenInformation => StatusCode::FORBIDDEN,
            ApiError::NotFound => StatusCode::NOT_FOUND,
            ApiError::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::RateLimited => StatusCode::TOO_MANY_REQUESTS,
            ApiError::EngineBusy => StatusCode::SERVICE_UNAVAILABLE,
            ApiError::TimedOut => StatusCode::GATEWAY_TIMEOUT,
            ApiError::BodyTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl LocalizedError for ApiError {
    fn message(&self) -> Message {
        match self {
            ApiError::Move(error) => error.message(),
            ApiError::Parse(error) => error.message(),
            ApiError::Record(error) => error.message(),
            ApiError::PlayerCount(error) => error.message(),
            ApiError::Malformed(why) => msg!("server-malformed", why = why.clone()),
            ApiError::GameOver => msg!("game-over"),
            ApiError::NoMoveBegins => msg!("play-nothing-begins"),
            ApiError::Stale => msg!("server-stale"),
            ApiError::NotSeated => msg!("server-not-seated"),
            ApiError::NotYourTurn => msg!("server-not-your-turn"),
            ApiError::GameNotOver => msg!("server-not-over"),
            ApiError::NotAlone => msg!("server-not-alone"),
            ApiError::NothingToUndo => msg!("server-nothing-to-undo"),
            ApiError::NoProposal => msg!("server-no-proposal"),
            ApiError::HiddenInformation => msg!("server-secret"),
            ApiError::NotFound => msg!("server-not-found"),
            ApiError::MethodNotAllowed => msg!("server-wrong-method"),
            ApiError::RateLimited => msg!("server-too-many"),
            ApiError::EngineBusy => msg!("server-busy"),
            ApiError::TimedOut => msg!("server-timed-out"),
            ApiError::BodyTooLarge => msg!("server-too-large"),
            ApiError::Internal => msg!("server-broken"),
        }
    }
}

/// Logs the error, unless the table has expired. Clients get no details of database errors.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        if matches!(error, StoreError::TableNotFound) {
            return ApiError::NotFound;
        }
        tracing::error!(%error, "database error");
        ApiError::Internal
    }
}

impl From<EngineBusy> for ApiError {
    fn from(_: EngineBusy) -> ApiError {
        ApiError::EngineBusy
    }
}
