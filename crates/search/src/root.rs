//! The root of a search: the position and the moves to choose from.

use tabuleiro_core::{Dice, Game, SearchHints, Seat, Turn, dice, shuffle};

use crate::budget::Budget;

/// The question that a search answers; by default which of all moves is best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query<M> {
    /// The only moves to search; all candidates where it is empty.
    pub moves: Vec<M>,
    /// Every move gets an exact score, not only the best one.
    pub scores_all: bool,
    /// The seed that chooses between moves of equal score; the first of them where it is missing.
    pub seed: Option<u64>,
}

impl<M> Default for Query<M> {
    fn default() -> Query<M> {
        Query { moves: Vec::new(), scores_all: false, seed: None }
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
    pub(crate) query: &'a Query<G::Move>,
}

impl<'a, G: SearchHints> Root<'a, G> {
    /// The root of a position that is not over.
    ///
    /// # Panics
    /// If the game is over.
    pub fn new(state: &'a G, query: &'a Query<G::Move>) -> Root<'a, G> {
        let Turn::Of(us) = state.turn() else {
            panic!("nobody moves when the game is over");
        };
        let mut moves = query.moves.clone();
        let is_complete = !moves.is_empty() || state.candidates(&mut moves);
        Root { state, us, moves, is_complete, query }
    }

    /// Returns the moves in an order chosen by the seed, and the generator that shuffled them.
    pub(crate) fn shuffled_moves(&self) -> (Vec<G::Move>, Dice) {
        let mut moves = self.moves.clone();
        let mut rng = dice(self.query.seed.unwrap_or_default(), 0);
        if self.query.seed.is_some() {
            shuffle(&mut rng, &mut moves);
        }
        (moves, rng)
    }

    /// Returns true if there is only one move and neither its score nor a depth is asked for.
    pub(crate) fn is_forced(&self, budget: &Budget) -> bool {
        let is_question = !self.query.moves.is_empty() || self.query.scores_all;
        self.moves.len() == 1 && !is_question && budget.depth.is_none()
    }
}
