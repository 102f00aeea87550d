//! The layout of the game screen, shared by drawing, cursor and mouse.

use ratatui::layout::{Constraint, Layout, Position as Point, Rect, Size};
use tabuleiro_core::{Line, Message, Span, SpanStyle, Spot};
use tabuleiro_session::status_lines;

use super::{GameScreen, Step};
use crate::context::Context;
use crate::flip::flipped;
use crate::geometry::{Direction, nearest_spot};
use crate::widgets::bars;
use crate::widgets::spot_text::{SpotArea, SpotText};
use crate::widgets::viewport::Viewport;

/// The least width of a terminal for a panel beside the board instead of below it.
const MIN_WIDTH_FOR_SIDE_PANEL: u16 = 64;
/// The width of the side panel on a terminal of common width.
const SIDE_PANEL_WIDTH: u16 = 28;
/// The least width of a terminal for a side panel of a third of the width.
const MIN_WIDTH_FOR_WIDE_PANEL: u16 = 100;
/// The least height of a terminal for a third line of messages.
const MIN_HEIGHT_FOR_THREE_MESSAGES: u16 = 30;
/// The rows kept for the board before the hand is drawn with its frames.
const MIN_BOARD_ROWS: u16 = 18;

/// The panes of the game screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Panes {
    pub(super) board: Rect,
    /// The hand and the buttons, below the board.
    pub(super) hand: Rect,
    /// Players, status and moves.
    pub(super) panel: Rect,
    pub(super) messages: Rect,
}

/// The panes and their content.
#[derive(Debug)]
pub(super) struct GameLayout {
    pub(super) panes: Panes,
    pub(super) board: SpotText,
    /// The hand and the buttons.
    pub(super) hand: SpotText,
    /// The status of the game: scores, supplies and the phase.
    pub(super) status: Vec<Line>,
}

impl GameLayout {
    /// Returns the viewport of the board that starts at `offset`.
    pub(super) fn board_viewport(&self, offset: Point) -> Viewport {
        Viewport::new(self.panes.board, self.board.size(), offset)
    }

    /// Returns the viewport of the hand in which the cursor is visible.
    pub(super) fn hand_viewport(&self, cursor: Option<Spot>) -> Viewport {
        let viewport = Viewport::new(self.panes.hand, self.hand.size(), Point::ORIGIN);
        match cursor.and_then(|spot| self.hand.area_of(spot)) {
            Some(area) => viewport.scrolled_to(area),
            None => viewport,
        }
    }

    /// Returns the spot at a point of the screen.
    pub(super) fn spot_at(
        &self,
        point: Point,
        board_offset: Point,
        cursor: Option<Spot>,
    ) -> Option<Spot> {
        let find = |pane: Rect, viewport: Viewport, text: &SpotText| {
            let content = pane.contains(point).then(|| viewport.to_content(point)).flatten()?;
            text.spot_at(content)
        };
        find(self.panes.board, self.board_viewport(board_offset), &self.board)
            .or_else(|| find(self.panes.hand, self.hand_viewport(cursor), &self.hand))
    }

    /// Returns the areas of all spots, with the hand directly below the whole board.
    pub(super) fn spot_areas(&self) -> Vec<SpotArea> {
        let top = self.board.size().height;
        let below = |spot: &SpotArea| SpotArea {
            area: Rect { y: spot.area.y + top, ..spot.area },
            ..*spot
        };
        let board = self.board.spot_areas().iter().copied();
        board.chain(self.hand.spot_areas().iter().map(below)).collect()
    }
}

impl GameScreen {
    /// Returns the layout on a terminal of the size of `area`.
    pub(super) fn layout(&self, context: &Context, area: Rect) -> GameLayout {
        let (position, viewer) = (self.viewed_position(), self.game.table().viewer());
        let view = position.text(viewer);
        let status = status_lines(&position.status(viewer), context.language);
        let board = if self.is_flipped { flipped(&view.board) } else { view.board };
        let hand = if view.hand.iter().all(is_blank) { Vec::new() } else { view.hand };
        let max_hand_rows = bars::body(area).height.saturating_sub(MIN_BOARD_ROWS);
        let hand = if hand.len() as u16 > max_hand_rows { without_frames(&hand) } else { hand };
        let hand: Vec<Line> = hand.into_iter().chain(self.button_line(context)).collect();
        let (board, hand) = (SpotText::new(board), SpotText::new(hand));
        GameLayout { panes: panes(area, hand.size()), board, hand, status }
    }

    /// Returns the line of buttons that can be picked next, if there are any.
    fn button_line(&self, context: &Context) -> Option<Line> {
        let mut line = Line::default();
        for spot in self.targets() {
            if let Spot::Button(name) = spot {
                let label = context.text(&Message::new(format!("button-{name}")));
                let text = format!("[ {label} ]").into();
                line.0.push(Span { text, spot: Some(spot), style: SpanStyle::Plain });
                line = line.with(" ", SpanStyle::Plain);
            }
        }
        (!line.0.is_empty()).then_some(line)
    }

    /// Moves the cursor to the nearest spot in a direction, or to a target if it is hidden.
    pub(super) fn move_cursor(&mut self, direction: Direction, context: &Context, area: Rect) {
        let spots = self.layout(context, area).spot_areas();
        let here = self.cursor.and_then(|cursor| spots.iter().find(|spot| spot.spot == cursor));
        match here {
            Some(here) => {
                self.cursor = nearest_spot(&spots, here.area, direction).or(self.cursor);
            }
            None => self.focus_target(Step::Next, context, area),
        }
    }

    /// Moves the cursor to the next or previous target in reading order.
    pub(super) fn focus_target(&mut self, step: Step, context: &Context, area: Rect) {
        let mut stops = self.layout(context, area).spot_areas();
        let targets = self.targets();
        stops.retain(|stop| targets.contains(&stop.spot) || self.cursor == Some(stop.spot));
        stops.sort_by_key(|stop| (stop.area.y, stop.area.x));
        let here = stops.iter().position(|stop| self.cursor == Some(stop.spot));
        let next = here.map_or(0, |here| step.from(here, stops.len()));
        self.cursor = stops.get(next).map(|stop| stop.spot).or(self.cursor);
    }

    /// Scrolls the board so that the cursor is visible.
    pub(super) fn scroll_to_cursor(&mut self, context: &Context, area: Rect) {
        let layout = self.layout(context, area);
        let viewport = layout.board_viewport(self.board_offset);
        let cursor = self.cursor.and_then(|spot| layout.board.area_of(spot));
        let viewport = cursor.map_or(viewport, |cursor| viewport.scrolled_to(cursor));
        self.board_offset = viewport.offset();
    }
}

fn is_blank(line: &Line) -> bool {
    line.to_string().trim().is_empty()
}

/// Returns the lines of a hand that have letters or digits, without the frames around its items.
fn without_frames(lines: &[Line]) -> Vec<Line> {
    let has_text = |line: &&Line| line.to_string().chars().any(char::is_alphanumeric);
    lines.iter().filter(has_text).cloned().collect()
}

fn panes(area: Rect, hand: Size) -> Panes {
    let body = bars::body(area);
    let messages = if area.height >= MIN_HEIGHT_FOR_THREE_MESSAGES { 3 } else { 2 };
    let rows = [
        Constraint::Min(0),
        Constraint::Length(hand.height.min(body.height / 2)),
        Constraint::Length(messages),
    ];
    let [upper, hand, messages] = Layout::vertical(rows).areas(body);
    let [board, panel] = if area.width < MIN_WIDTH_FOR_SIDE_PANEL {
        Layout::vertical([Constraint::Fill(2), Constraint::Fill(1)]).areas(upper)
    } else {
        let is_wide = area.width >= MIN_WIDTH_FOR_WIDE_PANEL;
        let width = if is_wide { area.width / 3 } else { SIDE_PANEL_WIDTH };
        Layout::horizontal([Constraint::Min(0), Constraint::Length(width)]).areas(upper)
    };
    Panes { board, hand, panel, messages }
}
