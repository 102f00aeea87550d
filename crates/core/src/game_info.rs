//! The description of a game for the registry.

use crate::{Bot, Bundle, Language, Levels, Message, Notation, SearchHints, View};

/// A complete game: rules, notation, views, search hints, levels and bots.
pub trait Playable: Notation + View + SearchHints + Levels {
    /// The name, rules and texts of the game.
    const INFO: GameInfo;

    /// The bots of the game, the weakest first.
    const BOTS: &'static [Bot<Self>];
}

/// The name, rules and texts of a game.
///
/// ```
/// use tabuleiro_core::{Bundle, GameInfo, Language, Message};
///
/// const INFO: GameInfo = GameInfo {
///     id: "nim",
///     name: "Nim",
///     rules: |language| match language {
///         Language::English => "Whoever removes the last match wins.",
///         Language::Portuguese => "Quem tirar o último fósforo ganha.",
///     },
///     messages: Bundle { english: "", portuguese: "", includes: &[] },
/// };
///
/// assert_eq!(INFO.description(), Message::new("game-nim"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The id of the game on the command line and in records.
    pub id: &'static str,
    /// The name of the game.
    pub name: &'static str,
    /// Returns the rules as Markdown.
    pub rules: fn(Language) -> &'static str,
    /// The messages of the game.
    pub messages: Bundle,
}

impl GameInfo {
    /// Returns a description of the game in one line.
    pub fn description(&self) -> Message {
        Message::new(format!("game-{}", self.id))
    }
}
