//! In which language, and with which colours, a person is told.

use std::env;

use tabuleiro_core::{Language, Message, read_language};

use crate::board::Paint;

/// How a person wants to be told.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    pub(crate) language: Language,
    pub(crate) paint: Paint,
}

impl Manner {
    /// The words of a message.
    pub(crate) fn say(self, message: &Message) -> String {
        self.language.say(message)
    }
}

/// The language that the environment asks for.
pub(crate) fn language_around() -> Option<Language> {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(set)
        .and_then(|name| read_language(&name))
}
