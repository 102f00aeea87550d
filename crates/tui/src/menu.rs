//! A list to choose from: by arrow keys, by typing a name or a number, or by the mouse.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use crate::paint::Paint;

/// How many lines what is said about the chosen row has.
const ABOUT_LINES: u16 = 3;

/// Something to choose.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) about: String,
}

impl Row {
    pub(crate) fn new(name: impl Into<String>, about: impl Into<String>) -> Row {
        Row { name: name.into(), about: about.into() }
    }
}

/// A list with one row chosen.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    pub(crate) title: String,
    rows: Vec<Row>,
    selected: usize,
    typed: String,
}

/// What a key or a click came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chosen {
    Row(usize),
    Back,
    Nothing,
}

impl Menu {
    pub(crate) fn new(title: impl Into<String>, rows: Vec<Row>) -> Menu {
        Menu { title: title.into(), rows, selected: 0, typed: String::new() }
    }

    /// With another row chosen than the first.
    #[must_use]
    pub(crate) fn on(mut self, row: usize) -> Menu {
        self.selected = row.min(self.rows.len().saturating_sub(1));
        self
    }

    pub(crate) fn selected(&self) -> usize {
        self.selected
    }

    /// How many lines it needs to be seen whole.
    pub(crate) fn height(&self) -> u16 {
        self.rows.len() as u16 + 2 + ABOUT_LINES
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Chosen {
        let last = self.rows.len().saturating_sub(1);
        match key.code {
            KeyCode::Enter | KeyCode::Right if !self.rows.is_empty() => {
                return Chosen::Row(self.selected);
            }
            KeyCode::Esc if self.typed.is_empty() => return Chosen::Back,
            KeyCode::Left => return Chosen::Back,
            KeyCode::Backspace if !self.typed.is_empty() => {
                self.typed.pop();
                self.find();
                return Chosen::Nothing;
            }
            KeyCode::Char(c) => {
                self.typed.push(c);
                if !self.find() {
                    self.typed.pop();
                }
                return Chosen::Nothing;
            }
            KeyCode::Up | KeyCode::BackTab => {
                self.selected = self.selected.checked_sub(1).unwrap_or(last);
            }
            KeyCode::Down | KeyCode::Tab => {
                self.selected = if self.selected >= last { 0 } else { self.selected + 1 };
            }
            KeyCode::Home | KeyCode::PageUp => self.selected = 0,
            KeyCode::End | KeyCode::PageDown => self.selected = last,
            _ => {}
        }
        self.typed.clear();
        Chosen::Nothing
    }

    /// Chooses the row that was typed: by the beginning of its name or of a word in it, or by its
    /// number. Names go first, since those of some rows are numbers.
    fn find(&mut self) -> bool {
        let typed = self.typed.to_lowercase();
        let names = || self.rows.iter().map(|row| row.name.to_lowercase());
        let by_number = || {
            let row = typed.parse::<usize>().ok()?.checked_sub(1)?;
            (row < self.rows.len()).then_some(row)
        };
        let found = names()
            .position(|name| name == typed)
            .or_else(|| names().position(|name| name.starts_with(&typed)))
            .or_else(by_number)
            .or_else(|| names().position(|name| name.split(' ').any(|w| w.starts_with(&typed))));
        self.selected = found.unwrap_or(self.selected);
        found.is_some()
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent, area: Rect) -> Chosen {
        let last = self.rows.len().saturating_sub(1);
        match mouse.kind {
            MouseEventKind::ScrollDown => self.selected = (self.selected + 1).min(last),
            MouseEventKind::ScrollUp => self.selected = self.selected.saturating_sub(1),
            MouseEventKind::Down(MouseButton::Left) => {
                let [_, list, _] = parts(area);
                if list.contains(Position::new(mouse.column, mouse.row)) {
                    let row = self.first(list.height) + usize::from(mouse.row - list.y);
                    if row <= last {
                        self.selected = row;
                        return Chosen::Row(row);
                    }
                }
            }
            MouseEventKind::Down(MouseButton::Right) => return Chosen::Back,
            _ => {}
        }
        Chosen::Nothing
    }

    /// The first row that is seen.
    fn first(&self, height: u16) -> usize {
        let height = usize::from(height);
        self.selected.saturating_sub(height / 2).min(self.rows.len().saturating_sub(height))
    }

    pub(crate) fn draw(&self, frame: &mut Frame, area: Rect, paint: Paint) {
        let [title, list, about] = parts(area);
        let mut heading = Line::from(Span::styled(self.title.as_str(), paint.heading()));
        if !self.typed.is_empty() {
            heading.push_span(format!("  {}_", self.typed));
        }
        frame.render_widget(heading, title);
        let digits = self.rows.len().to_string().len();
        let longest = self.rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
        let names = longest.min(usize::from(list.width) / 2);
        let first = self.first(list.height);
        for (line, number) in list.rows().zip(first..self.rows.len()) {
            let row = &self.rows[number];
            let chosen = number == self.selected;
            let pointer = if chosen { ">" } else { " " };
            let name = format!("{pointer} {:>digits$}  {:<names$}  ", number + 1, row.name);
            let style = if chosen { paint.selected() } else { ratatui::style::Style::new() };
            let left = usize::from(line.width).saturating_sub(name.chars().count());
            let about = shortened(&row.about, left);
            let spans = vec![Span::styled(name, style), Span::styled(about, paint.faint())];
            frame.render_widget(Line::from(spans), line);
        }
        if let Some(row) = self.rows.get(self.selected) {
            frame
                .render_widget(Paragraph::new(row.about.as_str()).wrap(Wrap { trim: true }), about);
        }
    }
}

/// The title, the rows, and what is said about the chosen one.
fn parts(area: Rect) -> [Rect; 3] {
    let [title, _, list, about] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Min(1),
        Constraint::Length(ABOUT_LINES),
    ])
    .areas(area);
    [title, list, about]
}

/// The text as far as it fits.
pub(crate) fn shortened(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    if width == 0 { kept } else { format!("{kept}…") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Menu {
        let names = ["Shiftago", "Pivit", "Quantum Leap", "Load a game", "4"];
        Menu::new("which", names.map(|name| Row::new(name, "")).into())
    }

    fn typed(text: &str) -> usize {
        let mut menu = menu();
        for c in text.chars() {
            assert_eq!(menu.key(KeyEvent::from(KeyCode::Char(c))), Chosen::Nothing);
        }
        menu.selected()
    }

    #[test]
    fn rows_are_found_by_name_by_word_and_by_number() {
        assert_eq!(typed("p"), 1);
        assert_eq!(typed("QUAN"), 2);
        assert_eq!(typed("leap"), 2);
        assert_eq!(typed("2"), 1);
        assert_eq!(typed("4"), 4, "a name goes before a number");
        assert_eq!(typed("pxivit"), 1, "what fits nowhere is not typed");
    }

    #[test]
    fn arrows_go_round_and_enter_chooses() {
        let mut menu = menu();
        menu.key(KeyEvent::from(KeyCode::Up));
        assert_eq!(menu.key(KeyEvent::from(KeyCode::Enter)), Chosen::Row(4));
        menu.key(KeyEvent::from(KeyCode::Down));
        assert_eq!(menu.key(KeyEvent::from(KeyCode::Enter)), Chosen::Row(0));
        assert_eq!(menu.key(KeyEvent::from(KeyCode::Esc)), Chosen::Back);
    }

    #[test]
    fn a_click_chooses_what_is_drawn_there() {
        let mut menu = menu().on(4);
        let area = Rect::new(0, 0, 40, 7);
        let click = |row| MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: 3,
            row,
            modifiers: ratatui::crossterm::event::KeyModifiers::NONE,
        };
        // Two rows are seen, the last ones.
        assert_eq!(menu.mouse(click(2), area), Chosen::Row(3));
        assert_eq!(menu.mouse(click(0), area), Chosen::Nothing);
    }
}
