//! Monte Carlo tree search.
//!
//! Each iteration selects a path from the root to a leaf, expands the leaf, evaluates its children, and
//! backpropagates the points of the best one. Selection takes the child that is best for its mover, with
//! an exploration bonus for a great prior and few visits. Leaves are evaluated as a win probability of
//! each seat; in a game without an evaluation by one random playout.

mod leaf_evaluation;
pub(crate) mod tree;
mod variation;

use std::cmp::Reverse;
use std::time::Duration;

use tabuleiro_core::{SearchHints, Seat, Turn, seeded_rng};

use leaf_evaluation::LeafEvaluation;
use tree::{Node, Points, Tree};
use variation::Variation;

use crate::analysis::{Analysis, ScoredMove};
use crate::budget::Budget;
use crate::observer::Observer;
use crate::root::Root;
use crate::shared_state::Stopped;
use crate::strategy::Strategy;

/// The least number of nodes that a tree may have, however little memory there is.
const MIN_CAPACITY: usize = 1 << 12;
/// The number of iterations between two looks at the clock.
const CHECK_INTERVAL: u32 = 1 << 5;
/// The number of iterations before the first report.
const FIRST_REPORT: u32 = 1 << 6;

/// Monte Carlo tree search, with one thread.
///
/// ```
/// use tabuleiro_core::Algorithm;
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, SearchOptions, Searcher};
///
/// let game = Shiftago::new(shiftago::Options::default().with_players(3)?);
/// let mut searcher = Searcher::with_algorithm(Algorithm::Mcts);
/// searcher.mcts.exploration = 0.3;
/// let options = SearchOptions::default();
/// let analysis = searcher.search(&game, &options, &Budget::nodes(2_000), &());
/// assert!(analysis.nodes <= 2_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mcts {
    /// The exploration constant: the weight of rarely visited moves.
    pub exploration: f32,
}

impl Default for Mcts {
    fn default() -> Mcts {
        Mcts { exploration: 0.2 }
    }
}

impl Strategy for Mcts {
    fn search<G: SearchHints>(
        &mut self,
        root: &Root<G>,
        budget: &Budget,
        observer: &dyn Observer<G::Move>,
    ) -> Analysis<G::Move> {
        TreeSearch::new(root, budget, self.exploration).run(observer)
    }
}

/// A running Monte Carlo tree search.
struct TreeSearch<'a, G: SearchHints> {
    root: &'a Root<'a, G>,
    budget: &'a Budget,
    exploration: f32,
    tree: Tree<G::Move>,
    /// The greatest number of nodes; above it rarely visited nodes are pruned.
    capacity: usize,
    /// The number of visited positions.
    visited: u64,
    /// A buffer for generated moves.
    generated: Vec<G::Move>,
    leaf_evaluation: LeafEvaluation<G::Move>,
}

impl<'a, G: SearchHints> TreeSearch<'a, G> {
    fn new(root: &'a Root<'a, G>, budget: &'a Budget, exploration: f32) -> TreeSearch<'a, G> {
        let rng = seeded_rng(root.options.seed.unwrap_or_default(), 1);
        TreeSearch {
            root,
            budget,
            exploration,
            tree: Tree::new(root.moves[0]),
            capacity: (budget.memory / size_of::<Node<G::Move>>()).max(MIN_CAPACITY),
            visited: 0,
            generated: Vec::new(),
            leaf_evaluation: LeafEvaluation::new(rng),
        }
    }

    fn run(&mut self, observer: &dyn Observer<G::Move>) -> Analysis<G::Move> {
        let is_forced = self.root.is_forced(self.budget);
        for iteration in 1..u32::MAX {
            let is_won = |search: &Self| search.tree.nodes[0].is_won_by(search.root.us);
            if self.iterate().is_err() || is_won(self) || is_forced {
                break;
            }
            let is_check = iteration.is_multiple_of(CHECK_INTERVAL);
            if is_check && (self.budget.is_spent(observer) || self.is_deep_enough()) {
                break;
            }
            if iteration >= FIRST_REPORT && iteration.is_power_of_two() {
                self.analysis().report_to(observer);
            }
            if self.tree.nodes.len() > self.capacity {
                self.tree.prune(self.capacity);
            }
        }
        self.analysis()
    }

    /// Selects a path to a leaf, expands the leaf, and backpropagates its points.
    fn iterate(&mut self) -> Result<(), Stopped> {
        let mut state = self.root.state.clone();
        let mut path = vec![0];
        let mut at = 0;
        let mut movers = Vec::new();
        let points = loop {
            let mover = match state.turn() {
                // A win of the mover ends the path. A win of another seat does not, because the mover
                // may still come second.
                Turn::Of(mover) if !self.tree.nodes[at].is_won_by(mover) => mover,
                _ => {
                    self.count(1)?;
                    break self.tree.nodes[at].mean();
                }
            };
            movers.push(mover);
            if !self.tree.nodes[at].is_expanded() {
                break self.expand(at, &state, mover)?;
            }
            at = self.tree.select(at, mover, self.exploration);
            path.push(at);
            state.play_unchecked(self.tree.nodes[at].m);
        };
        self.tree.backpropagate(&path, &movers, points);
        Ok(())
    }

    /// Counts visited positions, or stops the search if the budget has no more.
    fn count(&mut self, positions: u64) -> Result<(), Stopped> {
        if self.visited + positions > self.budget.nodes.unwrap_or(u64::MAX) {
            return Err(Stopped);
        }
        self.visited += positions;
        Ok(())
    }

    /// Adds the children of a node and returns the points of the one that is best for its mover.
    fn expand(&mut self, at: usize, state: &G, mover: Seat) -> Result<Points, Stopped> {
        let mut moves = std::mem::take(&mut self.generated);
        moves.clear();
        let is_complete = if at == 0 {
            moves.extend(self.root.shuffled_moves().0);
            self.root.is_complete
        } else {
            let is_complete = state.candidates(&mut moves);
            self.count(moves.len() as u64)?;
            is_complete
        };
        let first = self.tree.nodes.len();
        let mut best = (f32::NEG_INFINITY, Points::default());
        for &m in &moves {
            let mut after = state.clone();
            after.play_unchecked(m);
            let (points, winner) = self.leaf_evaluation.points(after);
            let own = points[mover].clamp(0.001, 0.999);
            if own > best.0 {
                best = (own, points);
            }
            let mut child = Node::new(m, points, winner);
            child.prior = own / (1.0 - own);
            self.tree.nodes.push(child);
        }
        set_priors::<G>(&mut self.tree.nodes[first..]);
        self.tree.adopt(at, first, is_complete);
        self.generated = moves;
        Ok(best.1)
    }

    /// Returns true if the principal variation has the depth of the budget, or ends the game.
    fn is_deep_enough(&self) -> bool {
        let Some(depth) = self.budget.depth else {
            return false;
        };
        let mut pv = Variation::new(self.root.state);
        pv.extend(&self.tree, 0);
        pv.turns >= depth.max(1) || matches!(pv.end.turn(), Turn::Over(_))
    }

    fn analysis(&self) -> Analysis<G::Move> {
        let mut children: Vec<usize> = self.tree.children(0).collect();
        children.sort_by_key(|&child| Reverse(self.tree.rank(child, self.root.us)));
        let variation = |&child: &usize| {
            let mut pv = Variation::new(self.root.state);
            pv.play(self.tree.nodes[child].m);
            pv.extend(&self.tree, child);
            pv
        };
        let depth = children.first().map_or(0, |best| variation(best).turns);
        let scored = children.iter().map(|child| ScoredMove {
            score: self.tree.nodes[*child].score(self.root.us),
            pv: variation(child).moves,
        });
        Analysis { moves: scored.collect(), depth, nodes: self.visited, time: Duration::ZERO }
    }
}

/// Normalises the priors of the children so that their sum is 1. Without an evaluation all have the same
/// prior, because a single playout says too little about a move.
fn set_priors<G: SearchHints>(children: &mut [Node<G::Move>]) {
    let sum: f32 = children.iter().map(|child| child.prior).sum();
    for child in children {
        child.prior = if G::FEATURES.is_empty() { 1.0 } else { child.prior / sum };
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::Game;
    use tabuleiro_games::pivit::{Options, Pivit};

    use super::*;
    use crate::options::SearchOptions;

    #[test]
    fn a_search_goes_on_when_its_tree_is_pruned() {
        let options = Options::default().with_players(3).expect("three can play");
        let state = Pivit::new(options);
        let budget = Budget::nodes(50_000).with_memory(0);
        let options = SearchOptions::default();
        let root = Root::new(&state, &options);
        let mut search = TreeSearch::new(&root, &budget, 0.2);
        let analysis = search.run(&());
        assert!(analysis.nodes > 40_000, "it ended after {} nodes", analysis.nodes);
        let kept = search.tree.nodes.len();
        assert!(kept <= MIN_CAPACITY + 100, "{kept} nodes are kept");
        assert!(state.check(analysis.best_move()).is_ok());
    }
}
