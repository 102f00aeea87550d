//! A state of some game, whichever it is. Moves are their canonical text here.

use std::fmt::Debug;
use std::hint::black_box;
use std::sync::Arc;

use serde::Serialize;
use tabuleiro_core::{
    GameRng, IllegalMove, LocalizedError, Message, ParseError, Playable, Scene, Seat, Spot, Status,
    TextView, Transition, Turn, Viewer, perft, sum_leaves,
};

use tabuleiro_search::{Analysis, Budget, Observer, SearchOptions, Searcher, search_at_level};

use crate::thinking::Erased;

/// A position that can be shared.
pub type PositionRef = Arc<dyn Position>;

/// A state of some game: its rules, a computer that thinks about it, its views, and the reading of
/// what people type and point at.
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

/// The rules of a position: the turn, the legal moves, and playing one of them.
pub trait Rules: Debug + Send + Sync {
    /// How many play.
    fn players(&self) -> usize;

    /// Who has to move, or how the game ended.
    fn turn(&self) -> Turn;

    /// The same for equal states.
    fn key(&self) -> u64;

    /// The position as text, with all that is hidden.
    fn format_position(&self) -> String;

    /// The legal moves in canonical order.
    fn legal_moves(&self) -> Vec<LegalMove>;

    /// What a move in any spelling leads to, or why it cannot be played.
    fn play(&self, text: &str) -> Result<PlayedMove, MoveError>;
}

/// Computers that choose a move for the seat to move.
pub trait ComputerPlay {
    /// The move of the simple computer player with this name, which sees only what its seat may.
    ///
    /// # Panics
    /// If the game is over or has no such player.
    fn bot_move(&self, bot: &str, rng: &mut GameRng) -> String;

    /// Searches for the seat to move, which sees only what it may.
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

    /// Searches one move, in any spelling, of the seat to move; or returns why it cannot be played.
    fn search_move(
        &self,
        text: &str,
        budget: &Budget,
        searcher: &mut Searcher,
        rng: &mut GameRng,
        observer: &dyn Observer<String>,
    ) -> Result<Analysis<String>, MoveError>;

    /// Searches as a player of some level, from 1 to 8, does.
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

/// Counts of move sequences, by which move generators are compared and timed.
pub trait Perft {
    /// How many sequences of so many moves there are.
    fn perft(&self, depth: u32) -> u64;

    /// The same, with every move of the last ply made instead of counted.
    fn perft_without_bulk_counting(&self, depth: u32) -> u64;
}

/// A position as people see it.
pub trait Views {
    /// What a seat is called after its pieces.
    fn seat_name(&self, seat: Seat) -> Message;

    /// What the player to move can type.
    fn prompt(&self) -> Message;

    /// Whether the seats see different things.
    fn has_hidden_information(&self) -> bool;

    /// Returns what every seat has and what holds for the whole table.
    fn status(&self, viewer: Viewer) -> Status;

    /// Draws the table for a terminal.
    fn text(&self, viewer: Viewer) -> TextView;

    /// Returns the table for graphical interfaces.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// Returns the changes that a move in any spelling makes to the scene, or why it cannot be
    /// played.
    fn transition(&self, text: &str, viewer: Viewer) -> Result<Transition, MoveError>;
}

/// Moves made by pointing, by typing and by answering questions.
pub trait MoveInput {
    /// What a person points at in words.
    fn parse_spot(&self, text: &str) -> Option<Spot>;

    /// Why no legal move begins with pointing at these.
    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<IllegalMoveError>;

    /// What to ask somebody who wants to be asked step by step.
    fn questions(&self) -> Vec<Message>;

    /// Whether the last of these answers can stand; the message says why not.
    fn check_answer(&self, answers: &[&str]) -> Result<(), Message>;
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LegalMove {
    /// Its canonical text.
    pub text: String,
    /// What sort of move it is, where a game tells sorts apart.
    #[serde(rename = "sort")]
    pub kind: Option<&'static str>,
    /// What one points at to make it.
    pub spots: Vec<Spot>,
    /// Whether the order of pointing does not matter.
    pub is_unordered: bool,
}

/// A move that has been played.
#[derive(Clone, Debug)]
pub struct PlayedMove {
    /// Its canonical text.
    pub text: String,
    /// What one points at to make it.
    pub spots: Vec<Spot>,
    /// What happened by itself.
    pub events: Vec<Message>,
    /// The position it leads to.
    pub after: PositionRef,
}

/// Why text cannot be played as a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// It is not a move.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// It is a move, but not allowed now.
    #[error(transparent)]
    Illegal(#[from] IllegalMoveError),
}

impl LocalizedError for MoveError {
    fn message(&self) -> Message {
        match self {
            MoveError::Parse(error) => error.message(),
            MoveError::Illegal(refusal) => refusal.message(),
        }
    }
}

/// Why a move is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct IllegalMoveError {
    /// A stable name for programs.
    pub id: &'static str,
    /// The offending places.
    pub spots: Vec<Spot>,
    /// What a person is told.
    pub message: Message,
}

impl LocalizedError for IllegalMoveError {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

impl IllegalMoveError {
    fn new(illegal: &impl IllegalMove) -> IllegalMoveError {
        IllegalMoveError { id: illegal.id(), spots: illegal.spots(), message: illegal.message() }
    }
}

/// A state whose type is forgotten.
#[derive(Debug)]
pub(crate) struct Held<G>(pub(crate) G);

impl<G: Playable> Held<G> {
    /// Returns the move that is written and the state that it leads to.
    fn after(&self, text: &str) -> Result<(G::Move, G), MoveError> {
        let m = self.0.parse_move(text)?;
        let mut after = self.0.clone();
        after.play(m).map_err(|illegal| IllegalMoveError::new(&illegal))?;
        Ok((m, after))
    }
}

impl<G: Playable> Rules for Held<G> {
    fn players(&self) -> usize {
        self.0.players()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn format_position(&self) -> String {
        self.0.format_position()
    }

    fn legal_moves(&self) -> Vec<LegalMove> {
        let choice = |m| LegalMove {
            text: self.0.format_move(m),
            kind: self.0.move_kind(m),
            spots: self.0.spots(m),
            is_unordered: self.0.is_unordered(m),
        };
        self.0.legal_moves().into_iter().map(choice).collect()
    }

    fn play(&self, text: &str) -> Result<PlayedMove, MoveError> {
        let (m, after) = self.after(text)?;
        Ok(PlayedMove {
            text: self.0.format_move(m),
            spots: self.0.spots(m),
            events: G::events(&self.0, m, &after),
            after: Arc::new(Held(after)),
        })
    }
}

impl<G: Playable> ComputerPlay for Held<G> {
    fn bot_move(&self, bot: &str, rng: &mut GameRng) -> String {
        let Turn::Of(seat) = self.0.turn() else {
            panic!("nobody moves when the game is over");
        };
        let bot = G::BOTS.iter().find(|known| known.name == bot);
        let bot = bot.expect("seats are given only to players that the game has");
        let seen = self.0.redeal(Viewer::Seat(seat), rng);
        self.0.format_move((bot.choose)(&seen, rng))
    }

    fn search(
        &self,
        budget: &Budget,
        searcher: &mut Searcher,
        rng: &mut GameRng,
        observer: &dyn Observer<String>,
    ) -> Analysis<String> {
        let erased = Erased::new(&self.0, observer);
        erased.write(&searcher.search_determinized(
            &self.0,
            &SearchOptions::default(),
            budget,
            rng,
            &erased,
        ))
    }

    fn search_move(
        &self,
        text: &str,
        budget: &Budget,
        searcher: &mut Searcher,
        rng: &mut GameRng,
        observer: &dyn Observer<String>,
    ) -> Result<Analysis<String>, MoveError> {
        let given = self.0.parse_move(text)?;
        self.0.check(given).map_err(|illegal| IllegalMoveError::new(&illegal))?;
        let options = SearchOptions { search_moves: vec![given], ..SearchOptions::default() };
        let erased = Erased::new(&self.0, observer);
        Ok(erased.write(&searcher.search_determinized(&self.0, &options, budget, rng, &erased)))
    }

    fn search_at_level(
        &self,
        level: u8,
        rng: &mut GameRng,
        observer: &dyn Observer<String>,
    ) -> Analysis<String> {
        let level = self.0.levels()[usize::from(level) - 1];
        let erased = Erased::new(&self.0, observer);
        erased.write(&search_at_level(&self.0, level, rng, &erased))
    }
}

impl<G: Playable> Perft for Held<G> {
    fn perft(&self, depth: u32) -> u64 {
        perft(&self.0, depth)
    }

    fn perft_without_bulk_counting(&self, depth: u32) -> u64 {
        sum_leaves(&self.0, depth, &|made: &G| {
            black_box(made);
            1
        })
    }
}

impl<G: Playable> Views for Held<G> {
    fn seat_name(&self, seat: Seat) -> Message {
        G::seat_name(seat)
    }

    fn prompt(&self) -> Message {
        self.0.prompt()
    }

    fn has_hidden_information(&self) -> bool {
        self.0.has_hidden_information()
    }

    fn status(&self, viewer: Viewer) -> Status {
        self.0.status(viewer)
    }

    fn text(&self, viewer: Viewer) -> TextView {
        self.0.text(viewer)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.0.scene(viewer)
    }

    fn transition(&self, text: &str, viewer: Viewer) -> Result<Transition, MoveError> {
        let (m, after) = self.after(text)?;
        Ok(G::transition(&self.0, m, &after, viewer))
    }
}

impl<G: Playable> MoveInput for Held<G> {
    fn parse_spot(&self, text: &str) -> Option<Spot> {
        self.0.parse_spot(text)
    }

    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<IllegalMoveError> {
        self.0.explain_illegal_picks(picked).map(|illegal| IllegalMoveError::new(&illegal))
    }

    fn questions(&self) -> Vec<Message> {
        self.0.questions()
    }

    fn check_answer(&self, answers: &[&str]) -> Result<(), Message> {
        self.0.check_answer(answers)
    }
}
