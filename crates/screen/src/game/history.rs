//! Going back: looking at earlier positions, and taking moves back.

use tabuleiro_core::{Message, msg};
use tabuleiro_session::Table;

use super::Game;
use crate::MESSAGES;
use crate::context::Context;

impl Game {
    /// Looks at the game after so many moves; after all of them is the present.
    pub(super) fn look_at(&mut self, ply: usize) {
        let last = self.table.moves().len();
        self.looking_at = (ply < last).then_some(ply);
        self.picked.clear();
        match self.looking_at {
            Some(ply) => self.say(msg!("screen-looking-back", ply = ply, last = last)),
            None => self.say(msg!("screen-present")),
        }
    }

    /// Looks at the game as it is.
    pub(super) fn look_at_present(&mut self) {
        self.look_at(usize::MAX);
    }

    /// Looks so many moves further back or forward.
    pub(super) fn look_further(&mut self, moves: isize) {
        self.look_at(self.ply().saturating_add_signed(moves));
    }

    pub(super) fn undo(&mut self, context: &mut Context) {
        self.step(Table::undo_to_person, msg!("play-nothing-to-undo"), context);
    }

    pub(super) fn redo(&mut self, context: &mut Context) {
        self.step(Table::redo_to_person, msg!("play-nothing-to-redo"), context);
    }

    fn step(&mut self, step: fn(&mut Table) -> bool, nothing: Message, context: &mut Context) {
        if !step(&mut self.table) {
            self.say(nothing);
            return;
        }
        self.settle(context);
        if self.table.moves().len() == 0 {
            self.autosave.forget();
        } else {
            self.keep();
        }
        let number = self.table.moves().len();
        let text = self.table.moves().next_back().map(|last| last.text.clone());
        self.say(match text {
            Some(text) => msg!("screen-stepped", number = number, text = text),
            None => msg!("screen-stepped-to-start"),
        });
    }
}
