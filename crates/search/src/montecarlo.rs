//! Monte Carlo tree search: what promises most is looked at most.
//!
//! A tree of positions grows by one position a round. A round goes down from the root, at each
//! position to the move that is worth most to whoever moves there, with a premium for moves that
//! look good and were seldom tried; what it finds at the end counts for all positions on its way.
//! What a new position is worth is not played out at random but judged by its features, for each
//! seat, as the points it may expect.

use std::cmp::Reverse;
use std::ops::Range;

use tabuleiro_core::{Evaluate, Game, PerSeat, Seat, Turn, dice, shuffle};

use crate::alphabeta::Stopped;
use crate::limits::{Limits, Watch};
use crate::score::{MAX_PLIES, Score, hope_of_lead};
use crate::thought::{Ranked, Thought};

/// How much is made of moves that were seldom tried.
const CURIOSITY: f32 = 0.2;
/// How many positions are kept at least, however little memory there is.
const LEAST_ROOM: usize = 1 << 12;
/// How many rounds are played between two looks at the watch.
const PATIENCE: u32 = 1 << 5;
/// After so many rounds it is told for the first time what was found.
const FIRST_REPORT: u32 = 1 << 6;

/// What each seat may expect: the points of [`tabuleiro_core::Places::points`].
type Points = PerSeat<f32>;

/// A position of the tree, and the move that led to it.
pub(crate) struct Node<M> {
    m: M,
    /// The sum of what was found in all visits.
    sum: Points,
    visits: u32,
    /// How good the move looked at first, as a share of all moves beside it.
    promise: f32,
    /// Where its children begin, and how many it has: none until it is visited.
    first: u32,
    count: u16,
    /// Whether its children are all that can follow.
    is_complete: bool,
    /// Who wins whatever the others do, and after how many moves at most.
    won: Option<(Seat, u8)>,
}

/// Thinks about a position by Monte Carlo tree search, with a tree of about so many bytes at most.
pub(crate) fn think<G: Evaluate>(
    state: &G,
    thinker: Seat,
    limits: &Limits<G::Move>,
    bytes: usize,
    watch: &dyn Watch<G::Move>,
) -> Thought<G::Move> {
    let room = (bytes / size_of::<Node<G::Move>>()).max(LEAST_ROOM);
    Tree::new(state, limits, room).grow(thinker, watch)
}

/// The tree of one search.
pub(crate) struct Tree<'a, G: Game> {
    root: &'a G,
    limits: &'a Limits<G::Move>,
    /// The root comes first.
    pub(crate) nodes: Vec<Node<G::Move>>,
    /// How many positions are kept; when there are more, those that were seldom visited are forgotten.
    room: usize,
    /// How many positions were looked at.
    looked_at: u64,
    listed: Vec<G::Move>,
}

impl<'a, G: Evaluate> Tree<'a, G> {
    pub(crate) fn new(root: &'a G, limits: &'a Limits<G::Move>, room: usize) -> Tree<'a, G> {
        let mut listed = Vec::new();
        root.candidates(&mut listed);
        // No move leads to the root, so any will do.
        let node = Node::new(listed[0], Points::default(), None);
        Tree { root, limits, nodes: vec![node], room, looked_at: 0, listed }
    }

    /// Grows until a limit is reached.
    pub(crate) fn grow(&mut self, thinker: Seat, watch: &dyn Watch<G::Move>) -> Thought<G::Move> {
        let deepest = self.limits.depth.map_or(MAX_PLIES, |depth| depth.max(1) as usize);
        let only_one = |tree: &Self| tree.nodes[0].count == 1 && tree.limits.ends_with_one_move();
        for round in 1..u32::MAX {
            if self.round().is_err() || self.nodes[0].is_won_by(thinker) || only_one(self) {
                break;
            }
            if round.is_multiple_of(PATIENCE) && (watch.is_over() || self.is_deep(deepest)) {
                break;
            }
            if round >= FIRST_REPORT && round.is_power_of_two() {
                watch.after_depth(&self.thought(thinker));
            }
            if self.nodes.len() > self.room {
                self.forget();
            }
        }
        self.thought(thinker)
    }

    /// Goes down the tree once, adds a position's children, and counts what was found.
    fn round(&mut self) -> Result<(), Stopped> {
        let mut state = self.root.clone();
        let mut path = vec![0];
        let mut at = 0;
        let mut movers = Vec::new();
        let points = loop {
            let mover = match state.turn() {
                // Whoever has a win takes it. What somebody else wins is looked at further: there
                // may be a second place.
                Turn::Of(mover) if !self.nodes[at].is_won_by(mover) => mover,
                _ => {
                    self.count(1)?;
                    break self.nodes[at].mean();
                }
            };
            movers.push(mover);
            if self.nodes[at].count == 0 {
                break self.expand(at, &state, mover)?;
            }
            at = self.choose(at, mover);
            path.push(at);
            state.play_unchecked(self.nodes[at].m);
        };
        self.count_visits(&path, &movers, points);
        Ok(())
    }

    /// Counts positions that are looked at, unless that were too many.
    fn count(&mut self, positions: u64) -> Result<(), Stopped> {
        if self.looked_at + positions > self.limits.nodes.unwrap_or(u64::MAX) {
            return Err(Stopped);
        }
        self.looked_at += positions;
        Ok(())
    }

    /// The child that is worth most to the mover, with a premium for what was seldom tried.
    fn choose(&self, at: usize, mover: Seat) -> usize {
        let premium = CURIOSITY * (self.nodes[at].visits as f32).sqrt();
        let worth = |child: &Node<G::Move>| match child.won {
            Some(_) => child.mean()[mover],
            None => (child.sum[mover] + premium * child.promise) / child.visits as f32,
        };
        let mut best = (f32::NEG_INFINITY, at);
        for child in self.children(at) {
            let worth = worth(&self.nodes[child]);
            if worth > best.0 {
                best = (worth, child);
            }
        }
        best.1
    }

    /// Adds the children of a position; what the best of them promises is what it is worth.
    fn expand(&mut self, at: usize, state: &G, mover: Seat) -> Result<Points, Stopped> {
        let mut moves = std::mem::take(&mut self.listed);
        moves.clear();
        let only = self.limits.only.filter(|_| at == 0);
        moves.extend(only);
        let is_complete = only.is_some() || state.candidates(&mut moves);
        if at > 0 {
            self.count(moves.len() as u64)?;
        } else if let Some(seed) = self.limits.variety {
            shuffle(&mut dice(seed, 0), &mut moves);
        }
        let first = self.nodes.len();
        let mut best = (f32::NEG_INFINITY, Points::default());
        let mut promises = 0.0;
        for &m in &moves {
            let mut after = state.clone();
            after.play_unchecked(m);
            let (points, winner) = first_sight(&after);
            let mut child = Node::new(m, points, winner.map(|winner| (winner, 1)));
            let own = points[mover].clamp(0.001, 0.999);
            child.promise = own / (1.0 - own);
            promises += child.promise;
            if own > best.0 {
                best = (own, points);
            }
            self.nodes.push(child);
        }
        for child in &mut self.nodes[first..] {
            child.promise /= promises;
        }
        let node = &mut self.nodes[at];
        (node.first, node.count) = (first as u32, moves.len() as u16);
        node.is_complete = is_complete;
        self.listed = moves;
        Ok(best.1)
    }

    /// Counts a visit for all positions on the way, and proves what can be proven.
    fn count_visits(&mut self, path: &[usize], movers: &[Seat], mut points: Points) {
        for (step, &at) in path.iter().enumerate().rev() {
            if self.nodes[at].won.is_none()
                && let Some(&mover) = movers.get(step)
                && let Some((won, proof)) = self.prove(at, mover)
            {
                let proven = self.nodes[proof].mean();
                let node = &mut self.nodes[at];
                node.won = Some(won);
                if node.is_won_by(mover) {
                    // What was found before does not matter any more.
                    (node.visits, node.sum, points) = (1, proven, proven);
                }
            }
            self.nodes[at].count_visit(points);
        }
    }

    /// Who wins a position for certain and in how many moves, and the child that shows it: the mover
    /// where one move wins, another seat where it wins after all moves.
    fn prove(&self, at: usize, mover: Seat) -> Option<((Seat, u8), usize)> {
        let wins = |child: &usize| self.nodes[*child].won;
        let own = |child: &usize| wins(child).filter(|&(winner, _)| winner == mover);
        let further = |(winner, plies): (Seat, u8)| (winner, plies.saturating_add(1));
        let nearest = self.children(at).filter(|child| own(child).is_some()).min_by_key(own);
        if let Some(child) = nearest {
            return wins(&child).map(|won| (further(won), child));
        }
        let (winner, _) = self.nodes[self.nodes[at].first as usize].won?;
        let is_same = |child| wins(&child).is_some_and(|(other, _)| other == winner);
        if !self.nodes[at].is_complete || !self.children(at).all(is_same) {
            return None;
        }
        let farthest = self.children(at).max_by_key(wins)?;
        wins(&farthest).map(|won| (further(won), farthest))
    }

    fn children(&self, at: usize) -> Range<usize> {
        let node = &self.nodes[at];
        node.first as usize..node.first as usize + node.count as usize
    }

    /// Forgets the children of positions that were seldom visited, so that there is room again.
    fn forget(&mut self) {
        let kept = |seldom: u32| {
            let often = self.nodes.iter().filter(|node| node.visits >= seldom);
            often.map(|node| node.count as usize).sum::<usize>()
        };
        let mut seldom = 4;
        while kept(seldom) > self.room / 2 {
            seldom *= 2;
        }
        // Children come after their parents, so that one look at all is enough.
        let mut is_kept = vec![false; self.nodes.len()];
        is_kept[0] = true;
        for at in 0..self.nodes.len() {
            if is_kept[at] && (at == 0 || self.nodes[at].visits >= seldom) {
                is_kept[self.children(at)].fill(true);
            } else {
                self.nodes[at].count = 0;
            }
        }
        let mut before = 0;
        let number = |&is_kept: &bool| {
            let number = before;
            before += u32::from(is_kept);
            number
        };
        let numbers: Vec<u32> = is_kept.iter().map(number).collect();
        for node in &mut self.nodes {
            node.first = numbers[node.first as usize];
        }
        let mut is_kept = is_kept.into_iter();
        self.nodes.retain(|_| is_kept.next() == Some(true));
    }

    /// Whether the expected line is as long as was asked for, or the game is over at its end.
    fn is_deep(&self, deepest: usize) -> bool {
        if self.limits.depth.is_none() {
            return false;
        }
        let mut state = self.root.clone();
        let line = self.line(0, &mut state);
        line.len() >= deepest || matches!(state.turn(), Turn::Over(_))
    }

    /// What is expected to follow a position; `state` is played on to its end.
    fn line(&self, mut at: usize, state: &mut G) -> Vec<G::Move> {
        let mut line = Vec::new();
        while let Turn::Of(mover) = state.turn()
            // Of equals the first, as they are ranked.
            && let Some(best) = self.children(at).rev().max_by_key(|&child| self.rank(child, mover))
            && (self.nodes[best].visits > 1 || self.nodes[best].won.is_some())
        {
            at = best;
            line.push(self.nodes[at].m);
            state.play_unchecked(self.nodes[at].m);
        }
        line
    }

    /// How good a move is for its mover: first come wins, the nearest first, and then what was
    /// visited more.
    fn rank(&self, at: usize, mover: Seat) -> (usize, u32, Score) {
        let node = &self.nodes[at];
        let nearness = match node.won {
            Some((winner, plies)) if winner == mover => usize::MAX - usize::from(plies),
            _ => 0,
        };
        (nearness, node.visits, node.score(mover))
    }

    fn thought(&self, thinker: Seat) -> Thought<G::Move> {
        let mut children: Vec<usize> = self.children(0).collect();
        children.sort_by_key(|&child| Reverse(self.rank(child, thinker)));
        let ranked = children.into_iter().map(|child| {
            let m = self.nodes[child].m;
            let mut state = self.root.clone();
            state.play_unchecked(m);
            let mut line = vec![m];
            line.extend(self.line(child, &mut state));
            Ranked { score: self.nodes[child].score(thinker), line }
        });
        let ranked: Vec<_> = ranked.collect();
        let depth = ranked[0].line.len() as u32;
        Thought { ranked, depth, nodes: self.looked_at }
    }
}

impl<M> Node<M> {
    /// A position that was looked at once.
    fn new(m: M, points: Points, won: Option<(Seat, u8)>) -> Node<M> {
        let (first, count) = (0, 0);
        Node { m, sum: points, visits: 1, promise: 1.0, first, count, is_complete: true, won }
    }

    fn count_visit(&mut self, points: Points) {
        self.visits += 1;
        for (sum, points) in self.sum.0.iter_mut().zip(points.0) {
            *sum += points;
        }
    }

    fn is_won_by(&self, seat: Seat) -> bool {
        self.won.is_some_and(|(winner, _)| winner == seat)
    }

    fn mean(&self) -> Points {
        PerSeat(self.sum.0.map(|sum| sum / self.visits as f32))
    }

    /// What the position is worth to a seat: proven only where it wins whatever the others do.
    fn score(&self, seat: Seat) -> Score {
        match self.won {
            Some((winner, plies)) if winner == seat => Score::win_after(plies.into()),
            _ => Score::of_hope(self.mean()[seat]),
        }
    }
}

/// What each seat may expect of a position at first sight, and who has won it.
fn first_sight<G: Evaluate>(state: &G) -> (Points, Option<Seat>) {
    let players = state.players();
    let mut points = Points::default();
    if let Turn::Over(outcome) = state.turn() {
        for seat in Seat::all(players) {
            points[seat] = outcome.places.points(seat) as f32;
        }
        return (points, outcome.places.winner().filter(|_| !state.ends_by_history()));
    }
    for seat in Seat::all(players) {
        points[seat] = state.worth(seat) as f32 / 1000.0;
    }
    let all: f32 = points.0.iter().sum();
    for points in &mut points.0[..players] {
        let lead = *points - (all - *points) / (players as f32 - 1.0);
        *points = hope_of_lead(lead);
    }
    (points, None)
}
