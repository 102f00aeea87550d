//! The computer players of the report, beside the random one.
//!
//! The report knows Express for two. With more players a run is a line at four, as in the rules,
//! and every other player counts as an opponent. Where runs are scored, making a line is as good as
//! it is in Express, and of several runs the one with the most points is taken.

use tabuleiro_core::{Bot, Rng, best_move};

use super::bot_eval::{longest_run, value};
use super::{Move, Shiftago};

/// Makes its own longest run as long as it can.
pub(super) const BUILDER: Bot<Shiftago> = Bot { name: "builder", choose: build };

/// Weighs its own runs against the best reply.
pub(super) const GUARD: Bot<Shiftago> = Bot { name: "guard", choose: guard };

fn build(state: &Shiftago, _rng: &mut dyn Rng) -> Move {
    let mover = state.to_move;
    let line = state.options.line();
    best_move(state, |after| (after.score(mover), longest_run(after.marbles(mover), line)))
}

fn guard(state: &Shiftago, _rng: &mut dyn Rng) -> Move {
    let mover = state.to_move;
    best_move(state, |after| (after.score(mover), value(after, mover)))
}
