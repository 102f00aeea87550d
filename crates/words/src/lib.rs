//! What the program says to people, in every language it speaks.
//!
//! Code names a [`Message`] and what stands in it; its words come from the message file of the
//! person's [`Language`], `messages/en.ftl` or `messages/pt.ftl`, in
//! [Fluent](https://projectfluent.org) syntax. Displayed without a language, a message is English.
//!
//! ```
//! use tabuleiro_words::{Language, msg};
//!
//! let message = msg!("list-pair", first = "X", second = 2);
//! assert_eq!(Language::Portuguese.say(&message), "X, 2");
//! ```

mod language;
mod message;
mod source;

pub use language::{Language, read_language};
pub use message::{Argument, Message};
