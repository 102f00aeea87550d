#![doc = include_str!("../README.md")]

mod bot;
mod error;
mod evaluate;
mod game;
mod game_info;
mod key;
mod language;
mod levels;
mod message;
mod notation;
mod options;
mod outcome;
mod perft;
mod playout;
mod random;
mod record;
mod scene;
mod search_hints;
mod seat;
mod status;
mod text_view;
mod transition;
mod view;

pub use bot::{Bot, greedy_move};
pub use error::LocalizedError;
pub use evaluate::Evaluate;
pub use game::{Game, IllegalMove};
pub use game_info::{GameInfo, Playable};
pub use key::Key;
pub use language::Language;
pub use levels::{LEVEL_COUNT, Level, Levels};
pub use message::{Argument, Bundle, Message, Renderer, SHARED_MESSAGES, set_renderer};
pub use notation::{Notation, ParseError, PlayError};
pub use options::{
    GameOptions, InvalidOptions, OptionSpec, format_options, parse_options, variants,
};
pub use outcome::{Outcome, Ranking, Reason, Turn};
pub use perft::{perft, sum_leaves};
pub use playout::playout;
pub use rand_core::Rng;
pub use random::{GameRng, below, pick, seeded_rng, shuffle};
pub use record::{
    Annotation, Comment, LineColumn, Mark, Record, RecordError, RecordedMove, RecordedScore,
};
pub use scene::{AxisLabel, Grid, Orientation, Piece, Scene, SceneCell, Tray};
pub use search_hints::{Algorithm, SearchHints};
pub use seat::{MAX_SEATS, PerSeat, Seat, Viewer};
pub use status::{Count, NumberedMove, SeatStatus, Status};
pub use text_view::{Cell, Line, Span, SpanStyle, Spot, TextView};
pub use transition::{Location, Step, Transition};
pub use view::View;
