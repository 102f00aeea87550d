//! Monte Carlo tree search.
//!
//! Each iteration walks down from the root, at each node to the child that is best for its mover with
//! a bonus for rarely visited ones, expands the leaf, and backpropagates the points of its best child.
//! A new position is not played out but evaluated as a win probability of each seat, unless the game
//! has no evaluation: then one random playout gives its points.

use std::cmp::Reverse;
use std::time::Duration;

use tabuleiro_core::{Dice, SearchHints, Seat, Turn, dice, playout};

use crate::analysis::{Analysis, ScoredMove};
use crate::budget::Budget;
use crate::negamax::Stopped;
use crate::observer::Observer;
use crate::root::Root;
use crate::score::logistic;
use crate::strategy::Strategy;
use crate::tree::{Node, Points, Tree};

/// The least number of nodes that are kept, however little memory there is.
const MIN_CAPACITY: usize = 1 << 12;
/// The number of iterations between two looks at the clock.
const CHECK_INTERVAL: u32 = 1 << 5;
/// The number of iterations before the first report.
const FIRST_REPORT: u32 = 1 << 6;

/// Monte Carlo tree search, with one thread.
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

/// One search.
struct TreeSearch<'a, G: SearchHints> {
    root: &'a Root<'a, G>,
    budget: &'a Budget,
    exploration: f32,
    tree: Tree<G::Move>,
    /// The number of nodes that are kept; when there are more, rarely visited ones are pruned.
    capacity: usize,
    /// The number of visited positions.
    visited: u64,
    listed: Vec<G::Move>,
    playouts: Playouts<G::Move>,
}

impl<'a, G: SearchHints> TreeSearch<'a, G> {
    fn new(root: &'a Root<'a, G>, budget: &'a Budget, exploration: f32) -> TreeSearch<'a, G> {
        let rng = dice(root.options.seed.unwrap_or_default(), 1);
        TreeSearch {
            root,
            budget,
            exploration,
            tree: Tree::new(root.moves[0]),
            capacity: (budget.memory / size_of::<Node<G::Move>>()).max(MIN_CAPACITY),
            visited: 0,
            listed: Vec::new(),
            playouts: Playouts { rng, moves: Vec::new() },
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

    /// Walks down the tree once, expands a leaf, and backpropagates its points.
    fn iterate(&mut self) -> Result<(), Stopped> {
        let mut state = self.root.state.clone();
        let mut path = vec![0];
        let mut at = 0;
        let mut movers = Vec::new();
        let points = loop {
            let mover = match state.turn() {
                // A win of the mover ends the walk. A win of another seat does not: the mover may still
                // come second.
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

    /// Counts visited positions, unless that were too many.
    fn count(&mut self, positions: u64) -> Result<(), Stopped> {
        if self.visited + positions > self.budget.nodes.unwrap_or(u64::MAX) {
            return Err(Stopped);
        }
        self.visited += positions;
        Ok(())
    }

    /// Adds the children of a node and returns the points of the one that is best for its mover.
    fn expand(&mut self, at: usize, state: &G, mover: Seat) -> Result<Points, Stopped> {
        let mut moves = std::mem::take(&mut self.listed);
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
            let (points, winner) = self.playouts.points(after);
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
        self.listed = moves;
        Ok(best.1)
    }

    /// Returns true if the principal variation is as long as asked for, or ends the game.
    fn is_deep_enough(&self) -> bool {
        let Some(depth) = self.budget.depth else {
            return false;
        };
        let mut pv = Variation::new(self.root.state);
        pv.follow(&self.tree, 0);
        pv.turns >= depth.max(1) || matches!(pv.end.turn(), Turn::Over(_))
    }

    fn analysis(&self) -> Analysis<G::Move> {
        let mut children: Vec<usize> = self.tree.children(0).collect();
        children.sort_by_key(|&child| Reverse(self.tree.rank(child, self.root.us)));
        let variation = |&child: &usize| {
            let mut pv = Variation::new(self.root.state);
            pv.play(self.tree.nodes[child].m);
            pv.follow(&self.tree, child);
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

/// Makes odds to priors that add up to 1. Without an evaluation one playout says too little about a
/// move: then all have the same prior.
fn set_priors<G: SearchHints>(children: &mut [Node<G::Move>]) {
    let sum: f32 = children.iter().map(|child| child.prior).sum();
    for child in children {
        child.prior = if G::FEATURES.is_empty() { 1.0 } else { child.prior / sum };
    }
}

/// Moves one after another, and the position that they lead to.
struct Variation<G: SearchHints> {
    moves: Vec<G::Move>,
    turns: u32,
    end: G,
}

impl<G: SearchHints> Variation<G> {
    fn new(state: &G) -> Variation<G> {
        Variation { moves: Vec::new(), turns: 0, end: state.clone() }
    }

    fn play(&mut self, m: G::Move) {
        self.turns += u32::from(!self.end.is_unsettled());
        self.moves.push(m);
        self.end.play_unchecked(m);
    }

    /// Plays the best moves from a node of the tree on.
    fn follow(&mut self, tree: &Tree<G::Move>, mut at: usize) {
        while let Turn::Of(mover) = self.end.turn()
            && let Some(best) = tree.best_child(at, mover)
        {
            at = best;
            self.play(tree.nodes[at].m);
        }
    }
}

/// The evaluation of new positions.
struct Playouts<M> {
    rng: Dice,
    moves: Vec<M>,
}

impl<M> Playouts<M> {
    /// Returns the points that each seat may expect of a position, and the seat that has won it.
    fn points<G: SearchHints<Move = M>>(&mut self, mut state: G) -> (Points, Option<Seat>) {
        let players = state.players();
        let mut points = Points::default();
        let (outcome, winner) = match state.turn() {
            Turn::Over(outcome) => {
                let winner = outcome.ranking.winner().filter(|_| !state.ends_by_history());
                (outcome, winner)
            }
            Turn::Of(_) if G::FEATURES.is_empty() => {
                (playout(&mut state, &mut self.rng, &mut self.moves).0, None)
            }
            Turn::Of(_) => return (evaluated_points(&state), None),
        };
        for seat in Seat::all(players) {
            points[seat] = outcome.ranking.points(seat) as f32;
        }
        (points, winner)
    }
}

/// Returns the win probability of each seat by its lead over the others.
fn evaluated_points<G: SearchHints>(state: &G) -> Points {
    let players = state.players();
    let mut points = Points::default();
    for seat in Seat::all(players) {
        points[seat] = state.evaluate(seat) as f32 / 1000.0;
    }
    let all: f32 = points.0.iter().sum();
    for points in &mut points.0[..players] {
        let lead = *points - (all - *points) / (players as f32 - 1.0);
        *points = logistic(lead);
    }
    points
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::Game;
    use tabuleiro_games::pivit::{Options, Pivit};

    use super::*;
    use crate::root::SearchOptions;

    #[test]
    fn a_tree_that_outgrows_its_memory_is_pruned_and_the_search_goes_on() {
        let options = Options::default().with_players(3).expect("three can play");
        let state = Pivit::new(options);
        let budget = Budget { nodes: Some(50_000), memory: 0, ..Budget::default() };
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
