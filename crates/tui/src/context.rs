//! What every screen knows: the language, the colours, the settings, and where files are.

use tabuleiro_core::{Language, Message};
use tabuleiro_session::{Budget, Folders, LocalGame, Settings};

use crate::paint::Paint;
use crate::screen::Go;
use crate::worker::Request;
use crate::{Config, MESSAGES};

/// What every screen knows and may change.
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) language: Language,
    pub(crate) paint: Paint,
    pub(crate) settings: Settings,
    pub(crate) folders: Folders,
    /// How hard computers without a level think in games that are begun here.
    pub(crate) budget: Budget,
    /// What somebody has to think about from now on.
    pub(crate) requests: Vec<Request>,
    asked: u64,
}

impl Context {
    pub(crate) fn new(config: Config) -> Context {
        tabuleiro_i18n::register(MESSAGES);
        let Config { settings, folders, language, colours } = config;
        Context {
            language,
            paint: Paint { colours },
            settings,
            folders,
            budget: Budget::default(),
            requests: Vec::new(),
            asked: 0,
        }
    }

    /// The words of a message.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.language.say(message)
    }

    /// Goes to a game that is begun here.
    pub(crate) fn play(&self, mut game: LocalGame) -> Go {
        game.budget = self.budget;
        Go::Play(Box::new(game))
    }

    /// A number that no other request has.
    pub(crate) fn next_id(&mut self) -> u64 {
        self.asked += 1;
        self.asked
    }
}
