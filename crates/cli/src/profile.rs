//! The user's settings and folders, and the style of output.

use std::env;
use std::path::{Path, PathBuf};

use tabuleiro_core::{Language, Message};
use tabuleiro_session::{Folders, Settings};

use crate::args::DataArgs;
use crate::board::Painter;

/// The language and the colours of output.
#[derive(Clone, Copy)]
pub(crate) struct OutputStyle {
    pub(crate) language: Language,
    pub(crate) painter: Painter,
}

impl OutputStyle {
    /// Renders a message in the language of output.
    pub(crate) fn text(self, message: &Message) -> String {
        self.language.render(message)
    }
}

/// The settings and folders of the user.
pub(crate) struct Profile {
    pub(crate) folders: Folders,
    pub(crate) settings: Settings,
}

impl Profile {
    /// Replaces the data folder if one is given.
    pub(crate) fn with_data_folder(mut self, args: &DataArgs) -> Profile {
        if let Some(data) = &args.data {
            self.folders.data.clone_from(data);
        }
        self
    }

    /// Returns the file at a path, or the saved game of that name.
    pub(crate) fn record_path(&self, file: &Path) -> PathBuf {
        if file.exists() {
            file.to_owned()
        } else {
            self.folders.game_file(&file.to_string_lossy())
        }
    }
}

/// Returns the language of the environment.
pub(crate) fn locale_language() -> Option<Language> {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(set)
        .and_then(|name| Language::from_locale(&name))
}
