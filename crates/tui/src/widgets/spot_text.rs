//! A board or a hand: lines of text in which the spots of a game can be picked.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use tabuleiro_core::{Line, Spot};

use crate::theme::{Highlight, Theme};
use crate::widgets::viewport::Viewport;

/// Lines of text and the areas of the spots in them.
#[derive(Clone, Debug, Default)]
pub(crate) struct SpotText {
    lines: Vec<Line>,
    spot_areas: Vec<SpotArea>,
}

/// The area of a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SpotArea {
    pub(crate) spot: Spot,
    pub(crate) area: Rect,
}

impl SpotText {
    pub(crate) fn new(lines: Vec<Line>) -> SpotText {
        let mut spot_areas: Vec<SpotArea> = Vec::new();
        for (y, line) in lines.iter().enumerate() {
            let mut x = 0;
            for span in &line.0 {
                let width = span.text.chars().count() as u16;
                let area = Rect::new(x, y as u16, width, 1);
                x += width;
                let Some(spot) = span.spot else { continue };
                match spot_areas.iter_mut().find(|known| known.spot == spot) {
                    Some(known) => known.area = known.area.union(area),
                    None => spot_areas.push(SpotArea { spot, area }),
                }
            }
        }
        SpotText { lines, spot_areas }
    }

    /// Returns the areas of all spots, in reading order.
    pub(crate) fn spot_areas(&self) -> &[SpotArea] {
        &self.spot_areas
    }

    /// Returns the area of a spot.
    pub(crate) fn area_of(&self, spot: Spot) -> Option<Rect> {
        self.spot_areas.iter().find(|known| known.spot == spot).map(|known| known.area)
    }

    /// Returns the size of the text.
    pub(crate) fn size(&self) -> Size {
        let width = |line: &Line| line.0.iter().map(|span| span.text.chars().count()).sum();
        let width: usize = self.lines.iter().map(width).max().unwrap_or(0);
        Size::new(width as u16, self.lines.len() as u16)
    }

    /// Returns the spot at a position, or one column beside it, since narrow spots are hard to hit.
    pub(crate) fn spot_at(&self, position: Position) -> Option<Spot> {
        let widened =
            |area: Rect| Rect { x: area.x.saturating_sub(1), width: area.width + 2, ..area };
        let spots = || self.spot_areas.iter();
        let found = spots().find(|known| known.area.contains(position));
        let found = found.or_else(|| spots().find(|known| widened(known.area).contains(position)));
        found.map(|known| known.spot)
    }

    /// Draws the visible part of the text with the highlights of its spots.
    pub(crate) fn draw(
        &self,
        buffer: &mut Buffer,
        viewport: Viewport,
        theme: Theme,
        highlights: impl Fn(Spot) -> Vec<Highlight>,
    ) {
        for (y, line) in (0..).zip(&self.lines) {
            let mut x = 0;
            for span in &line.0 {
                let highlights = span.spot.map(&highlights).unwrap_or_default();
                let style =
                    highlights.iter().fold(theme.span_style(span.style), |style, &highlight| {
                        style.patch(theme.highlight(highlight))
                    });
                let symbol = highlights.iter().rev().find_map(|highlight| highlight.symbol());
                let centre = span.spot.and_then(|spot| self.area_of(spot)).map(centre_of);
                for c in span.text.chars() {
                    let position = Position::new(x, y);
                    x += 1;
                    let screen = viewport.to_screen(position);
                    let Some(cell) = screen.and_then(|screen| buffer.cell_mut(screen)) else {
                        continue;
                    };
                    let c = match symbol {
                        Some(symbol) if centre == Some(position) && !c.is_alphanumeric() => symbol,
                        _ => c,
                    };
                    cell.set_char(c).set_style(style);
                }
            }
        }
    }
}

/// Returns the centre of an area.
pub(crate) fn centre_of(area: Rect) -> Position {
    Position::new(area.x + (area.width.max(1) - 1) / 2, area.y + (area.height.max(1) - 1) / 2)
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::{Cell, SpanStyle};

    use super::*;

    #[test]
    fn the_area_of_a_spot_covers_all_its_spans() {
        // Ten cells of three characters, each on two lines.
        let line = || {
            (0..10).fold(Line::default(), |line, x| {
                line.cell(Cell::new(x, 0), " . ", SpanStyle::Plain)
            })
        };
        let text = SpotText::new(vec![line(), line()]);
        let spot = Spot::Cell(Cell::new(3, 0));
        assert_eq!(text.size(), Size::new(30, 2));
        assert_eq!(text.area_of(spot), Some(Rect::new(9, 0, 3, 2)));
        assert_eq!(text.spot_at(Position::new(11, 1)), Some(spot));
        assert_eq!(text.spot_at(Position::new(11, 2)), None);
    }

    #[test]
    fn a_position_beside_a_narrow_spot_belongs_to_it() {
        let spot = Spot::Cell(Cell::new(1, 0));
        let line = Line::raw("  ").cell(Cell::new(1, 0), ".", SpanStyle::Plain);
        let text = SpotText::new(vec![line]);
        assert_eq!(text.spot_at(Position::new(1, 0)), Some(spot));
        assert_eq!(text.spot_at(Position::new(0, 0)), None);
    }
}
