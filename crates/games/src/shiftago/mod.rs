//! Shiftago: marbles pushed in from the edges of a 7 x 7 board.
//!
//! Two to four players push marbles into rows and columns, which shift the marbles that are there.
//! In Express a line of five wins (of four with more than two players); in Expert and Extreme lines
//! are removed for points.
//!
//! ```
//! use tabuleiro_games::prelude::*;
//!
//! let mut game = Shiftago::new(shiftago::Options::default());
//! game.play_text("left 3")?;
//! game.play_text("top 3")?;
//! let board = "
//!    1 2 3 4 5 6 7
//!   +-------------+
//! 1 |. . O . . . .|
//! 2 |. . . . . . .|
//! 3 |X . . . . . .|
//! 4 |. . . . . . .|
//! 5 |. . . . . . .|
//! 6 |. . . . . . .|
//! 7 |. . . . . . .|
//!   +-------------+";
//! assert_eq!(game.to_string().trim_end(), board.trim_start_matches('\n'));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod bot_eval;
mod bots;
mod eval;
mod hints;
mod illegal;
mod lanes;
mod levels;
mod movegen;
mod moves;
mod notation;
mod outcome;
mod play;
mod push;
mod rules;
mod runs;
mod scene;
mod scoring;
mod state;
mod text;
mod threats;
mod view;
mod weights;

#[cfg(test)]
mod tests;

pub use board::{Marbles, MarblesIter, Square};
pub use illegal::Illegal;
pub use lanes::{Edge, Lane};
pub use moves::{Keep, Move};
pub use runs::Run;
pub use state::Shiftago;

use tabuleiro_core::{Bot, Bundle, GameInfo, Language, Playable, options};

/// The texts of the game in all languages.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("messages.en.ftl"),
    portuguese: include_str!("messages.pt.ftl"),
    includes: &[],
};

options! {
    /// The options of a game of Shiftago.
    pub struct Options {
        /// The way lines count.
        mode, with_mode: Mode = [
            "express" => Mode::Express,
            "expert" => Mode::Expert,
            "extreme" => Mode::Extreme,
        ],
        /// The number of players.
        players, with_players: u8 = ["2" => 2, "3" => 3, "4" => 4],
        /// The result in Express for two when a player places the last marble without a line.
        exhausted, with_exhausted: Exhausted =
            ["loses" => Exhausted::Loses, "draws" => Exhausted::Draws],
    }
}

/// The way lines count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// The first line wins.
    Express,
    /// Lines are scored. Ten points win.
    Expert,
    /// As in Expert, but runs that are one marble shorter must be scored too, for no points.
    Extreme,
}

/// The result in Express for two when a player runs out of marbles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Exhausted {
    /// The player who places the last marble without a line loses.
    Loses,
    /// The game goes on and is a draw when the player to move has no marble.
    Draws,
}

impl Playable for Shiftago {
    const INFO: GameInfo = GameInfo {
        id: "shiftago",
        name: "Shiftago",
        rules: |language| match language {
            Language::English => include_str!("rules.en.md"),
            Language::Portuguese => include_str!("rules.pt.md"),
        },
        messages: MESSAGES,
    };

    const BOTS: &'static [Bot<Shiftago>] = &[Bot::RANDOM, bots::BUILDER, bots::GUARD];
}
