//! Perft: the number of move sequences, which checks move generators.

use crate::Game;

/// Returns the number of sequences of `depth` moves from a state.
///
/// Games that end earlier do not count.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::perft;
///
/// assert_eq!(perft(&Nim::heap(5), 1), 3);
/// assert_eq!(perft(&Nim::heap(5), 2), 8);
/// ```
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    match depth.checked_sub(1) {
        None => 1,
        // Bulk counting: the moves of the last ply are counted and not played.
        Some(plies) => sum_leaves(state, plies, &|leaf: &G| leaf.count_legal_moves() as u64),
    }
}

/// Returns the sum of `value` over all states after `plies` moves.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::sum_leaves;
///
/// // The heaps after one move have 4, 3 and 2 matches.
/// assert_eq!(sum_leaves(&Nim::heap(5), 1, &|leaf: &Nim| leaf.matches.into()), 9);
/// ```
pub fn sum_leaves<G: Game>(state: &G, plies: u32, value: &impl Fn(&G) -> u64) -> u64 {
    if plies == 0 {
        value(state)
    } else {
        walk(state, &mut vec![Vec::new(); plies as usize], value)
    }
}

/// Walks the tree with a buffer of moves for each ply.
fn walk<G: Game>(state: &G, buffers: &mut [Vec<G::Move>], value: &impl Fn(&G) -> u64) -> u64 {
    let (moves, deeper) = buffers.split_first_mut().expect("there is a buffer for every ply");
    moves.clear();
    state.generate_moves(moves);
    // This branch stands outside the loop: nearly all moves are those of the last ply.
    if deeper.is_empty() {
        sum_children(state, moves, value)
    } else {
        sum_children(state, moves, |after| walk(after, deeper, value))
    }
}

/// Returns the sum of `value` over the states after each of these moves.
#[inline]
fn sum_children<G: Game>(state: &G, moves: &[G::Move], mut value: impl FnMut(&G) -> u64) -> u64 {
    let value_after = |&m| {
        let mut after = state.clone();
        after.play_unchecked(m);
        value(&after)
    };
    moves.iter().map(value_after).sum()
}
