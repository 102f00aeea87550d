//! A game on the screen: the table, where people point, and what is said.

mod draw;
mod history;
mod keys;
mod layout;
mod leaving;
mod panel;
mod pointing;
mod screen;
mod typing;

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::layout::Position as Point;
use tabuleiro_core::{LocalizedError, Message, Spot, Turn, msg};
use tabuleiro_session::{
    ComputerMove, LegalMove, LocalGame, MoveError, PickTree, Position, PositionRef,
};

use crate::MESSAGES;
use crate::context::Context;
use crate::worker::Request;
use leaving::Question;
use typing::Typing;

/// A table with people at this screen.
#[derive(Debug)]
pub(crate) struct Game {
    local: LocalGame,
    /// The legal moves, as far as whoever is looking may know them.
    choices: Vec<LegalMove>,
    /// The tree of what can be pointed at to make one of them.
    picks: PickTree,
    /// What was pointed at so far.
    picked: Vec<Spot>,
    cursor: Option<Spot>,
    /// After how many moves one looks at the game, if not at the present.
    looking_at: Option<usize>,
    thinking: Option<Thinking>,
    said: Vec<Message>,
    /// Whether what was said is old: the next words replace it.
    said_is_old: bool,
    /// Whether the board is seen from the other side.
    is_turned: bool,
    /// The first column and line of the board that are seen.
    first_seen: Point,
    typing: Option<Typing>,
    question: Option<Question>,
}

/// A computer that thinks.
#[derive(Debug)]
struct Thinking {
    id: u64,
    is_hint: bool,
    depth: Option<u32>,
    stop: Arc<AtomicBool>,
}

impl Game {
    /// A game that begins or goes on.
    pub(crate) fn new(local: LocalGame, context: &mut Context) -> Game {
        let mut game = Game {
            local,
            choices: Vec::new(),
            picks: PickTree::default(),
            picked: Vec::new(),
            cursor: None,
            looking_at: None,
            thinking: None,
            said: Vec::new(),
            said_is_old: false,
            is_turned: false,
            first_seen: Point::ORIGIN,
            typing: None,
            question: None,
        };
        if let Some(order) = game.local.turn_order() {
            game.say(msg!("play-order", game = game.name(), order = order));
        }
        game.settle(context);
        game
    }

    /// What this game is called.
    fn name(&self) -> String {
        let variant = self.local.table().variant();
        let name = variant.game_type().info.name;
        match variant.options() {
            options if options.is_empty() => name.to_owned(),
            options => format!("{name} ({})", options.replace(',', ", ")),
        }
    }

    fn position(&self) -> &dyn Position {
        self.local.position()
    }

    /// After how many moves one looks at the game.
    fn ply(&self) -> usize {
        self.looking_at.unwrap_or_else(|| self.local.table().moves().len())
    }

    /// The position that is seen.
    fn seen_position(&self) -> &PositionRef {
        self.local.table().position_at(self.ply()).unwrap_or_else(|| self.local.table().position())
    }

    /// Whose turn it is in the position that is looked at, or how the game ended there.
    fn seen_turn(&self) -> Turn {
        match self.looking_at {
            Some(_) => self.seen_position().turn(),
            None => self.local.table().turn(),
        }
    }

    fn say(&mut self, message: Message) {
        if std::mem::take(&mut self.said_is_old) {
            self.said.clear();
        }
        self.said.push(message);
    }

    fn say_all(&mut self, messages: Vec<Message>) {
        for message in messages {
            self.say(message);
        }
    }

    /// Plays a move in any spelling; whether it could be played.
    fn play(&mut self, text: &str, context: &mut Context) -> bool {
        let played = self.local.play(text);
        self.tell_played(played, context)
    }

    fn tell_played(
        &mut self,
        played: Result<Vec<Message>, MoveError>,
        context: &mut Context,
    ) -> bool {
        match played {
            Ok(told) => {
                self.say_all(told);
                self.settle(context);
                true
            }
            Err(error) => {
                self.say(error.message());
                false
            }
        }
    }

    /// Makes everything fit the position on the table, and lets a computer think if it is its turn.
    fn settle(&mut self, context: &mut Context) {
        self.stop_thinking();
        self.picked.clear();
        self.looking_at = None;
        let is_open = self.local.table().is_human_turn() || !self.position().has_secrets();
        self.choices = if is_open { self.position().legal_moves() } else { Vec::new() };
        self.picks = PickTree::new(&self.choices);
        if self.local.autoplays() {
            self.let_computer_think(context);
        }
    }

    fn let_computer_think(&mut self, context: &mut Context) {
        if !self.local.table().is_over() && !self.local.table().is_human_turn() {
            self.think(false, context);
        }
    }

    fn think(&mut self, is_hint: bool, context: &mut Context) {
        if self.thinking.is_some() {
            return;
        }
        let id = context.next_id();
        let stop = Arc::new(AtomicBool::new(false));
        let (table, budget) = (self.local.table().clone(), self.local.budget);
        context.requests.push(Request { id, table, is_hint, budget, stop: Arc::clone(&stop) });
        self.thinking = Some(Thinking { id, is_hint, depth: None, stop });
    }

    /// Nobody waits for the answer any more.
    fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The answer is wanted at once.
    fn hurry(&mut self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }

    fn play_for_computer(&mut self, decision: &ComputerMove, context: &mut Context) {
        let played = self.local.play_computer_move(decision);
        self.tell_played(played, context);
        // People look where something happened.
        let spots = self.local.table().moves().next_back().map_or(&[][..], |played| &played.spots);
        if let Some(&cell) = spots.iter().rev().find(|spot| matches!(spot, Spot::Cell(_))) {
            self.cursor = Some(cell);
        }
    }

    fn tell_hint(&mut self, decision: &ComputerMove) {
        self.say(msg!("play-hint", text = decision.text.clone()));
        let hinted = self.choices.iter().find(|choice| choice.text == decision.text);
        if let Some(&first) = hinted.and_then(|choice| choice.spots.first()) {
            self.picked.clear();
            self.cursor = Some(first);
        }
    }
}
