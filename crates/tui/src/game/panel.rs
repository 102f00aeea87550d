//! The panel beside the board: who plays, what everybody has, and the moves so far.

use ratatui::Frame;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders};
use tabuleiro_core::{Ink, Seat, Turn, msg};

use super::Game;
use super::layout::Shown;
use crate::MESSAGES;
use crate::context::Context;
use crate::menu::shortened;
use crate::reader::wrapped;

/// The panel, put together.
struct Panel {
    /// Players and what is told about them.
    above: Vec<Line<'static>>,
    above_area: Rect,
    moves_area: Rect,
    /// The number of the first move that is seen, counted from 0.
    first: usize,
}

impl Game {
    fn panel(&self, shown: &Shown, context: &Context) -> Panel {
        let inner = Block::new().borders(Borders::LEFT).inner(shown.areas.panel);
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner };
        let width = usize::from(inner.width);
        let turn = self.seen_turn();
        let mut above = Vec::new();
        for seat in Seat::all(self.local.table().players().len()) {
            let pointer = if turn == Turn::Of(seat) { "▶ " } else { "  " };
            let name = shortened(
                &context.say(&self.local.table().seat_label(seat)),
                width.saturating_sub(2),
            );
            let style = context.paint.ink(Ink::Seat(seat));
            above.push(Line::from(vec![Span::raw(pointer), Span::styled(name, style)]));
        }
        above.push(Line::default());
        for line in &shown.words {
            above.extend(wrapped(&line.to_string(), width).into_iter().map(Line::raw));
        }
        above.push(Line::styled(context.say(&msg!("screen-moves")), context.paint.heading()));
        let height = (above.len() as u16).min(inner.height.saturating_sub(2));
        let above_area = Rect { height, ..inner };
        let moves_area = Rect { y: inner.y + height, height: inner.height - height, ..inner };
        let seen = usize::from(moves_area.height);
        let last = self.local.table().moves().len().saturating_sub(seen);
        let first = self.ply().saturating_sub(seen / 2 + 1).min(last);
        Panel { above, above_area, moves_area, first }
    }

    pub(super) fn draw_panel(&self, frame: &mut Frame, shown: &Shown, context: &Context) {
        let border = Block::new().borders(Borders::LEFT).border_style(context.paint.faint());
        frame.render_widget(border, shown.areas.panel);
        let panel = self.panel(shown, context);
        for (area, line) in panel.above_area.rows().zip(&panel.above) {
            frame.render_widget(line, area);
        }
        let moves = (1..).zip(self.local.table().moves()).skip(panel.first);
        for (area, (number, played)) in panel.moves_area.rows().zip(moves) {
            let before = self.local.table().position_at(number - 1).map(|position| position.turn());
            let (who, style) = match before {
                Some(Turn::Of(seat)) => {
                    let name = context.say(&self.position().seat_name(seat));
                    (name, context.paint.ink(Ink::Seat(seat)))
                }
                _ => Default::default(),
            };
            let mut line = Line::from(vec![
                Span::styled(format!("{number:>3}. "), context.paint.faint()),
                Span::styled(format!("{who} "), style),
                Span::raw(played.text.clone()),
            ]);
            if self.ply() == number {
                line = line.style(context.paint.selected());
            }
            frame.render_widget(line, area);
        }
    }

    /// Looks at the move that was clicked at.
    pub(super) fn click_panel(&mut self, at: Point, context: &Context, area: Rect) {
        let panel = self.panel(&self.shown(context, area), context);
        if panel.moves_area.contains(at) {
            let number = panel.first + usize::from(at.y - panel.moves_area.y) + 1;
            if number <= self.local.table().moves().len() {
                self.look_at(number);
            }
        }
    }
}
