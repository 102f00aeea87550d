#![doc = include_str!("../README.md")]

mod autosave;
mod computer_move;
mod erased;
mod folders;
mod history;
mod hot_seat;
mod judgement;
mod labels;
mod legacy;
mod local_game;
mod moves;
mod pick_tree;
mod player;
mod position;
mod record;
mod record_file;
mod registry;
mod resignation;
mod settings;
mod status_lines;
mod table;
mod undo;

pub use autosave::{InterruptedGame, interrupted_games};
pub use computer_move::ComputerMove;
pub use folders::Folders;
pub use judgement::{Judgement, judge, recorded_score};
pub use labels::{outcome_message, seat_label, turn_message};
pub use local_game::LocalGame;
pub use moves::{IllegalMoveError, LegalMove, MoveError, PlayedMove};
pub use pick_tree::{PickNode, PickTree};
pub use player::{DEFAULT_LEVEL, Player, level_description, parse_player, parse_players};
pub use position::{ComputerPlay, MoveInput, Perft, Position, PositionRef, Rules, Views};
pub use record_file::{LoadError, load, load_table, parse_record, save};
pub use registry::{BotInfo, GameType, Variant, parse_spec, register_game};
pub use settings::{ColourMode, Settings};
pub use status_lines::status_lines;
pub use table::{PlayerCountError, Table, random_seed};
pub use tabuleiro_search::{Analysis, Budget, Observer, Progress, Score, ScoredMove, Searcher};

use tabuleiro_core::Bundle;

/// The messages of this crate, which the interfaces use as well.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("../messages/en.ftl"),
    portuguese: include_str!("../messages/pt.ftl"),
    includes: &[],
};
