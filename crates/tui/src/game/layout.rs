//! Where everything is on the screen of a game, for drawing and for the mouse alike.

use ratatui::layout::{Constraint, Layout, Position as Point, Rect, Size};
use tabuleiro_core::{Ink, Line, Message, Span, Spot};
use tabuleiro_session::status_lines;

use super::Game;
use crate::context::Context;
use crate::frame;
use crate::geometry::{self, Way};
use crate::picture::{Picture, Place, Window};
use crate::turned::turned;

/// A screen that is narrower has its panel below the board.
const NARROW: u16 = 64;
/// A screen that is at least so wide has a wide panel.
const WIDE: u16 = 100;
/// How many lines of a board should be seen before the hand is drawn large.
const BOARD_LINES: u16 = 18;

/// The areas of the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Areas {
    pub(super) board: Rect,
    pub(super) strip: Rect,
    pub(super) panel: Rect,
    pub(super) said: Rect,
}

/// What is seen of the table, and where.
#[derive(Debug)]
pub(super) struct Shown {
    pub(super) areas: Areas,
    pub(super) board: Picture,
    /// The hand and the buttons under the board.
    pub(super) strip: Picture,
    /// What is told in words.
    pub(super) words: Vec<Line>,
}

impl Shown {
    pub(super) fn board_window(&self, first: Point) -> Window {
        Window::new(self.areas.board, self.board.size(), first)
    }

    pub(super) fn strip_window(&self, cursor: Option<Spot>) -> Window {
        let window = Window::new(self.areas.strip, self.strip.size(), Point::ORIGIN);
        match cursor.and_then(|spot| self.strip.area_of(spot)) {
            Some(part) => window.showing(self.strip.size(), part),
            None => window,
        }
    }

    /// All places as if the strip lay directly under the board, however much is seen of it.
    pub(super) fn places(&self) -> Vec<Place> {
        let below = self.board.size().height;
        let lowered = self
            .strip
            .places()
            .iter()
            .map(|place| Place { area: Rect { y: place.area.y + below, ..place.area }, ..*place });
        self.board.places().iter().copied().chain(lowered).collect()
    }
}

impl Game {
    /// What is seen on a screen of this size.
    pub(super) fn shown(&self, context: &Context, area: Rect) -> Shown {
        let (position, viewer) = (self.seen_position(), self.local.table().viewer());
        let view = position.text(viewer);
        let words = status_lines(&position.status(viewer), context.language);
        let board = if self.is_turned { turned(&view.board) } else { view.board };
        let hand = if view.hand.iter().all(is_blank) { Vec::new() } else { view.hand };
        let room = frame::inner(area).height.saturating_sub(BOARD_LINES);
        let hand = if hand.len() as u16 > room { compact(&hand) } else { hand };
        let strip: Vec<Line> = hand.into_iter().chain(self.buttons(context)).collect();
        let (board, strip) = (Picture::new(board), Picture::new(strip));
        Shown { areas: areas(area, strip.size()), board, strip, words }
    }

    /// The buttons that make a move now.
    fn buttons(&self, context: &Context) -> Option<Line> {
        let mut line = Line::default();
        for spot in self.targets() {
            if let Spot::Button(name) = spot {
                let words = context.say(&Message::named(format!("button-{name}")));
                let text = format!("[ {words} ]").into();
                line.0.push(Span { text, spot: Some(spot), ink: Ink::Plain });
                line = line.with(" ", Ink::Plain);
            }
        }
        (!line.0.is_empty()).then_some(line)
    }

    /// Moves the cursor, from nowhere to where a move can begin.
    pub(super) fn move_cursor(&mut self, way: Way, context: &Context, area: Rect) {
        let places = self.shown(context, area).places();
        let here = self.cursor.and_then(|spot| places.iter().find(|place| place.spot == spot));
        match here {
            Some(here) => self.cursor = geometry::next(&places, here.area, way).or(self.cursor),
            None => self.jump(true, context, area),
        }
    }

    /// Moves the cursor to the next place, or the one before, that can be pointed at.
    pub(super) fn jump(&mut self, forward: bool, context: &Context, area: Rect) {
        let places = self.shown(context, area).places();
        let targets = self.targets();
        let mut stops: Vec<&Place> = places.iter().collect();
        stops.retain(|place| targets.contains(&place.spot) || self.cursor == Some(place.spot));
        stops.sort_by_key(|place| (place.area.y, place.area.x));
        let here = stops.iter().position(|place| self.cursor == Some(place.spot));
        let count = stops.len();
        let next = match (here, forward) {
            (None, _) => 0,
            (Some(at), true) => (at + 1) % count,
            (Some(at), false) => (at + count - 1) % count,
        };
        self.cursor = stops.get(next).map(|place| place.spot).or(self.cursor);
    }

    /// Moves the board so that the cursor is seen.
    pub(super) fn follow_cursor(&mut self, context: &Context, area: Rect) {
        let shown = self.shown(context, area);
        let window = shown.board_window(self.first_seen);
        let part = self.cursor.and_then(|spot| shown.board.area_of(spot));
        let window = part.map_or(window, |part| window.showing(shown.board.size(), part));
        self.first_seen = window.first;
    }
}

/// Returns whether nothing is left of a drawing.
fn is_blank(line: &Line) -> bool {
    line.to_string().trim().is_empty()
}

/// A hand without the frames around its items.
fn compact(lines: &[Line]) -> Vec<Line> {
    let tells = |line: &&Line| line.to_string().chars().any(char::is_alphanumeric);
    lines.iter().filter(tells).cloned().collect()
}

fn areas(area: Rect, strip: Size) -> Areas {
    let inner = frame::inner(area);
    let said = if area.height >= 30 { 3 } else { 2 };
    let strip = strip.height.min(inner.height / 2);
    let rows = |room: Rect| {
        let heights = [Constraint::Min(0), Constraint::Length(strip), Constraint::Length(said)];
        Layout::vertical(heights).areas::<3>(room)
    };
    let [upper, strip, said] = rows(inner);
    let (board, panel) = if area.width < NARROW {
        let heights = [Constraint::Fill(2), Constraint::Fill(1)];
        let [board, panel] = Layout::vertical(heights).areas(upper);
        (board, panel)
    } else {
        let width = if area.width < WIDE { 28 } else { area.width / 3 };
        let widths = [Constraint::Min(0), Constraint::Length(width)];
        let [board, panel] = Layout::horizontal(widths).areas(upper);
        (board, panel)
    };
    Areas { board, strip, panel, said }
}
