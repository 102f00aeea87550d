//! Tabuleiro on a whole terminal screen: menus, boards to point at with keys or the mouse, and a
//! panel beside them.
//!
//! [`run`] takes the terminal over and gives it back. Inside, everything is a state to which events
//! happen (`app`) and that can be drawn at any time; only `terminal` knows that there is a real
//! terminal. No game is named here: boards, words and legal moves come from the table.

mod app;
mod context;
mod form;
mod frame;
mod game;
mod geometry;
mod input;
mod loading;
mod menu;
mod new_game;
mod paint;
mod picture;
mod reader;
mod screen;
mod settings;
mod start;
mod terminal;
mod turned;
mod worker;

#[cfg(test)]
mod tests;

use std::io;

use tabuleiro_core::{Bundle, Language};
use tabuleiro_session::{Folders, LocalGame, Settings};

/// The messages of this crate, which the other terminal interface uses as well.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("../messages/en.ftl"),
    portuguese: include_str!("../messages/pt.ftl"),
    includes: &[tabuleiro_session::MESSAGES],
};

/// What is seen first.
#[derive(Debug)]
pub enum Opening {
    /// The menu.
    Menu,
    /// A game.
    Game(Box<LocalGame>),
}

/// What was decided before the screen opens.
#[derive(Debug)]
pub struct Surroundings {
    /// What the person has set; the screen changes it and writes it to its file.
    pub settings: Settings,
    /// Where settings and games are kept.
    pub folders: Folders,
    /// The language, from wherever it was asked for.
    pub language: Language,
    /// Whether there are colours.
    pub colours: bool,
}

/// Plays on the whole terminal until somebody leaves.
///
/// The terminal is given back when this returns, on a panic, and on the signals that ask a program
/// to end. A game that is running then is kept, and the menu offers to go on with it.
pub fn run(opening: Opening, surroundings: Surroundings) -> io::Result<()> {
    terminal::run(opening, surroundings)
}
