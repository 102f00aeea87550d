//! A board or a hand as it is drawn: lines of text in which some characters can be pointed at.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use tabuleiro_core::{Line, Spot};

use crate::paint::{Mark, Paint};

/// Lines, and where on them the places are that one points at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Picture {
    lines: Vec<Line>,
    places: Vec<Place>,
}

/// Where something to point at is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) spot: Spot,
    pub(crate) area: Rect,
}

impl Picture {
    pub(crate) fn new(lines: Vec<Line>) -> Picture {
        let mut places: Vec<Place> = Vec::new();
        for (y, line) in lines.iter().enumerate() {
            let mut x = 0;
            for span in &line.0 {
                let width = span.text.chars().count() as u16;
                let area = Rect::new(x, y as u16, width, 1);
                x += width;
                let Some(spot) = span.spot else { continue };
                match places.iter_mut().find(|place| place.spot == spot) {
                    Some(place) => place.area = place.area.union(area),
                    None => places.push(Place { spot, area }),
                }
            }
        }
        Picture { lines, places }
    }

    pub(crate) fn places(&self) -> &[Place] {
        &self.places
    }

    /// Where something is drawn.
    pub(crate) fn area_of(&self, spot: Spot) -> Option<Rect> {
        self.places.iter().find(|place| place.spot == spot).map(|place| place.area)
    }

    pub(crate) fn size(&self) -> Size {
        Size::new(width(&self.lines), self.lines.len() as u16)
    }

    /// What is at a point, or just beside it: cells of one character are hard to hit.
    pub(crate) fn at(&self, point: Position) -> Option<Spot> {
        let within = |area: Rect| area.contains(point);
        let beside = |area: Rect| {
            within(Rect { x: area.x.saturating_sub(1), width: area.width + 2, ..area })
        };
        let found = self.places.iter().find(|place| within(place.area));
        let found = found.or_else(|| self.places.iter().find(|place| beside(place.area)));
        found.map(|place| place.spot)
    }

    /// Draws what is seen through a window; `marks` are what is special about a place.
    pub(crate) fn draw(
        &self,
        buffer: &mut Buffer,
        window: &Window,
        paint: Paint,
        marks: impl Fn(Spot) -> Vec<Mark>,
    ) {
        for (y, line) in (0..).zip(&self.lines) {
            let mut x = 0;
            for span in &line.0 {
                let marks = span.spot.map(&marks).unwrap_or_default();
                let style = marks
                    .iter()
                    .fold(paint.ink(span.ink), |style, &mark| style.patch(paint.mark(mark)));
                let sign = marks.iter().rev().find_map(|mark| mark.sign());
                let middle = span.spot.and_then(|spot| self.area_of(spot)).map(middle_of);
                for drawn in span.text.chars() {
                    let here = Position::new(x, y);
                    x += 1;
                    let Some(cell) = window.on_screen(here).and_then(|at| buffer.cell_mut(at))
                    else {
                        continue;
                    };
                    let drawn = match sign {
                        Some(sign) if middle == Some(here) && !drawn.is_alphanumeric() => sign,
                        _ => drawn,
                    };
                    cell.set_char(drawn).set_style(style);
                }
            }
        }
    }
}

/// The middle of an area.
pub(crate) fn middle_of(area: Rect) -> Position {
    Position::new(area.x + (area.width.max(1) - 1) / 2, area.y + (area.height.max(1) - 1) / 2)
}

fn width(lines: &[Line]) -> u16 {
    let width = |line: &Line| line.0.iter().map(|span| span.text.chars().count()).sum::<usize>();
    lines.iter().map(width).max().unwrap_or(0) as u16
}

/// The part of a picture that is seen: all of it in the middle, or as much as there is room for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    area: Rect,
    /// The first column and line that are seen.
    pub(crate) first: Position,
}

/// How much is seen around what one looks at.
const AROUND: u16 = 3;

impl Window {
    /// A window whose first column and line are these, as far as there is more to see.
    pub(crate) fn new(area: Rect, picture: Size, first: Position) -> Window {
        let free = |room: u16, size: u16| room.saturating_sub(size) / 2;
        let (left, top) = (free(area.width, picture.width), free(area.height, picture.height));
        let area = Rect {
            x: area.x + left,
            y: area.y + top,
            width: area.width.min(picture.width),
            height: area.height.min(picture.height),
        };
        let first = Position {
            x: first.x.min(picture.width - area.width),
            y: first.y.min(picture.height - area.height),
        };
        Window { area, first }
    }

    /// The window moved as little as possible to show a part of the picture.
    #[must_use]
    pub(crate) fn showing(self, picture: Size, part: Rect) -> Window {
        let moved = |first: u16, seen: u16, start: u16, end: u16| {
            let around = AROUND.min(seen.saturating_sub(end - start) / 2);
            let least = (end + around).saturating_sub(seen);
            first.max(least).min(start.saturating_sub(around))
        };
        let first = Position {
            x: moved(self.first.x, self.area.width, part.left(), part.right()),
            y: moved(self.first.y, self.area.height, part.top(), part.bottom()),
        };
        Window::new(self.area, picture, first)
    }

    /// Where a point of the picture is on the screen.
    pub(crate) fn on_screen(&self, point: Position) -> Option<Position> {
        let x = point.x.checked_sub(self.first.x)? + self.area.x;
        let y = point.y.checked_sub(self.first.y)? + self.area.y;
        let at = Position { x, y };
        self.area.contains(at).then_some(at)
    }

    /// Which point of the picture is at a point of the screen, which may be just beside it.
    pub(crate) fn on_picture(&self, at: Position) -> Option<Position> {
        let near =
            Rect { x: self.area.x.saturating_sub(1), width: self.area.width + 2, ..self.area };
        near.contains(at).then(|| Position {
            x: (at.x + self.first.x).saturating_sub(self.area.x),
            y: at.y - self.area.y + self.first.y,
        })
    }

    /// Whether there is more to see to the left, above, to the right and below.
    pub(crate) fn more(&self, picture: Size) -> [bool; 4] {
        [
            self.first.x > 0,
            self.first.y > 0,
            self.first.x + self.area.width < picture.width,
            self.first.y + self.area.height < picture.height,
        ]
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::{Cell, Ink};

    use super::*;

    fn spot(x: i16) -> Spot {
        Spot::Cell(Cell::new(x, 0))
    }

    /// Ten cells of three characters on two lines.
    fn picture() -> Picture {
        let line = || {
            (0..10).fold(Line::default(), |line, x| line.cell(Cell::new(x, 0), " . ", Ink::Plain))
        };
        Picture::new(vec![line(), line()])
    }

    #[test]
    fn a_place_is_all_that_is_drawn_of_it() {
        let picture = picture();
        assert_eq!(picture.size(), Size::new(30, 2));
        assert_eq!(picture.area_of(spot(3)), Some(Rect::new(9, 0, 3, 2)));
        assert_eq!(picture.at(Position::new(11, 1)), Some(spot(3)));
        assert_eq!(picture.at(Position::new(11, 2)), None);
    }

    #[test]
    fn a_window_follows_what_one_looks_at_and_stops_at_the_edge() {
        let picture = picture();
        let size = picture.size();
        let window = Window::new(Rect::new(5, 5, 12, 4), size, Position::new(0, 0));
        assert_eq!(window.on_screen(Position::new(0, 0)), Some(Position::new(5, 6)));
        let show = |window: Window, x| window.showing(size, picture.area_of(spot(x)).unwrap());
        let there = show(window, 9);
        assert_eq!(there.first.x, 18);
        assert_eq!(show(there, 8).first.x, 18, "it is seen already");
        assert_eq!(show(there, 0).first.x, 0);
        assert_eq!(there.more(size), [true, false, false, false]);
        let at = there.on_screen(Position::new(28, 1)).unwrap();
        assert_eq!(there.on_picture(at), Some(Position::new(28, 1)));
        assert_eq!(there.on_screen(Position::new(2, 0)), None);
    }
}
