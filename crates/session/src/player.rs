//! Players: people, bots and engines.

use std::fmt;

use tabuleiro_core::{LEVEL_COUNT, Message, ParseError, msg};

use crate::{GameType, MESSAGES};

/// A player, as text `human`, `human:Ana`, `bot:guard`, `engine` or `engine:5`.
///
/// ```
/// use tabuleiro_session::{Player, parse_player, parse_spec};
///
/// let game_type = parse_spec("shiftago")?.game_type();
/// assert_eq!(parse_player(&game_type, "engine:5")?, Player::Engine(Some(5)));
/// assert_eq!(Player::bot("guard").to_string(), "bot:guard");
/// # Ok::<(), tabuleiro_core::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A person with an optional name.
    Human(Option<String>),
    /// A bot of the game, with its name.
    Bot(String),
    /// The engine at a level from 1 to 8, or at full strength.
    Engine(Option<u8>),
}

impl Player {
    /// Returns a person without a name.
    pub fn human() -> Player {
        Player::Human(None)
    }

    /// Returns the bot with this name.
    pub fn bot(name: &str) -> Player {
        Player::Bot(name.to_owned())
    }

    /// Returns true for a person.
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }
}

/// The default level of the engine.
pub const DEFAULT_LEVEL: u8 = 3;

/// Returns a description of a level, or of full strength.
pub fn level_description(level: Option<u8>) -> Message {
    match level {
        Some(level) => Message::new(format!("level-{level}")),
        None => msg!("level-full"),
    }
}

/// Formats the player as [`parse_player`] expects it.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human(None) => f.write_str("human"),
            Player::Human(Some(name)) => write!(f, "human:{name}"),
            Player::Bot(name) => write!(f, "bot:{name}"),
            Player::Engine(None) => f.write_str("engine"),
            Player::Engine(Some(level)) => write!(f, "engine:{level}"),
        }
    }
}

/// Parses a player of a game.
pub fn parse_player(game_type: &GameType, text: &str) -> Result<Player, ParseError> {
    let (role, name) = match text.split_once(':') {
        Some((role, name)) => (role.trim(), Some(name.trim())),
        None => (text.trim(), None),
    };
    match (role, name) {
        ("human", None | Some("")) => Ok(Player::human()),
        ("human", Some(name)) => Ok(Player::Human(Some(name.to_owned()))),
        ("bot", Some(name)) if game_type.bots.iter().any(|bot| bot.name == name) => {
            Ok(Player::bot(name))
        }
        ("engine", None) => Ok(Player::Engine(None)),
        ("engine", Some(level)) if is_level(level) => Ok(Player::Engine(level.parse().ok())),
        _ => {
            let bots: Vec<String> =
                game_type.bots.iter().map(|bot| format!("bot:{}", bot.name)).collect();
            let listed = Message::list(bots.iter().cloned());
            let error =
                ParseError::new(msg!("expected-player", levels = LEVEL_COUNT, bots = listed), text);
            let others = ["human", "engine"].map(str::to_owned);
            Err(error.with_candidates(others.into_iter().chain(bots)))
        }
    }
}

fn is_level(text: &str) -> bool {
    text.parse::<u8>().is_ok_and(|level| (1..=LEVEL_COUNT).contains(&usize::from(level)))
}

/// Parses the players of all seats, such as `human:Ana,bot:guard`.
pub fn parse_players(game_type: &GameType, text: &str) -> Result<Vec<Player>, ParseError> {
    text.split(',').map(|seat| parse_player(game_type, seat)).collect()
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::Language;

    use super::*;

    #[test]
    fn every_level_is_described_in_every_language() {
        tabuleiro_i18n::register(MESSAGES);
        for level in (1..=LEVEL_COUNT as u8).map(Some).chain([None]) {
            let description = level_description(level);
            for language in Language::ALL {
                assert!(
                    tabuleiro_i18n::is_translated(language, &description),
                    "{language:?}: {description:?}"
                );
            }
        }
    }
}
