//! The computer players of the report, beside the random one. Those of the report never swap.

use tabuleiro_core::{Bot, Game, Rng};

use super::{Move, Phase, QuantumLeap, Swap, leaps};

/// Any legal move, but never one swap after another.
pub(super) const RANDOM: Bot<QuantumLeap> = Bot { name: "random", choose: random };

/// The easy player of the report.
pub(super) const FIRST: Bot<QuantumLeap> = Bot { name: "first", choose: first };

/// The hard player of the report.
pub(super) const FINISHER: Bot<QuantumLeap> = Bot { name: "finisher", choose: finisher };

/// Computers swap at most once. A state does not tell whether Black has swapped before, so where
/// swapping is free this one lets it be, rather than swap until it happens to pass.
fn random(state: &QuantumLeap, rng: &mut dyn Rng) -> Move {
    if state.phase == Phase::Swap && state.options.swap == Swap::Free {
        return Move::Pass;
    }
    (Bot::RANDOM.choose)(state, rng)
}

fn first(state: &QuantumLeap, _rng: &mut dyn Rng) -> Move {
    choose(state, |_| false)
}

fn finisher(state: &QuantumLeap, _rng: &mut dyn Rng) -> Move {
    choose(state, |after| !leaps::any(after))
}

/// The first capture that is `good`, or else the first of all; before play `pass`.
fn choose(state: &QuantumLeap, good: impl Fn(&QuantumLeap) -> bool) -> Move {
    if state.phase == Phase::Swap {
        return Move::Pass;
    }
    let captures = state.legal_moves();
    let is_good = |&capture: &Move| {
        let mut after = *state;
        after.play_unchecked(capture);
        good(&after)
    };
    let found = captures.iter().copied().find(is_good).or(captures.first().copied());
    found.expect("a game that is not over has a legal move")
}
