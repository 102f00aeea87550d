//! Text that cannot be read.

/// Text that is not a move, a position, an option or whatever else was asked for.
///
/// This is never "not allowed, because": see [`IllegalMove`](crate::IllegalMove) for that.
///
/// ```
/// use tabuleiro_core::Unreadable;
/// let error = Unreadable::new("a lane from 1 to 7", "9").within("move");
/// assert_eq!(error.to_string(), r#"move: expected a lane from 1 to 7, got "9""#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Unreadable {
    place: Option<String>,
    expected: String,
    got: String,
}

impl Unreadable {
    /// What was expected, and the offending text.
    pub fn new(expected: impl Into<String>, got: impl Into<String>) -> Unreadable {
        Unreadable { place: None, expected: expected.into(), got: got.into() }
    }

    /// The same, saying in which part of a larger text it is.
    #[must_use]
    pub fn within(mut self, place: impl Into<String>) -> Unreadable {
        let outer = place.into();
        self.place = Some(match self.place {
            Some(inner) => format!("{outer}, {inner}"),
            None => outer,
        });
        self
    }
}

/// How much of an offending text is quoted.
const QUOTED: usize = 80;

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        write!(f, "expected {}, got ", self.expected)?;
        if self.got.is_empty() {
            return f.write_str("nothing");
        }
        let quoted: String = self.got.chars().take(QUOTED).collect();
        let more = if quoted.len() < self.got.len() { "…" } else { "" };
        write!(f, "{quoted:?}{more}")
    }
}
