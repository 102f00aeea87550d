//! The computer players of the report, beside the random one.

use tabuleiro_core::{Bot, Rng, best_move};

use super::eval::{longest_run, value};
use super::{Move, Shiftago};

/// Makes its own longest run as long as it can.
pub(super) const BUILDER: Bot<Shiftago> = Bot {
    name: "builder",
    about: "makes its longest run longer, and sees nothing else",
    choose: build,
};

/// Weighs its own runs against the best reply.
pub(super) const GUARD: Bot<Shiftago> =
    Bot { name: "guard", about: "builds runs and watches the opponent's reply", choose: guard };

fn build(state: &Shiftago, _rng: &mut dyn Rng) -> Move {
    let mover = state.to_move;
    best_move(state, |after| longest_run(after.marbles(mover)))
}

fn guard(state: &Shiftago, _rng: &mut dyn Rng) -> Move {
    let mover = state.to_move;
    best_move(state, |after| value(after, mover))
}
