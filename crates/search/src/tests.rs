//! Tests of the strategies against reference implementations, and of hidden information.

mod mcts;
mod rollouts;

use tabuleiro_core::{
    Algorithm, Game, Level, Outcome, Playable, Seat, Turn, Viewer, format_options, pick,
    seeded_rng, variants,
};
use tabuleiro_games::{Visitor, visit_all};

use crate::{Budget, SearchOptions, Searcher, search_at_level};

/// The greatest number of nodes of a minimax search. Larger searches are skipped.
const MAX_NODES: u64 = 20_000;

/// The greatest number of positions that are compared in a game.
const POSITIONS: usize = 12;

/// Plain minimax with scores of its own. It shares only the rules and the hints of the games with the
/// searches.
struct Minimax {
    us: Seat,
    nodes: u64,
}

/// Scores as documented at [`Score`](crate::Score).
const WIN: i32 = 32_000;
const FARTHEST_WIN: i32 = WIN - 250;
const UNPROVEN_WIN: i32 = 25_000;

impl Minimax {
    /// Returns the score of a position for us; `None` if that takes too many nodes.
    fn score<G: Playable>(&mut self, state: &G, depth: u32, plies: i32) -> Option<i32> {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return None;
        }
        let seat = match state.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => return Some(self.end(state, &outcome, plies)),
        };
        let better = if seat == self.us { i32::max } else { i32::min };
        let mut moves = Vec::new();
        let mut best = None;
        let mut is_complete = true;
        let is_leaf = depth == 0 && !state.is_unsettled();
        if is_leaf {
            best = Some(self.evaluation(state));
            state.forcing_moves(&mut moves);
        } else {
            is_complete = state.candidates(&mut moves);
        }
        let left = if state.is_unsettled() { depth } else { depth.saturating_sub(1) };
        for m in moves {
            let mut after = state.clone();
            after.play_unchecked(m);
            let score = self.score(&after, left, plies + 1)?;
            best = Some(best.map_or(score, |best| better(best, score)));
        }
        let best = best.expect("a game that is not over has a move");
        // A loss of the side to move is not proven if moves were left out.
        let is_lost = if seat == self.us { best <= -FARTHEST_WIN } else { best >= FARTHEST_WIN };
        Some(if is_lost && !is_complete { best.signum() * UNPROVEN_WIN } else { best })
    }

    fn end<G: Game>(&self, state: &G, outcome: &Outcome, plies: i32) -> i32 {
        let place = |seat| outcome.ranking.rank(seat);
        let seats = || Seat::all(state.players());
        let beats = seats().filter(|&other| place(self.us) < place(other)).count();
        let loses = seats().filter(|&other| place(self.us) > place(other)).count();
        let others = state.players() - 1;
        let is_last = seats().all(|other| place(other) <= place(self.us)) && loses > 0;
        let proven = if state.ends_by_history() { UNPROVEN_WIN } else { WIN - plies };
        if beats == others {
            proven
        } else if is_last {
            -proven
        } else {
            let points = f64::midpoint(1.0, (beats as f64 - loses as f64) / others as f64);
            ((2.0 * points - 1.0) * 16_000.0) as i32
        }
    }

    /// Returns our weighted features minus the mean of the others.
    fn evaluation<G: Playable>(&self, state: &G) -> i32 {
        let weighted = |seat: Seat| {
            let (mut sum, weights) = (0, state.weights());
            state.features(seat, |feature, amount| sum += amount * weights[feature]);
            sum
        };
        let all: i32 = Seat::all(state.players()).map(weighted).sum();
        let own = weighted(self.us);
        (own - (all - own) / (state.players() as i32 - 1)).clamp(-20_000, 20_000)
    }
}

struct Comparison;

impl Visitor for Comparison {
    fn visit<G: Playable>(&mut self) {
        for options in variants::<G::Options>() {
            compare::<G>(options);
        }
    }
}

/// Compares positions of random games, at every depth that does not take too many nodes.
fn compare<G: Playable>(options: G::Options) {
    let mut compared = 0;
    for seed in 0..3 {
        let mut state = G::new(options, &mut seeded_rng(seed, 0));
        let mut rng = seeded_rng(seed, 1);
        for _ in 0..POSITIONS {
            let Turn::Of(us) = state.turn() else {
                break;
            };
            let mut nodes = 0;
            for depth in 1..=3 {
                // Every depth multiplies the nodes by about the number of moves.
                if nodes * state.count_legal_moves() as u64 > MAX_NODES {
                    break;
                }
                let mut minimax = Minimax { us, nodes: 0 };
                let Some(expected) = minimax.score(&state, depth, 0) else {
                    break;
                };
                nodes = minimax.nodes;
                let algorithm = Some(Algorithm::AlphaBeta);
                let mut searcher = Searcher { algorithm, ..Searcher::default() };
                searcher.alpha_beta.is_selective = false;
                let budget = Budget::depth(depth).with_memory(1 << 18);
                let found = searcher.search(&state, &SearchOptions::default(), &budget, &());
                let place = || {
                    let options = format_options(&options);
                    format!("{} {options} depth {depth}: {}", G::INFO.id, state.format_position())
                };
                // A search stops early when its score is proven.
                if found.depth == depth {
                    assert_eq!(found.score().value(), expected, "{}", place());
                } else {
                    assert!(found.score().is_proven(), "{}", place());
                }
                compared += 1;
            }
            for _ in 0..4 {
                let moves = state.legal_moves();
                if let Some(m) = pick(&mut rng, &moves) {
                    state.play_unchecked(m);
                }
            }
        }
    }
    assert!(compared >= 3, "{}: only {compared} positions were compared", G::INFO.id);
}

#[test]
fn alpha_beta_returns_the_score_of_plain_minimax() {
    visit_all(&mut Comparison);
}

/// Compares searches of states that differ only in what the seat to move does not see.
#[derive(Default)]
struct HiddenInformation {
    /// The number of states that differed.
    compared: u32,
}

impl Visitor for HiddenInformation {
    fn visit<G: Playable>(&mut self) {
        for (seed, options) in (0..).zip(variants::<G::Options>()) {
            let mut state = G::new(options, &mut seeded_rng(seed, 0));
            if !state.has_hidden_information() {
                continue;
            }
            let mut rng = seeded_rng(seed, 1);
            for ply in 0.. {
                let Turn::Of(seat) = state.turn() else {
                    break;
                };
                let other = state.redeal(Viewer::Seat(seat), &mut seeded_rng(seed, 2));
                if other != state && ply % 5 == 1 {
                    let level = Level { nodes: 300, noise: 200 * (ply % 2) };
                    let searched =
                        |state| search_at_level(state, level, &mut seeded_rng(seed, 3), &());
                    assert_eq!(searched(&other), searched(&state), "{}", state.format_position());
                    self.compared += 1;
                }
                let moves = state.legal_moves();
                state.play_unchecked(pick(&mut rng, &moves).expect("the game goes on"));
            }
        }
    }
}

#[test]
fn a_move_does_not_depend_on_hidden_information() {
    let mut hidden = HiddenInformation::default();
    visit_all(&mut hidden);
    assert!(hidden.compared > 50, "only {} states were compared", hidden.compared);
}
