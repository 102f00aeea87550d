//! The principal variation of a tree.

use tabuleiro_core::{SearchHints, Turn};

use super::tree::Tree;

/// A sequence of moves, and the position that it leads to.
pub(super) struct Variation<G: SearchHints> {
    pub(super) moves: Vec<G::Move>,
    pub(super) turns: u32,
    pub(super) end: G,
}

impl<G: SearchHints> Variation<G> {
    pub(super) fn new(state: &G) -> Variation<G> {
        Variation { moves: Vec::new(), turns: 0, end: state.clone() }
    }

    pub(super) fn play(&mut self, m: G::Move) {
        self.turns += u32::from(!self.end.is_unsettled());
        self.moves.push(m);
        self.end.play_unchecked(m);
    }

    /// Plays the best moves from a node of the tree on.
    pub(super) fn extend(&mut self, tree: &Tree<G::Move>, mut at: usize) {
        while let Turn::Of(mover) = self.end.turn()
            && let Some(best) = tree.best_child(at, mover)
        {
            at = best;
            self.play(tree.nodes[at].m);
        }
    }
}
