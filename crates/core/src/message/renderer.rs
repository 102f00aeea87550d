//! The renderer, which turns messages into text.
//!
//! This crate has no texts. As with the `log` crate, a program installs the implementation:
//! `tabuleiro-i18n` does so when the first [`Bundle`](crate::Bundle) is registered. Without a
//! renderer a message is shown as its id and arguments, such as `shiftago-row-full (row: 3)`.

use std::fmt::{self, Write};
use std::sync::OnceLock;

use crate::{Argument, Language, Message};

/// Returns the text of a message in a language.
pub type Renderer = fn(Language, &Message) -> String;

static RENDERER: OnceLock<Renderer> = OnceLock::new();

/// Installs the renderer of the program. Only the first call has an effect.
///
/// ```
/// use tabuleiro_core::{Message, set_renderer};
///
/// set_renderer(|language, _message| format!("a message in {}", language.name()));
/// assert_eq!(Message::new("game-over").to_string(), "a message in English");
/// ```
pub fn set_renderer(renderer: Renderer) {
    RENDERER.get_or_init(|| renderer);
}

impl Language {
    /// Returns the text of a message in this language.
    ///
    /// ```
    /// use tabuleiro_core::{Language, Message};
    ///
    /// tabuleiro_i18n::init();
    /// assert_eq!(Language::Portuguese.render(&Message::list_and(["A", "B"])), "A e B");
    /// ```
    pub fn render(self, message: &Message) -> String {
        match RENDERER.get() {
            Some(render) => render(self, message),
            None => {
                let mut text = String::new();
                write_id_and_arguments(message, &mut text)
                    .expect("a string can always be written to");
                text
            }
        }
    }
}

/// Writes a message as its id and arguments.
fn write_id_and_arguments(message: &Message, out: &mut String) -> fmt::Result {
    match message {
        Message::Literal(text) => out.write_str(text),
        Message::Localized { id, arguments } => {
            out.write_str(id)?;
            for (number, (name, argument)) in arguments.iter().enumerate() {
                write!(out, "{}{name}: ", if number == 0 { " (" } else { ", " })?;
                match argument {
                    Argument::Number(number) => write!(out, "{number}")?,
                    Argument::Message(message) => write_id_and_arguments(message, out)?,
                }
            }
            if arguments.is_empty() { Ok(()) } else { out.write_char(')') }
        }
        Message::List { items, .. } => items.iter().enumerate().try_for_each(|(number, item)| {
            out.write_str(if number == 0 { "" } else { ", " })?;
            write_id_and_arguments(item, out)
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_renderer_a_message_shows_its_id_and_arguments() {
        let row = Message::new("row-full").with("row", 3);
        let message =
            Message::new("why").with("problem", row).with("names", Message::list(["a", "b"]));
        assert_eq!(message.to_string(), "why (problem: row-full (row: 3), names: a, b)");
        assert_eq!(Message::new("over").to_string(), "over");
    }
}
