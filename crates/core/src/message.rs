//! Messages: text for people, independent of the language.

mod bundle;
mod renderer;

use std::borrow::Cow;
use std::fmt;

use crate::{Language, msg};

pub use bundle::{Bundle, SHARED_MESSAGES};
pub use renderer::{Renderer, set_renderer};

/// The bundle of this crate, which has only the shared messages.
pub(crate) const MESSAGES: Bundle = Bundle { english: "", portuguese: "", includes: &[] };

/// A text for people, as an id with arguments or as a literal.
///
/// [`msg!`](crate::msg) makes messages. [`Language::render`] returns the text in a language, and
/// `Display` shows the English text.
///
/// ```
/// use tabuleiro_core::Message;
///
/// let cell = Message::new("cell-name").with("row", 3);
/// let message = Message::new("cell-is-taken").with("cell", cell);
/// // No message files are installed here: the id and the arguments are shown.
/// assert_eq!(message.to_string(), "cell-is-taken (cell: cell-name (row: 3))");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Message {
    /// Text that is the same in every language, such as a move or a name.
    Literal(Cow<'static, str>),
    /// A message of a [`Bundle`].
    Localized {
        /// The id in the bundle.
        id: Cow<'static, str>,
        /// The arguments by name.
        arguments: Vec<(&'static str, Argument)>,
    },
    /// A list of messages.
    List {
        /// The items.
        items: Vec<Message>,
        /// The ids of the messages that join two items: one for all pairs but the last, and one for
        /// the last pair.
        joiners: [&'static str; 2],
    },
}

/// The value of an argument of a [`Message`].
///
/// ```
/// use tabuleiro_core::{Argument, Message};
///
/// assert_eq!(Argument::from(3), Argument::Number(3));
/// assert_eq!(Argument::from("a1"), Argument::Message(Message::literal("a1")));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// A number, which may select a plural form.
    Number(i64),
    /// A message.
    Message(Message),
}

/// The maximum number of characters in a quotation.
const MAX_QUOTED: usize = 80;

impl Message {
    /// Returns a message without arguments. Unlike [`msg!`](crate::msg), this does not check the
    /// id.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message::Localized { id: id.into(), arguments: Vec::new() }
    }

    /// Returns text that is the same in every language.
    pub fn literal(text: impl Into<Cow<'static, str>>) -> Message {
        Message::Literal(text.into())
    }

    /// Returns user input in quotation marks. Long input is truncated.
    ///
    /// ```
    /// use tabuleiro_core::Message;
    /// assert_eq!(Message::quote("e2 \"e4\"").to_string(), r#""e2 \"e4\"""#);
    /// assert!(Message::quote(&"e4 ".repeat(100)).to_string().ends_with("\"…"));
    /// ```
    pub fn quote(text: &str) -> Message {
        if text.is_empty() {
            return msg!("quoted-nothing");
        }
        let quoted: String = text.chars().take(MAX_QUOTED).collect();
        let ellipsis = if quoted.len() < text.len() { "…" } else { "" };
        Message::literal(format!("{quoted:?}{ellipsis}"))
    }

    /// Returns a list such as `2, 3 or 4`.
    pub fn list_or(items: impl IntoIterator<Item = impl Into<Message>>) -> Message {
        Message::joined(items, ["list-pair", "list-or"])
    }

    /// Returns a list such as `2, 3 and 4`.
    pub fn list_and(items: impl IntoIterator<Item = impl Into<Message>>) -> Message {
        Message::joined(items, ["list-pair", "list-and"])
    }

    /// Returns a list such as `2, 3, 4`.
    pub fn list(items: impl IntoIterator<Item = impl Into<Message>>) -> Message {
        Message::joined(items, ["list-pair"; 2])
    }

    /// Returns a list such as `2, then 3, then 4`.
    pub fn list_then(items: impl IntoIterator<Item = impl Into<Message>>) -> Message {
        Message::joined(items, ["list-then"; 2])
    }

    fn joined(
        items: impl IntoIterator<Item = impl Into<Message>>,
        joiners: [&'static str; 2],
    ) -> Message {
        Message::List { items: items.into_iter().map(Into::into).collect(), joiners }
    }

    /// Returns the message with another argument. Literals and lists have no arguments.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Message {
        if let Message::Localized { arguments, .. } = &mut self {
            arguments.push((name, value.into()));
        }
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Language::English.render(self))
    }
}

impl std::error::Error for Message {}

impl From<&'static str> for Message {
    fn from(text: &'static str) -> Message {
        Message::literal(text)
    }
}

impl From<String> for Message {
    fn from(text: String) -> Message {
        Message::literal(text)
    }
}

impl<T: Into<Message>> From<T> for Argument {
    fn from(message: T) -> Argument {
        Argument::Message(message.into())
    }
}

macro_rules! impl_from_number {
    ($($Number:ty),+) => {$(
        impl From<$Number> for Argument {
            fn from(number: $Number) -> Argument {
                Argument::Number(i64::from(number))
            }
        }
    )+};
}

impl_from_number!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as i64)
    }
}
