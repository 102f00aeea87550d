//! Games as text files in the manner of PGN: tag pairs, a blank line, numbered moves, `{comments}`.
//!
//! ```text
//! [Game "shiftago"]
//! [Seat1 "human:Ana"]
//! [Result "*"]
//!
//! 1. L3 {to the left} 2. U4
//! ```
//!
//! Every move has its number, so that a move may contain spaces. In a tag's value `"` and `\` are
//! written behind a `\`, in a comment `}` and `\` are. A comment may hold commands such as
//! `[%eval 37%]`: they are read as typed [`Annotation`]s, and the rest of the comment as text. A record
//! knows no rules: whoever replays it checks whether its moves can be played.

mod annotation;
mod comment;
mod escape;
mod legacy;
mod reader;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use crate::message::MESSAGES;
use crate::{LocalizedError, Message, msg};

pub use annotation::{Annotation, Mark, RecordedScore};
pub use comment::Comment;
use escape::escaped;

/// A game as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    tags: Vec<(String, String)>,
    /// The moves in the order in which they were played.
    pub moves: Vec<RecordedMove>,
    /// The comment before the first move.
    pub comment: Comment,
}

/// A move of a record.
#[derive(Clone, Debug, Default)]
pub struct RecordedMove {
    /// The move as it is written.
    pub text: String,
    /// The comment behind it.
    pub comment: Comment,
    /// Line and column where it stands in the file it was read from, counted from 1.
    pub place: Option<(usize, usize)>,
}

/// Where a move stood in a file does not make it another move.
impl PartialEq for RecordedMove {
    fn eq(&self, other: &RecordedMove) -> bool {
        self.text == other.text && self.comment == other.comment
    }
}

impl Eq for RecordedMove {}

/// A file that is not a record, or not of a game that can be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub struct RecordError {
    /// Line and column, counted from 1, where it is known.
    pub place: Option<(usize, usize)>,
    /// What is wrong.
    pub problem: Message,
}

impl LocalizedError for RecordError {
    fn message(&self) -> Message {
        let problem = self.problem.clone();
        match self.place {
            Some((line, column)) => {
                msg!("record-at", line = line, column = column, problem = problem)
            }
            None => problem,
        }
    }
}

impl Record {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// All tags in their order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag: in its place where there is one already, at the end otherwise.
    ///
    /// # Panics
    /// If the name is not made of letters, digits and `_`.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        assert!(is_tag_name(name), "{name:?} is not the name of a tag");
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value.into(),
            None => self.tags.push((name.to_owned(), value.into())),
        }
    }
}

/// Whether a tag can have this name.
fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// How long a line of moves is at most, unless a single move or comment is longer.
const LINE_WIDTH: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
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
            } else if width + 1 + length > LINE_WIDTH {
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
        reader::read(text)
    }
}
