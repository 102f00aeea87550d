//! A game on the screen: the table, where people point, and what is said.

mod draw;
mod history;
mod keys;
mod layout;
mod leaving;
mod panel;
mod pointing;
mod typing;

#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::layout::{Position as Point, Rect};
use tabuleiro_core::{LocalizedError, Message, Seat, Spot, Turn, msg};
use tabuleiro_session::{
    Autosave, Choice, Decision, Effort, Position, PositionRef, Table, seat_words,
};

use crate::context::Context;
use crate::worker::{Report, Request, Said};
use crate::{MESSAGES, Seated};
use leaving::Question;
use typing::Typing;

/// A table with people at this screen.
#[derive(Debug)]
pub(crate) struct Game {
    table: Table,
    /// Where it was loaded from or saved last.
    file: Option<PathBuf>,
    /// What is in that file.
    saved: Option<String>,
    /// Computers among themselves do not wait.
    run: bool,
    effort: Effort,
    autosave: Autosave,
    /// The legal moves, as far as whoever is looking may know them.
    choices: Vec<Choice>,
    /// What was pointed at so far.
    picked: Vec<Spot>,
    cursor: Option<Spot>,
    /// After how many moves one looks at the game, if not at the present.
    looking_at: Option<usize>,
    /// The person whose secrets are on the screen.
    seen_by: Option<Seat>,
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
    /// A game that begins or goes on; `autosave` keeps it.
    pub(crate) fn new(seated: Seated, autosave: Autosave, context: &mut Context) -> Game {
        let Seated { table, file, run, effort } = seated;
        let saved = file.is_some().then(|| table.record().to_string());
        let mut game = Game {
            table,
            file,
            saved,
            run,
            effort,
            autosave,
            choices: Vec::new(),
            picked: Vec::new(),
            cursor: None,
            looking_at: None,
            seen_by: None,
            thinking: None,
            said: Vec::new(),
            said_is_old: false,
            is_turned: false,
            first_seen: Point::ORIGIN,
            typing: None,
            question: None,
        };
        game.tell_order();
        game.settle(context);
        game
    }

    /// What this game is called.
    fn name(&self) -> String {
        let variant = self.table.variant();
        let name = variant.kind().info.name;
        match variant.options() {
            options if options.is_empty() => name.to_owned(),
            options => format!("{name} ({})", options.replace(',', ", ")),
        }
    }

    fn position(&self) -> &dyn Position {
        &**self.table.position()
    }

    /// After how many moves one looks at the game.
    fn ply(&self) -> usize {
        self.looking_at.unwrap_or_else(|| self.table.moves().len())
    }

    /// The position that is seen.
    fn seen_position(&self) -> &PositionRef {
        self.table.position_at(self.ply()).unwrap_or_else(|| self.table.position())
    }

    /// Whose turn it is in the position that is looked at, or how the game ended there.
    fn seen_turn(&self) -> Turn {
        match self.looking_at {
            Some(_) => self.seen_position().turn(),
            None => self.table.turn(),
        }
    }

    /// The person who has to be alone at the screen before anything is shown.
    fn covered_for(&self) -> Option<Seat> {
        self.table.covered_for(self.seen_by)
    }

    fn words_of(&self, seat: Seat) -> Message {
        seat_words(self.position(), self.table.players(), seat)
    }

    fn say(&mut self, message: Message) {
        if std::mem::take(&mut self.said_is_old) {
            self.said.clear();
        }
        self.said.push(message);
    }

    /// Who plays, in the order of turns from the one who begins.
    fn tell_order(&mut self) {
        if let Turn::Of(first) = self.position().turn() {
            let seats = self.table.players().len();
            let order = std::iter::successors(Some(first), |seat| Some(seat.next(seats)));
            let names = Message::in_turn(order.take(seats).map(|seat| self.words_of(seat)));
            self.say(msg!("play-order", game = self.name(), order = names));
        }
    }

    /// Plays a move in any spelling; whether it could be played.
    fn play(&mut self, text: &str, context: &mut Context) -> bool {
        match self.table.play(text) {
            Ok(played) => {
                let news = played.news.clone();
                for words in news {
                    self.say(words);
                }
                self.settle(context);
                self.keep();
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
        let is_open = self.table.waits_for_person() || !self.position().has_secrets();
        self.choices = if is_open { self.position().choices() } else { Vec::new() };
        if self.run || self.table.people().next().is_some() {
            self.let_computer_think(context);
        }
    }

    /// Keeps the game for the case that this terminal is killed.
    fn keep(&mut self) {
        if let Err(error) = self.autosave.keep(&self.table) {
            self.say(msg!("screen-not-kept", why = error.to_string()));
        }
    }

    fn let_computer_think(&mut self, context: &mut Context) {
        if !self.table.is_over() && !self.table.waits_for_person() {
            self.think(false, context);
        }
    }

    fn think(&mut self, is_hint: bool, context: &mut Context) {
        if self.thinking.is_some() {
            return;
        }
        let id = context.next_id();
        let stop = Arc::new(AtomicBool::new(false));
        let (table, effort) = (self.table.clone(), self.effort);
        context.requests.push(Request { id, table, is_hint, effort, stop: Arc::clone(&stop) });
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

    /// Makes everything fit a screen of another size.
    pub(crate) fn resized(&mut self, context: &Context, area: Rect) {
        self.follow_cursor(context, area);
    }

    /// Hears what a computer says.
    pub(crate) fn hear(&mut self, report: Report, context: &mut Context, area: Rect) {
        let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.id == report.id)
        else {
            return;
        };
        match report.said {
            Said::Depth(depth) => thinking.depth = Some(depth),
            Said::Decided(decision) => {
                let is_hint = thinking.is_hint;
                self.thinking = None;
                match decision {
                    Some(decision) if is_hint => self.tell_hint(&decision),
                    Some(decision) => self.play_for_computer(&decision, context),
                    None => {}
                }
                self.follow_cursor(context, area);
            }
        }
    }

    fn play_for_computer(&mut self, decision: &Decision, context: &mut Context) {
        if let Turn::Of(seat) = self.position().turn() {
            let who = self.words_of(seat);
            self.say(msg!("play-plays", who = who, text = decision.text.clone()));
        }
        self.play(&decision.text, context);
        // People look where something happened.
        let spots = self.table.moves().next_back().map_or(&[][..], |played| &played.spots);
        if let Some(&cell) = spots.iter().rev().find(|spot| matches!(spot, Spot::Cell(_))) {
            self.cursor = Some(cell);
        }
    }

    fn tell_hint(&mut self, decision: &Decision) {
        self.say(msg!("play-hint", text = decision.text.clone()));
        let hinted = self.choices.iter().find(|choice| choice.text == decision.text);
        if let Some(&first) = hinted.and_then(|choice| choice.spots.first()) {
            self.picked.clear();
            self.cursor = Some(first);
        }
    }
}
