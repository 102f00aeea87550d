//! Positions of any game: the traits behind which the type of a game is erased.
//!
//! Moves are their canonical text here.

use std::fmt::Debug;
use std::sync::Arc;

use tabuleiro_core::{
    GameRng, Message, Scene, Seat, Spot, Status, TextView, Transition, Turn, Viewer,
};
use tabuleiro_search::{Analysis, Budget, Observer, Searcher};

use crate::moves::{IllegalMoveError, LegalMove, MoveError, PlayedMove};

/// A shared position.
pub type PositionRef = Arc<dyn Position>;

/// A position of any game: its rules, computer players, perft, views and input of moves.
///
/// ```
/// use tabuleiro_session::{Position, parse_spec};
///
/// let start = parse_spec("shiftago")?.start(0);
/// let position: &dyn Position = &*start;
/// assert_eq!(position.legal_moves().len(), 28);
/// assert_eq!(position.play("left 3")?.text, "L3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Position: Rules + ComputerPlay + Perft + Views + MoveInput {}

impl<T: Rules + ComputerPlay + Perft + Views + MoveInput> Position for T {}

/// The rules: the turn and the legal moves of a position.
pub trait Rules: Debug + Send + Sync {
    /// Returns the number of players.
    fn players(&self) -> usize;

    /// Returns the seat to move or the outcome of the game.
    fn turn(&self) -> Turn;

    /// Returns the key of the position: equal for equal positions.
    fn key(&self) -> u64;

    /// Returns the position as text, hidden information included.
    fn format_position(&self) -> String;

    /// Returns the legal moves in canonical order.
    fn legal_moves(&self) -> Vec<LegalMove>;

    /// Plays a move, in any spelling, on a copy.
    fn play(&self, text: &str) -> Result<PlayedMove, MoveError>;
}

/// Computer players, which choose a move for the seat to move.
pub trait ComputerPlay {
    /// Returns the move of a bot, which sees only what the seat to move sees.
    ///
    /// # Panics
    /// If the game is over or has no bot of this name.
    fn bot_move(&self, bot: &str, rng: &mut GameRng) -> String;

    /// Searches the position as the seat to move sees it.
    ///
    /// # Panics
    /// If the game is over.
    fn search(
        &self,
        budget: &Budget,
        searcher: &mut Searcher,
        rng: &mut GameRng,
        observer: &dyn Observer<String>,
    ) -> Analysis<String>;

    /// Searches a single move, in any spelling.
    fn search_move(
        &self,
        text: &str,
        budget: &Budget,
        searcher: &mut Searcher,
        rng: &mut GameRng,
        observer: &dyn Observer<String>,
    ) -> Result<Analysis<String>, MoveError>;

    /// Searches the position as a computer player of a level from 1 to 8.
    ///
    /// # Panics
    /// If the game is over or there is no such level.
    fn search_at_level(
        &self,
        level: u8,
        rng: &mut GameRng,
        observer: &dyn Observer<String>,
    ) -> Analysis<String>;
}

/// Perft: counts of move sequences, which test and time a move generator.
pub trait Perft {
    /// Returns the number of move sequences of this length. The last moves are counted, not played (bulk
    /// counting).
    fn perft(&self, depth: u32) -> u64;

    /// Returns the same number, but also plays every last move.
    fn perft_without_bulk_counting(&self, depth: u32) -> u64;
}

/// Views of a position: what a viewer sees of it.
pub trait Views {
    /// Returns the name of a seat by its pieces, such as `X`.
    fn seat_name(&self, seat: Seat) -> Message;

    /// Returns a prompt with examples of moves that can be typed.
    fn prompt(&self) -> Message;

    /// Returns true if seats have hidden information.
    fn has_hidden_information(&self) -> bool;

    /// Returns the status: counts of every seat, and facts about the game.
    fn status(&self, viewer: Viewer) -> Status;

    /// Returns the board for a terminal.
    fn text(&self, viewer: Viewer) -> TextView;

    /// Returns the board for a graphical interface.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// Returns the changes to the scene by a move in any spelling.
    fn transition(&self, text: &str, viewer: Viewer) -> Result<Transition, MoveError>;
}

/// Input of moves by pointing, by typing and by answering questions.
pub trait MoveInput {
    /// Parses the name of a spot on the board.
    fn parse_spot(&self, text: &str) -> Option<Spot>;

    /// Returns the reason why no legal move begins with these spots, if the game has one.
    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<IllegalMoveError>;

    /// Returns the questions that lead to a move step by step.
    fn questions(&self) -> Vec<Message>;

    /// Checks the last of these answers; the message says what is wrong with it.
    fn check_answer(&self, answers: &[&str]) -> Result<(), Message>;
}
