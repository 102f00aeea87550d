//! Counting the ways a game can go: the check of every move generator.

use crate::Game;

/// How many sequences of `depth` moves there are from `state`.
///
/// A game that ends earlier adds nothing; there is one way to play no move.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    let Some(inner) = depth.checked_sub(1) else {
        return 1;
    };
    count(state, &mut vec![Vec::new(); inner as usize])
}

/// One list of moves for every ply but the last, which is only counted.
fn count<G: Game>(state: &G, lists: &mut [Vec<G::Move>]) -> u64 {
    let Some((moves, deeper)) = lists.split_first_mut() else {
        return state.count_legal_moves() as u64;
    };
    moves.clear();
    state.legal_moves(moves);
    moves
        .iter()
        .map(|&m| {
            let mut after = state.clone();
            after.play_unchecked(m);
            count(&after, deeper)
        })
        .sum()
}
