//! What keys and the mouse do during a game.

use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position as Point, Rect};
use tabuleiro_core::msg;

use super::Game;
use super::leaving::Then;
use super::typing::Typing;
use crate::MESSAGES;
use crate::context::Context;
use crate::geometry::Way;
use crate::reader::Reader;
use crate::screen::Go;

impl Game {
    /// While everything is covered, only the one whose turn it is uncovers it.
    pub(super) fn cover_key(&mut self, key: KeyEvent, context: &mut Context) -> Go {
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => self.local.confirm_handover(),
            KeyCode::Char('s') => self.ask_name(Then::Stay, context),
            KeyCode::Char('n') => return self.leave(Then::Menu, context),
            KeyCode::Char('q') => return self.leave(Then::Quit, context),
            _ => {}
        }
        Go::Stay
    }

    pub(super) fn board_key(&mut self, key: KeyEvent, context: &mut Context, area: Rect) -> Go {
        match key.code {
            KeyCode::Left => self.move_cursor(Way::Left, context, area),
            KeyCode::Right => self.move_cursor(Way::Right, context, area),
            KeyCode::Up => self.move_cursor(Way::Up, context, area),
            KeyCode::Down => self.move_cursor(Way::Down, context, area),
            KeyCode::Tab => self.jump(true, context, area),
            KeyCode::BackTab => self.jump(false, context, area),
            KeyCode::Enter | KeyCode::Char(' ') => self.confirm(context, area),
            KeyCode::Esc if self.looking_at.is_some() => self.look_at_present(),
            KeyCode::Esc | KeyCode::Backspace => self.unpick(),
            KeyCode::PageUp => self.look_further(-1),
            KeyCode::PageDown => self.look_further(1),
            KeyCode::Home => self.look_at(0),
            KeyCode::End => self.look_at_present(),
            KeyCode::Char(digit @ '0'..='9') => self.begin_typing(digit.to_string()),
            KeyCode::Char(':' | '/') => self.begin_typing(String::new()),
            KeyCode::Char('?') | KeyCode::F(1) => {
                let title = context.say(&msg!("screen-help"));
                return Go::to(Reader::new(title, context.say(&msg!("screen-help-text"))));
            }
            KeyCode::Char(letter) => return self.letter_key(letter, context),
            _ => {}
        }
        Go::Stay
    }

    fn letter_key(&mut self, letter: char, context: &mut Context) -> Go {
        match letter.to_ascii_lowercase() {
            'a' => {
                self.local.autoplay = !self.local.autoplay;
                if self.local.autoplay {
                    self.let_computer_think(context);
                }
            }
            'f' => self.is_turned = !self.is_turned,
            'h' if self.local.table().is_over() => self.say(msg!("game-over")),
            'h' if self.can_point() => self.think(true, context),
            'i' => {
                let info = self.local.table().variant().game_type().info;
                return Go::to(Reader::new(info.name, (info.rules)(context.language)));
            }
            'l' => return self.leave(Then::Load, context),
            'm' => self.list_moves(context),
            'n' => return self.leave(Then::Menu, context),
            'p' if self.position().has_secrets() => self.say(msg!("play-position-secret")),
            'p' => {
                let title = context.say(&msg!("screen-position"));
                return Go::to(Reader::new(title, self.seen_position().format_position()));
            }
            'q' => return self.leave(Then::Quit, context),
            'r' => self.redo(context),
            's' => self.ask_name(Then::Stay, context),
            'u' => self.undo(context),
            _ => {}
        }
        Go::Stay
    }

    /// Enter: points at what is under the cursor, makes a computer move at once, or lets it begin.
    fn confirm(&mut self, context: &mut Context, area: Rect) {
        if self.looking_at.is_some() {
            self.look_at_present();
        } else if self.thinking.is_some() {
            self.hurry();
        } else if self.can_point() {
            match self.cursor {
                Some(spot) => self.point(spot, context),
                None => self.jump(true, context, area),
            }
        } else {
            self.let_computer_think(context);
        }
    }

    fn begin_typing(&mut self, text: String) {
        if self.can_point() {
            self.typing = Some(Typing::new(text));
        }
    }

    pub(super) fn board_mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) {
        let at = Point::new(mouse.column, mouse.row);
        let shown = self.shown(context, area);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let window = shown.board_window(self.first_seen);
                let on_board = shown.areas.board.contains(at).then(|| window.on_picture(at));
                let on_board = on_board.flatten().and_then(|point| shown.board.at(point));
                let on_strip = shown.areas.strip.contains(at);
                let on_strip = on_strip.then(|| shown.strip_window(self.cursor).on_picture(at));
                let on_strip = on_strip.flatten().and_then(|point| shown.strip.at(point));
                self.said_is_old = true;
                if let Some(spot) = on_board.or(on_strip) {
                    self.point(spot, context);
                } else if shown.areas.panel.contains(at) {
                    self.click_panel(at, context, area);
                }
            }
            MouseEventKind::Down(MouseButton::Right) => self.unpick(),
            MouseEventKind::ScrollUp | MouseEventKind::ScrollDown
                if shown.areas.panel.contains(at) =>
            {
                self.said_is_old = true;
                let is_up = mouse.kind == MouseEventKind::ScrollUp;
                self.look_further(if is_up { -1 } else { 1 });
            }
            kind => {
                let (right, down) = scrolled(kind, mouse.modifiers);
                let Point { x, y } = self.first_seen;
                let first =
                    Point::new(x.saturating_add_signed(right), y.saturating_add_signed(down));
                self.first_seen = shown.board_window(first).first;
                return;
            }
        }
        self.follow_cursor(context, area);
    }
}

/// How far the wheel moves the board to the right and down; with Shift it moves sideways.
fn scrolled(kind: MouseEventKind, modifiers: KeyModifiers) -> (i16, i16) {
    let sideways = modifiers.contains(KeyModifiers::SHIFT);
    match kind {
        MouseEventKind::ScrollLeft => (-4, 0),
        MouseEventKind::ScrollRight => (4, 0),
        MouseEventKind::ScrollUp if sideways => (-4, 0),
        MouseEventKind::ScrollDown if sideways => (4, 0),
        MouseEventKind::ScrollUp => (0, -2),
        MouseEventKind::ScrollDown => (0, 2),
        _ => (0, 0),
    }
}
