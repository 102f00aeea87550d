//! The key bindings of the game screen.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tabuleiro_core::msg;

use super::save::Destination;
use super::{GameScreen, Step};
use crate::MESSAGES;
use crate::context::Context;
use crate::geometry::Direction;
use crate::screen::Navigation;
use crate::screens::pager::PagerScreen;
use crate::screens::rules::rules_pager;
use crate::worker::JobKind;

impl GameScreen {
    /// Handles a key while the table is covered for the next player.
    pub(super) fn handle_handover_key(
        &mut self,
        key: KeyEvent,
        context: &mut Context,
    ) -> Navigation {
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => self.game.confirm_handover(),
            KeyCode::Char('s') => self.open_save_dialog(Destination::Game, context),
            KeyCode::Char('n') => return self.leave(Destination::MainMenu, context),
            KeyCode::Char('q') => return self.leave(Destination::Quit, context),
            _ => {}
        }
        Navigation::Stay
    }

    /// Handles a key while the board has the focus.
    pub(super) fn handle_board_key(
        &mut self,
        key: KeyEvent,
        context: &mut Context,
        area: Rect,
    ) -> Navigation {
        match key.code {
            KeyCode::Left => self.move_cursor(Direction::Left, context, area),
            KeyCode::Right => self.move_cursor(Direction::Right, context, area),
            KeyCode::Up => self.move_cursor(Direction::Up, context, area),
            KeyCode::Down => self.move_cursor(Direction::Down, context, area),
            KeyCode::Tab => self.focus_target(Step::Next, context, area),
            KeyCode::BackTab => self.focus_target(Step::Previous, context, area),
            KeyCode::Enter | KeyCode::Char(' ') => self.confirm(context, area),
            KeyCode::Esc if self.viewed_ply.is_some() => self.view_latest(),
            KeyCode::Esc | KeyCode::Backspace => self.unpick(),
            KeyCode::PageUp => self.view_relative(-1),
            KeyCode::PageDown => self.view_relative(1),
            KeyCode::Home => self.view_ply(0),
            KeyCode::End => self.view_latest(),
            KeyCode::Char(digit @ '0'..='9') => self.open_move_input(digit.to_string()),
            KeyCode::Char(':' | '/') => self.open_move_input(String::new()),
            KeyCode::Char('?') | KeyCode::F(1) => {
                let title = context.text(&msg!("screen-help"));
                let text = context.text(&msg!("screen-help-text"));
                return Navigation::open(PagerScreen::new(title, text));
            }
            KeyCode::Char(letter) => return self.handle_letter(letter, context),
            _ => {}
        }
        Navigation::Stay
    }

    fn handle_letter(&mut self, letter: char, context: &mut Context) -> Navigation {
        match letter.to_ascii_lowercase() {
            'a' => {
                self.game.autoplay = !self.game.autoplay;
                if self.game.autoplay {
                    self.start_computer_move(context);
                }
            }
            'f' => self.is_flipped = !self.is_flipped,
            'h' if self.game.table().is_over() => self.show_message(msg!("game-over")),
            'h' if self.accepts_moves() => self.start_job(JobKind::Hint, context),
            'i' => {
                let game = self.game.table().variant().game_type();
                return Navigation::open(rules_pager(&game, context));
            }
            'l' => return self.leave(Destination::LoadGame, context),
            'm' => self.open_move_list(context),
            'n' => return self.leave(Destination::MainMenu, context),
            'p' if self.position().has_hidden_information() => {
                self.show_message(msg!("play-position-secret"));
            }
            'p' => {
                let title = context.text(&msg!("screen-position"));
                return Navigation::open(PagerScreen::new(
                    title,
                    self.viewed_position().format_position(),
                ));
            }
            'q' => return self.leave(Destination::Quit, context),
            'r' => self.redo(context),
            's' => self.open_save_dialog(Destination::Game, context),
            'u' => self.undo(context),
            _ => {}
        }
        Navigation::Stay
    }

    /// Picks the spot under the cursor, ends a running search, or starts a computer move.
    fn confirm(&mut self, context: &mut Context, area: Rect) {
        if self.viewed_ply.is_some() {
            self.view_latest();
        } else if self.job.is_some() {
            self.finish_job_now();
        } else if self.accepts_moves() {
            match self.cursor {
                Some(spot) => self.pick(spot, context),
                None => self.focus_target(Step::Next, context, area),
            }
        } else {
            self.start_computer_move(context);
        }
    }
}
