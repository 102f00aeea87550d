//! Quantum Leap: stones on a hexagonal board that leap over any number of cells to capture.
//!
//! A stone leaps in a straight line exactly as many cells as it has friends next to it, and must
//! land on an enemy stone. The player who cannot capture loses.
//!
//! ```
//! use tabuleiro_games::prelude::*;
//! use tabuleiro_games::quantum_leap::Swap;
//!
//! let options = quantum_leap::Options::default().with_side(3)?.with_swap(Swap::Off)?;
//! let mut game = QuantumLeap::parse_position(options, "XOX/XOOX/OXXOX/OXOO/OX_ O play")?;
//! // The stone on 2-1 has two friends. It cannot land on 4-3, which is a stone of its own colour.
//! assert!(game.play_text("2-1x4-3").is_err());
//! game.play_text("2-1x2-3")?;
//! let board = "
//! 1  [ X _ X ]
//!      1 2 3
//! 2 [ X O O X ]
//!     1 2 3 4
//! 3[ O O X O X ]
//!    1 2 3 4 5
//! 4 [ O X O O ]
//!     1 2 3 4
//! 5  [ O X _ ]
//!      1 2 3";
//! assert_eq!(game.to_string().trim_end(), board.trim_start());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod bots;
mod eval;
mod hex;
mod hints;
mod illegal;
mod levels;
mod movegen;
mod moves;
mod notation;
mod rules;
mod scene;
mod state;
mod swaps;
mod text;
mod view;
mod weights;
mod words;

#[cfg(test)]
mod tests;

pub use hex::Hex;
pub use illegal::Illegal;
pub use moves::{Move, Pair};
pub use state::{Phase, QuantumLeap};

use tabuleiro_core::{Bot, Bundle, GameInfo, Language, Playable, options};

/// The texts of the game in all languages.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("messages.en.ftl"),
    portuguese: include_str!("messages.pt.ftl"),
    includes: &[],
};

options! {
    /// The options of a game of Quantum Leap.
    pub struct Options {
        /// The number of cells of a side of the board.
        side, with_side: u8 = ["5" => 5, "2" => 2, "3" => 3, "4" => 4, "6" => 6],
        /// The number of stones.
        edition, with_edition: Edition = ["1" => Edition::First, "2" => Edition::Second],
        /// The empty cell in the first edition.
        hole, with_hole: Hole = ["anywhere" => Hole::Anywhere, "last" => Hole::Last],
        /// The number of swaps that Black may make before play.
        swap, with_swap: Swap = ["once" => Swap::Once, "free" => Swap::Free, "off" => Swap::Off],
    }
}

/// The number of stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// The same number of both colours, and one empty cell.
    First,
    /// No empty cell, and Black has one stone more.
    Second,
}

/// The empty cell in the first edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hole {
    /// Any cell except the centre.
    Anywhere,
    /// The end of the last line.
    Last,
}

/// The number of swaps that Black may make before play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Swap {
    /// At most one.
    Once,
    /// Any number.
    Free,
    /// None.
    Off,
}

impl Playable for QuantumLeap {
    const INFO: GameInfo = GameInfo {
        id: "quantum-leap",
        name: "Quantum Leap",
        rules: |language| match language {
            Language::English => include_str!("rules.en.md"),
            Language::Portuguese => include_str!("rules.pt.md"),
        },
        messages: MESSAGES,
    };

    const BOTS: &'static [Bot<QuantumLeap>] = &[bots::RANDOM, bots::FIRST, bots::FINISHER];
}
