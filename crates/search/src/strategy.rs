//! The interface of search strategies.

use tabuleiro_core::SearchHints;

use crate::analysis::Analysis;
use crate::budget::Budget;
use crate::observer::Observer;
use crate::root::Root;

/// A search strategy. The fields of an implementation are its options and the memory that it keeps
/// from one search to the next.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{AlphaBeta, Budget, Mcts, Root, SearchOptions, Strategy};
///
/// let game = Shiftago::new(shiftago::Options::default());
/// let options = SearchOptions::default();
/// let root = Root::new(&game, &options);
/// let by_alpha_beta = AlphaBeta::default().search(&root, &Budget::nodes(1_000), &());
/// let by_mcts = Mcts::default().search(&root, &Budget::nodes(1_000), &());
/// assert_eq!(by_alpha_beta.moves.len(), by_mcts.moves.len());
/// ```
pub trait Strategy {
    /// Searches the moves of the root until the budget is spent.
    fn search<G: SearchHints>(
        &mut self,
        root: &Root<G>,
        budget: &Budget,
        observer: &dyn Observer<G::Move>,
    ) -> Analysis<G::Move>;
}
