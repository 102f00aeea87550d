//! Text that cannot be read.

use tabuleiro_words::{Message, msg};

/// Text that is not a move, a position, an option or whatever else was asked for.
///
/// This is never "not allowed, because": see [`IllegalMove`](crate::IllegalMove) for that.
///
/// ```
/// use tabuleiro_core::{Message, Unreadable, msg};
/// let error = Unreadable::new(msg!("expected-option"), "9").within(msg!("place-position"));
/// assert_eq!(error.to_string(), r#"position: expected an option as name=value, got "9""#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(Box<Problem>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Problem {
    place: Option<Message>,
    expected: Message,
    got: String,
}

impl Unreadable {
    /// What was expected, and the offending text.
    pub fn new(expected: Message, got: impl Into<String>) -> Unreadable {
        Unreadable(Box::new(Problem { place: None, expected, got: got.into() }))
    }

    /// The same, saying in which part of a larger text it is.
    #[must_use]
    pub fn within(mut self, outer: impl Into<Message>) -> Unreadable {
        let outer = outer.into();
        self.0.place = Some(match self.0.place.take() {
            Some(inner) => msg!("place-within", outer = outer, inner = inner),
            None => outer,
        });
        self
    }

    /// What a person is told.
    pub fn message(&self) -> Message {
        let Problem { place, expected, got } = &*self.0;
        let problem = msg!("unreadable", expected = expected.clone(), got = Message::quoted(got));
        match place {
            Some(place) => msg!("unreadable-within", place = place.clone(), problem = problem),
            None => problem,
        }
    }
}

crate::told_by_message!(Unreadable);
