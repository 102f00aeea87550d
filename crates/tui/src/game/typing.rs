//! For those who prefer to type: moves in any spelling the game reads, with completion.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::Game;
use crate::context::Context;
use crate::input::Input;

/// A move that is being typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Typing {
    pub(super) input: Input,
    /// What was typed before Tab began to complete it, and which completion is shown.
    completed: Option<(String, usize)>,
}

impl Typing {
    pub(super) fn new(text: impl Into<String>) -> Typing {
        Typing { input: Input::new(text), completed: None }
    }
}

impl Game {
    /// The moves that begin with what was typed.
    pub(super) fn completions(&self, typed: &str) -> Vec<&str> {
        let typed = typed.trim_start().to_lowercase();
        let texts = self.choices.iter().map(|choice| choice.text.as_str());
        texts.filter(|text| text.to_lowercase().starts_with(&typed)).collect()
    }

    /// What was typed by hand, without what Tab has added to it.
    pub(super) fn typed(typing: &Typing) -> String {
        typing.completed.as_ref().map_or_else(|| typing.input.text(), |(typed, _)| typed.clone())
    }

    /// A key while somebody types a move.
    pub(super) fn type_key(&mut self, key: KeyEvent, context: &mut Context) {
        let Some(mut typing) = self.typing.take() else { return };
        match key.code {
            KeyCode::Esc => return,
            KeyCode::Enter => {
                let text = typing.input.text();
                if text.trim().is_empty() || self.take_typed(text.trim(), context) {
                    return;
                }
            }
            KeyCode::Tab | KeyCode::BackTab => {
                self.complete(&mut typing, key.code == KeyCode::Tab);
            }
            _ => {
                if typing.input.key(key) {
                    typing.completed = None;
                }
            }
        }
        self.typing = Some(typing);
    }

    /// Plays what was typed, or points where it says; whether it can go from the line.
    fn take_typed(&mut self, text: &str, context: &mut Context) -> bool {
        if !self.can_point() {
            return false;
        }
        match self.position().parse_spot(text) {
            Some(spot) => {
                self.point(spot, context);
                true
            }
            None => self.play(text, context),
        }
    }

    fn complete(&self, typing: &mut Typing, forward: bool) {
        let typed = Game::typed(typing);
        let found = self.completions(&typed);
        if found.is_empty() {
            return;
        }
        let number = match (&typing.completed, forward) {
            (None, true) => 0,
            (None, false) => found.len() - 1,
            (Some((_, number)), true) => (number + 1) % found.len(),
            (Some((_, number)), false) => (number + found.len() - 1) % found.len(),
        };
        typing.input = Input::new(found[number]);
        typing.completed = Some((typed, number));
    }
}
