//! Quantum Leap: stones on a hexagonal board that must capture, each leaping as far as it has
//! friends around it.
//!
//! ```
//! use tabuleiro_games::prelude::*;
//! use tabuleiro_games::quantum_leap::Swap;
//!
//! let options = quantum_leap::Options::default().with_side(3)?.with_swap(Swap::Off)?;
//! let mut game = QuantumLeap::parse_position(options, "XOX/XOOX/OXXOX/OXOO/OX_ O play")?;
//! game.play_text("2-1x4-3").expect_err("2-1 has two friends, and 4-3 is its own");
//! game.play_text("2-1x2-3")?;
//! assert_eq!(game.format_position(), "X_X/XOOX/OOXOX/OXOO/OX_ X play");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod bots;
mod eval;
mod hints;
mod leaps;
mod levels;
mod moves;
mod notation;
mod rules;
mod scene;
mod state;
mod swaps;
mod text;
mod view;
mod weights;

#[cfg(test)]
mod tests;

pub use board::Place;
pub use moves::{Move, Pair};
pub use rules::Illegal;
pub use state::{Phase, QuantumLeap};

use tabuleiro_core::{Bot, Bundle, Game, GameInfo, Key, Language, Playable, Rng, Turn, options};

/// All texts of this game.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("messages.en.ftl"),
    portuguese: include_str!("messages.pt.ftl"),
    includes: &[],
};

options! {
    /// What can be chosen about a game of Quantum Leap.
    pub struct Options {
        /// How many cells a side of the board has.
        side, with_side: u8 = ["5" => 5, "2" => 2, "3" => 3, "4" => 4, "6" => 6],
        /// How many stones there are.
        edition, with_edition: Edition = ["1" => Edition::First, "2" => Edition::Second],
        /// Where the empty cell of the first edition is.
        hole, with_hole: Hole = ["anywhere" => Hole::Anywhere, "last" => Hole::Last],
        /// How often Black may swap two stones before play.
        swap, with_swap: Swap = ["once" => Swap::Once, "free" => Swap::Free, "off" => Swap::Off],
    }
}

/// How many stones there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// As many of each colour, and one empty cell.
    First,
    /// No empty cell, and Black has one stone more.
    Second,
}

/// Where the empty cell of the first edition is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hole {
    /// On any cell but the centre.
    Anywhere,
    /// At the end of the last line.
    Last,
}

/// How often Black may swap two stones before play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Swap {
    /// Once or not at all.
    Once,
    /// As often as Black likes.
    Free,
    /// Never.
    Off,
}

impl Game for QuantumLeap {
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: Options, rng: &mut impl Rng) -> QuantumLeap {
        QuantumLeap::deal(options, rng)
    }

    #[inline]
    fn players(&self) -> usize {
        state::PLAYERS
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.find_turn()
    }

    #[inline]
    fn generate_moves(&self, out: &mut Vec<Move>) {
        self.list_moves(out);
    }

    #[inline]
    fn count_legal_moves(&self) -> usize {
        self.count_moves()
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_move(m)
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        self.make_move(m);
    }

    fn key(&self) -> u64 {
        let Options { side, edition, hole, swap } = self.options;
        let rest = [side, edition as u8, hole as u8, swap as u8, self.phase as u8]
            .iter()
            .fold(self.to_move.index() as u64, |rest, &byte| rest << 8 | u64::from(byte));
        let stones = self.stones.iter().flat_map(|&cells| [cells as u64, (cells >> 64) as u64]);
        stones.fold(Key::new(), Key::with).with(rest).value()
    }
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
