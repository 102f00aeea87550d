//! Records of games, in a text format similar to PGN: tag pairs, a blank line, numbered moves, and
//! comments in braces.
//!
//! ```text
//! [Game "shiftago"]
//! [Seat1 "human:Ana"]
//! [Result "*"]
//!
//! 1. L3 {to the left} 2. U4
//! ```
//!
//! Every move has its number, so that a move may contain spaces. A `\` escapes `"` and `\` in the
//! value of a tag, and `}` and `\` in a comment. A comment may contain commands such as `[%eval
//! 37%]`, which are parsed as [`Annotation`]s. Records are independent of rules: a replay checks
//! the moves.

mod annotation;
mod comment;
mod escape;
mod legacy;
mod parser;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use crate::message::MESSAGES;
use crate::{LocalizedError, Message, msg};

pub use annotation::{Annotation, Mark, RecordedScore};
pub use comment::Comment;
use escape::escaped;

/// A record of a game: tags, moves and comments.
///
/// ```
/// use tabuleiro_core::Record;
///
/// let mut record: Record = "[Game \"shiftago\"]\n\n1. L3 {to the left} 2. U4".parse()?;
/// assert_eq!(record.tag("Game"), Some("shiftago"));
/// assert_eq!(record.moves[1].text, "U4");
///
/// record.set_tag("Result", "*");
/// assert_eq!(
///     record.to_string(),
///     "[Game \"shiftago\"]\n[Result \"*\"]\n\n1. L3 {to the left} 2. U4\n"
/// );
/// # Ok::<(), tabuleiro_core::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    tags: Vec<Tag>,
    /// The moves in the order of play.
    pub moves: Vec<RecordedMove>,
    /// The comment before the first move.
    pub comment: Comment,
}

/// A tag of a record. Tags are equal if their names and values are.
#[derive(Clone, Debug)]
struct Tag {
    name: String,
    value: String,
    /// The location of the name, if the record was parsed.
    location: Option<LineColumn>,
}

impl PartialEq for Tag {
    fn eq(&self, other: &Tag) -> bool {
        self.name == other.name && self.value == other.value
    }
}

impl Eq for Tag {}

/// A move of a record. Moves are equal if their texts and comments are.
#[derive(Clone, Debug, Default)]
pub struct RecordedMove {
    /// The text of the move.
    pub text: String,
    /// The comment after the move.
    pub comment: Comment,
    /// The location of the move, if the record was parsed.
    pub location: Option<LineColumn>,
}

impl PartialEq for RecordedMove {
    fn eq(&self, other: &RecordedMove) -> bool {
        self.text == other.text && self.comment == other.comment
    }
}

impl Eq for RecordedMove {}

/// A location in a text file. Lines and columns are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineColumn {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// The error for a file that is not a record, or not the record of a legal game.
///
/// ```
/// use tabuleiro_core::{LineColumn, Record};
///
/// let error = "[Game \"shiftago\"]\n\n1. L3 3. U4".parse::<Record>().unwrap_err();
/// assert_eq!(error.location, Some(LineColumn { line: 3, column: 7 }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub struct RecordError {
    /// The location of the error, if it is known.
    pub location: Option<LineColumn>,
    /// The problem.
    pub problem: Message,
}

impl LocalizedError for RecordError {
    fn message(&self) -> Message {
        let problem = self.problem.clone();
        match self.location {
            Some(LineColumn { line, column }) => {
                msg!("record-at", line = line, column = column, problem = problem)
            }
            None => problem,
        }
    }
}

impl Record {
    /// Returns the value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.find_tag(name).map(|tag| tag.value.as_str())
    }

    /// Returns the location of a tag, if it exists and was parsed.
    pub fn tag_location(&self, name: &str) -> Option<LineColumn> {
        self.find_tag(name)?.location
    }

    fn find_tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// Returns the names and values of all tags in order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str()))
    }

    /// Sets the value of a tag, and appends the tag if it does not exist.
    ///
    /// # Panics
    /// If the name is empty or contains anything but ASCII letters, digits and `_`.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        assert!(is_tag_name(name), "{name:?} is not the name of a tag");
        let value = value.into();
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag { name: name.to_owned(), value, location: None }),
        }
    }
}

/// Returns true if a tag can have this name.
fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// The maximum width of a line of moves, unless a single move or comment is wider.
const MAX_LINE_WIDTH: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            writeln!(f, "[{name} \"{}\"]", escaped(value, &['"']))?;
        }
        let comment = |comment: &Comment| {
            let written = || format!("{{{}}}", escaped(&comment.to_string(), &['}']));
            (!comment.is_empty()).then(written)
        };
        let moves = self.moves.iter().enumerate().flat_map(|(ply, played)| {
            [Some(format!("{}. {}", ply + 1, played.text)), comment(&played.comment)]
        });
        let mut width = 0;
        writeln!(f)?;
        for word in [comment(&self.comment)].into_iter().chain(moves).flatten() {
            let length = word.chars().count();
            if width == 0 {
                write!(f, "{word}")?;
                width = length;
            } else if width + 1 + length > MAX_LINE_WIDTH {
                write!(f, "\n{word}")?;
                width = length;
            } else {
                write!(f, " {word}")?;
                width += 1 + length;
            }
        }
        if width > 0 { writeln!(f) } else { Ok(()) }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        parser::parse(text)
    }
}
