//! Thinking in the background, and telling how far it is.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use tabuleiro_core::GameRng;
use tabuleiro_session::{Analysis, Budget, Observer, PositionRef, Progress, Score, Searcher};

use super::command::format_move_word;
use super::send;

/// What to think about, and for how long.
pub(super) struct SearchTask {
    pub(super) position: PositionRef,
    pub(super) budget: Budget,
    pub(super) until: Option<Instant>,
    pub(super) level: Option<u8>,
    pub(super) rng: GameRng,
    /// Whether the move is kept back until somebody says stop.
    pub(super) waits_for_stop: bool,
}

/// Somebody who thinks and then says the best move.
pub(super) struct SearchThread {
    thread: JoinHandle<Searcher>,
    signals: Arc<Signals>,
}

/// What a search and the one who reads commands tell each other.
#[derive(Default)]
struct Signals {
    must_stop: AtomicBool,
    is_done: AtomicBool,
}

/// As much as a program's first thread usually has: a search goes hundreds of moves deep.
const STACK_BYTES: usize = 8 << 20;

impl SearchThread {
    pub(super) fn start(task: SearchTask, searcher: Searcher) -> io::Result<SearchThread> {
        let signals = Arc::new(Signals::default());
        let shared = Arc::clone(&signals);
        let work = move || task.run(searcher, &shared);
        let thread = thread::Builder::new().stack_size(STACK_BYTES).spawn(work)?;
        Ok(SearchThread { thread, signals })
    }

    /// Whether the best move is about to be said, or was.
    pub(super) fn is_done(&self) -> bool {
        self.signals.is_done.load(Ordering::Acquire) || self.thread.is_finished()
    }

    /// Waits until the best move is said, which is at once, and returns the searcher.
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
        // Whoever has read the move may send the next command before this thread has ended.
        signals.is_done.store(true, Ordering::Release);
        // Where nobody listens any more the end of the input is near.
        let _ = send(info(&analysis));
        let _ = send(format_args!("bestmove {}", format_move_word(&analysis.best_move())));
        searcher
    }
}

/// Tells after every depth how far the thinking is.
struct InfoReporter<'a> {
    signals: &'a Signals,
    until: Option<Instant>,
    /// What is hidden is imagined several times, each from the first depth on.
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

/// Hundredths of a logit, or a proven end and how many moves away it is.
fn score_words(score: Score) -> String {
    match score.plies_to_end() {
        Some(plies) if score.is_win() => format!("win {plies}"),
        Some(plies) => format!("loss {plies}"),
        None => format!("cp {}", score.value() / 10),
    }
}
