//! The screen of a game.

use ratatui::Frame;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Clear, Padding};
use tabuleiro_core::{Message, Seat, Spot, msg};
use tabuleiro_session::turn_message;

use super::Game;
use super::layout::Shown;
use super::leaving::Question;
use super::typing::Typing;
use crate::MESSAGES;
use crate::context::Context;
use crate::form::draw_input;
use crate::frame::{self, Bars};
use crate::menu::{Menu, shortened};
use crate::picture::{Picture, Window, middle_of};
use crate::reader::wrapped;

impl Game {
    /// Draws the bars around the game, and returns the area between them.
    pub(super) fn draw_bars(&self, frame: &mut Frame, context: &Context) -> Rect {
        let (name, note) = (self.name(), context.say(&self.note()));
        let keys = context.say(&self.keys());
        let bars = Bars { title: &name, note: &note, keys: &keys };
        frame::draw(frame, context.paint, &bars)
    }

    /// Draws what hides the table until this person is alone at the screen.
    pub(super) fn draw_cover(&self, frame: &mut Frame, seat: Seat, inner: Rect, context: &Context) {
        let who = self.local.table().seat_label(seat);
        let words = context.say(&msg!("play-cover", who = who));
        let middle = Rect { y: inner.y + inner.height / 2, height: 1.min(inner.height), ..inner };
        frame.render_widget(Line::styled(words, context.paint.urgent()).centered(), middle);
        let said = Rect { y: inner.bottom().saturating_sub(2), height: 2, ..inner };
        self.draw_said(frame, said, context);
    }

    /// Whose turn it is, or what a computer is doing.
    fn note(&self) -> Message {
        let turn = match self.looking_at {
            Some(_) => turn_message(&**self.seen_position(), self.local.table().players()),
            None => self.local.table().turn_message(),
        };
        match (&self.thinking, self.looking_at) {
            (_, Some(ply)) => {
                let last = self.local.table().moves().len();
                msg!("screen-looking-back", ply = ply, last = last)
            }
            (Some(thinking), None) => {
                let who = if thinking.is_hint { msg!("the-computer") } else { turn };
                match thinking.depth {
                    Some(depth) => msg!("screen-thinks-depth", who = who, depth = depth),
                    None => msg!("screen-thinks", who = who),
                }
            }
            (None, None) => turn,
        }
    }

    /// What can be done now.
    fn keys(&self) -> Message {
        if self.question.is_some() {
            msg!("screen-keys-question")
        } else if self.local.handover_to().is_some() {
            msg!("screen-keys-covered")
        } else if self.typing.is_some() {
            msg!("screen-keys-typing")
        } else if self.looking_at.is_some() {
            msg!("screen-keys-looking")
        } else if self.thinking.is_some() {
            msg!("screen-keys-thinking")
        } else if self.local.table().is_over() {
            msg!("screen-keys-over")
        } else if !self.local.table().is_human_turn() {
            msg!("screen-keys-computers")
        } else if self.picked.is_empty() {
            msg!("screen-keys")
        } else {
            msg!("screen-keys-picked")
        }
    }

    pub(super) fn draw_table(&self, frame: &mut Frame, context: &Context, area: Rect) {
        let shown = self.shown(context, area);
        let targets = self.shown_targets();
        let marks = |spot: Spot| self.marks(spot, &targets);
        let window = shown.board_window(self.first_seen);
        shown.board.draw(frame.buffer_mut(), &window, context.paint, marks);
        let strip = shown.strip_window(self.cursor);
        shown.strip.draw(frame.buffer_mut(), &strip, context.paint, marks);
        self.draw_panel(frame, &shown, context);
        self.draw_more(frame, &shown, context);
        match &self.typing {
            Some(typing) => self.draw_typing(frame, shown.areas.said, typing, context),
            None => {
                self.draw_said(frame, shown.areas.said, context);
                let at = self.cursor.and_then(|spot| {
                    let on = |picture: &Picture, window: &Window| {
                        window.on_screen(middle_of(picture.area_of(spot)?))
                    };
                    on(&shown.board, &window).or_else(|| on(&shown.strip, &strip))
                });
                if let Some(at) = at.filter(|_| self.question.is_none()) {
                    // Where the terminal's own cursor is, magnifiers and screen readers look too.
                    frame.set_cursor_position(at);
                }
            }
        }
    }

    /// The move that is being typed; under it what went wrong, or what it can become.
    fn draw_typing(&self, frame: &mut Frame, area: Rect, typing: &Typing, context: &Context) {
        let below = Rect { y: area.y + 1, height: 1, ..area };
        let typed = Game::typed(typing);
        let line = if let Some(words) = self.said.last().filter(|_| !self.said_is_old) {
            Line::styled(format!(" {}", context.say(words)), context.paint.urgent())
        } else {
            let help = match typed.as_str() {
                "" => context.say(&self.position().prompt()),
                typed => self.completions(typed).join("  "),
            };
            let help = shortened(&help, usize::from(below.width).saturating_sub(2));
            Line::styled(format!(" {help}"), context.paint.faint())
        };
        frame.render_widget(line, below);
        draw_input(frame, area, &context.say(&msg!("screen-move")), &typing.input, context);
    }

    /// Tells at the edges that the board goes on.
    fn draw_more(&self, frame: &mut Frame, shown: &Shown, context: &Context) {
        let board = shown.areas.board;
        if board.is_empty() {
            return;
        }
        let window = shown.board_window(self.first_seen);
        let middle = middle_of(board);
        let ends = [
            ("◀", Point::new(board.left(), middle.y)),
            ("▲", Point::new(board.right() - 1, board.top())),
            ("▶", Point::new(board.right() - 1, middle.y)),
            ("▼", Point::new(board.right() - 1, board.bottom() - 1)),
        ];
        for ((sign, at), is_more) in ends.into_iter().zip(window.more(shown.board.size())) {
            if let Some(cell) = frame.buffer_mut().cell_mut(at).filter(|_| is_more) {
                cell.set_symbol(sign).set_style(context.paint.urgent());
            }
        }
    }

    /// What was said last, as much as there is room for; and what the cursor is on.
    fn draw_said(&self, frame: &mut Frame, area: Rect, context: &Context) {
        let width = usize::from(area.width.saturating_sub(2));
        let mut lines: Vec<String> = Vec::new();
        for message in &self.said {
            lines.extend(wrapped(&context.say(message), width));
        }
        let first = lines.len().saturating_sub(area.height.into());
        for (row, line) in area.rows().zip(&lines[first..]) {
            frame.render_widget(Line::styled(format!(" {line}"), context.paint.urgent()), row);
        }
        if lines.len() < usize::from(area.height) && self.local.handover_to().is_none() {
            let row = Rect { y: area.bottom() - 1, height: 1, ..area };
            let label = self.cursor_words(context);
            frame.render_widget(Line::styled(format!(" {label}"), context.paint.faint()), row);
        }
    }

    /// What people call what the cursor is on.
    fn cursor_words(&self, context: &Context) -> String {
        let scene = self.seen_position().scene(self.local.table().viewer());
        let label = match self.cursor {
            Some(Spot::Cell(cell)) => {
                let at = scene.cells.iter().find(|drawn| drawn.at == cell);
                at.map(|drawn| context.say(&drawn.label))
            }
            Some(Spot::Button(name)) => {
                Some(context.say(&Message::named(format!("button-{name}"))))
            }
            Some(Spot::Tray(_)) | None => None,
        };
        let prompt = self.can_point().then(|| context.say(&self.position().prompt()));
        [label, prompt].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    pub(super) fn draw_question(&self, frame: &mut Frame, context: &Context, area: Rect) {
        match &self.question {
            Some(Question::Name { input, .. }) => {
                let label = context.say(&msg!("screen-file"));
                let inner = frame::inner(area);
                let row = Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner };
                frame.render_widget(Clear, row);
                draw_input(frame, row, &label, input, context);
            }
            Some(question) => {
                if let Some(menu) = question.menu() {
                    let inside = question_area(area, menu);
                    let around = Rect {
                        x: inside.x - 2,
                        y: inside.y - 1,
                        width: inside.width + 4,
                        height: inside.height + 2,
                    };
                    frame.render_widget(Clear, around);
                    let block = Block::new().borders(Borders::ALL).padding(Padding::horizontal(1));
                    frame.render_widget(block, around);
                    menu.draw(frame, inside, context.paint);
                }
            }
            None => {}
        }
    }
}

/// Where the menu of a question is: at the bottom, so that most of the board is still seen.
pub(super) fn question_area(area: Rect, menu: &Menu) -> Rect {
    let inner = frame::inner(area);
    let height = menu.height().min(inner.height.saturating_sub(2));
    let width = 72.min(inner.width.saturating_sub(6));
    Rect {
        x: inner.x + (inner.width.saturating_sub(width) / 2).max(2),
        y: inner.bottom().saturating_sub(height + 1).max(inner.y + 1),
        width,
        height,
    }
}
