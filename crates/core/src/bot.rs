//! Bots: simple computer players without a search.

use crate::{Game, Rng, pick};

/// A simple computer player. The message `bot-` and its name describes it.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::{Bot, greedy_move, seeded_rng};
///
/// const LEAVES_FOUR: Bot<Nim> = Bot {
///     name: "leaves-four",
///     choose: |state, _rng| greedy_move(state, |after| after.matches == 4),
/// };
///
/// let mut rng = seeded_rng(7, 1);
/// assert_eq!((LEAVES_FOUR.choose)(&Nim::heap(6), &mut rng), 2);
/// assert!((1..=3).contains(&(Bot::RANDOM.choose)(&Nim::heap(6), &mut rng)));
/// ```
#[derive(Debug)]
pub struct Bot<G: Game> {
    /// The name of the bot, such as `guard` in `bot:guard`.
    pub name: &'static str,
    /// Chooses a legal move in a game that is not over.
    pub choose: fn(&G, &mut dyn Rng) -> G::Move,
}

impl<G: Game> Bot<G> {
    /// A bot that plays random legal moves.
    pub const RANDOM: Bot<G> = Bot { name: "random", choose: random_move::<G> };
}

fn random_move<G: Game>(state: &G, rng: &mut dyn Rng) -> G::Move {
    pick(rng, &state.legal_moves()).expect("a game that is not over has a legal move")
}

/// Returns the move that leads to the greatest score, and the first of several in canonical order.
///
/// # Panics
/// If the game is over.
pub fn greedy_move<G: Game, S: Ord>(state: &G, mut score: impl FnMut(&G) -> S) -> G::Move {
    let mut best: Option<(S, G::Move)> = None;
    for m in state.legal_moves() {
        let mut after = state.clone();
        after.play_unchecked(m);
        let score = score(&after);
        if best.as_ref().is_none_or(|(greatest, _)| score > *greatest) {
            best = Some((score, m));
        }
    }
    best.expect("a game that is not over has a legal move").1
}
