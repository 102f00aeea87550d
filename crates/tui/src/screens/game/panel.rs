//! The side panel: players, status and moves.

use ratatui::Frame;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders};
use tabuleiro_core::{Seat, SpanStyle, Turn, msg};

use super::GameScreen;
use super::layout::GameLayout;
use crate::MESSAGES;
use crate::context::Context;
use crate::text::{truncate, wrap};

/// The content of the side panel and its layout.
struct SidePanel {
    /// The players, the status, and the heading of the moves.
    header: Vec<Line<'static>>,
    header_area: Rect,
    moves_area: Rect,
    /// The index of the first visible move.
    first_move: usize,
}

impl GameScreen {
    fn side_panel(&self, layout: &GameLayout, context: &Context) -> SidePanel {
        let inner = Block::new().borders(Borders::LEFT).inner(layout.panes.panel);
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner };
        let width = usize::from(inner.width);
        let table = self.game.table();
        let turn = self.viewed_turn();
        let mut header = Vec::new();
        for seat in Seat::all(table.players().len()) {
            let pointer = if turn == Turn::Of(seat) { "▶ " } else { "  " };
            let name = context.text(&table.seat_label(seat));
            let name = truncate(&name, width.saturating_sub(2));
            let style = context.theme.span_style(SpanStyle::Seat(seat));
            header.push(Line::from(vec![Span::raw(pointer), Span::styled(name, style)]));
        }
        header.push(Line::default());
        for line in &layout.status {
            header.extend(wrap(&line.to_string(), width).into_iter().map(Line::raw));
        }
        header.push(Line::styled(context.text(&msg!("screen-moves")), context.theme.heading()));
        let height = (header.len() as u16).min(inner.height.saturating_sub(2));
        let header_area = Rect { height, ..inner };
        let moves_area = Rect { y: inner.y + height, height: inner.height - height, ..inner };
        // The move on view is in the middle where possible.
        let visible = usize::from(moves_area.height);
        let last_page = table.moves().len().saturating_sub(visible);
        let first_move = self.ply().saturating_sub(visible / 2 + 1).min(last_page);
        SidePanel { header, header_area, moves_area, first_move }
    }

    pub(super) fn draw_panel(&self, frame: &mut Frame, layout: &GameLayout, context: &Context) {
        let border = Block::new().borders(Borders::LEFT).border_style(context.theme.faint());
        frame.render_widget(border, layout.panes.panel);
        let panel = self.side_panel(layout, context);
        for (row, line) in panel.header_area.rows().zip(&panel.header) {
            frame.render_widget(line, row);
        }
        let table = self.game.table();
        let moves = (1..).zip(table.moves()).skip(panel.first_move);
        for (row, (number, played)) in panel.moves_area.rows().zip(moves) {
            let turn = table.position_at(number - 1).map(|position| position.turn());
            let (mover, style) = match turn {
                Some(Turn::Of(seat)) => {
                    let name = context.text(&self.position().seat_name(seat));
                    (name, context.theme.span_style(SpanStyle::Seat(seat)))
                }
                _ => Default::default(),
            };
            let mut line = Line::from(vec![
                Span::styled(format!("{number:>3}. "), context.theme.faint()),
                Span::styled(format!("{mover} "), style),
                Span::raw(played.text.clone()),
            ]);
            if self.ply() == number {
                line = line.style(context.theme.selected());
            }
            frame.render_widget(line, row);
        }
    }

    /// Shows the position after the clicked move.
    pub(super) fn click_panel(&mut self, point: Point, context: &Context, area: Rect) {
        let panel = self.side_panel(&self.layout(context, area), context);
        if panel.moves_area.contains(point) {
            let number = panel.first_move + usize::from(point.y - panel.moves_area.y) + 1;
            if number <= self.game.table().moves().len() {
                self.view_ply(number);
            }
        }
    }
}
