//! Moves and positions as text, and the errors of parsing them.

use crate::message::MESSAGES;
use crate::{Game, IllegalMove, LocalizedError, Message, Spot, msg};

/// Moves and positions as text. The canonical form is unique and is one line of ASCII.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::Notation;
///
/// let mut game = Nim::heap(5);
/// game.play_text("3")?;
/// assert_eq!(game.format_position(), "2 2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Notation: Game {
    /// Parses a move in any accepted spelling. The move need not be legal.
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseError>;

    /// Returns the canonical text of a move.
    fn format_move(&self, m: Self::Move) -> String;

    /// Parses a move and plays it. Returns the move.
    ///
    /// Changes nothing if the text is not a move or the move is illegal.
    ///
    /// ```
    /// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
    /// # use nim::Nim;
    /// use tabuleiro_core::{Notation, PlayError};
    ///
    /// let mut game = Nim::heap(2);
    /// assert!(matches!(game.play_text("all"), Err(PlayError::Parse(_))));
    /// assert!(matches!(game.play_text("3"), Err(PlayError::Illegal(_))));
    /// assert_eq!(game.play_text("2"), Ok(2));
    /// ```
    fn play_text(&mut self, text: &str) -> Result<Self::Move, PlayError<Self::Illegal>> {
        let m = self.parse_move(text)?;
        self.play(m).map_err(PlayError::Illegal)?;
        Ok(m)
    }

    /// Parses a position and validates it.
    fn parse_position(options: Self::Options, text: &str) -> Result<Self, ParseError>;

    /// Returns the canonical text of the position, including hidden information.
    fn format_position(&self) -> String;

    /// Parses the name of a spot, such as the name of a cell.
    fn parse_spot(&self, text: &str) -> Option<Spot> {
        let _ = text;
        None
    }
}

/// The error of [`Notation::play_text`].
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlayError<I: IllegalMove> {
    /// The text is not a move.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The move is illegal.
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

/// The error for text that is not a move, a position, an option or whatever else was expected.
///
/// A move that is well-formed but not allowed is an [`IllegalMove`] instead.
///
/// ```
/// use tabuleiro_core::{Message, ParseError};
/// let error = ParseError::new(Message::new("expected-option"), "9").within("players");
/// # tabuleiro_i18n::init();
/// assert_eq!(error.to_string(), r#"players: expected an option as name=value, got "9""#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub struct ParseError(Box<Details>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Details {
    context: Option<Message>,
    expected: Message,
    got: String,
    candidates: Vec<String>,
}

impl ParseError {
    /// Returns an error that says what was expected and quotes the text.
    pub fn new(expected: Message, got: impl Into<String>) -> ParseError {
        let (got, candidates) = (got.into(), Vec::new());
        ParseError(Box::new(Details { context: None, expected, got, candidates }))
    }

    /// Adds the texts that are accepted, so that an interface can suggest the most similar one.
    ///
    /// ```
    /// use tabuleiro_core::{Message, ParseError};
    /// let error = ParseError::new(Message::literal("a colour"), "rad").with_candidates(["red"]);
    /// assert_eq!((error.text(), error.candidates()), ("rad", &["red".to_owned()][..]));
    /// ```
    #[must_use]
    pub fn with_candidates(
        mut self,
        candidates: impl IntoIterator<Item = impl Into<String>>,
    ) -> ParseError {
        self.0.candidates = candidates.into_iter().map(Into::into).collect();
        self
    }

    /// Returns the text that cannot be parsed.
    pub fn text(&self) -> &str {
        &self.0.got
    }

    /// Returns the texts that are accepted, if they are known.
    pub fn candidates(&self) -> &[String] {
        &self.0.candidates
    }

    /// Adds the part of a larger text in which the error is.
    #[must_use]
    pub fn within(mut self, outer: impl Into<Message>) -> ParseError {
        let outer = outer.into();
        self.0.context = Some(match self.0.context.take() {
            Some(inner) => msg!("place-within", outer = outer, inner = inner),
            None => outer,
        });
        self
    }
}

impl LocalizedError for ParseError {
    fn message(&self) -> Message {
        let Details { context, expected, got, .. } = &*self.0;
        let problem = msg!("unreadable", expected = expected.clone(), got = Message::quote(got));
        match context {
            Some(context) => {
                msg!("unreadable-within", place = context.clone(), problem = problem)
            }
            None => problem,
        }
    }
}
