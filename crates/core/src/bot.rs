//! Simple computer players: they look at a state and choose, without a search.

use crate::{Game, Rng, pick};

/// A simple computer player. How it plays is told by a message such as `bot-guard`.
#[derive(Debug)]
pub struct Bot<G: Game> {
    /// How it is named, such as `guard` in `bot:guard`.
    pub name: &'static str,
    /// Its move in a state that is not over.
    pub choose: fn(&G, &mut dyn Rng) -> G::Move,
}

impl<G: Game> Bot<G> {
    /// Any legal move, every one equally likely.
    pub const RANDOM: Bot<G> = Bot { name: "random", choose: random_move::<G> };
}

fn random_move<G: Game>(state: &G, rng: &mut dyn Rng) -> G::Move {
    pick(rng, &state.legal_moves()).expect("a game that is not over has a legal move")
}

/// The first move in canonical order after which `score` is greatest.
///
/// # Panics
/// If the game is over.
pub fn greedy_move<G: Game, S: Ord>(state: &G, mut score: impl FnMut(&G) -> S) -> G::Move {
    let mut best: Option<(S, G::Move)> = None;
    for m in state.legal_moves() {
        let mut after = state.clone();
        after.play_unchecked(m);
        let score = score(&after);
        if best.as_ref().is_none_or(|(most, _)| score > *most) {
            best = Some((score, m));
        }
    }
    best.expect("a game that is not over has a legal move").1
}
