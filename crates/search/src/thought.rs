//! What a search has found.

use crate::score::Score;

/// What a search has found: moves, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<M> {
    /// The moves that were looked at, the best first; there is at least one.
    pub ranked: Vec<Ranked<M>>,
    /// How many turns deep the last whole look went.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A move and what is expected of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked<M> {
    /// What it is worth to the player to move; for all but the best an upper bound, unless all
    /// moves were to be ranked.
    pub score: Score,
    /// The move, and what is expected to follow.
    pub line: Vec<M>,
}

impl<M: Copy> Thought<M> {
    /// The best move.
    pub fn best(&self) -> M {
        self.ranked[0].line[0]
    }

    /// What the best move is worth to the player to move.
    pub fn score(&self) -> Score {
        self.ranked[0].score
    }

    /// The best move and what is expected to follow.
    pub fn line(&self) -> &[M] {
        &self.ranked[0].line
    }
}
