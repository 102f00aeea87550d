//! Errors with messages for people.

use std::error::Error;
use std::io;

use crate::Message;

/// An error that can be shown to people in their language.
///
/// The message includes the cause. `Display` shows the message in English:
///
/// ```
/// use tabuleiro_core::{LocalizedError, Message, msg};
/// # use tabuleiro_core::Bundle;
/// # const MESSAGES: Bundle = Bundle { english: "", portuguese: "", includes: &[] };
///
/// #[derive(Debug, thiserror::Error)]
/// #[error("{}", self.message())]
/// struct GameOver;
///
/// impl LocalizedError for GameOver {
///     fn message(&self) -> Message {
///         msg!("game-over")
///     }
/// }
///
/// assert_eq!(GameOver.message(), Message::new("game-over"));
/// ```
pub trait LocalizedError: Error {
    /// Returns the message for people.
    fn message(&self) -> Message;
}

impl LocalizedError for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

/// Uses the text of the operating system, which may be in any language.
impl LocalizedError for io::Error {
    fn message(&self) -> Message {
        Message::literal(self.to_string())
    }
}
