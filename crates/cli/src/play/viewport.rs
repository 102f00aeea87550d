//! The part of a wide board that fits the terminal. Only columns are cut: the terminal scrolls
//! lines, but it would wrap a line that is too long.

use tabuleiro_core::{Line, Span, Spot};

use super::input::Scroll;

/// The horizontal scroll position, in half screens to the right of the last move.
#[derive(Clone, Copy, Default)]
pub(crate) struct Viewport {
    right: isize,
}

impl Viewport {
    /// Scrolls by half a screen.
    pub(crate) fn scroll(&mut self, way: Scroll) {
        match way {
            Scroll::Left => self.right -= 1,
            Scroll::Right => self.right += 1,
        }
    }

    /// Returns the visible part of each line, with `focus` in the middle.
    pub(crate) fn visible(self, board: &[Line], focus: &[Spot], columns: usize) -> Vec<Line> {
        let width = board.iter().map(width).max().unwrap_or(0);
        let half = columns / 2;
        let middle = column_of(board, focus).unwrap_or(width / 2);
        let middle = middle.saturating_add_signed(self.right * half as isize);
        let first = middle.saturating_sub(half).min(width.saturating_sub(columns));
        board.iter().map(|line| cut(line, first, columns)).collect()
    }
}

fn width(line: &Line) -> usize {
    line.0.iter().map(|span| span.text.chars().count()).sum()
}

/// Returns the column of the first of these spots.
fn column_of(board: &[Line], spots: &[Spot]) -> Option<usize> {
    board.iter().find_map(|line| {
        let mut column = 0;
        line.0.iter().find_map(|span| {
            let here = column;
            column += span.text.chars().count();
            span.spot.is_some_and(|spot| spots.contains(&spot)).then_some(here)
        })
    })
}

/// Cuts a line to `columns` characters from column `first`.
fn cut(line: &Line, first: usize, columns: usize) -> Line {
    let mut column = 0;
    let mut spans = Vec::new();
    for span in &line.0 {
        let length = span.text.chars().count();
        let skipped = first.saturating_sub(column).min(length);
        let end = (first + columns).saturating_sub(column).min(length);
        column += length;
        if skipped < end {
            let text: String = span.text.chars().skip(skipped).take(end - skipped).collect();
            spans.push(Span { text: text.into(), ..span.clone() });
        }
    }
    Line(spans)
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::{Cell, SpanStyle};

    use super::*;

    /// Returns the visible part of a line of ten cells, each showing its column.
    fn seen(viewport: Viewport, last_move: i16, columns: usize) -> String {
        let line = (0..10).fold(Line::default(), |line, x| {
            line.cell(Cell::new(x, 0), x.to_string(), SpanStyle::Plain)
        });
        let spot = Spot::Cell(Cell::new(last_move, 0));
        viewport.visible(&[line], &[spot], columns)[0].to_string()
    }

    #[test]
    fn a_board_that_fits_is_shown_whole() {
        assert_eq!(seen(Viewport::default(), 9, 80), "0123456789");
    }

    #[test]
    fn a_wider_board_is_shown_around_the_last_move() {
        assert_eq!(seen(Viewport::default(), 5, 4), "3456");
        assert_eq!(seen(Viewport::default(), 0, 4), "0123");
        assert_eq!(seen(Viewport::default(), 9, 4), "6789");
    }

    #[test]
    fn scrolling_goes_half_a_screen_and_stops_at_the_edge() {
        let mut viewport = Viewport::default();
        viewport.scroll(Scroll::Right);
        assert_eq!(seen(viewport, 2, 4), "2345");
        for _ in 0..20 {
            viewport.scroll(Scroll::Right);
        }
        assert_eq!(seen(viewport, 2, 4), "6789");
        let mut viewport = Viewport::default();
        viewport.scroll(Scroll::Left);
        assert_eq!(seen(viewport, 5, 4), "1234");
    }
}
