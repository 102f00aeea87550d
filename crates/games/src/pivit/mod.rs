//! Pivit: pieces that slide along an axis of the chess board and turn with every move.
//!
//! A minion moves an odd number of squares and becomes a master in a corner; a master moves any
//! number. Two to four players play until no minion is left. The player with the most masters wins.
//!
//! ```
//! use tabuleiro_games::prelude::*;
//!
//! let mut game = Pivit::new(pivit::Options::default().with_board(6)?);
//! game.play_text("b1 3")?;
//! // The minion on b4 has turned: it is horizontal now.
//! assert_eq!(
//!     game.format_position(),
//!     ".a|b|a|b|./b-....b-/a-a-...a-/b-....b-/a-....a-/..b|a|b|. b - 1"
//! );
//! assert!(game.to_string().contains("< a >"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attacks;
mod board;
mod bots;
mod eval;
mod hints;
mod illegal;
mod levels;
mod movegen;
mod moves;
mod notation;
mod outcome;
mod play;
mod repetition;
mod rules;
mod scene;
mod slides;
mod state;
mod text;
mod view;
mod weights;

#[cfg(test)]
mod tests;

pub use board::{Axis, Square, Squares, SquaresIter};
pub use illegal::Illegal;
pub use moves::Move;
pub use state::{Piece, Pivit};

use tabuleiro_core::{Bot, Bundle, GameInfo, InvalidOptions, Language, Playable, msg, options};

/// The texts of the game in all languages.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("messages.en.ftl"),
    portuguese: include_str!("messages.pt.ftl"),
    includes: &[],
};

options! {
    /// The options of a game of Pivit.
    pub struct Options {
        /// The number of players.
        players, with_players: u8 = ["2" => 2, "3" => 3, "4" => 4],
        /// The number of rows and of columns of the board.
        board, with_board: u8 = ["8" => 8, "6" => 6],
        /// The set-up of the left and right columns for three players.
        sides, with_sides: Sides = ["straight" => Sides::Straight, "mirrored" => Sides::Mirrored],
    }
    validate = small_boards_are_for_two;
}

fn small_boards_are_for_two(options: Options) -> Result<(), InvalidOptions> {
    match (options.board, options.players) {
        (6, 3..) => Err(InvalidOptions::new(msg!("pivit-small-board-is-for-two"))),
        _ => Ok(()),
    }
}

/// The set-up of the left and right columns for three players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sides {
    /// `a b c a b c` from the top.
    Straight,
    /// `c b a c b a` from the top.
    Mirrored,
}

impl Playable for Pivit {
    const INFO: GameInfo = GameInfo {
        id: "pivit",
        name: "Pivit",
        rules: |language| match language {
            Language::English => include_str!("rules.en.md"),
            Language::Portuguese => include_str!("rules.pt.md"),
        },
        messages: MESSAGES,
    };

    const BOTS: &'static [Bot<Pivit>] = &[Bot::RANDOM, bots::OPPORTUNIST];
}
