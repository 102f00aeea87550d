//! The simple computer players that the students' report (`docs/reports.md`) describes,
//! beside the random one.
//!
//! The report covers Express for two. With more players a line has four marbles, as in the rules,
//! and every other player is an opponent. In modes with points a line counts as much as in Express,
//! and of several runs the bots score the one with the most points.

use tabuleiro_core::{Bot, Rng, greedy_move};

use super::Shiftago;
use super::bot_eval::{evaluate, longest_run};
use super::moves::Move;

/// Makes its own longest run as long as it can.
pub(super) const BUILDER: Bot<Shiftago> = Bot { name: "builder", choose: choose_builder };

/// Compares its own runs with the best reply.
pub(super) const GUARD: Bot<Shiftago> = Bot { name: "guard", choose: choose_guard };

fn choose_builder(state: &Shiftago, _rng: &mut dyn Rng) -> Move {
    let mover = state.to_move;
    let line = state.options.line_length();
    greedy_move(state, |after| (after.score(mover), longest_run(after.marbles(mover), line)))
}

fn choose_guard(state: &Shiftago, _rng: &mut dyn Rng) -> Move {
    let mover = state.to_move;
    greedy_move(state, |after| (after.score(mover), evaluate(after, mover)))
}
