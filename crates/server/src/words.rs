//! What the server says by itself, and what players are called.

use tabuleiro_core::{Message, msg};
use tabuleiro_session::{MoveError, Player};

use crate::problem::Problem;

/// What a player is called; `None` for somebody who gave no name.
pub(crate) fn player_name(player: &Player) -> Option<Message> {
    match player {
        Player::Human(name) => name.clone().map(Message::from),
        Player::Bot(name) => Some(name.clone().into()),
        Player::Engine(None) => Some(msg!("player-engine")),
        Player::Engine(Some(level)) => Some(msg!("player-engine-level", level = *level)),
    }
}

/// What went wrong.
pub(crate) fn problem(problem: &Problem) -> Message {
    match problem {
        Problem::Move(error) => MoveError::message(error),
        Problem::Unreadable(error) => error.message(),
        Problem::Record(error) => error.message(),
        Problem::Seats(error) => error.message(),
        Problem::Malformed(why) => msg!("server-malformed", why = why.clone()),
        Problem::Over => msg!("game-over"),
        Problem::NothingBegins => msg!("play-nothing-begins"),
        other => Message::named(format!("server-{}", other.id())),
    }
}
