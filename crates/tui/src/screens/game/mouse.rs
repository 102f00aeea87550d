//! The mouse on the game screen: clicks pick spots and moves, the wheel scrolls.

use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position as Point, Rect};

use super::GameScreen;
use crate::context::Context;

impl GameScreen {
    /// Handles a mouse event on the table.
    pub(super) fn handle_board_mouse(
        &mut self,
        mouse: MouseEvent,
        context: &mut Context,
        area: Rect,
    ) {
        let point = Point::new(mouse.column, mouse.row);
        let layout = self.layout(context, area);
        let is_on_panel = layout.panes.panel.contains(point);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.messages_are_stale = true;
                if let Some(spot) = layout.spot_at(point, self.board_offset, self.cursor) {
                    self.pick(spot, context);
                } else if is_on_panel {
                    self.click_panel(point, context, area);
                }
            }
            MouseEventKind::Down(MouseButton::Right) => self.unpick(),
            MouseEventKind::ScrollUp if is_on_panel => {
                self.messages_are_stale = true;
                self.view_relative(-1);
            }
            MouseEventKind::ScrollDown if is_on_panel => {
                self.messages_are_stale = true;
                self.view_relative(1);
            }
            kind => {
                let (right, down) = wheel_scroll(kind, mouse.modifiers);
                let Point { x, y } = self.board_offset;
                let offset =
                    Point::new(x.saturating_add_signed(right), y.saturating_add_signed(down));
                self.board_offset = layout.board_viewport(offset).offset();
                // The cursor may leave the viewport.
                return;
            }
        }
        self.scroll_to_cursor(context, area);
    }
}

/// Returns how far a mouse event scrolls the board, to the right and down. Shift scrolls sideways.
fn wheel_scroll(kind: MouseEventKind, modifiers: KeyModifiers) -> (i16, i16) {
    let is_sideways = modifiers.contains(KeyModifiers::SHIFT);
    match kind {
        MouseEventKind::ScrollLeft => (-4, 0),
        MouseEventKind::ScrollRight => (4, 0),
        MouseEventKind::ScrollUp if is_sideways => (-4, 0),
        MouseEventKind::ScrollDown if is_sideways => (4, 0),
        MouseEventKind::ScrollUp => (0, -2),
        MouseEventKind::ScrollDown => (0, 2),
        _ => (0, 0),
    }
}
