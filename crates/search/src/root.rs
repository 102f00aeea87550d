//! The root of a search: the position and the moves to choose from.

use tabuleiro_core::{Game, GameRng, SearchHints, Seat, Turn, seeded_rng, shuffle};

use crate::budget::Budget;
use crate::options::SearchOptions;

/// The root of a search: a position with the moves to choose from, the same for every
/// [`Strategy`](crate::Strategy).
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, Rollouts, Root, SearchOptions, Strategy};
///
/// let game = Shiftago::new(shiftago::Options::default());
/// let options = SearchOptions::default();
/// let root = Root::new(&game, &options);
/// assert_eq!(Rollouts.search(&root, &Budget::nodes(500), &()).moves.len(), 28);
/// ```
#[derive(Debug)]
pub struct Root<'a, G: Game> {
    pub(crate) state: &'a G,
    /// The seat to move, for which the search chooses.
    pub(crate) us: Seat,
    /// The moves to search; there is at least one.
    pub(crate) moves: Vec<G::Move>,
    /// False if a legal move was left out, so that a loss is not proven.
    pub(crate) is_complete: bool,
    pub(crate) options: &'a SearchOptions<G::Move>,
}

impl<'a, G: SearchHints> Root<'a, G> {
    /// Returns the root of a position.
    ///
    /// # Panics
    /// If the game is over.
    pub fn new(state: &'a G, options: &'a SearchOptions<G::Move>) -> Root<'a, G> {
        let Turn::Of(us) = state.turn() else {
            panic!("nobody moves when the game is over");
        };
        let mut moves = options.search_moves.clone();
        let is_complete = !moves.is_empty() || state.candidates(&mut moves);
        Root { state, us, moves, is_complete, options }
    }

    /// Returns the moves in the order of the seed, and the generator that shuffled them.
    pub(crate) fn shuffled_moves(&self) -> (Vec<G::Move>, GameRng) {
        let mut moves = self.moves.clone();
        let mut rng = seeded_rng(self.options.seed.unwrap_or_default(), 0);
        if self.options.seed.is_some() {
            shuffle(&mut rng, &mut moves);
        }
        (moves, rng)
    }

    /// Returns true if there is only one move, and neither its score nor a depth was asked for.
    pub(crate) fn is_forced(&self, budget: &Budget) -> bool {
        let needs_score = !self.options.search_moves.is_empty() || self.options.multi_pv;
        self.moves.len() == 1 && !needs_score && budget.depth.is_none()
    }
}
