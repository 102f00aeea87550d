//! Something to be said, in no language yet.

use std::borrow::Cow;
use std::fmt;

use crate::Language;

/// Something to be said to a person.
///
/// Its words are made by [`Language::say`]; `Display` says it in English. It is also an error, so
/// that it can travel where only errors can.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Message {
    /// Text that is the same in every language, such as a move or a name.
    Verbatim(Cow<'static, str>),
    /// A message of the message files.
    Named {
        /// Its name there.
        id: Cow<'static, str>,
        /// What stands in it.
        arguments: Vec<(&'static str, Argument)>,
    },
    /// One message after the other, with what stands between them.
    Joined {
        /// The parts.
        parts: Vec<Message>,
        /// The message that joins two of them, and the one that joins the last two.
        joints: [&'static str; 2],
    },
}

/// What stands in a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// A number, which may decide about the form of other words.
    Number(i64),
    /// Other words.
    Message(Message),
}

/// Names a message and what stands in it: `msg!("shiftago-points", points = 5)`.
#[macro_export]
macro_rules! msg {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::named($id)$(.with(stringify!($name), $value))*
    };
}

/// How much of an offending text is quoted.
const QUOTED: usize = 80;

impl Message {
    /// The message with this name.
    pub fn named(id: impl Into<Cow<'static, str>>) -> Message {
        Message::Named { id: id.into(), arguments: Vec::new() }
    }

    /// Text that is the same in every language.
    pub fn verbatim(text: impl Into<Cow<'static, str>>) -> Message {
        Message::Verbatim(text.into())
    }

    /// Text that somebody else wrote, in quotation marks; of a long one only the beginning.
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

    /// The same message with something that stands in it.
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
