//! When a search ends, and who is told how far it is.

use tabuleiro_core::ManyPlayers;

use crate::thought::Thought;

/// When a search ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits<M> {
    /// How many turns deep it looks.
    pub depth: Option<u32>,
    /// How many positions it looks at.
    pub nodes: Option<u64>,
    /// How many threads take part.
    pub threads: usize,
    /// Whether every move gets a score of its own, and not only the best one.
    pub ranks_all: bool,
    /// The only move that is looked at, to find out what it is worth; all where it is not given.
    pub only: Option<M>,
    /// What chooses between moves that look alike; the first of them where it is not given.
    pub variety: Option<u64>,
    /// Whether moves that look bad are looked at less deeply.
    pub is_selective: bool,
    /// How three or four players are searched; as the game says where it is not given.
    pub many_players: Option<ManyPlayers>,
}

/// One thread, and no limit but the end of the game.
impl<M> Default for Limits<M> {
    fn default() -> Limits<M> {
        Limits {
            depth: None,
            nodes: None,
            threads: 1,
            ranks_all: false,
            only: None,
            variety: None,
            is_selective: true,
            many_players: None,
        }
    }
}

impl<M> Limits<M> {
    /// Whether a search that need not choose stops at once: not if a depth or a score is wanted.
    pub(crate) fn ends_with_one_move(&self) -> bool {
        self.depth.is_none() && self.only.is_none() && !self.ranks_all
    }
}

/// Somebody who watches a search.
pub trait Watch<M>: Sync {
    /// Whether the search has to end now, with the best it has; asked thousands of times a second.
    fn is_over(&self) -> bool {
        false
    }

    /// Told after every depth.
    fn after_depth(&self, thought: &Thought<M>) {
        let _ = thought;
    }
}

/// Nobody watches.
impl<M> Watch<M> for () {}
