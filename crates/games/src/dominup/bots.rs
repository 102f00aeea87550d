//! The simple computer player that the students' report (`docs/reports.md`) describes,
//! beside the random one.

use tabuleiro_core::{Bot, Rng, greedy_move};

use super::bot_eval::evaluate;
use super::{Dominup, Move};

/// Maximises its own climbs less those of the opponents.
pub(super) const GREEDY: Bot<Dominup> = Bot { name: "greedy", choose: choose_greedy };

fn choose_greedy(state: &Dominup, _rng: &mut dyn Rng) -> Move {
    let mover = state.to_move;
    greedy_move(state, |after| evaluate(after, mover))
}
