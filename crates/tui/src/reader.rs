//! Text that is longer than the screen: rules, keys, positions.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use tabuleiro_core::msg;

use crate::MESSAGES;
use crate::context::Context;
use crate::frame::{self, Bars};
use crate::screen::{Go, Screen};

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

    fn lines(&self, area: Rect) -> Vec<String> {
        let width = page(area).width.into();
        paragraphs(&self.text).iter().flat_map(|line| wrapped(line, width)).collect()
    }
}

impl Screen for Reader {
    fn draw(&self, frame: &mut Frame, context: &Context) {
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
                text => Span::raw(text.to_owned()),
            };
            frame.render_widget(Line::from(styled), area);
        }
    }

    fn key(&mut self, key: KeyEvent, _context: &mut Context, area: Rect) -> Go {
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

    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Go {
        let code = match mouse.kind {
            MouseEventKind::ScrollDown => KeyCode::Down,
            MouseEventKind::ScrollUp => KeyCode::Up,
            _ => return Go::Stay,
        };
        for _ in 0..3 {
            self.key(KeyEvent::from(code), context, area);
        }
        Go::Stay
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

/// The paragraphs of a text in Markdown, a line each, without the signs around words: its own lines
/// are as long as its file is wide.
fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    for line in text.lines() {
        let begins = |sign: &str| line.trim_start().starts_with(sign);
        let digits = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
        let is_numbered = digits.len() < line.trim_start().len() && digits.starts_with(". ");
        let is_own =
            line.trim().is_empty() || is_numbered || ["-", "#", "|"].iter().any(|s| begins(s));
        let line = line.replace("**", "").replace('`', "");
        match paragraphs.last_mut() {
            Some(last) if !is_own && !last.is_empty() && !last.starts_with('#') => {
                last.push(' ');
                last.push_str(line.trim());
            }
            _ => paragraphs.push(line.trim_end().to_owned()),
        }
    }
    paragraphs
}

/// A line as several that are not longer than `width`; what belongs to a list stays under it.
pub(crate) fn wrapped(line: &str, width: usize) -> Vec<String> {
    let indent = line.len() - line.trim_start().len();
    let hang = if line.trim_start().starts_with("- ") { indent + 2 } else { indent };
    let mut lines = Vec::new();
    let mut current = " ".repeat(indent);
    let mut is_empty = true;
    let longest = width.saturating_sub(hang).max(1);
    let words = line.split_whitespace().flat_map(|word| pieces(word, longest));
    for word in words {
        let is_full = current.chars().count() + 1 + word.chars().count() > width;
        if is_full && !is_empty {
            lines.push(std::mem::replace(&mut current, " ".repeat(hang)));
            is_empty = true;
        }
        if !is_empty {
            current.push(' ');
        }
        current.push_str(&word);
        is_empty = false;
    }
    lines.push(current);
    lines
}

/// A word, in pieces where it is too long for a line.
fn pieces(word: &str, longest: usize) -> Vec<String> {
    let characters: Vec<char> = word.chars().collect();
    characters.chunks(longest).map(|piece| piece.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_wrapped_between_words() {
        assert_eq!(wrapped("- one two three", 9), ["- one two", "  three"]);
        assert_eq!(wrapped("", 9), [""]);
        assert_eq!(wrapped("unbreakable", 4), ["unbr", "eaka", "ble"]);
    }

    #[test]
    fn a_paragraph_is_one_line_and_a_list_has_a_line_for_each() {
        let text = "# Title\nSome **bold**\nwords, *, and\n7 `7`.\n\n- one\n  more\n- two\n1. a\n2. b\n\
            | a | b |\n| c | d |\n";
        let expected = [
            "# Title",
            "Some bold words, *, and 7 7.",
            "",
            "- one more",
            "- two",
            "1. a",
            "2. b",
            "| a | b |",
            "| c | d |",
        ];
        assert_eq!(paragraphs(text), expected);
    }
}
