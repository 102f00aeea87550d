//! A single-line text input.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

use crate::text::truncate;
use crate::theme::Theme;

/// A line of text that is being edited, split at the cursor.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextInput {
    before_cursor: String,
    after_cursor: String,
}

impl TextInput {
    /// Returns an input with some text and the cursor at its end.
    pub(crate) fn new(text: impl Into<String>) -> TextInput {
        TextInput { before_cursor: text.into(), after_cursor: String::new() }
    }

    /// Returns the whole text.
    pub(crate) fn text(&self) -> String {
        format!("{}{}", self.before_cursor, self.after_cursor)
    }

    /// Inserts text at the cursor, without control characters.
    pub(crate) fn insert(&mut self, text: &str) {
        self.before_cursor.extend(text.chars().filter(|c| !c.is_control()));
    }

    /// Handles an editing key. Returns false for keys that do not edit.
    pub(crate) fn handle_key(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('u') if control => self.before_cursor.clear(),
            KeyCode::Char(c) if !control && !key.modifiers.contains(KeyModifiers::ALT) => {
                self.before_cursor.push(c);
            }
            KeyCode::Backspace => drop(self.before_cursor.pop()),
            KeyCode::Delete => drop(remove_first(&mut self.after_cursor)),
            KeyCode::Left => {
                if let Some(c) = self.before_cursor.pop() {
                    self.after_cursor.insert(0, c);
                }
            }
            KeyCode::Right => self.before_cursor.extend(remove_first(&mut self.after_cursor)),
            KeyCode::Home => self.after_cursor = std::mem::take(self).text(),
            KeyCode::End => *self = TextInput::new(self.text()),
            _ => return false,
        }
        true
    }

    /// Draws the input in the first row of the area, after its label, and sets the cursor.
    ///
    /// Text that is too long is scrolled so that the cursor stays visible.
    pub(crate) fn draw(&self, frame: &mut Frame, area: Rect, label: &str, theme: Theme) {
        let width = usize::from(area.width);
        let label = format!(" {}: ", truncate(label, width / 2));
        let label_width = label.chars().count();
        let text_width = width.saturating_sub(label_width + 1);
        let cursor = self.before_cursor.chars().count();
        let scrolled = cursor.saturating_sub(text_width);
        let text: String = self.text().chars().skip(scrolled).take(text_width).collect();
        let row = Rect { height: 1.min(area.height), ..area };
        frame.render_widget(Clear, row);
        let line = Line::from(vec![Span::styled(label, theme.heading()), Span::raw(text)]);
        frame.render_widget(line, row);
        let x = area.x + (label_width + cursor - scrolled) as u16;
        frame.set_cursor_position(Position::new(x.min(area.right().saturating_sub(1)), area.y));
    }
}

fn remove_first(text: &mut String) -> Option<char> {
    (!text.is_empty()).then(|| text.remove(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_edited_at_the_cursor() {
        let mut input = TextInput::new("L");
        let mut press = |code| assert!(input.handle_key(KeyEvent::from(code)));
        for code in [KeyCode::Char('3'), KeyCode::Home, KeyCode::Delete, KeyCode::Char('é')] {
            press(code);
        }
        for code in [KeyCode::End, KeyCode::Char('4'), KeyCode::Left, KeyCode::Backspace] {
            press(code);
        }
        assert_eq!((input.text().as_str(), input.before_cursor.as_str()), ("é4", "é"));
    }

    #[test]
    fn keys_that_do_not_edit_are_left_to_the_caller() {
        assert!(!TextInput::default().handle_key(KeyEvent::from(KeyCode::Tab)));
    }
}
