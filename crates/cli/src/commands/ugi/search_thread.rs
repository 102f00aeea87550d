//! A search in a thread of its own that sends `info` and `bestmove` lines.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use tabuleiro_core::GameRng;
use tabuleiro_session::{Analysis, Budget, Observer, PositionRef, Progress, Score, Searcher};

use super::command::format_move_word;
use super::send;

/// The position of a search and its limits.
pub(super) struct SearchTask {
    pub(super) position: PositionRef,
    pub(super) budget: Budget,
    pub(super) until: Option<Instant>,
    pub(super) level: Option<u8>,
    pub(super) rng: GameRng,
    /// Set by `go infinite`: the best move waits for `stop`.
    pub(super) waits_for_stop: bool,
}

/// A running search, which ends with a `bestmove` line.
pub(super) struct SearchThread {
    thread: JoinHandle<Searcher>,
    signals: Arc<Signals>,
}

/// The signals between the search and the command loop.
#[derive(Default)]
struct Signals {
    must_stop: AtomicBool,
    is_done: AtomicBool,
}

/// The usual stack size of a main thread: a search recurses hundreds of moves deep.
const STACK_BYTES: usize = 8 << 20;

impl SearchThread {
    pub(super) fn start(task: SearchTask, searcher: Searcher) -> io::Result<SearchThread> {
        let signals = Arc::new(Signals::default());
        let shared = Arc::clone(&signals);
        let work = move || task.run(searcher, &shared);
        let thread = thread::Builder::new().stack_size(STACK_BYTES).spawn(work)?;
        Ok(SearchThread { thread, signals })
    }

    /// Returns true once the best move is known.
    pub(super) fn is_done(&self) -> bool {
        self.signals.is_done.load(Ordering::Acquire) || self.thread.is_finished()
    }

    /// Stops the search, waits for its `bestmove` line and returns the searcher.
    pub(super) fn stop(self) -> Option<Searcher> {
        self.signals.must_stop.store(true, Ordering::Release);
        self.thread.thread().unpark();
        self.thread.join().ok()
    }
}

impl SearchTask {
    fn run(mut self, mut searcher: Searcher, signals: &Signals) -> Searcher {
        let reporter = InfoReporter { signals, until: self.until, depth_told: AtomicU32::new(0) };
        let analysis = match self.level {
            Some(level) => self.position.search_at_level(level, &mut self.rng, &reporter),
            None => self.position.search(&self.budget, &mut searcher, &mut self.rng, &reporter),
        };
        while self.waits_for_stop && !signals.must_stop.load(Ordering::Acquire) {
            thread::park();
        }
        // A client may send the next command before this thread has ended.
        signals.is_done.store(true, Ordering::Release);
        // If standard output is closed, the end of the input is near.
        let _ = send(info(&analysis));
        let _ = send(format_args!("bestmove {}", format_move_word(&analysis.best_move())));
        searcher
    }
}

/// Sends an `info` line after every depth.
struct InfoReporter<'a> {
    signals: &'a Signals,
    until: Option<Instant>,
    /// With hidden information each determinization starts at the first depth.
    depth_told: AtomicU32,
}

impl Observer<String> for InfoReporter<'_> {
    fn should_stop(&self) -> bool {
        self.signals.must_stop.load(Ordering::Relaxed)
            || self.until.is_some_and(|until| Instant::now() >= until)
    }

    fn on_progress(&self, progress: &Progress<String>) {
        if self.depth_told.fetch_max(progress.depth, Ordering::Relaxed) < progress.depth {
            let _ = send(info(&progress.analysis()));
        }
    }
}

fn info(analysis: &Analysis<String>) -> String {
    let pv: Vec<String> = analysis.pv().iter().map(|text| format_move_word(text)).collect();
    let speed = analysis.nodes as f64 / analysis.time.as_secs_f64().max(1e-6);
    format!(
        "info depth {} score {} nodes {} nps {} time {} pv {}",
        analysis.depth,
        score_words(analysis.score()),
        analysis.nodes,
        speed as u64,
        analysis.time.as_millis(),
        pv.join(" ")
    )
}

/// Formats a score in hundredths of a logit, or a proven result with its distance.
fn score_words(score: Score) -> String {
    match score.plies_to_end() {
        Some(plies) if score.is_win() => format!("win {plies}"),
        Some(plies) => format!("loss {plies}"),
        None => format!("cp {}", score.value() / 10),
    }
}
