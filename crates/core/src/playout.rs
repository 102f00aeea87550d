//! Games of random moves.

use crate::{Game, Outcome, Rng, Turn, pick};

/// Plays random moves until the game is over; `moves` is only room to work in.
///
/// Returns how the game ended and after how many moves.
#[inline]
pub fn playout<G: Game>(
    state: &mut G,
    rng: &mut impl Rng,
    moves: &mut Vec<G::Move>,
) -> (Outcome, usize) {
    for plies in 0.. {
        if let Turn::Over(outcome) = state.turn() {
            return (outcome, plies);
        }
        moves.clear();
        state.legal_moves(moves);
        let m = pick(rng, moves).expect("a game that is not over has a legal move");
        state.play_unchecked(m);
    }
    unreachable!("the number of plies is not bounded here")
}
