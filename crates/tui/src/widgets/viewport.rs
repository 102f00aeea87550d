//! A viewport: the visible part of content that can be larger than its area.

use ratatui::layout::{Position, Rect, Size};

/// The columns and rows that stay visible around a part that is scrolled into view.
const SCROLL_MARGIN: u16 = 3;

/// A scroll position in content. Content that is smaller than the area is centred in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Viewport {
    area: Rect,
    content: Size,
    offset: Position,
}

impl Viewport {
    /// Returns the viewport that starts at `offset`, or at the greatest offset without a gap.
    pub(crate) fn new(area: Rect, content: Size, offset: Position) -> Viewport {
        let centring = |room: u16, size: u16| room.saturating_sub(size) / 2;
        let area = Rect {
            x: area.x + centring(area.width, content.width),
            y: area.y + centring(area.height, content.height),
            width: area.width.min(content.width),
            height: area.height.min(content.height),
        };
        let offset = Position {
            x: offset.x.min(content.width - area.width),
            y: offset.y.min(content.height - area.height),
        };
        Viewport { area, content, offset }
    }

    /// Returns the first visible column and row of the content.
    pub(crate) fn offset(&self) -> Position {
        self.offset
    }

    /// Returns the viewport scrolled as little as possible to make `part` visible.
    #[must_use]
    pub(crate) fn scrolled_to(self, part: Rect) -> Viewport {
        let scroll = |offset: u16, visible: u16, start: u16, end: u16| {
            let margin = SCROLL_MARGIN.min(visible.saturating_sub(end - start) / 2);
            let min = (end + margin).saturating_sub(visible);
            offset.max(min).min(start.saturating_sub(margin))
        };
        let offset = Position {
            x: scroll(self.offset.x, self.area.width, part.left(), part.right()),
            y: scroll(self.offset.y, self.area.height, part.top(), part.bottom()),
        };
        Viewport::new(self.area, self.content, offset)
    }

    /// Converts a position in the content to the screen. Returns `None` if it is not visible.
    pub(crate) fn to_screen(self, position: Position) -> Option<Position> {
        let screen = Position {
            x: position.x.checked_sub(self.offset.x)? + self.area.x,
            y: position.y.checked_sub(self.offset.y)? + self.area.y,
        };
        self.area.contains(screen).then_some(screen)
    }

    /// Converts a position on the screen, at most one column outside the area, to the content.
    pub(crate) fn to_content(self, screen: Position) -> Option<Position> {
        let clickable =
            Rect { x: self.area.x.saturating_sub(1), width: self.area.width + 2, ..self.area };
        clickable.contains(screen).then(|| Position {
            x: (screen.x + self.offset.x).saturating_sub(self.area.x),
            y: screen.y - self.area.y + self.offset.y,
        })
    }

    /// Returns whether content is hidden to the left, above, to the right and below.
    pub(crate) fn hidden_sides(&self) -> [bool; 4] {
        [
            self.offset.x > 0,
            self.offset.y > 0,
            self.offset.x + self.area.width < self.content.width,
            self.offset.y + self.area.height < self.content.height,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A viewport of 12 columns on content of 30 columns and 2 rows.
    fn viewport() -> Viewport {
        Viewport::new(Rect::new(5, 5, 12, 4), Size::new(30, 2), Position::ORIGIN)
    }

    /// A cell of three columns and two rows.
    fn cell(n: u16) -> Rect {
        Rect::new(3 * n, 0, 3, 2)
    }

    #[test]
    fn small_content_is_centred() {
        assert_eq!(viewport().to_screen(Position::ORIGIN), Some(Position::new(5, 6)));
    }

    #[test]
    fn scrolling_stops_at_the_edges_and_when_the_part_is_visible() {
        let at_end = viewport().scrolled_to(cell(9));
        assert_eq!(at_end.offset().x, 18);
        assert_eq!(at_end.scrolled_to(cell(8)).offset().x, 18, "the cell is visible already");
        assert_eq!(at_end.scrolled_to(cell(0)).offset().x, 0);
        assert_eq!(at_end.hidden_sides(), [true, false, false, false]);
    }

    #[test]
    fn positions_convert_to_the_screen_and_back() {
        let at_end = viewport().scrolled_to(cell(9));
        let screen = at_end.to_screen(Position::new(28, 1)).unwrap();
        assert_eq!(at_end.to_content(screen), Some(Position::new(28, 1)));
        assert_eq!(at_end.to_screen(Position::new(2, 0)), None, "the column is scrolled out");
    }
}
