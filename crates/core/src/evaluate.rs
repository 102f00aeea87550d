//! Evaluation of positions.

use crate::{Game, Seat};

/// A linear evaluation: features of each seat are counted and weighted.
///
/// Evaluations are in thousandths of a logit: a seat that is 1,000 ahead of its opponent is expected
/// to win with odds of e to 1. The weights are fitted to games that the computer played against
/// itself.
///
/// All items have defaults. A game that overrides none of them has no evaluation, and its positions
/// are evaluated by random playouts.
pub trait Evaluate: Game {
    /// The names of the features; none where the game has no evaluation.
    const FEATURES: &'static [&'static str] = &[];

    /// The weight of each feature in this variant of the game.
    fn weights(&self) -> &'static [i32] {
        &[]
    }

    /// Calls `count` with the number of each feature that a seat has and its amount.
    fn features(&self, seat: Seat, count: impl FnMut(usize, i32)) {
        let _ = (seat, count);
    }

    /// Returns the weighted features of a seat, without regard to the other seats.
    #[inline]
    fn evaluate(&self, seat: Seat) -> i32 {
        let weights = self.weights();
        let mut evaluation = 0;
        self.features(seat, |feature, amount| evaluation += weights[feature] * amount);
        evaluation
    }
}
