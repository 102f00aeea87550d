//! Move history: viewing earlier positions, undo and redo.

use tabuleiro_core::{Message, msg};

use super::GameScreen;
use crate::MESSAGES;
use crate::context::Context;

impl GameScreen {
    /// Shows the position after `ply` moves, or the current position after all of them.
    pub(super) fn view_ply(&mut self, ply: usize) {
        let last = self.game.table().moves().len();
        self.viewed_ply = (ply < last).then_some(ply);
        self.picked.clear();
        match self.viewed_ply {
            // The title bar shows the move on view.
            Some(_) => self.messages.clear(),
            None => self.show_message(msg!("screen-present")),
        }
    }

    /// Shows the current position.
    pub(super) fn view_latest(&mut self) {
        self.view_ply(usize::MAX);
    }

    /// Moves the view forward by `moves`, or backward if negative.
    pub(super) fn view_relative(&mut self, moves: isize) {
        self.view_ply(self.ply().saturating_add_signed(moves));
    }

    pub(super) fn undo(&mut self, context: &mut Context) {
        match self.game.undo() {
            Some(events) => self.finish_history_step(events, context),
            None => self.show_message(msg!("play-nothing-to-undo")),
        }
    }

    pub(super) fn redo(&mut self, context: &mut Context) {
        match self.game.redo() {
            Some(events) => self.finish_history_step(events, context),
            None => self.show_message(msg!("play-nothing-to-redo")),
        }
    }

    /// Updates the screen after an undo or redo, and shows the last move.
    fn finish_history_step(&mut self, events: Vec<Message>, context: &mut Context) {
        self.start_turn(context);
        self.show_messages(events);
        let number = self.game.table().moves().len();
        let last = self.game.table().moves().next_back().map(|last| last.text.clone());
        self.show_message(match last {
            Some(text) => msg!("screen-stepped", number = number, text = text),
            None => msg!("screen-stepped-to-start"),
        });
    }
}
