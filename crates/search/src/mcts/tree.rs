//! The tree of Monte Carlo tree search.

use std::ops::Range;

use tabuleiro_core::{PerSeat, Seat};

use crate::score::Score;

/// The expected points of each seat, from 0 for the last place to 1 for the first.
pub(crate) type Points = PerSeat<f32>;

/// A node: a position, and the move that led to it.
#[derive(Debug)]
pub(crate) struct Node<M> {
    pub(crate) m: M,
    /// The sum of the points of all visits.
    sum: Points,
    visits: u32,
    /// The prior of the move, which weighs its exploration bonus.
    pub(crate) prior: f32,
    /// The index of the first child and the number of children; no children before it is expanded.
    first: u32,
    count: u16,
    /// True if there is a child for every legal move.
    is_complete: bool,
    /// The seat with a proven win, and the greatest number of plies to it.
    won: Option<(Seat, u8)>,
}

impl<M> Node<M> {
    /// Returns a node with one visit; `winner` has won the position.
    pub(crate) fn new(m: M, points: Points, winner: Option<Seat>) -> Node<M> {
        let won = winner.map(|winner| (winner, 1));
        Node { m, sum: points, visits: 1, prior: 1.0, first: 0, count: 0, is_complete: true, won }
    }

    fn add_visit(&mut self, points: Points) {
        self.visits += 1;
        for (sum, points) in self.sum.0.iter_mut().zip(points.0) {
            *sum += points;
        }
    }

    pub(crate) fn is_expanded(&self) -> bool {
        self.count > 0
    }

    pub(crate) fn is_won_by(&self, seat: Seat) -> bool {
        self.won.is_some_and(|(winner, _)| winner == seat)
    }

    /// Returns the mean points of all visits.
    pub(crate) fn mean(&self) -> Points {
        PerSeat(self.sum.0.map(|sum| sum / self.visits as f32))
    }

    /// Returns the score of the position for a seat. Only wins are proven.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        match self.won {
            Some((winner, plies)) if winner == seat => Score::win_in(plies.into()),
            _ => Score::from_win_probability(self.mean()[seat]),
        }
    }
}

/// A search tree: the nodes in the order in which they were added. The root comes first, parents before
/// their children, and siblings together.
#[derive(Debug)]
pub(crate) struct Tree<M> {
    pub(crate) nodes: Vec<Node<M>>,
}

impl<M> Tree<M> {
    /// Returns a tree that consists of the root; its move `m` has no meaning.
    pub(crate) fn new(m: M) -> Tree<M> {
        Tree { nodes: vec![Node::new(m, Points::default(), None)] }
    }

    /// Makes the nodes from `first` on the children of a node.
    pub(crate) fn adopt(&mut self, at: usize, first: usize, is_complete: bool) {
        let count = self.nodes.len() - first;
        let node = &mut self.nodes[at];
        (node.first, node.count, node.is_complete) = (first as u32, count as u16, is_complete);
    }

    pub(crate) fn children(&self, at: usize) -> Range<usize> {
        let node = &self.nodes[at];
        node.first as usize..node.first as usize + node.count as usize
    }

    /// Returns the child to visit: the best for the mover, with an exploration bonus for a great prior
    /// and few visits.
    pub(crate) fn select(&self, at: usize, mover: Seat, exploration: f32) -> usize {
        let bonus = exploration * (self.nodes[at].visits as f32).sqrt();
        let value = |child: &Node<M>| match child.won {
            Some(_) => child.mean()[mover],
            None => (child.sum[mover] + bonus * child.prior) / child.visits as f32,
        };
        let mut best = (f32::NEG_INFINITY, at);
        for child in self.children(at) {
            let value = value(&self.nodes[child]);
            if value > best.0 {
                best = (value, child);
            }
        }
        best.1
    }

    /// Adds a visit to all nodes of a path, and proves wins along it (MCTS-Solver). `movers` has the seat
    /// to move at each node of the path, except at a last node where the game is over.
    pub(crate) fn backpropagate(&mut self, path: &[usize], movers: &[Seat], mut points: Points) {
        for (step, &at) in path.iter().enumerate().rev() {
            if self.nodes[at].won.is_none()
                && let Some(&mover) = movers.get(step)
                && let Some((won, proof)) = self.prove(at, mover)
            {
                let proven = self.nodes[proof].mean();
                let node = &mut self.nodes[at];
                node.won = Some(won);
                if node.is_won_by(mover) {
                    // The mover takes the win, so that earlier visits do not matter any more.
                    (node.visits, node.sum, points) = (1, proven, proven);
                }
            }
            self.nodes[at].add_visit(points);
        }
    }

    /// Returns the winner of a node with the number of plies, and the child that proves it. The mover has
    /// won if one move wins, another seat if it wins after every move.
    fn prove(&self, at: usize, mover: Seat) -> Option<((Seat, u8), usize)> {
        let won = |child: &usize| self.nodes[*child].won;
        let own = |child: &usize| won(child).filter(|&(winner, _)| winner == mover);
        let farther = |(winner, plies): (Seat, u8)| (winner, plies.saturating_add(1));
        let nearest = self.children(at).filter(|child| own(child).is_some()).min_by_key(own);
        if let Some(child) = nearest {
            return won(&child).map(|won| (farther(won), child));
        }
        let (winner, _) = self.nodes[self.nodes[at].first as usize].won?;
        let is_same = |child| won(&child).is_some_and(|(other, _)| other == winner);
        if !self.nodes[at].is_complete || !self.children(at).all(is_same) {
            return None;
        }
        let farthest = self.children(at).max_by_key(won)?;
        won(&farthest).map(|won| (farther(won), farthest))
    }

    /// Returns the rank of a node for the seat that moved there: near wins, then far wins, then the
    /// number of visits.
    pub(crate) fn rank(&self, at: usize, mover: Seat) -> (usize, u32, Score) {
        let node = &self.nodes[at];
        let nearness = match node.won {
            Some((winner, plies)) if winner == mover => usize::MAX - usize::from(plies),
            _ => 0,
        };
        (nearness, node.visits, node.score(mover))
    }

    /// Returns the best child of a node for its mover; `None` before it is visited twice or proven.
    pub(crate) fn best_child(&self, at: usize, mover: Seat) -> Option<usize> {
        // The first of several equal children, as in a stable sort by rank.
        let best = self.children(at).rev().max_by_key(|&child| self.rank(child, mover))?;
        (self.nodes[best].visits > 1 || self.nodes[best].won.is_some()).then_some(best)
    }

    /// Removes the children of nodes with few visits, so that at most half of `capacity` is in use.
    pub(crate) fn prune(&mut self, capacity: usize) {
        let kept = |visits: u32| {
            let visited = self.nodes.iter().filter(|node| node.visits >= visits);
            visited.map(|node| node.count as usize).sum::<usize>()
        };
        let mut visits = 4;
        while kept(visits) > capacity / 2 {
            visits *= 2;
        }
        // One pass is enough because children come after their parents.
        let mut is_kept = vec![false; self.nodes.len()];
        is_kept[0] = true;
        for at in 0..self.nodes.len() {
            if is_kept[at] && (at == 0 || self.nodes[at].visits >= visits) {
                is_kept[self.children(at)].fill(true);
            } else {
                self.nodes[at].count = 0;
            }
        }
        let mut before = 0;
        let index = |&is_kept: &bool| {
            let index = before;
            before += u32::from(is_kept);
            index
        };
        let indices: Vec<u32> = is_kept.iter().map(index).collect();
        for node in &mut self.nodes {
            node.first = indices[node.first as usize];
        }
        let mut is_kept = is_kept.into_iter();
        self.nodes.retain(|_| is_kept.next() == Some(true));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::FIRST;

    fn second() -> Seat {
        Seat::new(1)
    }

    /// Returns the points of two seats.
    fn points(first: f32) -> Points {
        let mut points = Points::default();
        (points[FIRST], points[second()]) = (first, 1.0 - first);
        points
    }

    /// Returns a root whose children have these points for the first seat, and these winners.
    fn tree(children: &[(f32, Option<Seat>)]) -> Tree<usize> {
        let mut tree = Tree::new(0);
        add_children(&mut tree, 0, children);
        tree
    }

    fn add_children(tree: &mut Tree<usize>, at: usize, children: &[(f32, Option<Seat>)]) {
        let first = tree.nodes.len();
        for (m, &(first, winner)) in children.iter().enumerate() {
            tree.nodes.push(Node::new(m, points(first), winner));
        }
        tree.adopt(at, first, true);
    }

    fn is_near(one: f32, other: f32) -> bool {
        (one - other).abs() < 1e-6
    }

    #[test]
    fn backpropagation_adds_a_visit_with_its_points_along_the_path_only() {
        let mut tree = tree(&[(0.5, None), (0.2, None)]);
        tree.backpropagate(&[0, 1], &[FIRST, second()], points(1.0));
        let visits: Vec<u32> = tree.nodes.iter().map(|node| node.visits).collect();
        assert_eq!(visits, [2, 2, 1]);
        assert!(
            is_near(tree.nodes[1].mean()[FIRST], 0.75) && is_near(tree.nodes[2].mean()[FIRST], 0.2)
        );
        assert!(is_near(tree.nodes[1].mean()[second()], 0.25));
    }

    #[test]
    fn selection_prefers_high_points_and_explores_high_priors() {
        let mut tree = tree(&[(0.6, None), (0.5, None)]);
        assert_eq!(tree.select(0, FIRST, 0.0), 1);
        assert_eq!(tree.select(0, second(), 0.0), 2);
        (tree.nodes[1].prior, tree.nodes[2].prior) = (0.1, 0.9);
        assert_eq!(tree.select(0, FIRST, 0.2), 2);
        // A proven node is not explored.
        tree.nodes[2].won = Some((second(), 1));
        assert_eq!(tree.select(0, FIRST, 0.2), 1);
    }

    #[test]
    fn one_winning_move_proves_a_win_at_the_shortest_distance() {
        let mut tree = tree(&[(0.9, None), (1.0, Some(FIRST)), (1.0, Some(FIRST))]);
        tree.nodes[2].won = Some((FIRST, 5));
        tree.nodes[3].won = Some((FIRST, 3));
        tree.backpropagate(&[0], &[FIRST], points(0.4));
        assert_eq!(tree.nodes[0].won, Some((FIRST, 4)));
        // Earlier visits do not count any more.
        assert!(is_near(tree.nodes[0].mean()[FIRST], 1.0));
        assert_eq!(tree.nodes[0].score(FIRST).plies_to_end(), Some(4));
        assert!(!tree.nodes[0].score(second()).is_proven());
    }

    #[test]
    fn a_loss_is_proven_only_by_all_moves_at_the_longest_distance() {
        let lost = [(0.0, Some(second())), (0.0, Some(second()))];
        let mut all = tree(&lost);
        all.nodes[1].won = Some((second(), 6));
        all.backpropagate(&[0], &[FIRST], points(0.4));
        assert_eq!(all.nodes[0].won, Some((second(), 7)));
        let mut incomplete = tree(&lost);
        incomplete.nodes[0].is_complete = false;
        incomplete.backpropagate(&[0], &[FIRST], points(0.4));
        assert_eq!(incomplete.nodes[0].won, None);
        let mut open = tree(&[lost[0], (0.0, None)]);
        open.backpropagate(&[0], &[FIRST], points(0.4));
        assert_eq!(open.nodes[0].won, None);
    }

    #[test]
    fn the_best_child_is_the_nearest_win_or_the_most_visited() {
        let mut tree = tree(&[(0.5, None), (0.9, None), (0.4, None)]);
        assert_eq!(tree.best_child(0, FIRST), None);
        tree.backpropagate(&[0, 3], &[FIRST], points(0.5));
        assert_eq!(tree.best_child(0, FIRST), Some(3));
        tree.nodes[1].won = Some((FIRST, 5));
        tree.nodes[2].won = Some((FIRST, 3));
        assert_eq!(tree.best_child(0, FIRST), Some(2));
        assert_eq!(tree.best_child(0, second()), Some(3));
    }

    #[test]
    fn pruning_keeps_children_of_the_root_and_of_much_visited_nodes() {
        let mut tree = tree(&[(0.1, None), (0.2, None)]);
        add_children(&mut tree, 1, &[(0.3, None), (0.4, None)]);
        add_children(&mut tree, 2, &[(0.5, None), (0.6, None), (0.7, None)]);
        for _ in 0..4 {
            tree.backpropagate(&[0, 2], &[], points(0.2));
        }
        tree.prune(10);
        assert_eq!(tree.nodes.len(), 6);
        assert_eq!((tree.children(0), tree.children(2)), (1..3, 3..6));
        assert!(tree.children(1).is_empty());
        let kept: Vec<f32> = tree.nodes[3..].iter().map(|node| node.mean()[FIRST]).collect();
        assert!(is_near(kept[0], 0.5) && is_near(kept[2], 0.7));
        // A smaller capacity needs more visits.
        tree.prune(6);
        assert_eq!(tree.nodes.len(), 3);
    }
}
