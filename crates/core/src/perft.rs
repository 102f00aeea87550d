//! Counting the ways a game can go: the check of every move generator.

use crate::Game;

/// How many sequences of `depth` moves there are from `state`.
///
/// A game that ends earlier adds nothing; there is one way to play no move.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    match depth.checked_sub(1) {
        None => 1,
        Some(plies) => sum_leaves(state, plies, &|last: &G| last.count_legal_moves() as u64),
    }
}

/// The sum of a number over all states that `plies` moves lead to.
pub fn sum_leaves<G: Game>(state: &G, plies: u32, number: &impl Fn(&G) -> u64) -> u64 {
    if plies == 0 {
        number(state)
    } else {
        walk(state, &mut vec![Vec::new(); plies as usize], number)
    }
}

/// One list of moves for every ply.
fn walk<G: Game>(state: &G, lists: &mut [Vec<G::Move>], number: &impl Fn(&G) -> u64) -> u64 {
    let (moves, deeper) = lists.split_first_mut().expect("a list for every ply");
    moves.clear();
    state.generate_moves(moves);
    // Asked once and not for every move: nearly all moves are of the last ply.
    if deeper.is_empty() {
        sum_over(state, moves, number)
    } else {
        sum_over(state, moves, |after| walk(after, deeper, number))
    }
}

/// The sum of a number over the states that one of `moves` leads to.
#[inline]
fn sum_over<G: Game>(state: &G, moves: &[G::Move], mut number: impl FnMut(&G) -> u64) -> u64 {
    let number_after = |&m| {
        let mut after = state.clone();
        after.play_unchecked(m);
        number(&after)
    };
    moves.iter().map(number_after).sum()
}
