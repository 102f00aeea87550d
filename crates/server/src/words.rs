//! Everything the server says, in the language of whoever reads it.

use tabuleiro_core::{OptionSpec, Outcome, Scene, Seat, ValueSpec, Viewer};
use tabuleiro_session::{BotInfo, Kind, Played, Player, Position};

use crate::problem::Problem;

/// A language that people read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Language {
    #[default]
    English,
    Portuguese,
}

/// The first language of a list such as `pt-PT,en;q=0.5` that the server speaks.
pub(crate) fn read_language(text: &str) -> Option<Language> {
    text.split(',').find_map(|part| match part.trim().get(..2) {
        Some("en") => Some(Language::English),
        Some("pt") => Some(Language::Portuguese),
        _ => None,
    })
}

/// The words of the pages.
pub(crate) fn of_pages(_language: Language) -> std::collections::BTreeMap<String, String> {
    std::collections::BTreeMap::new()
}

pub(crate) fn rules(_language: Language, kind: &Kind) -> &'static str {
    kind.info.rules
}

pub(crate) fn status(_language: Language, position: &dyn Position, viewer: Viewer) -> Vec<String> {
    position.text(viewer).status.iter().map(ToString::to_string).collect()
}

pub(crate) fn scene(_language: Language, position: &dyn Position, viewer: Viewer) -> Scene {
    position.scene(viewer)
}

pub(crate) fn prompt(_language: Language, position: &dyn Position) -> String {
    position.prompt().to_owned()
}

pub(crate) fn seat_label(_language: Language, position: &dyn Position, seat: Seat) -> String {
    position.seat_name(seat).to_owned()
}

pub(crate) fn player_name(
    language: Language,
    position: &dyn Position,
    seat: Seat,
    player: &Player,
) -> String {
    match player {
        Player::Human(Some(name)) | Player::Bot(name) => name.clone(),
        Player::Human(None) => seat_label(language, position, seat),
        Player::Engine(None) => "engine".to_owned(),
        Player::Engine(Some(level)) => format!("engine {level}"),
    }
}

pub(crate) fn news(_language: Language, played: &Played) -> Vec<String> {
    played.news.clone()
}

pub(crate) fn outcome(_language: Language, outcome: &Outcome) -> String {
    outcome.reason.words.to_owned()
}

pub(crate) fn problem(_language: Language, problem: &Problem) -> String {
    match problem {
        Problem::Move(error) => error.to_string(),
        Problem::Unreadable(error) => error.to_string(),
        Problem::Record(error) => error.to_string(),
        Problem::Seats(error) => error.to_string(),
        Problem::Malformed(words) => words.clone(),
        other => other.id().to_owned(),
    }
}

pub(crate) fn game_about(_language: Language, kind: &Kind) -> String {
    kind.info.about.to_owned()
}

pub(crate) fn option_about(_language: Language, _kind: &Kind, option: &OptionSpec) -> String {
    option.about.to_owned()
}

pub(crate) fn value_about(
    _language: Language,
    _kind: &Kind,
    _option: &OptionSpec,
    value: &ValueSpec,
) -> String {
    value.about.to_owned()
}

pub(crate) fn bot_about(_language: Language, bot: &BotInfo) -> String {
    bot.about.to_owned()
}

pub(crate) fn level_about(_language: Language, level: u8) -> String {
    tabuleiro_session::LEVEL_WORDS[usize::from(level) - 1].to_owned()
}
