//! The engine: its options, its position and the running search.

use std::io;
use std::time::Instant;

use tabuleiro_core::{Message, Outcome, ParseError, Turn, seeded_rng};
use tabuleiro_session::{Budget, MoveError, PositionRef, Searcher};

use super::command::{Command, Query, SearchLimits, Start, format_move_word};
use super::options::{Options, SetOption};
use super::search_thread::{SearchTask, SearchThread};
use super::{send, send_error};

/// The state of the engine.
pub(super) struct Engine {
    options: Options,
    position: PositionRef,
    /// The number of moves before the position.
    plies: usize,
    /// Created when it is first needed; a running search owns it.
    searcher: Option<Searcher>,
    search: Option<SearchThread>,
}

impl Engine {
    pub(super) fn new() -> Engine {
        let options = Options::default();
        let position = options.game.start(options.seed);
        Engine { options, position, plies: 0, searcher: None, search: None }
    }

    /// Returns true during a search.
    pub(super) fn is_searching(&mut self) -> bool {
        if self.search.as_ref().is_some_and(SearchThread::is_done) {
            self.stop();
        }
        self.search.is_some()
    }

    /// Executes a command.
    pub(super) fn run(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Ugi => {
                send(format_args!("id name Tabuleiro {}", env!("CARGO_PKG_VERSION")))?;
                send("id author the Tabuleiro authors")?;
                Options::lines().iter().try_for_each(send)?;
                send("ugiok")
            }
            Command::IsReady => send("readyok"),
            Command::Stop => {
                self.stop();
                Ok(())
            }
            Command::Query(query) => {
                // The list of moves is empty after the end of the game.
                send(format!("response {}", self.answer(query)).trim_end())
            }
            Command::Quit => Ok(()),
            Command::Set(option) => {
                self.set(option);
                Ok(())
            }
            Command::NewGame => {
                self.new_game();
                Ok(())
            }
            Command::Position { start, moves } => match self.set_position(start, &moves) {
                Ok(()) => Ok(()),
                Err(problem) => send_error(&problem),
            },
            Command::Go(go) => self.go(go),
        }
    }

    /// Stops the search, if there is one, and takes back the searcher.
    pub(super) fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            self.searcher = search.stop();
        }
    }

    fn set(&mut self, option: SetOption) {
        match option {
            SetOption::Game(game) => {
                self.options.game = game;
                self.new_game();
            }
            SetOption::Hash(megabytes) => {
                self.options.hash = megabytes;
                self.searcher = None;
            }
            SetOption::Threads(threads) => self.options.threads = threads,
            SetOption::Level(level) => self.options.level = level,
            SetOption::Seed(seed) => self.options.seed = seed,
        }
    }

    /// Starts a new game with an empty transposition table.
    fn new_game(&mut self) {
        self.position = self.options.game.start(self.options.seed);
        self.plies = 0;
        if let Some(searcher) = &mut self.searcher {
            searcher.alpha_beta.clear();
        }
    }

    fn set_position(&mut self, start: Start, moves: &[String]) -> Result<(), String> {
        let game = &self.options.game;
        let mut position = match start {
            Start::Deal(seed) => game.start(seed.unwrap_or(self.options.seed)),
            Start::Position(text) => {
                game.parse_position(&text).map_err(|error| error.to_string())?
            }
        };
        for (number, text) in (1..).zip(moves) {
            let played = position.play(text).map_err(|error| match error {
                MoveError::Parse(error) => format!("move {number}: {error}"),
                MoveError::Illegal(refusal) => {
                    format!("move {number}, {text:?}, is not allowed: {refusal}")
                }
            })?;
            position = played.after;
        }
        (self.position, self.plies) = (position, moves.len());
        Ok(())
    }

    fn go(&mut self, go: SearchLimits) -> io::Result<()> {
        let since = Instant::now();
        let Turn::Of(seat) = self.position.turn() else {
            send_error(&ParseError::new(
                Message::literal("a game that is not over"),
                self.position.format_position(),
            ))?;
            return send("bestmove (none)");
        };
        let clock = go.time_control.time_for_move(seat);
        let limits = Budget {
            depth: go.depth,
            nodes: go.nodes,
            time: go.time.into_iter().chain(clock).min(),
            memory: self.options.hash << 20,
        };
        let budget = if go.is_infinite { limits } else { limits.or_default_time() };
        let mut searcher = self.searcher.take().unwrap_or_default();
        searcher.alpha_beta.threads = self.options.threads;
        let task = SearchTask {
            position: self.position.clone(),
            budget: Budget { time: None, ..budget },
            until: budget.time.and_then(|time| since.checked_add(time)),
            level: self.options.level,
            rng: seeded_rng(self.options.seed, self.plies as u64 + 1),
            waits_for_stop: go.is_infinite,
        };
        self.search = Some(SearchThread::start(task, searcher)?);
        Ok(())
    }

    fn answer(&self, query: Query) -> String {
        let turn = self.position.turn();
        let outcome = match &turn {
            Turn::Over(outcome) => Some(outcome),
            Turn::Of(_) => None,
        };
        match (query, turn) {
            (Query::GameOver, _) => outcome.is_some().to_string(),
            (Query::IsTurnOf(seat), turn) => (turn == Turn::Of(seat)).to_string(),
            (Query::Result, _) => outcome.map_or_else(none, result_word),
            (Query::Turn, Turn::Of(seat)) => format!("p{seat}"),
            (Query::Turn, Turn::Over(_)) => none(),
            (Query::Players, _) => self.position.players().to_string(),
            (Query::Places, _) => outcome.map_or_else(none, |o| o.ranking.to_string()),
            (Query::Position, _) => self.position.format_position(),
            (Query::Moves, _) => {
                let moves = self.position.legal_moves();
                let words: Vec<String> = moves.iter().map(|m| format_move_word(&m.text)).collect();
                words.join(" ")
            }
        }
    }
}

fn none() -> String {
    "none".to_owned()
}

/// Returns the winner, or a draw if the first place is shared.
fn result_word(outcome: &Outcome) -> String {
    match outcome.ranking.winner() {
        Some(seat) => format!("p{seat}win"),
        None => "draw".to_owned(),
    }
}
