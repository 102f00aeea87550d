//! A line that somebody types.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The text and where the next character goes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Input {
    before: String,
    after: String,
}

impl Input {
    /// Some text to begin with.
    pub(crate) fn new(text: impl Into<String>) -> Input {
        Input { before: text.into(), after: String::new() }
    }

    /// All that was typed.
    pub(crate) fn text(&self) -> String {
        format!("{}{}", self.before, self.after)
    }

    /// The text in front of the cursor.
    pub(crate) fn before(&self) -> &str {
        &self.before
    }

    /// Puts in what was pasted.
    pub(crate) fn insert(&mut self, text: &str) {
        self.before.extend(text.chars().filter(|c| !c.is_control()));
    }

    /// Whether the key meant anything to the line.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('u') if control => self.before.clear(),
            KeyCode::Char(c) if !control && !key.modifiers.contains(KeyModifiers::ALT) => {
                self.before.push(c);
            }
            KeyCode::Backspace => drop(self.before.pop()),
            KeyCode::Delete => drop(take_first(&mut self.after)),
            KeyCode::Left => {
                if let Some(c) = self.before.pop() {
                    self.after.insert(0, c);
                }
            }
            KeyCode::Right => self.before.extend(take_first(&mut self.after)),
            KeyCode::Home => self.after = std::mem::take(self).text(),
            KeyCode::End => *self = Input::new(self.text()),
            _ => return false,
        }
        true
    }
}

fn take_first(text: &mut String) -> Option<char> {
    (!text.is_empty()).then(|| text.remove(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_edited_anywhere() {
        let mut input = Input::new("L");
        let mut press = |code| assert!(input.key(KeyEvent::from(code)));
        for code in [KeyCode::Char('3'), KeyCode::Home, KeyCode::Delete, KeyCode::Char('é')] {
            press(code);
        }
        for code in [KeyCode::End, KeyCode::Char('4'), KeyCode::Left, KeyCode::Backspace] {
            press(code);
        }
        assert_eq!((input.text().as_str(), input.before()), ("é4", "é"));
        assert!(!input.key(KeyEvent::from(KeyCode::Tab)));
    }
}
