//! What a game is.
//!
//! The rules are one trait, [`Game`]; how moves and positions are written is [`Notation`]; what
//! people see is [`View`]; and [`Playable`] names the game, so that it can be listed.
//! Each is implemented in a file of its own in the game's folder.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::{
    Bot, Bundle, GameOptions, Language, Levels, LocalizedError, Message, ParseError, Rng, Scene,
    SearchHints, Seat, Spot, Status, TextView, Transition, Turn, Viewer,
};

/// The rules of a game; a value is a state of it.
///
/// A state is small and copied to try a move; there is no undo. `play` is checked,
/// `play_unchecked` trusts the caller.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What can be chosen before the game.
    type Options: GameOptions;
    /// A move. Its order is the canonical order in which moves are listed.
    type Move: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// Why a move is not allowed.
    type Illegal: IllegalMove;

    /// Sets up a new game; `rng` decides what is dealt.
    fn new(options: Self::Options, rng: &mut impl Rng) -> Self;

    /// How many play.
    fn players(&self) -> usize;

    /// Who has to move, or how the game ended.
    fn turn(&self) -> Turn;

    /// Appends the legal moves to `out` in canonical order; none when the game is over.
    ///
    /// Callers that generate moves in a loop reuse one buffer. Others call
    /// [`legal_moves`](Game::legal_moves).
    fn generate_moves(&self, out: &mut Vec<Self::Move>);

    /// Returns the legal moves in canonical order; none when the game is over.
    #[inline]
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.generate_moves(&mut moves);
        moves
    }

    /// Returns the number of legal moves. Games that can count without a list override this.
    fn count_legal_moves(&self) -> usize {
        self.legal_moves().len()
    }

    /// Why a move is not allowed; `Ok` exactly for the legal ones.
    fn check(&self, m: Self::Move) -> Result<(), Self::Illegal>;

    /// Plays a legal move; what an illegal one does is not defined.
    fn play_unchecked(&mut self, m: Self::Move);

    /// Plays a move if it is legal, and changes nothing otherwise.
    fn play(&mut self, m: Self::Move) -> Result<(), Self::Illegal> {
        self.check(m)?;
        self.play_unchecked(m);
        Ok(())
    }

    /// A number that is the same for equal states, on every machine, and different otherwise.
    fn key(&self) -> u64;

    /// Whether the game is over because of something that a position does not tell, such as a
    /// repetition: then the position, read again, is not over.
    fn ends_by_history(&self) -> bool {
        false
    }

    /// Whether the seats see different things, so that people at one screen cover what is theirs.
    fn has_hidden_information(&self) -> bool {
        false
    }

    /// A state that looks the same to `viewer`, with what is hidden from it dealt anew.
    ///
    /// Computer players are handed this and never the real state.
    #[must_use]
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        let _ = (viewer, rng);
        self.clone()
    }
}

/// A reason why a move is not allowed.
pub trait IllegalMove: LocalizedError + Clone + PartialEq + Send + Sync + 'static {
    /// A stable name for programs, such as `lane-closed`.
    fn id(&self) -> &'static str;

    /// The offending places, for an interface to mark.
    fn spots(&self) -> Vec<Spot> {
        Vec::new()
    }
}

/// The error of [`Notation::play_text`].
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlayError<I: IllegalMove> {
    /// The text is not a move.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The move is not legal.
    #[error(transparent)]
    Illegal(I),
}

impl<I: IllegalMove> LocalizedError for PlayError<I> {
    fn message(&self) -> Message {
        match self {
            PlayError::Parse(error) => error.message(),
            PlayError::Illegal(error) => error.message(),
        }
    }
}

/// Moves and positions as text: one line of ASCII whose canonical form is unique.
pub trait Notation: Game {
    /// Reads a move in any accepted spelling, legal or not.
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseError>;

    /// Writes a move in canonical form.
    fn format_move(&self, m: Self::Move) -> String;

    /// Plays the move that a text describes, in any accepted spelling, and returns it.
    ///
    /// Changes nothing if the text is not a move or the move is not legal.
    fn play_text(&mut self, text: &str) -> Result<Self::Move, PlayError<Self::Illegal>> {
        let m = self.parse_move(text)?;
        self.play(m).map_err(PlayError::Illegal)?;
        Ok(m)
    }

    /// Reads a position and makes sure that it can be played on.
    fn parse_position(options: Self::Options, text: &str) -> Result<Self, ParseError>;

    /// Writes the position, with all that is hidden.
    fn format_position(&self) -> String;

    /// Reads what a person points at in words, such as the name of a cell; `None` for other text.
    fn parse_spot(&self, text: &str) -> Option<Spot> {
        let _ = text;
        None
    }
}

/// The game as people see it.
///
/// `Display` shows the board as [`Viewer::Spectator`] sees it:
/// `self.text(Viewer::Spectator).fmt(f)`.
pub trait View: Game + Display {
    /// What a seat is called after its pieces, such as `X`.
    fn seat_name(seat: Seat) -> Message;

    /// What the player to move can type, in a few words.
    fn prompt(&self) -> Message;

    /// Returns what every seat has and what holds for the whole table, as `viewer` may know it.
    fn status(&self, viewer: Viewer) -> Status;

    /// Draws the table for a terminal, as `viewer` sees it.
    fn text(&self, viewer: Viewer) -> TextView;

    /// Returns the table for graphical interfaces, as `viewer` sees it.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// Returns the changes by which `m`, which leads from `before` to `after`, makes the scene of
    /// `before` the scene of `after`, as `viewer` sees both.
    fn transition(before: &Self, m: Self::Move, after: &Self, viewer: Viewer) -> Transition;

    /// What one points at, one after the other, to make this move.
    fn spots(&self, m: Self::Move) -> Vec<Spot>;

    /// What sort of move this is, where a game has several at the same time or one after another;
    /// in words it is the message `sort-` and this.
    fn move_kind(&self, m: Self::Move) -> Option<&'static str> {
        let _ = m;
        None
    }

    /// Whether the spots of this move can be pointed at in any order.
    fn is_unordered(&self, m: Self::Move) -> bool {
        let _ = m;
        false
    }

    /// Why no legal move begins with pointing at these; asked only when none does.
    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<Self::Illegal> {
        let _ = picked;
        None
    }

    /// What to ask somebody who wants to be asked step by step; the answers, with spaces between
    /// them, are a move.
    fn questions(&self) -> Vec<Message> {
        Vec::new()
    }

    /// Whether the last of these answers can stand after the ones before it; the message says why
    /// not.
    fn check_answer(&self, answers: &[&str]) -> Result<(), Message> {
        let _ = answers;
        Ok(())
    }

    /// What happened by itself when `m` led from `before` to `after`, such as somebody passing.
    fn events(before: &Self, m: Self::Move, after: &Self) -> Vec<Message> {
        let _ = (before, m, after);
        Vec::new()
    }
}

/// A game that can be listed and played.
pub trait Playable: Game + Notation + View + SearchHints + Levels {
    /// What the game is.
    const INFO: GameInfo;

    /// Its simple computer players, the weakest first.
    const BOTS: &'static [Bot<Self>];
}

/// What a game is called and where it comes from.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// How it is named on the command line and in records.
    pub id: &'static str,
    /// How people call it.
    pub name: &'static str,
    /// Its rules, as Markdown.
    pub rules: fn(Language) -> &'static str,
    /// All texts of the game.
    pub messages: Bundle,
}

impl GameInfo {
    /// What the game is, in a line.
    pub fn description(&self) -> Message {
        Message::new(format!("game-{}", self.id))
    }
}
