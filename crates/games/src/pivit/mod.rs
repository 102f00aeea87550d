//! Pivit: pieces that slide along a line of the chess board and turn with every move.
//!
//! ```
//! use tabuleiro_games::prelude::*;
//!
//! let mut game = Pivit::new(pivit::Options::default().with_board(6)?);
//! game.play_text("b1 3")?;
//! assert_eq!(
//!     game.format_position(),
//!     ".a|b|a|b|./b-....b-/a-a-...a-/b-....b-/a-....a-/..b|a|b|. b - 1"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod bots;
mod eval;
mod hints;
mod levels;
mod moves;
mod notation;
mod reach;
mod repetition;
mod rules;
mod scene;
mod state;
mod text;
mod view;
mod weights;

#[cfg(test)]
mod tests;

pub use board::{Axis, Square, Squares};
pub use moves::Move;
pub use rules::Illegal;
pub use state::{Piece, Pivit};

use tabuleiro_core::{
    Bot, Bundle, Game, GameInfo, InvalidOptions, Language, Playable, Rng, Turn, msg, options,
};

/// All texts of this game.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("messages.en.ftl"),
    portuguese: include_str!("messages.pt.ftl"),
    includes: &[],
};

options! {
    /// What can be chosen about a game of Pivit.
    pub struct Options {
        /// How many play.
        players, with_players: u8 = ["2" => 2, "3" => 3, "4" => 4],
        /// How large the board is.
        board, with_board: u8 = ["8" => 8, "6" => 6],
        /// How the left and right columns are set up for three players.
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

/// How the left and right columns are set up for three players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sides {
    /// `a b c a b c` from the top.
    Straight,
    /// `c b a c b a` from the top.
    Mirrored,
}

impl Game for Pivit {
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: Options, _rng: &mut impl Rng) -> Pivit {
        Pivit::new(options)
    }

    #[inline]
    fn players(&self) -> usize {
        self.players.into()
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
        self.find_key()
    }

    fn ends_by_history(&self) -> bool {
        self.hangs_on_history()
    }
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
