//! Shiftago: marbles pushed in from the edges of a 7 x 7 board.
//!
//! ```
//! use tabuleiro_core::{Game, Notation, dice};
//! use tabuleiro_games::shiftago::{Options, Shiftago};
//!
//! let mut game = Shiftago::start(&Options::default(), &mut dice(0, 0));
//! game.play(game.read_move("left 3")?)?;
//! assert_eq!(
//!     game.write_position(),
//!     "......./......./X....../......./......./......./....... 2 21,22"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod bots;
pub mod eval;
mod moves;
mod notation;
mod rules;
mod scene;
mod state;
mod text;

#[cfg(test)]
mod tests;

pub use board::{Edge, Lane, Marbles};
pub use moves::Move;
pub use rules::Illegal;
pub use state::Shiftago;

use tabuleiro_core::{Bot, Game, GameInfo, Key, Playable, Rng, Turn, options};

options! {
    /// What can be chosen about a game of Shiftago.
    pub struct Options {
        /// what happens to the player who places the last marble without a line
        exhausted: Exhausted = [
            "loses" => Exhausted::Loses, "that player loses at once";
            "draws" => Exhausted::Draws, "the game is a draw once the player to move has no marble";
        ],
    }
}

/// What happens when marbles run out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Exhausted {
    /// Whoever places their last marble without a line loses at once.
    Loses,
    /// The game is a draw once the player to move has no marble.
    Draws,
}

impl Game for Shiftago {
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn start(options: &Options, _rng: &mut impl Rng) -> Shiftago {
        Shiftago::new(*options)
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
    fn legal_moves(&self, out: &mut Vec<Move>) {
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
        let words = self.marbles.0.iter().map(|marbles| marbles.bits());
        let rest = self.supplies.bits() << 16
            | (self.options.exhausted as u64) << 8
            | self.to_move.index() as u64;
        words.fold(Key::new(), Key::with).with(rest).value()
    }
}

impl Playable for Shiftago {
    const INFO: GameInfo = GameInfo {
        id: "shiftago",
        name: "Shiftago",
        about: "push marbles in from the edges until five of yours stand in a row",
        rules: include_str!("rules.en.md"),
    };

    const BOTS: &'static [Bot<Shiftago>] = &[Bot::RANDOM, bots::BUILDER, bots::GUARD];
}
