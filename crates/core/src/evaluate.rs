//! The evaluation of positions.

use crate::{Game, Seat};

/// A linear evaluation: the weighted sum of the features of each seat.
///
/// The unit is a thousandth of a logit: a seat that is 1,000 ahead of its opponent is expected to
/// win with odds of e to 1. The weights are fitted to games of self-play.
///
/// All items have defaults. A game that overrides none of them has no evaluation, and a search uses
/// random playouts instead.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::{Evaluate, Game, Seat, Turn};
///
/// impl Evaluate for Nim {
///     const FEATURES: &'static [&'static str] = &["leaves_multiple_of_four"];
///
///     fn weights(&self) -> &'static [i32] {
///         &[2_000]
///     }
///
///     fn features(&self, seat: Seat, mut count: impl FnMut(usize, i32)) {
///         let has_moved = seat != self.to_move;
///         count(0, i32::from(has_moved && self.matches % 4 == 0));
///     }
/// }
///
/// assert_eq!(Nim::heap(4).evaluate(Seat::new(1)), 2_000);
/// assert_eq!(Nim::heap(5).evaluate(Seat::new(1)), 0);
/// ```
pub trait Evaluate: Game {
    /// The names of the features. A game without an evaluation has none.
    const FEATURES: &'static [&'static str] = &[];

    /// Returns the weight of each feature in this variant of the game.
    fn weights(&self) -> &'static [i32] {
        &[]
    }

    /// Calls `count` with the index and the amount of each feature of a seat.
    fn features(&self, seat: Seat, count: impl FnMut(usize, i32)) {
        let _ = (seat, count);
    }

    /// Returns the weighted sum of the features of a seat, independent of the other seats.
    #[inline]
    fn evaluate(&self, seat: Seat) -> i32 {
        let weights = self.weights();
        let mut evaluation = 0;
        self.features(seat, |feature, amount| evaluation += weights[feature] * amount);
        evaluation
    }
}
