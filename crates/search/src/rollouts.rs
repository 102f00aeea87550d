//! Rollouts: every move is played out many times, each time with another deal of the hidden
//! information.
//!
//! A rollout deals what the seat to move does not see, plays the move, lets all seats play by the rollout
//! policy for some rounds, and evaluates the position; without an evaluation it plays to the end of the
//! game. All moves are tried with the same deals, which reduces the variance of their comparison.
//! Sequential halving drops the worse half of the moves repeatedly, so that most rollouts are spent on
//! the best moves.

use std::time::Duration;

use tabuleiro_core::{Rng, SearchHints, Turn, Viewer};

use crate::analysis::{Analysis, ScoredMove};
use crate::budget::Budget;
use crate::evaluation::{evaluate_for, score_of_end};
use crate::observer::Observer;
use crate::root::Root;
use crate::score::Score;
use crate::strategy::Strategy;

/// The number of nodes after which a search without a limit of nodes reports first. Every later report
/// comes after twice as many nodes as all before.
const FIRST_REPORT: u64 = 10_000;

/// Rollouts, with one thread. They prove nothing but a win in one move.
///
/// ```
/// use tabuleiro_core::Algorithm;
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, SearchOptions, Searcher};
///
/// let game = Pivit::new(pivit::Options::default());
/// let mut searcher = Searcher::with_algorithm(Algorithm::Rollouts);
/// let options = SearchOptions::default();
/// let analysis = searcher.search(&game, &options, &Budget::nodes(1_000), &());
/// assert!(!analysis.score().is_proven());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rollouts;

impl Strategy for Rollouts {
    fn search<G: SearchHints>(
        &mut self,
        root: &Root<G>,
        budget: &Budget,
        observer: &dyn Observer<G::Move>,
    ) -> Analysis<G::Move> {
        if let Some(win) = root.moves.iter().find_map(|&m| immediate_win(root, m)) {
            return Analysis { moves: vec![win], depth: 1, nodes: 1, time: Duration::ZERO };
        }
        let (moves, mut rng) = root.shuffled_moves();
        let candidates = moves.into_iter().map(|m| Candidate { m, sum: 0.0, count: 0 }).collect();
        let players = root.state.players() as u32;
        let rounds = budget.depth.unwrap_or(1).max(1).div_ceil(players);
        let mut halving =
            SequentialHalving { root, budget, observer, rounds, candidates, nodes: 0 };
        if root.is_forced(budget) {
            return halving.analysis();
        }
        let is_limited = budget.nodes.is_some() || budget.depth.is_some();
        let mut nodes = budget.nodes.unwrap_or(FIRST_REPORT);
        loop {
            halving.run(nodes, &mut rng);
            halving.analysis().report_to(observer);
            if is_limited || budget.is_spent(observer) {
                return halving.analysis();
            }
            nodes = halving.nodes.saturating_mul(3);
        }
    }
}

/// Returns the move with its score if it wins immediately.
fn immediate_win<G: SearchHints>(root: &Root<G>, m: G::Move) -> Option<ScoredMove<G::Move>> {
    let mut after = root.state.clone();
    after.play_unchecked(m);
    let Turn::Over(outcome) = after.turn() else {
        return None;
    };
    let score = score_of_end(&after, &outcome, root.us, 1);
    score.is_win().then(|| ScoredMove { score, pv: vec![m] })
}

/// A move with the results of its rollouts.
struct Candidate<M> {
    m: M,
    sum: f32,
    count: u32,
}

impl<M> Candidate<M> {
    /// Returns the mean win probability.
    fn mean(&self) -> f32 {
        self.sum / self.count.max(1) as f32
    }
}

/// Sequential halving over the moves of a root.
struct SequentialHalving<'a, G: SearchHints> {
    root: &'a Root<'a, G>,
    budget: &'a Budget,
    observer: &'a dyn Observer<G::Move>,
    /// The number of rounds that a rollout plays.
    rounds: u32,
    /// The moves, in the reverse order in which they were dropped.
    candidates: Vec<Candidate<G::Move>>,
    nodes: u64,
}

impl<G: SearchHints> SequentialHalving<'_, G> {
    /// Tries all moves, then the better half of them, and so on, until so many nodes were visited in
    /// total. Each of these phases has the same share of the nodes.
    fn run(&mut self, nodes: u64, rng: &mut impl Rng) {
        let before = self.nodes;
        let phases = u64::from(self.candidates.len().ilog2()) + 1;
        let mut kept = self.candidates.len();
        for phase in 1..=phases {
            let until = before + nodes.saturating_sub(before).saturating_mul(phase) / phases;
            while self.nodes < until && !self.budget.is_spent(self.observer) {
                self.try_once(kept, rng);
            }
            // The sort is stable: equal moves keep their order.
            self.candidates[..kept].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            kept = kept.div_ceil(2);
        }
    }

    /// Tries the first moves once, all with the same deal.
    fn try_once(&mut self, kept: usize, rng: &mut impl Rng) {
        let dealt = self.root.state.redeal(Viewer::Seat(self.root.us), rng);
        for at in 0..kept {
            let mut after = dealt.clone();
            after.play_unchecked(self.candidates[at].m);
            self.nodes += 1;
            let probability = self.roll_out(after, rng);
            let candidate = &mut self.candidates[at];
            candidate.sum += probability;
            candidate.count += 1;
        }
    }

    /// Plays by the rollout policy and returns the win probability, or the points at the end of the game.
    fn roll_out(&mut self, mut state: G, rng: &mut impl Rng) -> f32 {
        let us = self.root.us;
        let mut rounds = 0;
        let mut last = us;
        loop {
            let seat = match state.turn() {
                Turn::Over(outcome) => return outcome.ranking.points(us) as f32,
                Turn::Of(seat) => seat,
            };
            rounds += u32::from(seat == us && last != us);
            if rounds >= self.rounds && !state.is_unsettled() && !G::FEATURES.is_empty() {
                return evaluate_for(&state, us).deterministic_win_probability();
            }
            last = seat;
            state.play_unchecked(state.quick_move(rng));
            self.nodes += 1;
        }
    }

    /// Returns the scores so far; before its first rollout a move is even.
    fn analysis(&self) -> Analysis<G::Move> {
        let score = |candidate: &Candidate<_>| match candidate.count {
            0 => Score::EVEN,
            _ => Score::from_win_probability(candidate.mean()),
        };
        let scored = self
            .candidates
            .iter()
            .map(|candidate| ScoredMove { score: score(candidate), pv: vec![candidate.m] });
        let depth = self.rounds * self.root.state.players() as u32;
        Analysis { moves: scored.collect(), depth, nodes: self.nodes, time: Duration::ZERO }
    }
}
