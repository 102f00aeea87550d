//! Text for people that is not in a language yet.

mod bundle;
mod renderer;

use std::borrow::Cow;
use std::fmt;

use crate::{Language, msg};

pub use bundle::{Bundle, SHARED_MESSAGES};
pub use renderer::{Renderer, set_renderer};

/// The bundle of this crate: it has only the shared messages.
pub(crate) const MESSAGES: Bundle = Bundle { english: "", portuguese: "", includes: &[] };

/// Something to be said to a person, as an id and arguments.
///
/// [`Language::say`] returns its text; `Display` is the English one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Message {
    /// Text that is the same in every language, such as a move or a name.
    Verbatim(Cow<'static, str>),
    /// A message of a [`Bundle`]; made by [`msg!`](crate::msg).
    Named {
        /// The id in the bundle.
        id: Cow<'static, str>,
        /// The values of its arguments by name.
        arguments: Vec<(&'static str, Argument)>,
    },
    /// Messages joined to a list.
    Joined {
        /// The parts.
        parts: Vec<Message>,
        /// The message that joins two of them, and the one that joins the last two.
        joints: [&'static str; 2],
    },
}

/// The value of an argument.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// A number, which may select the plural form of other words.
    Number(i64),
    /// Another message.
    Message(Message),
}

/// The greatest number of characters that are quoted of an offending text.
const QUOTED: usize = 80;

impl Message {
    /// A message whose id is put together at run time; [`msg!`](crate::msg) checks one that is not.
    pub fn named(id: impl Into<Cow<'static, str>>) -> Message {
        Message::Named { id: id.into(), arguments: Vec::new() }
    }

    /// Text that is the same in every language.
    pub fn verbatim(text: impl Into<Cow<'static, str>>) -> Message {
        Message::Verbatim(text.into())
    }

    /// Text that a person wrote, in quotation marks; of a long one only the beginning.
    pub fn quoted(text: &str) -> Message {
        if text.is_empty() {
            return msg!("quoted-nothing");
        }
        let quoted: String = text.chars().take(QUOTED).collect();
        let more = if quoted.len() < text.len() { "…" } else { "" };
        Message::verbatim(format!("{quoted:?}{more}"))
    }

    /// `2, 3 or 4`.
    pub fn one_of(parts: impl IntoIterator<Item = impl Into<Message>>) -> Message {
        Message::joined(parts, ["list-pair", "list-or"])
    }

    /// `2, 3 and 4`.
    pub fn all_of(parts: impl IntoIterator<Item = impl Into<Message>>) -> Message {
        Message::joined(parts, ["list-pair", "list-and"])
    }

    /// `2, 3, 4`.
    pub fn list(parts: impl IntoIterator<Item = impl Into<Message>>) -> Message {
        Message::joined(parts, ["list-pair"; 2])
    }

    /// `2, then 3, then 4`.
    pub fn in_turn(parts: impl IntoIterator<Item = impl Into<Message>>) -> Message {
        Message::joined(parts, ["list-then"; 2])
    }

    fn joined(
        parts: impl IntoIterator<Item = impl Into<Message>>,
        joints: [&'static str; 2],
    ) -> Message {
        Message::Joined { parts: parts.into_iter().map(Into::into).collect(), joints }
    }

    /// Returns the message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Message {
        if let Message::Named { arguments, .. } = &mut self {
            arguments.push((name, value.into()));
        }
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Language::English.say(self))
    }
}

impl std::error::Error for Message {}

impl From<&'static str> for Message {
    fn from(text: &'static str) -> Message {
        Message::verbatim(text)
    }
}

impl From<String> for Message {
    fn from(text: String) -> Message {
        Message::verbatim(text)
    }
}

impl<T: Into<Message>> From<T> for Argument {
    fn from(message: T) -> Argument {
        Argument::Message(message.into())
    }
}

macro_rules! numbers {
    ($($Number:ty),+) => {$(
        impl From<$Number> for Argument {
            fn from(number: $Number) -> Argument {
                Argument::Number(i64::from(number))
            }
        }
    )+};
}

numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as i64)
    }
}
