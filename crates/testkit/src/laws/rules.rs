//! Laws of rules: moves, turns and keys.

use std::collections::HashMap;

use tabuleiro_core::{Playable, Seat, Turn, playout, seeded_rng};

use crate::Sample;

pub(crate) fn check_allows_exactly_the_legal_moves<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let legal = state.legal_moves();
        for &m in &legal {
            assert!(
                state.check(m).is_ok(),
                "{m:?} is listed but illegal, {}",
                sample.context(state)
            );
        }
        for &m in &sample.known_moves {
            let allowed = state.check(m).is_ok();
            assert_eq!(
                allowed,
                legal.binary_search(&m).is_ok(),
                "{m:?}, {}",
                sample.context(state)
            );
        }
    }
}

pub(crate) fn legal_moves_are_in_canonical_order_without_duplicates<G: Playable>(
    sample: &Sample<G>,
) {
    for state in sample.positions() {
        let legal = state.legal_moves();
        assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}, {}", sample.context(state));
    }
}

pub(crate) fn the_number_of_legal_moves_is_the_length_of_the_list<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let listed = state.legal_moves().len();
        assert_eq!(state.count_legal_moves(), listed, "{}", sample.context(state));
    }
}

pub(crate) fn illegal_moves_are_rejected_and_change_nothing<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        for &m in &sample.known_moves {
            let mut played = state.clone();
            match (state.check(m), played.play(m)) {
                (Err(error), Err(other)) => {
                    assert_eq!(error, other, "{m:?}, {}", sample.context(state));
                    assert!(played == *state, "{m:?} changed {}", sample.context(state));
                    assert!(!error.to_string().is_empty());
                }
                (Ok(()), Ok(())) => {}
                (checked, played) => {
                    panic!("{m:?}: check {checked:?}, play {played:?}, {}", sample.context(state))
                }
            }
        }
    }
}

pub(crate) fn only_finished_games_have_no_legal_moves<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let moves = state.legal_moves().len();
        match state.turn() {
            Turn::Of(seat) => {
                assert!(seat.index() < state.players(), "{}", sample.context(state));
                assert!(moves > 0, "there is no legal move, {}", sample.context(state));
            }
            Turn::Over(outcome) => {
                assert_eq!(moves, 0, "{}", sample.context(state));
                assert_eq!(outcome.ranking.players(), state.players(), "{}", sample.context(state));
                let best = Seat::all(state.players()).map(|seat| outcome.ranking.rank(seat)).min();
                assert_eq!(best, Some(1), "no seat has rank 1, {}", sample.context(state));
            }
        }
    }
    for game in &sample.games {
        let last = game.positions.last().expect("a game has positions");
        assert!(matches!(last.turn(), Turn::Over(_)), "{}", sample.context(last));
    }
}

pub(crate) fn the_same_seed_gives_the_same_game<G: Playable>(sample: &Sample<G>) {
    for seed in 0..3 {
        let play = || {
            let mut state = G::new(sample.options, &mut seeded_rng(seed, 0));
            let start = state.clone();
            let end = playout(&mut state, &mut seeded_rng(seed, 1), &mut Vec::new());
            (start, state, end)
        };
        assert!(play() == play(), "{} {:?}, seed {seed}", G::INFO.id, sample.options);
    }
}

pub(crate) fn keys_are_equal_exactly_for_equal_states<G: Playable>(sample: &Sample<G>) {
    let mut by_key: HashMap<u64, G> = HashMap::new();
    let mut by_state: HashMap<G, u64> = HashMap::new();
    let mut check = |state: &G| {
        let known = by_key.entry(state.key()).or_insert_with(|| state.clone());
        assert!(known == state, "the key of another state, {}", sample.context(state));
        let key = *by_state.entry(state.clone()).or_insert(state.key());
        assert_eq!(key, state.key(), "two keys of one state, {}", sample.context(state));
    };
    for state in sample.positions() {
        check(state);
        for m in state.legal_moves() {
            let mut after = state.clone();
            after.play_unchecked(m);
            check(&after);
        }
    }
}
