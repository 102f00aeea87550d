//! The simple computer player that the students' report (`docs/reports.md`) describes,
//! beside the random one.

use tabuleiro_core::{Bot, Game, Rng, pick};

use super::{Move, Pivit};

/// Plays a random promotion, or else a random capture, or else a random move.
pub(super) const OPPORTUNIST: Bot<Pivit> = Bot { name: "opportunist", choose: choose_opportunist };

fn choose_opportunist(state: &Pivit, rng: &mut dyn Rng) -> Move {
    let moves = state.legal_moves();
    let occupied = state.occupied();
    let promotions = only(&moves, |m| state.is_promotion(m));
    let captures = only(&moves, |m| occupied.contains(m.to));
    let best = [promotions, captures, moves].into_iter().find(|moves| !moves.is_empty());
    best.and_then(|moves| pick(rng, &moves)).expect("a game that is not over has a legal move")
}

fn only(moves: &[Move], holds: impl Fn(Move) -> bool) -> Vec<Move> {
    moves.iter().copied().filter(|&m| holds(m)).collect()
}
