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
        moves.clear();
        state.generate_moves(moves);
        // Whose turn it is may be as hard to say as what the moves are, so it is asked only once.
        let Some(m) = pick(rng, moves) else {
            let Turn::Over(outcome) = state.turn() else {
                unreachable!("a game that is not over has a legal move")
            };
            return (outcome, plies);
        };
        state.play_unchecked(m);
    }
    unreachable!("the number of plies is not bounded here")
}
