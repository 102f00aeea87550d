//! Shiftago: marbles pushed in from the edges of a 7 x 7 board.
//!
//! ```
//! use tabuleiro_games::prelude::*;
//!
//! let mut game = Shiftago::new(shiftago::Options::default());
//! game.play_text("left 3")?;
//! assert_eq!(
//!     game.format_position(),
//!     "......./......./X....../......./......./......./....... 2 21,22"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
pub mod bot_eval;
mod bots;
mod eval;
mod hints;
mod lanes;
mod levels;
mod lines;
mod moves;
mod notation;
mod rules;
mod scene;
mod state;
mod text;
mod view;
mod weights;

#[cfg(test)]
mod tests;

pub use board::{Marbles, Run, Square};
pub use lanes::{Edge, Lane};
pub use moves::{Keep, Move};
pub use rules::Illegal;
pub use state::Shiftago;

use tabuleiro_core::{
    Bot, Bundle, Game, GameInfo, Key, Language, PerSeat, Playable, Rng, Turn, options,
};

/// All texts of this game.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("messages.en.ftl"),
    portuguese: include_str!("messages.pt.ftl"),
    includes: &[],
};

options! {
    /// What can be chosen about a game of Shiftago.
    pub struct Options {
        /// How lines count.
        mode, with_mode: Mode = [
            "express" => Mode::Express,
            "expert" => Mode::Expert,
            "extreme" => Mode::Extreme,
        ],
        /// How many play.
        players, with_players: u8 = ["2" => 2, "3" => 3, "4" => 4],
        /// In Express for two, what happens to the player who places the last marble without a line.
        exhausted, with_exhausted: Exhausted = ["loses" => Exhausted::Loses, "draws" => Exhausted::Draws],
    }
}

/// How lines count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// The first line wins.
    Express,
    /// Lines are scored; ten points win.
    Expert,
    /// As Expert, and runs one shorter have to be scored too, for nothing.
    Extreme,
}

/// What happens when marbles run out in Express for two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Exhausted {
    /// Whoever places their last marble without a line loses.
    Loses,
    /// The game is a draw when somebody has placed their last marble without a line.
    Draws,
}

impl Game for Shiftago {
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: Options, _rng: &mut impl Rng) -> Shiftago {
        Shiftago::new(options)
    }

    #[inline]
    fn players(&self) -> usize {
        self.seats()
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

    #[expect(
        clippy::inline_always,
        reason = "a state that is copied and played on stays in registers, which the compiler does \
                  not reckon with when it finds this too long"
    )]
    #[inline(always)]
    fn play_unchecked(&mut self, m: Move) {
        self.make_move(m);
    }

    fn ends_by_history(&self) -> bool {
        self.standing == rules::Standing::TooLong
    }

    fn key(&self) -> u64 {
        let Options { mode, players, exhausted } = self.options;
        let small = [self.to_move.index() as u8, self.standing as u8, mode as u8, players];
        let small = u64::from(u32::from_le_bytes(small)) << 8 | exhausted as u64;
        let word = |numbers: PerSeat<u8>| u64::from(u32::from_le_bytes(numbers.0));
        let numbers = word(self.supplies) << 32 | word(self.scores);
        let marbles = self.marbles.0.iter().map(|marbles| marbles.bits());
        marbles.fold(Key::new(), Key::with).with(numbers).with(small).value()
    }
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
