//! Deeper and deeper, from one position, until a limit is reached.

use std::cmp::Reverse;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_core::{Evaluate, Game, ManyPlayers, Seat, Turn, dice, shuffle};

use crate::alphabeta::{Searcher, Shared, Stopped, estimate_for};
use crate::busy::{Busy, PutOff};
use crate::limits::{Limits, Watch};
use crate::montecarlo;
use crate::rollouts;
use crate::score::{MAX_PLIES, Score};
use crate::table::Table;
use crate::thought::{Ranked, Thought};

/// Thinks about a position that is not over.
///
/// # Panics
/// If the game is over.
pub fn think<G: Evaluate>(
    state: &G,
    limits: &Limits<G::Move>,
    table: &mut Table,
    watch: &dyn Watch<G::Move>,
) -> Thought<G::Move> {
    let Turn::Of(thinker) = state.turn() else {
        panic!("nobody moves when the game is over");
    };
    match search_for(state, limits) {
        ManyPlayers::Paranoid => alpha_beta(state, thinker, limits, table, watch),
        ManyPlayers::MonteCarlo => montecarlo::think(state, thinker, limits, table.bytes(), watch),
        ManyPlayers::Rollouts => rollouts::think(state, thinker, limits, watch),
    }
}

/// Thinks by alpha-beta, with as many threads as there may be.
fn alpha_beta<G: Evaluate>(
    state: &G,
    thinker: Seat,
    limits: &Limits<G::Move>,
    table: &mut Table,
    watch: &dyn Watch<G::Move>,
) -> Thought<G::Move> {
    table.begin_search();
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
    let told = Mutex::new(0);
    on_threads(threads, || {
        let thought = root.deepen(&|thought| {
            // Whichever thread is the first to be so deep tells it.
            let mut told = told.lock().expect("threads do not panic");
            if thought.depth > *told {
                *told = thought.depth;
                watch.after_depth(thought);
            }
        });
        is_done.store(true, Ordering::Relaxed);
        thought
    })
}

/// How a position is searched.
pub(crate) fn search_for<G: Evaluate>(state: &G, limits: &Limits<G::Move>) -> ManyPlayers {
    match limits.many_players {
        // Of two players each has one opponent, who is all others.
        _ if state.players() == 2 => ManyPlayers::Paranoid,
        Some(search) => search,
        None => state.many_players(),
    }
}

/// The deepest of what several threads find, with the positions that all of them looked at.
#[cfg(feature = "threads")]
fn on_threads<M: Send>(threads: usize, find: impl Fn() -> Thought<M> + Sync) -> Thought<M> {
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(&find)).collect();
        let mut deepest = find();
        for helper in helpers {
            let thought = helper.join().expect("threads do not panic");
            let nodes = deepest.nodes + thought.nodes;
            if thought.depth > deepest.depth {
                deepest = thought;
            }
            deepest.nodes = nodes;
        }
        deepest
    })
}

#[cfg(not(feature = "threads"))]
fn on_threads<M>(_threads: usize, find: impl Fn() -> Thought<M>) -> Thought<M> {
    find()
}

/// A position to think about.
struct Root<'a, G: Game> {
    state: &'a G,
    thinker: Seat,
    limits: &'a Limits<G::Move>,
    shared: &'a Shared<'a, G::Move>,
}

impl<G: Evaluate> Root<'_, G> {
    /// Looks deeper and deeper with one thread.
    fn deepen(&self, after_depth: &dyn Fn(&Thought<G::Move>)) -> Thought<G::Move> {
        let mut search = Searcher::new(self.shared, self.thinker);
        let (ranked, is_complete) = self.first_look();
        let mut thought = Thought { ranked, depth: 0, nodes: 0 };
        let deepest = self.limits.depth.unwrap_or(MAX_PLIES as u32).max(1);
        for depth in 1..=deepest {
            // Scores of different depths cannot be compared: then an unfinished look is worth nothing.
            let before = self.limits.ranks_all.then(|| thought.ranked.clone());
            let result = self.look(&mut search, &mut thought.ranked, depth as i32, is_complete);
            thought.nodes = search.nodes();
            if result.is_err() {
                thought.ranked = before.unwrap_or(thought.ranked);
                break;
            }
            thought.depth = depth;
            after_depth(&thought);
            let only_one = thought.ranked.len() == 1 && self.limits.ends_with_one_move();
            if self.is_decided(&thought) || only_one {
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
        let mut moves: Vec<G::Move> = self.limits.only.into_iter().collect();
        let is_complete = !moves.is_empty() || self.state.candidates(&mut moves);
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
        search: &mut Searcher<G>,
        ranked: &mut [Ranked<G::Move>],
        depth: i32,
        is_complete: bool,
    ) -> Result<(), Stopped> {
        let is_unsettled = self.state.is_unsettled();
        let left = if is_unsettled { depth } else { depth - 1 };
        let mut best = Score::LOWEST;
        let mut looked_at = 0;
        let mut result = Ok(());
        let mut put_off = PutOff::none_of(ranked.len());
        while looked_at < ranked.len() {
            let mut after = self.state.clone();
            after.play_unchecked(ranked[looked_at].line[0]);
            let begun = self.shared.begin(&after, depth, ranked, looked_at, &mut put_off);
            let Ok(_begun) = begun else {
                continue;
            };
            let above = if self.limits.ranks_all { Score::LOWEST } else { best };
            match search.look_at(&after, left, above) {
                Ok(score) => {
                    let is_shown = self.limits.ranks_all || score > best;
                    let ranked = &mut ranked[looked_at];
                    ranked.score = score;
                    if is_shown {
                        ranked.line.truncate(1);
                        ranked.line.extend_from_slice(search.line());
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
}
