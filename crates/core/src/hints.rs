//! Knowledge about a game that makes its search faster or stronger.

use crate::{Evaluate, Rng, Turn, pick};

/// Hints for a search. All have defaults that suit every game: `impl SearchHints for MyGame {}`.
pub trait SearchHints: Evaluate {
    /// Returns the algorithm that plays this variant best.
    ///
    /// Without an evaluation this is one that plays games out: rollouts where something is hidden,
    /// otherwise Monte Carlo tree search.
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

    /// Returns the key of the position in a transposition table: equal for positions that differ only
    /// in ways that do not matter to the rest of the game.
    #[inline]
    fn table_key(&self) -> u64 {
        self.key()
    }

    /// Returns true while the seat to move is in the middle of its turn, such as climbing while it
    /// has climbs. Such a position is not evaluated, and its moves are part of the same turn.
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

    /// Returns the prior of a move for move ordering: moves with a greater one are searched earlier.
    #[inline]
    fn prior(&self, m: Self::Move) -> i32 {
        let _ = m;
        0
    }

    /// Returns the move of the rollout policy, which knows only what the seat to move may see: the
    /// candidate with the best evaluation, or a random one where the game has no evaluation.
    ///
    /// # Panics
    /// If the game is over.
    fn quick_move(&self, rng: &mut impl Rng) -> Self::Move {
        let Turn::Of(mover) = self.turn() else {
            panic!("nobody moves when the game is over");
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
    /// Alpha-beta; with more than two players paranoid: all others play against the one to move.
    AlphaBeta,
    /// Monte Carlo tree search.
    Mcts,
    /// Rollouts of every move by a quick policy, with hidden information dealt anew for each.
    Rollouts,
}
