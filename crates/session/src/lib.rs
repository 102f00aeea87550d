//! A table at which any of the games is played.
//!
//! This is where the type of a game disappears: [`GameType`] is a game to choose, [`Variant`] one with
//! its options chosen, [`Position`] a state of it, and a [`Table`] knows who sits where and what has
//! been played. Interfaces speak to these and never learn which game it is.
//!
//! ```
//! use tabuleiro_session::{Budget, Player, Table, parse_spec};
//!
//! let variant = parse_spec("shiftago")?;
//! let mut table = Table::new(variant, vec![Player::human(), Player::bot("guard")], 7)?;
//! table.play("left 3")?;
//! table.play_computer_move(&Budget::STANDARD, &());
//! assert_eq!(table.moves().count(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod autosave;
mod file;
mod folders;
mod judgement;
mod legacy;
mod local_game;
mod people;
mod pick_tree;
mod player;
mod position;
mod record;
mod registry;
mod settings;
mod status;
mod table;
mod texts;
mod thinking;

pub use autosave::{InterruptedGame, interrupted_games};
pub use file::{LoadError, load, load_table, parse_record, save};
pub use folders::Folders;
pub use judgement::{Judgement, judge, recorded_score};
pub use local_game::LocalGame;
pub use pick_tree::{PickNode, PickTree};
pub use player::{DEFAULT_LEVEL, Player, level_description, parse_player, parse_players};
pub use position::{
    ComputerPlay, IllegalMoveError, LegalMove, MoveError, MoveInput, Perft, PlayedMove, Position,
    PositionRef, Rules, Views,
};
pub use registry::{BotInfo, GameType, Variant, parse_spec};
pub use settings::{ColourMode, Settings};
pub use status::status_lines;
pub use table::{ComputerMove, PlayerCountError, Table, random_seed};
pub use tabuleiro_search::{Analysis, Budget, Observer, Progress, Score, ScoredMove, Searcher};
pub use texts::{outcome_message, seat_label, turn_message};

use tabuleiro_core::Bundle;

/// The messages of this crate, which the interfaces use as well.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("../messages/en.ftl"),
    portuguese: include_str!("../messages/pt.ftl"),
    includes: &[],
};
