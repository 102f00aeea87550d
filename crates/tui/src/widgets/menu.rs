//! A menu: items chosen by arrow keys, by typing a name or a number, or by the mouse.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use crate::text::truncate;
use crate::theme::Theme;

/// The lines for the description of the selected item.
const DESCRIPTION_HEIGHT: u16 = 3;

/// An item of a menu.
#[derive(Clone, Debug)]
pub(crate) struct MenuItem {
    label: String,
    description: String,
}

impl MenuItem {
    pub(crate) fn new(label: impl Into<String>, description: impl Into<String>) -> MenuItem {
        MenuItem { label: label.into(), description: description.into() }
    }
}

/// A list of items, of which one is selected.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    title: String,
    items: Vec<MenuItem>,
    selected: usize,
    /// The characters typed so far to find an item.
    search: String,
}

/// The action that a key or a click asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MenuAction {
    /// Choose the item with this index.
    Choose(usize),
    /// Close the menu.
    Close,
    /// Keep the menu open.
    None,
}

impl Menu {
    pub(crate) fn new(title: impl Into<String>, items: Vec<MenuItem>) -> Menu {
        Menu { title: title.into(), items, selected: 0, search: String::new() }
    }

    /// Returns the menu with another item selected.
    #[must_use]
    pub(crate) fn with_selected(mut self, index: usize) -> Menu {
        self.selected = index.min(self.last());
        self
    }

    /// Returns the index of the selected item.
    pub(crate) fn selected(&self) -> usize {
        self.selected
    }

    /// Returns the height at which all items are visible.
    pub(crate) fn height(&self) -> u16 {
        self.items.len() as u16 + 2 + DESCRIPTION_HEIGHT
    }

    fn last(&self) -> usize {
        self.items.len().saturating_sub(1)
    }

    /// Handles a key: selects an item, or returns what was chosen.
    pub(crate) fn handle_key(&mut self, key: KeyEvent) -> MenuAction {
        match key.code {
            KeyCode::Enter | KeyCode::Right if !self.items.is_empty() => {
                return MenuAction::Choose(self.selected);
            }
            KeyCode::Esc if self.search.is_empty() => return MenuAction::Close,
            KeyCode::Left => return MenuAction::Close,
            KeyCode::Backspace if !self.search.is_empty() => {
                self.search.pop();
                self.select_match();
                return MenuAction::None;
            }
            KeyCode::Char(c) => {
                self.search.push(c);
                if !self.select_match() {
                    self.search.pop();
                }
                return MenuAction::None;
            }
            KeyCode::Up | KeyCode::BackTab => {
                self.selected = self.selected.checked_sub(1).unwrap_or(self.last());
            }
            KeyCode::Down | KeyCode::Tab => {
                self.selected = if self.selected >= self.last() { 0 } else { self.selected + 1 };
            }
            KeyCode::Home | KeyCode::PageUp => self.selected = 0,
            KeyCode::End | KeyCode::PageDown => self.selected = self.last(),
            _ => {}
        }
        self.search.clear();
        MenuAction::None
    }

    /// Selects the item that matches the search. Returns false if there is none.
    ///
    /// A search matches, in this order, a whole label, the start of a label, the number of an item,
    /// and the start of a word in a label. Labels precede numbers because some labels are numbers.
    fn select_match(&mut self) -> bool {
        let search = self.search.to_lowercase();
        let labels = || self.items.iter().map(|item| item.label.to_lowercase());
        let by_number = || {
            let index = search.parse::<usize>().ok()?.checked_sub(1)?;
            (index < self.items.len()).then_some(index)
        };
        let starts_word = |label: &str| label.split(' ').any(|word| word.starts_with(&search));
        let found = labels()
            .position(|label| label == search)
            .or_else(|| labels().position(|label| label.starts_with(&search)))
            .or_else(by_number)
            .or_else(|| labels().position(|label| starts_word(&label)));
        self.selected = found.unwrap_or(self.selected);
        found.is_some()
    }

    /// Handles a mouse event: scrolls the selection, or returns what was clicked.
    pub(crate) fn handle_mouse(&mut self, mouse: MouseEvent, area: Rect) -> MenuAction {
        match mouse.kind {
            MouseEventKind::ScrollDown => self.selected = (self.selected + 1).min(self.last()),
            MouseEventKind::ScrollUp => self.selected = self.selected.saturating_sub(1),
            MouseEventKind::Down(MouseButton::Left) => {
                let [_, list, _] = split(area);
                if list.contains(Position::new(mouse.column, mouse.row)) {
                    let index = self.scroll_offset(list.height) + usize::from(mouse.row - list.y);
                    if index <= self.last() {
                        self.selected = index;
                        return MenuAction::Choose(index);
                    }
                }
            }
            MouseEventKind::Down(MouseButton::Right) => return MenuAction::Close,
            _ => {}
        }
        MenuAction::None
    }

    /// Returns the index of the first visible item.
    fn scroll_offset(&self, height: u16) -> usize {
        let height = usize::from(height);
        self.selected.saturating_sub(height / 2).min(self.items.len().saturating_sub(height))
    }

    /// Draws the menu: title, items with descriptions, and below them the whole description of the
    /// selected item if it is cut off.
    pub(crate) fn draw(&self, frame: &mut Frame, area: Rect, theme: Theme) {
        let [title, list, description] = split(area);
        let mut heading = Line::from(Span::styled(self.title.as_str(), theme.heading()));
        if !self.search.is_empty() {
            heading.push_span(format!("  {}_", self.search));
        }
        frame.render_widget(heading, title);
        let digits = self.items.len().to_string().len();
        let longest = self.items.iter().map(|item| item.label.chars().count()).max().unwrap_or(0);
        let label_width = longest.min(usize::from(list.width) / 2);
        let offset = self.scroll_offset(list.height);
        for (row, index) in list.rows().zip(offset..self.items.len()) {
            let item = &self.items[index];
            let (pointer, style) =
                if index == self.selected { (">", theme.selected()) } else { (" ", Style::new()) };
            let label = format!("{pointer} {:>digits$}  {:<label_width$}  ", index + 1, item.label);
            let rest = usize::from(row.width).saturating_sub(label.chars().count());
            let summary = truncate(&item.description, rest);
            if index == self.selected && summary != item.description {
                let text = Paragraph::new(item.description.as_str()).wrap(Wrap { trim: true });
                frame.render_widget(text, description);
            }
            let spans = [Span::styled(label, style), Span::styled(summary, theme.faint())];
            frame.render_widget(Line::from_iter(spans), row);
        }
    }
}

/// Returns the areas of the title, the items and the description.
fn split(area: Rect) -> [Rect; 3] {
    let [title, _, list, description] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Min(1),
        Constraint::Length(DESCRIPTION_HEIGHT),
    ])
    .areas(area);
    [title, list, description]
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyModifiers;

    use super::*;

    fn menu() -> Menu {
        let labels = ["Shiftago", "Pivit", "Quantum Leap", "Load a game", "4"];
        Menu::new("Games", labels.map(|label| MenuItem::new(label, "")).into())
    }

    fn selected_after_typing(text: &str) -> usize {
        let mut menu = menu();
        for c in text.chars() {
            assert_eq!(menu.handle_key(KeyEvent::from(KeyCode::Char(c))), MenuAction::None);
        }
        menu.selected()
    }

    #[test]
    fn items_are_found_by_label_by_word_and_by_number() {
        assert_eq!(selected_after_typing("p"), 1);
        assert_eq!(selected_after_typing("QUAN"), 2);
        assert_eq!(selected_after_typing("leap"), 2);
        assert_eq!(selected_after_typing("2"), 1);
        assert_eq!(selected_after_typing("4"), 4, "a label precedes a number");
        assert_eq!(selected_after_typing("pxivit"), 1, "a character without a match is dropped");
    }

    #[test]
    fn arrows_wrap_around_and_enter_chooses() {
        let mut menu = menu();
        menu.handle_key(KeyEvent::from(KeyCode::Up));
        assert_eq!(menu.handle_key(KeyEvent::from(KeyCode::Enter)), MenuAction::Choose(4));
        menu.handle_key(KeyEvent::from(KeyCode::Down));
        assert_eq!(menu.handle_key(KeyEvent::from(KeyCode::Enter)), MenuAction::Choose(0));
        assert_eq!(menu.handle_key(KeyEvent::from(KeyCode::Esc)), MenuAction::Close);
    }

    #[test]
    fn a_click_chooses_the_item_that_is_drawn_there() {
        let mut menu = menu().with_selected(4);
        let area = Rect::new(0, 0, 40, 7);
        let click = |row| MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: 3,
            row,
            modifiers: KeyModifiers::NONE,
        };
        // Two rows are visible, the last ones.
        assert_eq!(menu.handle_mouse(click(2), area), MenuAction::Choose(3));
        assert_eq!(menu.handle_mouse(click(0), area), MenuAction::None);
    }
}
