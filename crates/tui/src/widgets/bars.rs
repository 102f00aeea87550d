//! The title bar and the key bar of every screen, and the body between them.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::text::Line;

use crate::text::truncate;
use crate::theme::Theme;

/// The texts of the title bar and the key bar.
pub(crate) struct Bars<'a> {
    /// The title, at the left of the title bar.
    pub(crate) title: &'a str,
    /// The status, at the right of the title bar.
    pub(crate) status: &'a str,
    /// The key bindings.
    pub(crate) keys: &'a str,
}

impl Bars<'_> {
    /// Draws the bars at the top and the bottom of the screen.
    pub(crate) fn draw(&self, frame: &mut Frame, theme: Theme) {
        let [top, _, bottom] = split(frame.area());
        let width = usize::from(top.width);
        let status = truncate(self.status, width.saturating_sub(2) * 2 / 3);
        let title_width = width.saturating_sub(status.chars().count() + 3);
        let title = format!(" {:<title_width$} {status} ", truncate(self.title, title_width));
        frame.render_widget(Line::styled(title, theme.bar()), top);
        let keys = format!(" {:<width$}", truncate(self.keys, width.saturating_sub(2)));
        frame.render_widget(Line::styled(keys, theme.bar()), bottom);
    }
}

/// Returns the area between the bars.
pub(crate) fn body(area: Rect) -> Rect {
    split(area)[1]
}

/// Returns the area between the bars without its margins: two columns at each side, one row above.
pub(crate) fn content(area: Rect) -> Rect {
    let body = body(area);
    let inner = body.inner(Margin::new(2.min(body.width / 2), 0));
    Rect { y: body.y + 1.min(body.height), height: body.height.saturating_sub(1), ..inner }
}

fn split(area: Rect) -> [Rect; 3] {
    Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(area)
}
