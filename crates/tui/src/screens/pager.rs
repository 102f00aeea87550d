//! A pager: scrollable text such as rules, key bindings and positions.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use tabuleiro_core::msg;

use crate::MESSAGES;
use crate::context::Context;
use crate::screen::{Navigation, Screen};
use crate::text::{markdown_blocks, wrap};
use crate::widgets::bars::{self, Bars};

/// The width at which lines are wrapped on wide terminals.
const MAX_LINE_WIDTH: u16 = 90;
/// The lines scrolled by one step of the mouse wheel.
const WHEEL_STEP: usize = 3;

/// A scrollable Markdown text with a title.
#[derive(Clone, Debug)]
pub(crate) struct PagerScreen {
    title: String,
    text: String,
    /// The index of the first visible line.
    offset: usize,
}

impl PagerScreen {
    pub(crate) fn new(title: impl Into<String>, text: impl Into<String>) -> PagerScreen {
        PagerScreen { title: title.into(), text: text.into(), offset: 0 }
    }

    fn lines(&self, area: Rect) -> Vec<String> {
        let width = text_area(area).width.into();
        markdown_blocks(&self.text).iter().flat_map(|block| wrap(block, width)).collect()
    }
}

impl Screen for PagerScreen {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        let keys = context.text(&msg!("screen-reader-keys"));
        Bars { title: &self.title, status: "", keys: &keys }.draw(frame, context.theme);
        let area = text_area(frame.area());
        let lines = self.lines(frame.area());
        let offset = self.offset.min(lines.len().saturating_sub(usize::from(area.height)));
        for (row, line) in area.rows().zip(&lines[offset..]) {
            let span = match line.trim_start_matches('#') {
                heading if heading.len() < line.len() => {
                    Span::styled(heading.trim(), context.theme.heading())
                }
                text => Span::raw(text),
            };
            frame.render_widget(Line::from(span), row);
        }
    }

    fn handle_key(&mut self, key: KeyEvent, _context: &mut Context, area: Rect) -> Navigation {
        // Paging keeps one line of the previous page.
        let page = usize::from(text_area(area).height.saturating_sub(1));
        let last = self.lines(area).len().saturating_sub(page + 1);
        match key.code {
            KeyCode::Esc | KeyCode::Enter | KeyCode::Left | KeyCode::Char('q') => {
                return Navigation::Back;
            }
            KeyCode::Up | KeyCode::Char('k') => self.offset = self.offset.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.offset = (self.offset + 1).min(last),
            KeyCode::PageUp => self.offset = self.offset.saturating_sub(page),
            KeyCode::PageDown | KeyCode::Char(' ') => {
                self.offset = (self.offset + page).min(last);
            }
            KeyCode::Home => self.offset = 0,
            KeyCode::End => self.offset = last,
            _ => {}
        }
        Navigation::Stay
    }

    fn handle_mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Navigation {
        let code = match mouse.kind {
            MouseEventKind::ScrollDown => KeyCode::Down,
            MouseEventKind::ScrollUp => KeyCode::Up,
            _ => return Navigation::Stay,
        };
        for _ in 0..WHEEL_STEP {
            self.handle_key(KeyEvent::from(code), context, area);
        }
        Navigation::Stay
    }
}

/// Returns the area of the text: a centred column between the bars.
fn text_area(area: Rect) -> Rect {
    let body = bars::body(area);
    let width = body.width.saturating_sub(4).min(MAX_LINE_WIDTH);
    let [_, column, _] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(width), Constraint::Fill(1)])
            .areas(body);
    column
}
