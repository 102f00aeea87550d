//! The interface of search strategies, and the choice between them.

use tabuleiro_core::{Algorithm, SearchHints};

use crate::alpha_beta::AlphaBeta;
use crate::analysis::Analysis;
use crate::budget::Budget;
use crate::mcts::Mcts;
use crate::observer::Observer;
use crate::rollouts::Rollouts;
use crate::root::{Root, SearchOptions};

/// A search strategy. Its fields are its options and what it keeps from one search to the next.
pub trait Strategy {
    /// Searches the moves of the root until the budget is spent.
    fn search<G: SearchHints>(
        &mut self,
        root: &Root<G>,
        budget: &Budget,
        observer: &dyn Observer<G::Move>,
    ) -> Analysis<G::Move>;
}

/// All strategies with their options.
#[derive(Debug, Default)]
pub struct Searcher {
    /// The strategy to use; the [preferred](SearchHints::algorithm) one of the game where it is
    /// missing.
    pub algorithm: Option<Algorithm>,
    /// Alpha-beta, with its transposition table.
    pub alpha_beta: AlphaBeta,
    /// Monte Carlo tree search.
    pub mcts: Mcts,
}

impl Searcher {
    /// Searches a position of which everything is known.
    ///
    /// # Panics
    /// If the game is over.
    pub fn search<G: SearchHints>(
        &mut self,
        state: &G,
        options: &SearchOptions<G::Move>,
        budget: &Budget,
        observer: &dyn Observer<G::Move>,
    ) -> Analysis<G::Move> {
        let root = Root::new(state, options);
        let analysis = match self.algorithm_for(state) {
            Algorithm::AlphaBeta => self.alpha_beta.search(&root, budget, observer),
            Algorithm::Mcts => self.mcts.search(&root, budget, observer),
            Algorithm::Rollouts => Rollouts.search(&root, budget, observer),
        };
        Analysis { time: observer.elapsed(), ..analysis }
    }

    pub(crate) fn algorithm_for<G: SearchHints>(&self, state: &G) -> Algorithm {
        self.algorithm.unwrap_or_else(|| state.algorithm())
    }
}
