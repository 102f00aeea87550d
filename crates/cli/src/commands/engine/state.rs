//! What the engine knows, and how it obeys.

use std::io;
use std::time::Instant;

use tabuleiro_core::{Message, Outcome, ParseError, Turn, dice};
use tabuleiro_session::{Budget, MoveError, PositionRef, Searcher};

use super::command::{Command, Go, Question, Start, write_word};
use super::settings::{Setting, Settings};
use super::thinker::{Task, Thinker};
use super::{complain, say};

/// A game, what is remembered of it, and perhaps somebody who thinks about it.
pub(super) struct Engine {
    settings: Settings,
    position: PositionRef,
    /// How many moves led to the position.
    plies: usize,
    /// Made when it is needed first; a thinker has it while it thinks.
    searcher: Option<Searcher>,
    thinker: Option<Thinker>,
}

impl Engine {
    pub(super) fn new() -> Engine {
        let settings = Settings::default();
        let position = settings.game.start(settings.seed);
        Engine { settings, position, plies: 0, searcher: None, thinker: None }
    }

    /// Whether somebody thinks whose move has not been said yet.
    pub(super) fn is_thinking(&mut self) -> bool {
        if self.thinker.as_ref().is_some_and(Thinker::is_done) {
            self.stop();
        }
        self.thinker.is_some()
    }

    /// Obeys a command that need not wait.
    pub(super) fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Ugi => {
                say(format_args!("id name Tabuleiro {}", env!("CARGO_PKG_VERSION")))?;
                say("id author the Tabuleiro authors")?;
                Settings::lines().iter().try_for_each(say)?;
                say("ugiok")
            }
            Command::IsReady => say("readyok"),
            Command::Stop => {
                self.stop();
                Ok(())
            }
            Command::Query(question) => say(format_args!("response {}", self.answer(question))),
            Command::Quit => Ok(()),
            Command::Set(setting) => {
                self.set(setting);
                Ok(())
            }
            Command::NewGame => {
                self.begin_anew();
                Ok(())
            }
            Command::Position { start, moves } => match self.set_up(start, &moves) {
                Ok(()) => Ok(()),
                Err(problem) => complain(&problem),
            },
            Command::Go(go) => self.go(go),
        }
    }

    /// Ends the thinking, if there is any, and takes back the searcher.
    pub(super) fn stop(&mut self) {
        if let Some(thinker) = self.thinker.take() {
            self.searcher = thinker.stop();
        }
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Game(game) => {
                self.settings.game = game;
                self.begin_anew();
            }
            Setting::Hash(megabytes) => {
                self.settings.hash = megabytes;
                self.searcher = None;
            }
            Setting::Threads(threads) => self.settings.threads = threads,
            Setting::Level(level) => self.settings.level = level,
            Setting::Seed(seed) => self.settings.seed = seed,
        }
    }

    /// Another game: what was learnt in this one is of no use in it.
    fn begin_anew(&mut self) {
        self.position = self.settings.game.start(self.settings.seed);
        self.plies = 0;
        if let Some(searcher) = &mut self.searcher {
            searcher.alpha_beta.clear();
        }
    }

    fn set_up(&mut self, start: Start, moves: &[String]) -> Result<(), String> {
        let game = &self.settings.game;
        let mut position = match start {
            Start::Dealt(seed) => game.start(seed.unwrap_or(self.settings.seed)),
            Start::Position(text) => {
                game.read_position(&text).map_err(|error| error.to_string())?
            }
        };
        for (number, text) in (1..).zip(moves) {
            let played = position.play(text).map_err(|error| match error {
                MoveError::ParseError(error) => format!("move {number}: {error}"),
                MoveError::Illegal(refusal) => {
                    format!("move {number}, {text:?}, is not allowed: {refusal}")
                }
            })?;
            position = played.after;
        }
        (self.position, self.plies) = (position, moves.len());
        Ok(())
    }

    fn go(&mut self, go: Go) -> io::Result<()> {
        let since = Instant::now();
        let Turn::Of(seat) = self.position.turn() else {
            complain(&ParseError::new(
                Message::verbatim("a game that is not over"),
                self.position.write(),
            ))?;
            return say("bestmove (none)");
        };
        let clock = go.clocks.time_for_move(seat);
        let limits = Budget {
            depth: go.depth,
            nodes: go.nodes,
            time: go.time.into_iter().chain(clock).min(),
            memory: self.settings.hash << 20,
        };
        let budget = if go.is_infinite { limits } else { limits.or_standard_time() };
        let mut searcher = self.searcher.take().unwrap_or_default();
        searcher.alpha_beta.threads = self.settings.threads;
        let task = Task {
            position: self.position.clone(),
            budget: Budget { time: None, ..budget },
            until: budget.time.and_then(|time| since.checked_add(time)),
            level: self.settings.level,
            dice: dice(self.settings.seed, self.plies as u64 + 1),
            waits_for_stop: go.is_infinite,
        };
        self.thinker = Some(Thinker::start(task, searcher)?);
        Ok(())
    }

    fn answer(&self, question: Question) -> String {
        let turn = self.position.turn();
        let outcome = match &turn {
            Turn::Over(outcome) => Some(outcome),
            Turn::Of(_) => None,
        };
        match (question, turn) {
            (Question::GameOver, _) => outcome.is_some().to_string(),
            (Question::IsTurnOf(seat), turn) => (turn == Turn::Of(seat)).to_string(),
            (Question::Result, _) => outcome.map_or_else(none, result_word),
            (Question::Turn, Turn::Of(seat)) => format!("p{seat}"),
            (Question::Turn, Turn::Over(_)) => none(),
            (Question::Players, _) => self.position.players().to_string(),
            (Question::Places, _) => outcome.map_or_else(none, |o| o.places.to_string()),
            (Question::Position, _) => self.position.write(),
            (Question::Moves, _) => {
                let moves = self.position.choices();
                let words: Vec<String> = moves.iter().map(|m| write_word(&m.text)).collect();
                words.join(" ")
            }
        }
    }
}

fn none() -> String {
    "none".to_owned()
}

/// Who won; where several share first place it is a draw, and the places tell more.
fn result_word(outcome: &Outcome) -> String {
    match outcome.places.winner() {
        Some(seat) => format!("p{seat}win"),
        None => "draw".to_owned(),
    }
}
