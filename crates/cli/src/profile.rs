//! How a person is told things, and where what is theirs is kept.

use std::env;
use std::path::{Path, PathBuf};

use tabuleiro_core::{Language, Message};
use tabuleiro_session::{Folders, Settings};

use crate::args::DataArgs;
use crate::board::Painter;

/// How a person wants to be told.
#[derive(Clone, Copy)]
pub(crate) struct OutputStyle {
    pub(crate) language: Language,
    pub(crate) painter: Painter,
}

impl OutputStyle {
    /// The words of a message.
    pub(crate) fn text(self, message: &Message) -> String {
        self.language.render(message)
    }
}

/// What belongs to a person at this machine.
pub(crate) struct Profile {
    pub(crate) folders: Folders,
    pub(crate) settings: Settings,
}

impl Profile {
    /// The same, with the games in another folder where one was named.
    pub(crate) fn with_data_folder(mut self, args: &DataArgs) -> Profile {
        if let Some(data) = &args.data {
            self.folders.data.clone_from(data);
        }
        self
    }

    /// The file that is meant by a path, or by the name of a saved game.
    pub(crate) fn record_path(&self, file: &Path) -> PathBuf {
        if file.exists() {
            file.to_owned()
        } else {
            self.folders.game_file(&file.to_string_lossy())
        }
    }
}

/// The language that the environment asks for.
pub(crate) fn locale_language() -> Option<Language> {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(set)
        .and_then(|name| Language::from_locale(&name))
}
