//! Rollouts: every move is tried many times, each time with the hidden information dealt anew.
//!
//! A rollout deals what the seat to move does not see, plays the move, lets everybody play by the
//! quick policy for some rounds, and evaluates the position; without an evaluation it plays to the end
//! of the game. All moves are tried with the same deals, so that luck is the same for all. After a
//! while the worse half of the moves is dropped, and so on (sequential halving), so that most rollouts
//! are spent where the choice is hardest.

use std::time::Duration;

use tabuleiro_core::{Rng, SearchHints, Turn, Viewer};

use crate::analysis::{Analysis, ScoredMove};
use crate::budget::Budget;
use crate::evaluation::{evaluate_for, score_of_end};
use crate::observer::Observer;
use crate::root::Root;
use crate::score::Score;
use crate::strategy::Strategy;

/// The number of nodes after which a search without a limit of nodes reports first; then after twice
/// as many more, and so on.
const FIRST_REPORT: u64 = 10_000;

/// Rollouts, with one thread. A win in one move is the only thing that they prove.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rollouts;

impl Strategy for Rollouts {
    fn search<G: SearchHints>(
        &mut self,
        root: &Root<G>,
        budget: &Budget,
        observer: &dyn Observer<G::Move>,
    ) -> Analysis<G::Move> {
        if let Some(win) = root.moves.iter().find_map(|&m| winning(root, m)) {
            return Analysis { moves: vec![win], depth: 1, nodes: 1, time: Duration::ZERO };
        }
        let (moves, mut rng) = root.shuffled_moves();
        let tried = moves.into_iter().map(|m| Tried { m, sum: 0.0, count: 0 }).collect();
        let players = root.state.players() as u32;
        let rounds = budget.depth.unwrap_or(1).max(1).div_ceil(players);
        let mut halving = Halving { root, budget, observer, rounds, tried, nodes: 0 };
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

/// Returns a move with its score if it wins at once.
fn winning<G: SearchHints>(root: &Root<G>, m: G::Move) -> Option<ScoredMove<G::Move>> {
    let mut after = root.state.clone();
    after.play_unchecked(m);
    let Turn::Over(outcome) = after.turn() else {
        return None;
    };
    let score = score_of_end(&after, &outcome, root.us, 1);
    score.is_win().then(|| ScoredMove { score, pv: vec![m] })
}

/// A move with the results of its rollouts.
struct Tried<M> {
    m: M,
    sum: f32,
    count: u32,
}

impl<M> Tried<M> {
    /// Returns the mean win probability.
    fn mean(&self) -> f32 {
        self.sum / self.count.max(1) as f32
    }
}

/// Sequential halving over the moves of a root.
struct Halving<'a, G: SearchHints> {
    root: &'a Root<'a, G>,
    budget: &'a Budget,
    observer: &'a dyn Observer<G::Move>,
    /// The number of rounds that a rollout plays.
    rounds: u32,
    /// The moves that were dropped later come first.
    tried: Vec<Tried<G::Move>>,
    nodes: u64,
}

impl<G: SearchHints> Halving<'_, G> {
    /// Tries all moves, then the better half of them, and so on, until so many nodes were visited in
    /// all; each half has the same share of them.
    fn run(&mut self, nodes: u64, rng: &mut impl Rng) {
        let before = self.nodes;
        let halvings = u64::from(self.tried.len().ilog2()) + 1;
        let mut kept = self.tried.len();
        for halving in 1..=halvings {
            let until = before + nodes.saturating_sub(before).saturating_mul(halving) / halvings;
            while self.nodes < until && !self.budget.is_spent(self.observer) {
                self.try_all(kept, rng);
            }
            // A stable sort: of equals the first stays first.
            self.tried[..kept].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            kept = kept.div_ceil(2);
        }
    }

    /// Tries the first moves once, all with the same deal.
    fn try_all(&mut self, kept: usize, rng: &mut impl Rng) {
        let dealt = self.root.state.redeal(Viewer::Seat(self.root.us), rng);
        for at in 0..kept {
            let mut after = dealt.clone();
            after.play_unchecked(self.tried[at].m);
            self.nodes += 1;
            let probability = self.roll_out(after, rng);
            let tried = &mut self.tried[at];
            tried.sum += probability;
            tried.count += 1;
        }
    }

    /// Plays by the quick policy and returns the win probability, or the points at the end of the game.
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

    /// Returns the scores so far; before the first rollout all moves are even.
    fn analysis(&self) -> Analysis<G::Move> {
        let score = |tried: &Tried<_>| match tried.count {
            0 => Score::EVEN,
            _ => Score::from_win_probability(tried.mean()),
        };
        let scored =
            self.tried.iter().map(|tried| ScoredMove { score: score(tried), pv: vec![tried.m] });
        let depth = self.rounds * self.root.state.players() as u32;
        Analysis { moves: scored.collect(), depth, nodes: self.nodes, time: Duration::ZERO }
    }
}
