#![doc = include_str!("../README.md")]

mod board;
mod engine;
mod notation;
mod rules;
mod view;

pub use board::{Board, Square};
pub use rules::{IllegalMove, TicTacToe};

use tabuleiro_core::{Bot, Bundle, GameInfo, Language, Playable, options};

/// The texts of the game.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("../messages.en.ftl"),
    portuguese: include_str!("../messages.pt.ftl"),
    includes: &[],
};

options! {
    /// The options of a game of tic-tac-toe.
    pub struct Options {
        /// The result of completing a line.
        line, with_line: Line = ["wins" => Line::Wins, "loses" => Line::Loses],
    }
}

/// The result of completing a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// The player who completes a line wins.
    Wins,
    /// The player who completes a line loses.
    Loses,
}

impl Playable for TicTacToe {
    const INFO: GameInfo = GameInfo {
        id: "tic-tac-toe",
        name: "Tic-tac-toe",
        rules: |language| match language {
            Language::English => include_str!("../rules.en.md"),
            Language::Portuguese => include_str!("../rules.pt.md"),
        },
        messages: MESSAGES,
    };

    const BOTS: &'static [Bot<TicTacToe>] = &[Bot::RANDOM];
}
