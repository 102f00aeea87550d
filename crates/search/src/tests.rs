//! Plain negamax is the judge: every search returns what it returns at the same depth. And nothing
//! that is decided depends on what is hidden.

mod montecarlo;
mod rollouts;

use crate::alphabeta::estimate_for;
use crate::{Limits, Score, Table, decide_at_level, think};
use tabuleiro_core::{
    Evaluate, Level, ManyPlayers, Playable, Seat, Turn, Viewer, dice, pick, variants, write_options,
};
use tabuleiro_games::{Visitor, visit_all};

/// How many positions a judgement may look at before a position is left out as too large.
const PATIENCE: u64 = 20_000;

/// How many positions of a game are judged at most.
const POSITIONS: usize = 12;

struct Judge {
    thinker: Seat,
    nodes: u64,
}

impl Judge {
    /// What a position is worth to `seat` after `plies` moves; `None` where that is too much work.
    fn worth<G: Evaluate>(&mut self, state: &G, depth: u32, plies: usize) -> Option<Score> {
        self.nodes += 1;
        if self.nodes > PATIENCE {
            return None;
        }
        let seat = match state.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => {
                let is_certain = !state.ends_by_history();
                return Some(Score::of_end(&outcome, self.thinker, plies, is_certain));
            }
        };
        let is_ours = seat == self.thinker;
        let side = |score: Score| if is_ours { score } else { -score };
        let mut moves = Vec::new();
        let mut best = None;
        let mut is_complete = true;
        let left = if state.is_unsettled() { depth } else { depth.saturating_sub(1) };
        if depth == 0 && !state.is_unsettled() {
            best = Some(side(estimate_for(state, self.thinker)));
            state.forcing_moves(&mut moves);
        } else {
            is_complete = state.candidates(&mut moves);
        }
        for m in moves {
            let mut after = state.clone();
            after.play_unchecked(m);
            let score = side(self.worth(&after, left, plies + 1)?);
            best = best.max(Some(score));
        }
        let best = best.expect("a game that is not over has a move");
        Some(side(if best.is_loss() && !is_complete { best.doubted() } else { best }))
    }
}

struct Compared;

impl Visitor for Compared {
    fn visit<G: Playable>(&mut self) {
        for options in variants::<G::Options>() {
            if G::check_options(&options).is_ok() {
                compare::<G>(&options);
            }
        }
    }
}

/// Compares at positions of random games, at every depth that is not too much work.
fn compare<G: Playable>(options: &G::Options) {
    let mut compared = 0;
    for seed in 0..3 {
        let mut state = G::start(options, &mut dice(seed, 0));
        let mut rng = dice(seed, 1);
        for _ in 0..POSITIONS {
            let Turn::Of(thinker) = state.turn() else {
                break;
            };
            for depth in 1..=3 {
                let mut judge = Judge { thinker, nodes: 0 };
                let Some(wanted) = judge.worth(&state, depth, 0) else {
                    break;
                };
                let limits = Limits {
                    depth: Some(depth),
                    is_selective: false,
                    many_players: Some(ManyPlayers::Paranoid),
                    ..Limits::default()
                };
                let found = think(&state, &limits, &mut Table::with_bytes(1 << 18), &());
                let place = || {
                    let options = write_options(options);
                    format!("{} {options} depth {depth}: {}", G::INFO.id, state.write_position())
                };
                // A search that has proven the end does not look on.
                if found.depth == depth {
                    assert_eq!(found.score(), wanted, "{}", place());
                } else {
                    assert!(found.score().is_proven(), "{}", place());
                }
                compared += 1;
            }
            // Some moves on.
            for _ in 0..4 {
                let mut moves = Vec::new();
                state.legal_moves(&mut moves);
                if let Some(m) = pick(&mut rng, &moves) {
                    state.play_unchecked(m);
                }
            }
        }
    }
    assert!(compared >= 3, "{}: only {compared} positions were compared", G::INFO.id);
}

#[test]
fn every_search_returns_what_plain_negamax_returns() {
    visit_all(&mut Compared);
}

/// Compares decisions about states that differ only in what the player to move does not see.
#[derive(Default)]
struct Discretion {
    /// How many states differed.
    compared: u32,
}

impl Visitor for Discretion {
    fn visit<G: Playable>(&mut self) {
        for (seed, options) in (0..).zip(variants::<G::Options>()) {
            let mut state = G::start(&options, &mut dice(seed, 0));
            if G::check_options(&options).is_err() || !state.has_secrets() {
                continue;
            }
            let mut rng = dice(seed, 1);
            for ply in 0.. {
                let Turn::Of(seat) = state.turn() else {
                    break;
                };
                let other = state.redeal(Viewer::Seat(seat), &mut dice(seed, 2));
                if other != state && ply % 5 == 1 {
                    let level = Level { nodes: 300, error: 200 * (ply % 2) };
                    let decided = |state| decide_at_level(state, level, &mut dice(seed, 3), &());
                    assert_eq!(decided(&other), decided(&state), "{}", state.write_position());
                    self.compared += 1;
                }
                let mut moves = Vec::new();
                state.legal_moves(&mut moves);
                state.play_unchecked(pick(&mut rng, &moves).expect("the game goes on"));
            }
        }
    }
}

#[test]
fn a_decision_depends_on_nothing_that_is_hidden() {
    let mut discretion = Discretion::default();
    visit_all(&mut discretion);
    assert!(discretion.compared > 50, "only {} states were compared", discretion.compared);
}
