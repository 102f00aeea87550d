//! A game as a screen: each event goes to the part of the game that is concerned.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;

use super::Game;
use super::draw::question_area;
use super::leaving::Question;
use crate::context::Context;
use crate::screen::{Go, Screen};
use crate::worker::{Report, Said};

impl Screen for Game {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        let area = frame.area();
        let inner = self.draw_bars(frame, context);
        match self.local.handover_to() {
            Some(seat) => self.draw_cover(frame, seat, inner, context),
            None => self.draw_table(frame, context, area),
        }
        self.draw_question(frame, context, area);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context, area: Rect) -> Go {
        self.said_is_old = true;
        let go = if self.question.is_some() {
            self.answer_key(key, context)
        } else if self.local.handover_to().is_some() {
            self.cover_key(key, context)
        } else if self.typing.is_some() {
            self.type_key(key, context);
            Go::Stay
        } else {
            self.board_key(key, context, area)
        };
        self.follow_cursor(context, area);
        go
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Go {
        if let Some(question) = &self.question {
            let area = question.menu().map_or(area, |menu| question_area(area, menu));
            return self.answer_mouse(mouse, area, context);
        }
        if self.local.handover_to().is_none() {
            self.board_mouse(mouse, context, area);
        }
        Go::Stay
    }

    /// Pasted text goes where somebody types.
    fn paste(&mut self, text: &str) {
        match (&mut self.question, &mut self.typing) {
            (Some(Question::Name { input, .. }), _) => input.insert(text),
            (None, Some(typing)) => typing.input.insert(text),
            _ => {}
        }
    }

    fn resize(&mut self, context: &Context, area: Rect) {
        self.follow_cursor(context, area);
    }

    fn hear(&mut self, report: &Report, context: &mut Context, area: Rect) {
        let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.id == report.id)
        else {
            return;
        };
        match &report.said {
            Said::Depth(depth) => thinking.depth = Some(*depth),
            Said::Decided(decision) => {
                let is_hint = thinking.is_hint;
                self.thinking = None;
                match decision {
                    Some(decision) if is_hint => self.tell_hint(decision),
                    Some(decision) => self.play_for_computer(decision, context),
                    None => {}
                }
                self.follow_cursor(context, area);
            }
        }
    }

    fn abandon(&mut self) {
        self.stop_thinking();
        self.local.discard_autosave();
    }
}
