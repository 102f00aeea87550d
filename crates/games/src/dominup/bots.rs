//! The computer player of the report, beside the random one.

use tabuleiro_core::{Bot, Rng, greedy_move};

use super::bot_eval::value;
use super::{Dominup, Move};

/// Weighs the climbs it will have against those of the others.
pub(super) const GREEDY: Bot<Dominup> = Bot { name: "greedy", choose: greed };

fn greed(state: &Dominup, _rng: &mut dyn Rng) -> Move {
    let mover = state.to_move;
    greedy_move(state, |after| value(after, mover))
}
