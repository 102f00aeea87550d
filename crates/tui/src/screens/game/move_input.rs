//! Typed moves: an input with completion that accepts every spelling of the game.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::{GameScreen, Step};
use crate::context::Context;
use crate::widgets::text_input::TextInput;

/// The input of a typed move.
#[derive(Clone, Debug, Default)]
pub(super) struct MoveInput {
    pub(super) input: TextInput,
    completion: Option<Completion>,
}

/// A completion that replaces the typed text.
#[derive(Clone, Debug)]
struct Completion {
    /// The text before it was completed.
    typed: String,
    /// The index of the completion on view.
    index: usize,
}

impl MoveInput {
    fn new(text: impl Into<String>) -> MoveInput {
        MoveInput { input: TextInput::new(text), completion: None }
    }

    /// Returns the typed text without its completion.
    pub(super) fn typed(&self) -> String {
        match &self.completion {
            Some(completion) => completion.typed.clone(),
            None => self.input.text(),
        }
    }
}

impl GameScreen {
    /// Opens the input if a move can be made now.
    pub(super) fn open_move_input(&mut self, text: String) {
        if self.accepts_moves() {
            self.move_input = Some(MoveInput::new(text));
        }
    }

    /// Returns the legal moves that start with the typed text.
    pub(super) fn completions(&self, typed: &str) -> Vec<&str> {
        let typed = typed.trim_start().to_lowercase();
        let texts = self.legal_moves.iter().map(|legal_move| legal_move.text.as_str());
        texts.filter(|text| text.to_lowercase().starts_with(&typed)).collect()
    }

    /// Handles a key while the input is open.
    pub(super) fn handle_move_input_key(&mut self, key: KeyEvent, context: &mut Context) {
        let Some(mut move_input) = self.move_input.take() else { return };
        match key.code {
            KeyCode::Esc => return,
            KeyCode::Enter => {
                let text = move_input.input.text();
                if text.trim().is_empty() || self.submit_move(text.trim(), context) {
                    return;
                }
            }
            KeyCode::Tab => self.complete(&mut move_input, Step::Next),
            KeyCode::BackTab => self.complete(&mut move_input, Step::Previous),
            _ => {
                if move_input.input.handle_key(key) {
                    move_input.completion = None;
                }
            }
        }
        self.move_input = Some(move_input);
    }

    /// Plays the typed move or picks the typed spot. Returns true if the input can be closed.
    fn submit_move(&mut self, text: &str, context: &mut Context) -> bool {
        if !self.accepts_moves() {
            return false;
        }
        match self.position().parse_spot(text) {
            Some(spot) => {
                self.pick(spot, context);
                true
            }
            None => self.play(text, context),
        }
    }

    /// Replaces the typed text with its next or previous completion.
    fn complete(&self, move_input: &mut MoveInput, step: Step) {
        let typed = move_input.typed();
        let completions = self.completions(&typed);
        if completions.is_empty() {
            return;
        }
        let index = match (&move_input.completion, step) {
            (Some(completion), step) => step.from(completion.index, completions.len()),
            (None, Step::Next) => 0,
            (None, Step::Previous) => completions.len() - 1,
        };
        move_input.input = TextInput::new(completions[index]);
        move_input.completion = Some(Completion { typed, index });
    }
}
