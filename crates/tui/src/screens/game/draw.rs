//! Drawing of the game screen: bars, board, messages and cursor.

use ratatui::Frame;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::Line;
use tabuleiro_core::{Message, Seat, Spot, Turn, msg};

use super::GameScreen;
use super::layout::GameLayout;
use super::move_input::MoveInput;
use crate::MESSAGES;
use crate::context::Context;
use crate::text::{capitalize, truncate, wrap};
use crate::widgets::bars::{self, Bars};
use crate::widgets::spot_text::centre_of;
use crate::worker::JobKind;

impl GameScreen {
    /// Draws the title bar and the key bar.
    pub(super) fn draw_bars(&self, frame: &mut Frame, context: &Context) {
        let (title, status) = (self.title(), context.sentence(&self.status()));
        let keys = context.text(&self.key_bindings());
        Bars { title: &title, status: &status, keys: &keys }.draw(frame, context.theme);
    }

    /// Draws the cover that hides the table until the player of a seat is alone at the screen.
    pub(super) fn draw_handover(&self, frame: &mut Frame, seat: Seat, context: &Context) {
        let body = bars::body(frame.area());
        let who = self.game.table().seat_label(seat);
        let prompt = context.sentence(&msg!("play-cover", who = who));
        let middle = Rect { y: body.y + body.height / 2, height: 1.min(body.height), ..body };
        frame.render_widget(Line::styled(prompt, context.theme.attention()).centered(), middle);
        let messages = Rect { y: body.bottom().saturating_sub(2), height: 2, ..body };
        self.draw_messages(frame, messages, context);
    }

    /// Returns the status in the title bar: the player to move, the search, or the ply on view.
    fn status(&self) -> Message {
        let table = self.game.table();
        if let Some(ply) = self.viewed_ply {
            return msg!("screen-looking-back", ply = ply, last = table.moves().len());
        }
        let Some(job) = &self.job else { return table.turn_message() };
        let who = match (job.kind, table.turn()) {
            (JobKind::Move, Turn::Of(seat)) => table.seat_label(seat),
            _ => msg!("the-computer"),
        };
        match job.depth {
            Some(depth) => msg!("screen-thinks-depth", who = who, depth = depth),
            None => msg!("screen-thinks", who = who),
        }
    }

    /// Returns the most useful key bindings in the current state.
    fn key_bindings(&self) -> Message {
        if let Some(dialog) = &self.dialog {
            dialog.key_bindings()
        } else if self.game.handover_to().is_some() {
            msg!("screen-keys-covered")
        } else if self.move_input.is_some() {
            msg!("screen-keys-typing")
        } else if self.viewed_ply.is_some() {
            msg!("screen-keys-looking")
        } else if self.job.is_some() {
            msg!("screen-keys-thinking")
        } else if self.game.table().is_over() {
            msg!("screen-keys-over")
        } else if !self.game.table().is_human_turn() {
            msg!("screen-keys-computers")
        } else if self.picked.is_empty() {
            msg!("screen-keys")
        } else {
            msg!("screen-keys-picked")
        }
    }

    /// Draws the board, the hand, the side panel and the messages.
    pub(super) fn draw_table(&self, frame: &mut Frame, context: &Context) {
        let layout = self.layout(context, frame.area());
        let targets = self.highlighted_targets();
        let highlights = |spot: Spot| self.highlights(spot, &targets);
        let board = layout.board_viewport(self.board_offset);
        layout.board.draw(frame.buffer_mut(), board, context.theme, highlights);
        let hand = layout.hand_viewport(self.cursor);
        layout.hand.draw(frame.buffer_mut(), hand, context.theme, highlights);
        self.draw_panel(frame, &layout, context);
        self.draw_scroll_arrows(frame, &layout, context);
        if let Some(move_input) = &self.move_input {
            self.draw_move_input(frame, layout.panes.messages, move_input, context);
        } else if self.dialog.is_none() {
            self.draw_messages(frame, layout.panes.messages, context);
            // Magnifiers and screen readers follow the cursor of the terminal.
            let cursor = self.cursor.and_then(|spot| {
                let board_cell = layout.board.area_of(spot).map(centre_of);
                let hand_item = layout.hand.area_of(spot).map(centre_of);
                board_cell
                    .and_then(|cell| board.to_screen(cell))
                    .or_else(|| hand_item.and_then(|item| hand.to_screen(item)))
            });
            if let Some(cursor) = cursor {
                frame.set_cursor_position(cursor);
            }
        }
    }

    /// Draws the move input, with an error, the prompt or the completions below it.
    fn draw_move_input(
        &self,
        frame: &mut Frame,
        area: Rect,
        move_input: &MoveInput,
        context: &Context,
    ) {
        let below = Rect { y: area.y + 1, height: 1, ..area };
        let line = if let Some(error) = self.messages.last().filter(|_| !self.messages_are_stale) {
            Line::styled(format!(" {}", context.sentence(error)), context.theme.attention())
        } else {
            let help = match move_input.typed().as_str() {
                "" => context.sentence(&self.position().prompt()),
                typed => self.completions(typed).join("  "),
            };
            let help = truncate(&help, usize::from(below.width).saturating_sub(2));
            Line::styled(format!(" {help}"), context.theme.faint())
        };
        frame.render_widget(line, below);
        let label = context.text(&msg!("screen-move"));
        move_input.input.draw(frame, area, &label, context.theme);
    }

    /// Draws an arrow at each edge beyond which the board continues.
    fn draw_scroll_arrows(&self, frame: &mut Frame, layout: &GameLayout, context: &Context) {
        let board = layout.panes.board;
        if board.is_empty() {
            return;
        }
        let centre = centre_of(board);
        let arrows = [
            ("◀", Point::new(board.left(), centre.y)),
            ("▲", Point::new(board.right() - 1, board.top())),
            ("▶", Point::new(board.right() - 1, centre.y)),
            ("▼", Point::new(board.right() - 1, board.bottom() - 1)),
        ];
        let hidden_sides = layout.board_viewport(self.board_offset).hidden_sides();
        for ((symbol, point), is_hidden) in arrows.into_iter().zip(hidden_sides) {
            if let Some(cell) = frame.buffer_mut().cell_mut(point).filter(|_| is_hidden) {
                cell.set_symbol(symbol).set_style(context.theme.attention());
            }
        }
    }

    /// Draws the latest messages, with the label of the cursor below them if there is room.
    fn draw_messages(&self, frame: &mut Frame, area: Rect, context: &Context) {
        let width = usize::from(area.width.saturating_sub(2));
        let mut lines: Vec<String> = Vec::new();
        for message in &self.messages {
            lines.extend(wrap(&context.sentence(message), width));
        }
        let hidden = lines.len().saturating_sub(area.height.into());
        for (row, line) in area.rows().zip(&lines[hidden..]) {
            let line = Line::styled(format!(" {line}"), context.theme.attention());
            frame.render_widget(line, row);
        }
        if lines.len() < usize::from(area.height) && self.game.handover_to().is_none() {
            let row = Rect { y: area.bottom() - 1, height: 1, ..area };
            let label = self.cursor_label(context);
            frame.render_widget(Line::styled(format!(" {label}"), context.theme.faint()), row);
        }
    }

    /// Returns the label of the spot under the cursor, and the prompt of the game.
    fn cursor_label(&self, context: &Context) -> String {
        let label = match self.cursor {
            Some(Spot::Cell(cell)) => {
                let scene = self.viewed_position().scene(self.game.table().viewer());
                let cell = scene.cells.iter().find(|drawn| drawn.at == cell);
                cell.map(|drawn| context.text(&drawn.label))
            }
            Some(Spot::Button(name)) => Some(context.text(&Message::new(format!("button-{name}")))),
            Some(Spot::Tray(_)) | None => None,
        };
        let prompt = self.accepts_moves().then(|| context.text(&self.position().prompt()));
        capitalize(&[label, prompt].into_iter().flatten().collect::<Vec<_>>().join(" · "))
    }
}
