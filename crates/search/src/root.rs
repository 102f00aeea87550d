//! Deeper and deeper, from one position, until a limit is reached.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_core::{Evaluate, Game, Seat, Turn, dice, shuffle};

use crate::alphabeta::{Searcher, Shared, Stopped, Window, estimate_for};
use crate::busy::Busy;
use crate::limits::{Limits, Watch};
use crate::score::{MAX_PLIES, Score};
use crate::table::Table;
use crate::thought::{Ranked, Thought};

/// Thinks about a position that is not over.
///
/// # Panics
/// If the game is over.
pub fn think<G: Evaluate>(
    state: &G,
    limits: &Limits,
    table: &mut Table,
    watch: &dyn Watch<G::Move>,
) -> Thought<G::Move> {
    let Turn::Of(thinker) = state.turn() else {
        panic!("nobody moves when the game is over");
    };
    table.grow_older();
    let threads = limits.threads.max(1);
    let busy = (threads > 1).then(Busy::new);
    let is_done = AtomicBool::new(false);
    let shared = Shared {
        table,
        watch,
        nodes: limits.nodes.map_or(u64::MAX, |nodes| nodes.div_ceil(threads as u64)),
        is_selective: limits.is_selective,
        busy: busy.as_ref(),
        is_done: &is_done,
    };
    let root = Root { state, thinker, limits, shared: &shared };
    let (mut thought, nodes) = with_helpers(threads - 1, &root, || {
        let thought = root.deepen(&|thought| watch.after_depth(thought));
        is_done.store(true, Ordering::Relaxed);
        thought
    });
    thought.nodes += nodes;
    thought
}

/// Runs `main` while helpers search the same; returns how many positions those looked at.
#[cfg(feature = "threads")]
fn with_helpers<G: Evaluate, T>(
    helpers: usize,
    root: &Root<'_, G>,
    main: impl FnOnce() -> T,
) -> (T, u64) {
    std::thread::scope(|scope| {
        let help = || root.deepen(&|_| ()).nodes;
        let helpers: Vec<_> = (0..helpers).map(|_| scope.spawn(help)).collect();
        let result = main();
        let nodes = helpers.into_iter().map(|helper| helper.join().expect("threads do not panic"));
        (result, nodes.sum())
    })
}

#[cfg(not(feature = "threads"))]
fn with_helpers<G: Evaluate, T>(
    _helpers: usize,
    _root: &Root<'_, G>,
    main: impl FnOnce() -> T,
) -> (T, u64) {
    (main(), 0)
}

/// A position to think about.
struct Root<'a, G: Game> {
    state: &'a G,
    thinker: Seat,
    limits: &'a Limits,
    shared: &'a Shared<'a, G::Move>,
}

impl<G: Evaluate> Root<'_, G> {
    fn deepen(&self, after_depth: &dyn Fn(&Thought<G::Move>)) -> Thought<G::Move> {
        let mut searcher = Searcher::new(self.shared, self.thinker);
        let (ranked, is_complete) = self.first_look();
        let mut thought = Thought { ranked, depth: 0, nodes: 0 };
        let deepest = self.limits.depth.unwrap_or(MAX_PLIES as u32).max(1);
        for depth in 1..=deepest {
            let result = self.look(&mut searcher, &mut thought.ranked, depth as i32, is_complete);
            thought.nodes = searcher.nodes;
            if result.is_err() {
                break;
            }
            thought.depth = depth;
            after_depth(&thought);
            let only_one = thought.ranked.len() == 1 && !self.limits.ranks_all;
            if self.is_decided(&thought) || only_one && self.limits.depth.is_none() {
                break;
            }
        }
        thought
    }

    /// Whether looking deeper changes nothing.
    fn is_decided(&self, thought: &Thought<G::Move>) -> bool {
        if self.limits.ranks_all {
            thought.ranked.iter().all(|ranked| ranked.score.is_proven())
        } else {
            thought.score().is_proven()
        }
    }

    /// The moves by how they look at once, and whether these are all.
    fn first_look(&self) -> (Vec<Ranked<G::Move>>, bool) {
        let mut moves = Vec::new();
        let is_complete = self.state.candidates(&mut moves);
        if let Some(seed) = self.limits.variety {
            shuffle(&mut dice(seed, 0), &mut moves);
        }
        let rank = |m| {
            let mut after = self.state.clone();
            after.play_unchecked(m);
            let score = match after.turn() {
                Turn::Over(outcome) => Score::of_end(&outcome, self.thinker, 1, false),
                Turn::Of(_) => estimate_for(&after, self.thinker),
            };
            Ranked { score, line: vec![m] }
        };
        let mut ranked: Vec<_> = moves.into_iter().map(rank).collect();
        ranked.sort_by_key(|ranked| Reverse(ranked.score));
        (ranked, is_complete)
    }

    /// Looks at all moves to a depth; when stopped, what was found so far is in order.
    fn look(
        &self,
        searcher: &mut Searcher<'_, G>,
        ranked: &mut [Ranked<G::Move>],
        depth: i32,
        is_complete: bool,
    ) -> Result<(), Stopped> {
        let is_unsettled = self.state.is_unsettled();
        let left = if is_unsettled { depth } else { depth - 1 };
        let mut best = Score::LOWEST;
        let mut looked_at = 0;
        let mut result = Ok(());
        for ranked in &mut *ranked {
            let m = ranked.line[0];
            let mut after = self.state.clone();
            after.play_unchecked(m);
            match self.look_at(searcher, &after, left, best) {
                Ok(score) => {
                    let is_shown = self.limits.ranks_all || score > best;
                    ranked.score = score;
                    if is_shown {
                        ranked.line.truncate(1);
                        ranked.line.extend_from_slice(searcher.line(1));
                    }
                    best = best.max(score);
                    looked_at += 1;
                }
                Err(Stopped) => {
                    result = Err(Stopped);
                    break;
                }
            }
        }
        // A move not better than the best has only a bound, so it stays behind whatever it is.
        ranked[..looked_at].sort_by_key(|ranked| Reverse(ranked.score));
        if !is_complete
            && let Some(best) = ranked.first_mut()
            && best.score.is_loss()
        {
            best.score = best.score.doubted();
        }
        result
    }

    fn look_at(
        &self,
        searcher: &mut Searcher<'_, G>,
        after: &G,
        left: i32,
        best: Score,
    ) -> Result<Score, Stopped> {
        let full = Window { alpha: best, ..Window::FULL };
        searcher.nodes += 1;
        if self.limits.ranks_all {
            return searcher.after(after, self.thinker, left, Window::FULL, 1);
        }
        if best > Score::LOWEST {
            let probe = Window::just_above(best);
            let score = searcher.after(after, self.thinker, left, probe, 1)?;
            if score <= best {
                return Ok(score);
            }
        }
        searcher.after(after, self.thinker, left, full, 1)
    }
}
