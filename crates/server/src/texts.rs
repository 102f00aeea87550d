//! What the server says by itself, and what players are called.

use tabuleiro_core::{LocalizedError, Message, msg};
use tabuleiro_session::Player;

use crate::MESSAGES;
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
        Problem::Move(error) => error.message(),
        Problem::ParseError(error) => error.message(),
        Problem::Record(error) => error.message(),
        Problem::Seats(error) => error.message(),
        Problem::Malformed(why) => msg!("server-malformed", why = why.clone()),
        Problem::Over => msg!("game-over"),
        Problem::NothingBegins => msg!("play-nothing-begins"),
        Problem::Stale => msg!("server-stale"),
        Problem::NotSeated => msg!("server-not-seated"),
        Problem::NotYourTurn => msg!("server-not-your-turn"),
        Problem::NotOver => msg!("server-not-over"),
        Problem::NotAlone => msg!("server-not-alone"),
        Problem::NothingToUndo => msg!("server-nothing-to-undo"),
        Problem::NoProposal => msg!("server-no-proposal"),
        Problem::Secret => msg!("server-secret"),
        Problem::NotFound => msg!("server-not-found"),
        Problem::WrongMethod => msg!("server-wrong-method"),
        Problem::TooMany => msg!("server-too-many"),
        Problem::Busy => msg!("server-busy"),
        Problem::TimedOut => msg!("server-timed-out"),
        Problem::TooLarge => msg!("server-too-large"),
        Problem::Broken => msg!("server-broken"),
    }
}
