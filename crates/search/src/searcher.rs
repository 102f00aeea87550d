//! The search of a game by the strategy that suits it.

use tabuleiro_core::{Algorithm, SearchHints, seeded_rng};

use crate::alpha_beta::AlphaBeta;
use crate::analysis::Analysis;
use crate::budget::Budget;
use crate::mcts::Mcts;
use crate::observer::Observer;
use crate::options::SearchOptions;
use crate::rollouts::Rollouts;
use crate::root::Root;
use crate::strategy::Strategy;
use crate::wall_clock::WallClock;

/// Searches a game for the seat to move, with default options.
///
/// The search knows only what that seat sees: hidden information is dealt anew from a fixed seed. A
/// budget without any limit gets [two seconds](Budget::STANDARD).
///
/// # Panics
/// If the game is over, and on `wasm32-unknown-unknown` if the budget limits neither depth nor nodes,
/// or limits time: that target has no clock.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, search};
///
/// let mut game = Shiftago::new(shiftago::Options::default());
/// let analysis = search(&game, Budget::nodes(10_000));
/// game.play(analysis.best_move())?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn search<G: SearchHints>(game: &G, budget: Budget) -> Analysis<G::Move> {
    let budget = budget.or_default_time();
    let clock = budget.time.map(|_| WallClock::start());
    let observer: &dyn Observer<G::Move> = match &clock {
        Some(clock) => clock,
        None => &(),
    };
    let (options, rng) = (SearchOptions::default(), &mut seeded_rng(0, 0));
    Searcher::default().search_determinized(game, &options, &budget, rng, observer)
}

/// All strategies with their options. A searcher that is used again keeps its transposition table.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, SearchOptions, Searcher};
///
/// let mut game = Pivit::new(pivit::Options::default());
/// let mut searcher = Searcher::default();
/// for _ in 0..4 {
///     let analysis = searcher.search(&game, &SearchOptions::default(), &Budget::nodes(500), &());
///     game.play(analysis.best_move())?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Searcher {
    /// The strategy to use; `None` stands for the [preferred](SearchHints::algorithm) one of the
    /// game.
    pub algorithm: Option<Algorithm>,
    /// Alpha-beta, with its transposition table.
    pub alpha_beta: AlphaBeta,
    /// Monte Carlo tree search.
    pub mcts: Mcts,
}

impl Searcher {
    /// Returns a searcher that uses the same strategy for every game.
    ///
    /// ```
    /// use tabuleiro_core::Algorithm;
    /// use tabuleiro_search::Searcher;
    ///
    /// let searcher = Searcher::with_algorithm(Algorithm::Mcts);
    /// assert_eq!(searcher.algorithm, Some(Algorithm::Mcts));
    /// ```
    #[must_use]
    pub fn with_algorithm(algorithm: Algorithm) -> Searcher {
        Searcher { algorithm: Some(algorithm), ..Searcher::default() }
    }

    /// Searches a position, hidden information included.
    ///
    /// A player that must not know it is searched by
    /// [`search_determinized`](Searcher::search_determinized).
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
