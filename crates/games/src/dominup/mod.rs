//! Dominup: dominoes that spread over the table and climb on each other.
//!
//! ```
//! use tabuleiro_games::prelude::*;
//!
//! let mut game = Dominup::new(dominup::Options::default(), &mut seeded_rng(0, 0));
//! game.play_text("7 7 9 9 e")?;
//! assert!(game.format_position().starts_with("77@9,9e "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bot_eval;
mod bots;
mod candidates;
mod chain;
mod eval;
mod ground;
mod hints;
mod levels;
mod moves;
mod notation;
mod place;
mod reach;
mod rules;
mod scene;
mod state;
mod table;
mod text;
mod tile;
mod view;
mod weights;

#[cfg(test)]
mod tests;

pub use moves::Move;
pub use place::{Cardinal, Place, Square};
pub use rules::Illegal;
pub use state::Dominup;
pub use tile::{Number, Tile, Tiles};

use tabuleiro_core::{Bot, Bundle, Game, GameInfo, Language, Playable, Rng, Turn, Viewer, options};

/// All texts of this game.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("messages.en.ftl"),
    portuguese: include_str!("messages.pt.ftl"),
    includes: &[],
};

options! {
    /// What can be chosen about a game of Dominup.
    pub struct Options {
        /// How many play.
        players, with_players: u8 = ["2" => 2, "3" => 3, "4" => 4],
        /// What a tile laid on the ground must touch.
        expand, with_expand: Expand = ["perpendicular" => Expand::Perpendicular, "adjacent" => Expand::Adjacent],
        /// How large the table is.
        board, with_board: Board = ["open" => Board::Open, "18" => Board::EIGHTEEN],
        /// How long the game goes on.
        placings, with_placings: Placings = ["first" => Placings::First, "all" => Placings::All],
    }
}

/// What a tile laid on the ground must touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expand {
    /// A tile that is turned the other way.
    Perpendicular,
    /// Any tile.
    Adjacent,
}

/// How large the table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Board {
    /// It grows as tiles are laid.
    Open,
    /// It has these lines and columns.
    Within {
        /// The first line and column.
        first: i8,
        /// The last line and column.
        last: i8,
    },
}

impl Board {
    /// The board of the report: lines and columns from 1 to 18.
    pub const EIGHTEEN: Board = Board::Within { first: 1, last: 18 };

    /// Whether a square is part of it.
    #[inline]
    pub fn has(self, square: Square) -> bool {
        match self {
            Board::Open => true,
            Board::Within { first, last } => {
                let lines = i16::from(first)..=i16::from(last);
                lines.contains(&square.line()) && lines.contains(&square.column())
            }
        }
    }

    /// A number that is different for different boards.
    fn bits(self) -> u64 {
        match self {
            Board::Open => 0,
            Board::Within { first, last } => {
                u64::from(u32::from_le_bytes([1, 0, first as u8, last as u8]))
            }
        }
    }
}

/// How long the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Placings {
    /// Until somebody is out of tiles; the others share second place.
    First,
    /// Until only one player holds tiles.
    All,
}

impl Game for Dominup {
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: Options, rng: &mut impl Rng) -> Dominup {
        Dominup::deal(options, rng)
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
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
        self.make_key()
    }

    fn has_hidden_information(&self) -> bool {
        true
    }

    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Dominup {
        self.redealt(viewer, rng)
    }
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
