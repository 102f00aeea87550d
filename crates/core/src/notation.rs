//! Text that cannot be read.

use crate::message::MESSAGES;
use crate::{LocalizedError, Message, msg};

/// Text that is not a move, a position, an option or whatever else was asked for.
///
/// This is never "not allowed, because": see [`IllegalMove`](crate::IllegalMove) for that.
///
/// ```
/// use tabuleiro_core::{Message, ParseError};
/// let error = ParseError::new(Message::new("expected-option"), "9").within("players");
/// # tabuleiro_i18n::init();
/// assert_eq!(error.to_string(), r#"players: expected an option as name=value, got "9""#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub struct ParseError(Box<Problem>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Problem {
    place: Option<Message>,
    expected: Message,
    got: String,
    candidates: Vec<String>,
}

impl ParseError {
    /// What was expected, and the offending text.
    pub fn new(expected: Message, got: impl Into<String>) -> ParseError {
        let (got, candidates) = (got.into(), Vec::new());
        ParseError(Box::new(Problem { place: None, expected, got, candidates }))
    }

    /// Adds the texts that would have been accepted, so that an interface can suggest the closest.
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

    /// Returns the offending text.
    pub fn text(&self) -> &str {
        &self.0.got
    }

    /// Returns the texts that would have been accepted, where there are few enough to list.
    pub fn candidates(&self) -> &[String] {
        &self.0.candidates
    }

    /// The same, saying in which part of a larger text it is.
    #[must_use]
    pub fn within(mut self, outer: impl Into<Message>) -> ParseError {
        let outer = outer.into();
        self.0.place = Some(match self.0.place.take() {
            Some(inner) => msg!("place-within", outer = outer, inner = inner),
            None => outer,
        });
        self
    }
}

impl LocalizedError for ParseError {
    fn message(&self) -> Message {
        let Problem { place, expected, got, .. } = &*self.0;
        let problem = msg!("unreadable", expected = expected.clone(), got = Message::quote(got));
        match place {
            Some(place) => msg!("unreadable-within", place = place.clone(), problem = problem),
            None => problem,
        }
    }
}
