#![doc = include_str!("../README.md")]

mod app;
mod context;
mod flip;
mod geometry;
mod screen;
mod screens;
mod terminal;
mod text;
mod theme;
mod widgets;
mod worker;

#[cfg(test)]
mod tests;

use std::io;

use tabuleiro_core::{Bundle, Language};
use tabuleiro_session::{Folders, LocalGame, Settings};

/// The messages of this crate. The line-based interface of `tabuleiro` uses them as well.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("../messages/en.ftl"),
    portuguese: include_str!("../messages/pt.ftl"),
    includes: &[tabuleiro_session::MESSAGES],
};

/// The screen that is open when the interface starts.
#[derive(Debug)]
pub enum InitialScreen {
    /// The main menu.
    MainMenu,
    /// A game in progress.
    Game(Box<LocalGame>),
}

/// The configuration of the interface.
#[derive(Debug)]
pub struct Config {
    /// The user settings. The settings screen changes them and saves them to their file.
    pub settings: Settings,
    /// The folders of settings and saved games.
    pub folders: Folders,
    /// The language of the interface.
    pub language: Language,
    /// Enables colours; without them, styles use only modifiers such as bold.
    pub colours: bool,
}

/// Runs the full-screen interface until the user quits.
///
/// The terminal is restored on return, on a panic and on termination signals. A game that is
/// interrupted this way stays in its autosave, and the main menu offers to continue it.
pub fn run(initial: InitialScreen, config: Config) -> io::Result<()> {
    terminal::run(initial, config)
}
