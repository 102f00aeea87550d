//! Errors that people are told in their own language.

use std::error::Error;
use std::io;

use crate::Message;

/// An error with a message for people.
///
/// The message tells the whole problem, with its cause; `Display` shows it in English:
///
/// ```
/// use tabuleiro_core::{LocalizedError, Message, msg};
/// # use tabuleiro_core::Bundle;
/// # const MESSAGES: Bundle = Bundle { english: "", portuguese: "", includes: &[] };
///
/// #[derive(Debug, thiserror::Error)]
/// #[error("{}", self.message())]
/// struct Over;
///
/// impl LocalizedError for Over {
///     fn message(&self) -> Message {
///         msg!("game-over")
///     }
/// }
/// ```
pub trait LocalizedError: Error {
    /// Returns the message that a person is told.
    fn message(&self) -> Message;
}

impl LocalizedError for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

/// The text of the operating system, in whatever language that has.
impl LocalizedError for io::Error {
    fn message(&self) -> Message {
        Message::literal(self.to_string())
    }
}
