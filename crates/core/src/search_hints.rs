//! Hints that make the search of a game faster or stronger.

use crate::{Evaluate, Rng, Turn, pick};

/// Hints for the search of a game. The defaults suit every game.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::{Algorithm, Evaluate, SearchHints};
///
/// impl Evaluate for Nim {}
/// impl SearchHints for Nim {}
///
/// assert_eq!(Nim::heap(5).algorithm(), Algorithm::Mcts);
/// ```
pub trait SearchHints: Evaluate {
    /// Returns the algorithm that plays this variant best.
    ///
    /// The default is alpha-beta for games with an evaluation, rollouts for games with hidden
    /// information, and Monte Carlo tree search for all others.
    #[inline]
    fn algorithm(&self) -> Algorithm {
        if !Self::FEATURES.is_empty() {
            Algorithm::AlphaBeta
        } else if self.has_hidden_information() {
            Algorithm::Rollouts
        } else {
            Algorithm::Mcts
        }
    }

    /// Returns the key for the transposition table. Positions from which the game continues alike
    /// may have equal keys.
    #[inline]
    fn table_key(&self) -> u64 {
        self.key()
    }

    /// Returns true while the seat to move has to finish its turn. Such a position is not
    /// evaluated, and its moves do not add to the depth.
    #[inline]
    fn is_unsettled(&self) -> bool {
        false
    }

    /// Appends the moves of the quiescence search, such as captures.
    #[inline]
    fn forcing_moves(&self, out: &mut Vec<Self::Move>) {
        let _ = out;
    }

    /// Appends the moves to search and returns true if these are all legal moves.
    #[inline]
    fn candidates(&self, out: &mut Vec<Self::Move>) -> bool {
        self.generate_moves(out);
        true
    }

    /// Returns the prior of a move for move ordering. Moves with a greater prior are searched
    /// first.
    #[inline]
    fn prior(&self, m: Self::Move) -> i32 {
        let _ = m;
        0
    }

    /// Returns the move of the rollout policy, which uses only what the seat to move may see.
    ///
    /// The default is the candidate with the best evaluation, or a random candidate in games
    /// without an evaluation.
    ///
    /// # Panics
    /// If the game is over.
    fn quick_move(&self, rng: &mut impl Rng) -> Self::Move {
        let Turn::Of(mover) = self.turn() else {
            panic!("the game is over");
        };
        let mut moves = Vec::new();
        self.candidates(&mut moves);
        let evaluation = |&m: &Self::Move| {
            let mut after = self.clone();
            after.play_unchecked(m);
            after.evaluate(mover)
        };
        let m = if Self::FEATURES.is_empty() {
            pick(rng, &moves)
        } else {
            moves.into_iter().max_by_key(evaluation)
        };
        m.expect("a game that is not over has a move")
    }
}

/// A search algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Algorithm {
    /// Alpha-beta search. With more than two players it is paranoid: all opponents play against the
    /// seat that searches.
    AlphaBeta,
    /// Monte Carlo tree search.
    Mcts,
    /// Rollouts of every move, each on another determinization of the hidden information.
    Rollouts,
}
