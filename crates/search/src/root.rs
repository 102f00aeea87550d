//! The root of a search: the position and the moves to choose from.

use tabuleiro_core::{Dice, Game, SearchHints, Seat, Turn, dice, shuffle};

use crate::budget::Budget;

/// The question that a search answers; by default which of all moves is best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchOptions<M> {
    /// The only moves to search; all candidates where it is empty.
    pub search_moves: Vec<M>,
    /// Every move gets an exact score, not only the best one.
    pub multi_pv: bool,
    /// The seed that chooses between moves of equal score; the first of them where it is missing.
    pub seed: Option<u64>,
}

impl<M> Default for SearchOptions<M> {
    fn default() -> SearchOptions<M> {
        SearchOptions { search_moves: Vec::new(), multi_pv: false, seed: None }
    }
}

/// The root of a search, the same for every strategy.
#[derive(Debug)]
pub struct Root<'a, G: Game> {
    pub(crate) state: &'a G,
    /// The seat to move, for which the search chooses.
    pub(crate) us: Seat,
    /// The moves to search; there is at least one.
    pub(crate) moves: Vec<G::Move>,
    /// False if a move that was left out may be better than a lost one.
    pub(crate) is_complete: bool,
    pub(crate) options: &'a SearchOptions<G::Move>,
}

impl<'a, G: SearchHints> Root<'a, G> {
    /// The root of a position that is not over.
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

    /// Returns the moves in an order chosen by the seed, and the generator that shuffled them.
    pub(crate) fn shuffled_moves(&self) -> (Vec<G::Move>, Dice) {
        let mut moves = self.moves.clone();
        let mut rng = dice(self.options.seed.unwrap_or_default(), 0);
        if self.options.seed.is_some() {
            shuffle(&mut rng, &mut moves);
        }
        (moves, rng)
    }

    /// Returns true if there is only one move and neither its score nor a depth is asked for.
    pub(crate) fn is_forced(&self, budget: &Budget) -> bool {
        let is_question = !self.options.search_moves.is_empty() || self.options.multi_pv;
        self.moves.len() == 1 && !is_question && budget.depth.is_none()
    }
}
