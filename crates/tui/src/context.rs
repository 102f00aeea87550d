//! The state that all screens share: language, theme, settings, folders and new jobs.

use tabuleiro_core::{Language, Message};
use tabuleiro_session::{Budget, Folders, LocalGame, Settings};

use crate::screen::Navigation;
use crate::text::capitalize;
use crate::theme::Theme;
use crate::worker::Job;
use crate::{Config, MESSAGES};

/// The state that all screens share.
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    pub(crate) settings: Settings,
    pub(crate) folders: Folders,
    /// The search budget of engines without a level, for new games.
    pub(crate) budget: Budget,
    /// Jobs that are not started yet.
    pub(crate) jobs: Vec<Job>,
    last_job_id: u64,
}

impl Context {
    pub(crate) fn new(config: Config) -> Context {
        tabuleiro_i18n::register(MESSAGES);
        let Config { settings, folders, language, colours } = config;
        Context {
            language,
            theme: Theme { colours },
            settings,
            folders,
            budget: Budget::default(),
            jobs: Vec::new(),
            last_job_id: 0,
        }
    }

    /// Returns the text of a message in the language of the interface.
    pub(crate) fn text(&self, message: &Message) -> String {
        self.language.render(message)
    }

    /// Returns the text of a message that stands alone, with a capital letter at its beginning.
    pub(crate) fn sentence(&self, message: &Message) -> String {
        capitalize(&self.text(message))
    }

    /// Returns the navigation that starts a game with the budget of this session.
    pub(crate) fn play(&self, mut game: LocalGame) -> Navigation {
        game.budget = self.budget;
        Navigation::Play(Box::new(game))
    }

    /// Returns an id that no other job has.
    pub(crate) fn next_job_id(&mut self) -> u64 {
        self.last_job_id += 1;
        self.last_job_id
    }
}
