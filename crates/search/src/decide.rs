//! The decision of a computer player: what it does not see it imagines, and at lower levels it errs.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use tabuleiro_core::{Evaluate, Level, ManyPlayers, Rng, Turn, Viewer, below};

use crate::limits::{Limits, Watch};
use crate::root::{search_for, think};
use crate::score::Score;
use crate::table::Table;
use crate::thought::{Ranked, Thought};

/// How many deals of what is hidden are thought about.
const WORLDS: u64 = 8;

/// More bytes than the tree of any level takes up; they are taken only as it grows.
const ROOM_FOR_TREES: usize = 1 << 27;

/// Thinks about a position as the player whose turn it is sees it.
///
/// What is hidden from that player is dealt anew several times, and each move gets the average of
/// what it is worth in each deal.
///
/// # Panics
/// If the game is over.
pub fn decide<G: Evaluate>(
    state: &G,
    limits: &Limits<G::Move>,
    table: &mut Table,
    rng: &mut impl Rng,
    watch: &dyn Watch<G::Move>,
) -> Thought<G::Move> {
    let Turn::Of(seat) = state.turn() else {
        panic!("nobody moves when the game is over");
    };
    let mut worlds = vec![state.redeal(Viewer::Seat(seat), rng)];
    // Rollouts deal for themselves, once for every try.
    let deals = if search_for(state, limits) == ManyPlayers::Rollouts { 1 } else { WORLDS };
    for _ in 1..deals {
        let world = state.redeal(Viewer::Seat(seat), rng);
        if worlds.contains(&world) {
            break;
        }
        worlds.push(world);
    }
    match &worlds[..] {
        [world] => think(world, limits, table, watch),
        worlds => think_about_all(worlds, limits, table, watch),
    }
}

/// Thinks as a player of some level does: about so many positions, and with errors.
pub fn decide_at_level<G: Evaluate>(
    state: &G,
    level: Level,
    rng: &mut impl Rng,
    watch: &dyn Watch<G::Move>,
) -> Thought<G::Move> {
    let limits = Limits {
        nodes: Some(level.nodes),
        ranks_all: level.error > 0,
        variety: Some(rng.next_u64()),
        ..Limits::default()
    };
    // A table made for the occasion: what a level plays does not depend on what it saw before.
    // A tree has room for all that it looks at.
    let mut table = match search_for(state, &limits) {
        ManyPlayers::MonteCarlo => Table::with_bytes(ROOM_FOR_TREES),
        _ => Table::with_bytes((level.nodes as usize * 24).min(1 << 26)),
    };
    let mut thought = decide(state, &limits, &mut table, rng, watch);
    if level.error > 0 {
        notice_the_rest(&mut thought, state);
        err(&mut thought, level.error, rng);
    }
    thought
}

/// Adds the legal moves that were not worth a look: to somebody who errs they seem as good as the worst
/// of those that were.
fn notice_the_rest<G: Evaluate>(thought: &mut Thought<G::Move>, state: &G) {
    let Some(score) = thought.ranked.iter().map(|ranked| ranked.score).min() else {
        return;
    };
    let seen: BTreeSet<G::Move> = thought.ranked.iter().map(|ranked| ranked.line[0]).collect();
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves.retain(|m| !seen.contains(m));
    thought.ranked.extend(moves.into_iter().map(|m| Ranked { score, line: vec![m] }));
}

/// Puts first what looks best to somebody who is wrong about each move by at most `error`, and
/// rather by little than by much. What is proven is far beyond all estimates: only who errs very
/// much overlooks it.
fn err<M>(thought: &mut Thought<M>, error: i32, rng: &mut impl Rng) {
    let mut guess = |score: Score| {
        let halves = [0; 2].map(|_| below(rng, error as usize + 1) as i32);
        score.value() + halves.iter().sum::<i32>() - error
    };
    let guesses: Vec<i32> = thought.ranked.iter().map(|ranked| guess(ranked.score)).collect();
    let best = (0..guesses.len()).max_by_key(|&at| (guesses[at], Reverse(at)));
    let best = best.expect("a thought has a move");
    thought.ranked[..=best].rotate_right(1);
}

/// How many positions of each world are looked at first, where only time sets a limit; then four
/// times as many, and so on, so that no world is thought about more than another.
const FIRST_ROUND: u64 = 1_000;

/// Thinks about all worlds equally.
fn think_about_all<G: Evaluate>(
    worlds: &[G],
    limits: &Limits<G::Move>,
    table: &mut Table,
    watch: &dyn Watch<G::Move>,
) -> Thought<G::Move> {
    let mut nodes = 0;
    let mut found: Option<Thought<G::Move>> = None;
    for round in 0.. {
        let share = match limits.nodes {
            Some(nodes) => nodes / worlds.len() as u64,
            None => FIRST_ROUND.saturating_mul(1_u64.checked_shl(2 * round).unwrap_or(u64::MAX)),
        };
        let share = Limits { nodes: Some(share), ranks_all: true, ..*limits };
        let think = |world| think(world, &share, table, &Silent(watch));
        let thoughts: Vec<Thought<G::Move>> = worlds.iter().map(think).collect();
        nodes += thoughts.iter().map(|thought| thought.nodes).sum::<u64>();
        let is_deep = |thought: &Thought<_>| {
            limits.depth.is_some_and(|depth| thought.depth >= depth)
                || thought.ranked.iter().all(|ranked| ranked.score.is_proven())
        };
        let is_done = limits.nodes.is_some() || thoughts.iter().all(is_deep);
        // A round that was broken off has looked at some worlds and not at others.
        let is_broken_off = !is_done && watch.is_over();
        if found.is_none() || !is_broken_off {
            let thought = Thought { nodes, ..averaged(thoughts) };
            watch.after_depth(&thought);
            found = Some(thought);
        }
        if is_done || is_broken_off {
            break;
        }
    }
    Thought { nodes, ..found.expect("there is a first round") }
}

/// What the moves are worth on average over all worlds.
fn averaged<M: Copy + Ord>(thoughts: Vec<Thought<M>>) -> Thought<M> {
    let depth = thoughts.iter().map(|thought| thought.depth).min().unwrap_or(0);
    let mut sums: BTreeMap<M, (i32, i32)> = BTreeMap::new();
    let mut lines = BTreeMap::new();
    for ranked in thoughts.into_iter().flat_map(|thought| thought.ranked) {
        let (sum, count) = sums.entry(ranked.line[0]).or_default();
        *sum += ranked.score.value();
        *count += 1;
        lines.entry(ranked.line[0]).or_insert(ranked.line);
    }
    // A move that was a candidate everywhere is known better than one that looked good by chance.
    let worth = |(sum, count): (i32, i32)| (count, sum / count);
    let mut ranked: Vec<_> = sums.into_iter().map(|(m, sum)| (worth(sum), m)).collect();
    ranked.sort_by_key(|&(worth, _)| Reverse(worth));
    let ranked = ranked.into_iter().map(|((_, mean), m)| Ranked {
        score: Score::estimate(mean),
        line: lines.remove(&m).expect("every move has a line"),
    });
    Thought { ranked: ranked.collect(), depth, nodes: 0 }
}

/// Somebody who is not told about each world, but can end it all.
struct Silent<'a, M>(&'a dyn Watch<M>);

impl<M> Watch<M> for Silent<'_, M> {
    fn is_over(&self) -> bool {
        self.0.is_over()
    }
}
