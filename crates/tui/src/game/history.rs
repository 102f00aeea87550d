//! Going back: looking at earlier positions, and taking moves back.

use tabuleiro_core::{Message, msg};

use super::Game;
use crate::MESSAGES;
use crate::context::Context;

impl Game {
    /// Looks at the game after so many moves; after all of them is the present.
    pub(super) fn look_at(&mut self, ply: usize) {
        let last = self.local.table().moves().len();
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
        let stepped = self.local.undo();
        self.tell_step(stepped, msg!("play-nothing-to-undo"), context);
    }

    pub(super) fn redo(&mut self, context: &mut Context) {
        let stepped = self.local.redo();
        self.tell_step(stepped, msg!("play-nothing-to-redo"), context);
    }

    fn tell_step(
        &mut self,
        stepped: Option<Vec<Message>>,
        nothing: Message,
        context: &mut Context,
    ) {
        let Some(told) = stepped else {
            self.say(nothing);
            return;
        };
        self.settle(context);
        self.say_all(told);
        let number = self.local.table().moves().len();
        let text = self.local.table().moves().next_back().map(|last| last.text.clone());
        self.say(match text {
            Some(text) => msg!("screen-stepped", number = number, text = text),
            None => msg!("screen-stepped-to-start"),
        });
    }
}
