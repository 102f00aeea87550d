//! Counting the ways a game can go: the check of every move generator.

use crate::Game;

/// How many sequences of `depth` moves there are from `state`.
///
/// A game that ends earlier adds nothing; there is one way to play no move.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => state.count_legal_moves() as u64,
        _ => count(state, &mut vec![Vec::new(); depth as usize - 1]),
    }
}

/// One list of moves for every ply but the last, which is only counted.
fn count<G: Game>(state: &G, lists: &mut [Vec<G::Move>]) -> u64 {
    let (moves, deeper) = lists.split_first_mut().expect("a list for every ply");
    moves.clear();
    state.legal_moves(moves);
    let after = |&m| {
        let mut after = state.clone();
        after.play_unchecked(m);
        if deeper.is_empty() { after.count_legal_moves() as u64 } else { count(&after, deeper) }
    };
    moves.iter().map(after).sum()
}
