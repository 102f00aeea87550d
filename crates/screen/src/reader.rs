//! Text that is longer than the screen: rules, keys, positions.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use tabuleiro_core::msg;

use crate::app::Go;
use crate::context::Context;
use crate::frame::{self, Bars};

/// Text with a title, and how far somebody has read.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    title: String,
    text: String,
    first: usize,
}

impl Reader {
    pub(crate) fn new(title: impl Into<String>, text: impl Into<String>) -> Reader {
        Reader { title: title.into(), text: text.into(), first: 0 }
    }

    pub(crate) fn key(&mut self, key: KeyEvent, area: Rect) -> Go {
        let page = usize::from(page(area).height.saturating_sub(1));
        let last = self.lines(area).len().saturating_sub(page + 1);
        match key.code {
            KeyCode::Esc | KeyCode::Enter | KeyCode::Left | KeyCode::Char('q') => return Go::Back,
            KeyCode::Up | KeyCode::Char('k') => self.first = self.first.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.first = (self.first + 1).min(last),
            KeyCode::PageUp => self.first = self.first.saturating_sub(page),
            KeyCode::PageDown | KeyCode::Char(' ') => self.first = (self.first + page).min(last),
            KeyCode::Home => self.first = 0,
            KeyCode::End => self.first = last,
            _ => {}
        }
        Go::Stay
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent, area: Rect) {
        let code = match mouse.kind {
            MouseEventKind::ScrollDown => KeyCode::Down,
            MouseEventKind::ScrollUp => KeyCode::Up,
            _ => return,
        };
        for _ in 0..3 {
            self.key(KeyEvent::from(code), area);
        }
    }

    fn lines(&self, area: Rect) -> Vec<String> {
        self.text.lines().flat_map(|line| wrapped(line, page(area).width.into())).collect()
    }

    pub(crate) fn draw(&self, frame: &mut Frame, context: &Context) {
        let keys = context.say(&msg!("screen-reader-keys"));
        let bars = Bars { title: &self.title, note: "", keys: &keys };
        let inner = frame::draw(frame, context.paint, &bars);
        let lines = self.lines(frame.area());
        let first = self.first.min(lines.len().saturating_sub(usize::from(inner.height)));
        for (area, line) in page(frame.area()).rows().zip(&lines[first..]) {
            let styled = match line.trim_start_matches('#') {
                heading if heading.len() < line.len() => {
                    Span::styled(heading.trim().to_owned(), context.paint.heading())
                }
                text => Span::raw(text.replace('`', "")),
            };
            frame.render_widget(Line::from(styled), area);
        }
    }
}

/// Where the text is: with a margin, and not wider than people like to read.
fn page(area: Rect) -> Rect {
    let inner = frame::inner(area);
    let width = inner.width.saturating_sub(4).min(90);
    let [_, page, _] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(width), Constraint::Fill(1)])
            .areas(inner);
    page
}

/// A line as several that are not longer than `width`; what belongs to a list stays under it.
pub(crate) fn wrapped(line: &str, width: usize) -> Vec<String> {
    let indent = line.len() - line.trim_start().len();
    let hang = if line.trim_start().starts_with("- ") { indent + 2 } else { indent };
    let mut lines = Vec::new();
    let mut current = " ".repeat(indent);
    let mut is_empty = true;
    for word in line.split_whitespace() {
        let is_full = current.chars().count() + 1 + word.chars().count() > width;
        if is_full && !is_empty {
            lines.push(std::mem::replace(&mut current, " ".repeat(hang)));
            is_empty = true;
        }
        if !is_empty {
            current.push(' ');
        }
        current.push_str(word);
        is_empty = false;
    }
    lines.push(current);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_wrapped_between_words() {
        assert_eq!(wrapped("- one two three", 9), ["- one two", "  three"]);
        assert_eq!(wrapped("", 9), [""]);
        assert_eq!(wrapped("unbreakable", 4), ["unbreakable"]);
    }
}
