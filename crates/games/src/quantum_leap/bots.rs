//! The simple computer players that the students' report (`docs/reports.md`) describes, beside the
//! random one. They never swap.

use tabuleiro_core::{Bot, Game, Rng};

use super::{Move, Phase, QuantumLeap, Swap, movegen};

/// Plays any legal move, but never more than one swap.
pub(super) const RANDOM: Bot<QuantumLeap> = Bot { name: "random", choose: choose_random };

/// Plays the first capture: the easy player of the report.
pub(super) const FIRST: Bot<QuantumLeap> = Bot { name: "first", choose: choose_first };

/// Plays a capture that wins at once if there is one: the hard player of the report.
pub(super) const FINISHER: Bot<QuantumLeap> = Bot { name: "finisher", choose: choose_finisher };

/// Passes where the number of swaps is free, instead of swapping until it draws the pass.
fn choose_random(state: &QuantumLeap, rng: &mut dyn Rng) -> Move {
    if state.phase == Phase::Swap && state.options.swap == Swap::Free {
        return Move::Pass;
    }
    (Bot::RANDOM.choose)(state, rng)
}

fn choose_first(state: &QuantumLeap, _rng: &mut dyn Rng) -> Move {
    first_capture(state, |_| false)
}

fn choose_finisher(state: &QuantumLeap, _rng: &mut dyn Rng) -> Move {
    first_capture(state, |after| !movegen::has_capture(after))
}

/// Returns the first capture after which `is_good` holds, or the first of all; before play the
/// pass.
fn first_capture(state: &QuantumLeap, is_good: impl Fn(&QuantumLeap) -> bool) -> Move {
    if state.phase == Phase::Swap {
        return Move::Pass;
    }
    let captures = state.legal_moves();
    let leads_to_good = |&capture: &Move| {
        let mut after = *state;
        after.play_unchecked(capture);
        is_good(&after)
    };
    let found = captures.iter().copied().find(leads_to_good).or(captures.first().copied());
    found.expect("a game that is not over has a legal move")
}
