//! What every screen has: a bar with a title above, and a bar with keys below.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

use crate::menu::shortened;
use crate::paint::Paint;

/// The words in the bars.
pub(crate) struct Bars<'a> {
    /// What one is looking at.
    pub(crate) title: &'a str,
    /// At the right of it.
    pub(crate) note: &'a str,
    /// What can be done.
    pub(crate) keys: &'a str,
}

/// Draws the bars, and returns what is left between them.
pub(crate) fn draw(frame: &mut Frame, paint: Paint, bars: &Bars<'_>) -> Rect {
    let [above, inner, below] = parts(frame.area());
    let width = usize::from(above.width);
    let note = shortened(bars.note, width.saturating_sub(2) * 2 / 3);
    let room = width.saturating_sub(note.chars().count() + 3);
    let title = format!(" {:<room$} {note} ", shortened(bars.title, room));
    frame.render_widget(Line::styled(title, paint.bar()), above);
    let keys = format!(" {:<width$}", shortened(bars.keys, width.saturating_sub(2)));
    frame.render_widget(Line::styled(keys, paint.bar()), below);
    inner
}

/// What is left between the bars.
pub(crate) fn inner(area: Rect) -> Rect {
    parts(area)[1]
}

/// What is left between the bars, without the margin at the left and right.
pub(crate) fn page(area: Rect) -> Rect {
    let inner = inner(area);
    let margin = 2.min(inner.width / 2);
    Rect {
        x: inner.x + margin,
        y: inner.y + 1.min(inner.height),
        width: inner.width - 2 * margin,
        height: inner.height.saturating_sub(1),
    }
}

fn parts(area: Rect) -> [Rect; 3] {
    Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(area)
}
