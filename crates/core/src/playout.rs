//! Random playouts.

use crate::{Game, Outcome, Rng, Turn, pick};

/// Plays random moves until the game is over. Returns the outcome and the number of moves.
///
/// `moves` is a buffer that callers reuse.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::{playout, seeded_rng};
///
/// let mut game = Nim::heap(6);
/// let (outcome, plies) = playout(&mut game, &mut seeded_rng(1, 0), &mut Vec::new());
/// assert_eq!(game.matches, 0);
/// assert!(outcome.ranking.winner().is_some());
/// assert!((2..=6).contains(&plies));
/// ```
#[inline]
pub fn playout<G: Game>(
    state: &mut G,
    rng: &mut impl Rng,
    moves: &mut Vec<G::Move>,
) -> (Outcome, usize) {
    for plies in 0.. {
        moves.clear();
        state.generate_moves(moves);
        // `turn` may cost as much as the move generation, so it is called only at the end.
        let Some(m) = pick(rng, moves) else {
            let Turn::Over(outcome) = state.turn() else {
                unreachable!("a game that is not over has a legal move")
            };
            return (outcome, plies);
        };
        state.play_unchecked(m);
    }
    unreachable!("the number of plies is unbounded")
}
