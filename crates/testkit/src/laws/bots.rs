//! Laws of bots.

use tabuleiro_core::{Playable, Turn, Viewer, seeded_rng};

use crate::Sample;

pub(crate) fn bots_choose_legal_moves_and_are_deterministic<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        if matches!(state.turn(), Turn::Over(_)) {
            continue;
        }
        let legal = state.legal_moves();
        for bot in G::BOTS {
            let choose = || (bot.choose)(state, &mut seeded_rng(3, 1));
            let chosen = choose();
            assert!(legal.contains(&chosen), "{} {chosen:?}, {}", bot.name, sample.context(state));
            assert_eq!(chosen, choose(), "{}, {}", bot.name, sample.context(state));
        }
    }
}

pub(crate) fn bots_do_not_use_hidden_information<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let Turn::Of(seat) = state.turn() else { continue };
        let other = state.redeal(Viewer::Seat(seat), &mut seeded_rng(8, 0));
        if other == *state {
            continue;
        }
        for bot in G::BOTS {
            let choose = |of: &G| (bot.choose)(of, &mut seeded_rng(3, 1));
            assert_eq!(choose(state), choose(&other), "{}, {}", bot.name, sample.context(state));
        }
    }
}
