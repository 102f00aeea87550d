//! Dominup: dominoes that spread over the table and climb on each other.
//!
//! A tile climbs on two stacks of the same height that show its numbers, or expands on the ground
//! next to a perpendicular tile. A climb is mandatory and continues the turn. The player who is out
//! of tiles first wins. Hands are hidden from opponents.
//!
//! ```
//! use tabuleiro_games::prelude::*;
//!
//! let mut game = Dominup::new(dominup::Options::default(), &mut seeded_rng(0, 0));
//! game.play_text("7 7 9 9 e")?;
//! let board = "
//!       7   8   9  10  11  12
//!     ┌───┬───┬───┬───┬───┬───┐
//!   7 │   │   │   │   │   │   │ 7
//!     ├───┼───┼───┼───┼───┼───┤
//!   8 │   │   │   │   │   │   │ 8
//!     ├───┼───┼───┼───┼───┼───┤
//!   9 │   │   │7→1│7←1│   │   │ 9
//!     ├───┼───┼───┼───┼───┼───┤
//!  10 │   │   │   │   │   │   │ 10
//!     ├───┼───┼───┼───┼───┼───┤
//!  11 │   │   │   │   │   │   │ 11
//!     └───┴───┴───┴───┴───┴───┘
//!       7   8   9  10  11  12";
//! assert_eq!(game.to_string().trim(), board.trim());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot_eval;
mod bots;
mod candidates;
mod chain;
mod eval;
mod ground;
mod hints;
mod illegal;
mod layout;
mod levels;
mod movegen;
mod moves;
mod neighbourhood;
mod notation;
mod placement;
mod rules;
mod scene;
mod stack;
mod state;
mod text;
mod tile;
mod view;
mod weights;

#[cfg(test)]
mod tests;

pub use illegal::Illegal;
pub use moves::Move;
pub use placement::{Direction, Placement, Square};
pub use state::Dominup;
pub use tile::{Number, Tile, Tiles, TilesIter};

use tabuleiro_core::{Bot, Bundle, GameInfo, Language, Playable, options};

/// The texts of the game in all languages.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("messages.en.ftl"),
    portuguese: include_str!("messages.pt.ftl"),
    includes: &[],
};

options! {
    /// The options of a game of Dominup.
    pub struct Options {
        /// The number of players.
        players, with_players: u8 = ["2" => 2, "3" => 3, "4" => 4],
        /// The tiles that an expand must touch.
        expand, with_expand: Expand =
            ["perpendicular" => Expand::Perpendicular, "adjacent" => Expand::Adjacent],
        /// The size of the table.
        board, with_board: Board = ["open" => Board::Open, "18" => Board::EIGHTEEN],
        /// The end of the game.
        placings, with_placings: Placings = ["first" => Placings::First, "all" => Placings::All],
    }
}

/// The tiles that an expand must touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expand {
    /// A perpendicular tile.
    Perpendicular,
    /// Any tile.
    Adjacent,
}

/// The size of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Board {
    /// A table without edges.
    Open,
    /// A board with these lines and columns.
    Within {
        /// The first line and column.
        first: i8,
        /// The last line and column.
        last: i8,
    },
}

impl Board {
    /// The board of the students' report: lines and columns from 1 to 18.
    pub const EIGHTEEN: Board = Board::Within { first: 1, last: 18 };

    /// Returns true for a square of the board.
    ///
    /// ```
    /// use tabuleiro_games::dominup::{Board, Square};
    ///
    /// let square = Square::new(19, 1).unwrap();
    /// assert!(Board::Open.contains(square));
    /// assert!(!Board::EIGHTEEN.contains(square));
    /// ```
    #[inline]
    pub fn contains(self, square: Square) -> bool {
        match self {
            Board::Open => true,
            Board::Within { first, last } => {
                let lines = i16::from(first)..=i16::from(last);
                lines.contains(&square.line()) && lines.contains(&square.column())
            }
        }
    }

    /// Returns a number for keys, which differs between boards.
    fn bits(self) -> u64 {
        match self {
            Board::Open => 0,
            Board::Within { first, last } => {
                u64::from(u32::from_le_bytes([1, 0, first as u8, last as u8]))
            }
        }
    }
}

/// The end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Placings {
    /// The game ends when the first seat is out of tiles. The others share second place.
    First,
    /// The game ends when only one seat has tiles.
    All,
}

impl Playable for Dominup {
    const INFO: GameInfo = GameInfo {
        id: "dominup",
        name: "Dominup",
        rules: |language| match language {
            Language::English => include_str!("rules.en.md"),
            Language::Portuguese => include_str!("rules.pt.md"),
        },
        messages: MESSAGES,
    };

    const BOTS: &'static [Bot<Dominup>] = &[Bot::RANDOM, bots::GREEDY];
}
