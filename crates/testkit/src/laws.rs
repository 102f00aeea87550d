//! The laws, by what they are about.

pub(crate) mod bots;
pub(crate) mod rules;
pub(crate) mod texts;
pub(crate) mod transitions;
pub(crate) mod views;

use tabuleiro_core::Game;

fn legal_moves<G: Game>(state: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves
}
