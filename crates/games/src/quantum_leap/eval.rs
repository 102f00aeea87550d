//! The evaluation of a position.
//!
//! A player who cannot capture loses, so the features count captures and the stones that can make
//! one. The weights depend on the stage of the game, because each stone matters more when few are
//! left.

use tabuleiro_core::{Evaluate, Seat};

use super::movegen::{self, Mobility};
use super::{QuantumLeap, weights};

/// The number of features of each stage of the game.
const FEATURES_PER_STAGE: usize = 8;

impl Evaluate for QuantumLeap {
    const FEATURES: &'static [&'static str] = &[
        "stones, many left",
        "stones that capture, many left",
        "captures, many left",
        "stones without a friend, many left",
        "stones with one friend, many left",
        "stones with two friends, many left",
        "stones with three friends, many left",
        "the move, many left",
        "stones, some left",
        "stones that capture, some left",
        "captures, some left",
        "stones without a friend, some left",
        "stones with one friend, some left",
        "stones with two friends, some left",
        "stones with three friends, some left",
        "the move, some left",
        "stones, few left",
        "stones that capture, few left",
        "captures, few left",
        "stones without a friend, few left",
        "stones with one friend, few left",
        "stones with two friends, few left",
        "stones with three friends, few left",
        "the move, few left",
        "stones, hardly any left",
        "stones that capture, hardly any left",
        "captures, hardly any left",
        "stones without a friend, hardly any left",
        "stones with one friend, hardly any left",
        "stones with two friends, hardly any left",
        "stones with three friends, hardly any left",
        "the move, hardly any left",
    ];

    fn weights(&self) -> &'static [i32] {
        &weights::ALL
    }

    #[inline]
    fn features(&self, seat: Seat, mut count: impl FnMut(usize, i32)) {
        let first = self.stage() * FEATURES_PER_STAGE;
        let Mobility { stones, capturing_stones, captures, stones_by_friends } =
            movegen::mobility(self, seat);
        let [none, one, two, three] = stones_by_friends;
        let amounts = [stones, capturing_stones, captures, none, one, two, three];
        for (feature, amount) in (first..).zip(amounts) {
            count(feature, amount as i32);
        }
        if seat == self.to_move {
            count(first + FEATURES_PER_STAGE - 1, 1);
        }
    }
}

impl QuantumLeap {
    /// Returns the stage of the game, from 0 to 3: the number of fifths of the board that are
    /// empty.
    fn stage(&self) -> usize {
        let cells = self.hexes().len();
        let stones: usize = Seat::all(2).map(|seat| self.stone_count(seat)).sum();
        (5 * (cells - stones) / cells).min(3)
    }
}
