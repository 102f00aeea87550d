//! Laws about moves, turns and keys.

use std::collections::HashMap;

use tabuleiro_core::{Playable, Seat, Turn, playout, seeded_rng};

use crate::Sample;

pub(crate) fn legal_is_what_check_allows<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let legal = state.legal_moves();
        for &m in &legal {
            assert!(state.check(m).is_ok(), "{m:?} is listed, {}", sample.place(state));
        }
        for &m in &sample.known_moves {
            let allowed = state.check(m).is_ok();
            assert_eq!(allowed, legal.binary_search(&m).is_ok(), "{m:?}, {}", sample.place(state));
        }
    }
}

pub(crate) fn moves_are_listed_once_and_in_order<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let legal = state.legal_moves();
        assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}, {}", sample.place(state));
    }
}

pub(crate) fn moves_are_counted_as_they_are_listed<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let listed = state.legal_moves().len();
        assert_eq!(state.count_legal_moves(), listed, "{}", sample.place(state));
    }
}

pub(crate) fn a_refused_move_changes_nothing<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        for &m in &sample.known_moves {
            let mut played = state.clone();
            match (state.check(m), played.play(m)) {
                (Err(why), Err(same)) => {
                    assert_eq!(why, same, "{m:?}, {}", sample.place(state));
                    assert!(played == *state, "{m:?} changed {}", sample.place(state));
                    assert!(!why.to_string().is_empty());
                }
                (Ok(()), Ok(())) => {}
                (checked, played) => {
                    panic!("{m:?}: check {checked:?}, play {played:?}, {}", sample.place(state))
                }
            }
        }
    }
}

pub(crate) fn only_a_finished_game_has_no_moves<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let moves = state.legal_moves().len();
        match state.turn() {
            Turn::Of(seat) => {
                assert!(seat.index() < state.players(), "{}", sample.place(state));
                assert!(moves > 0, "nothing to do, {}", sample.place(state));
            }
            Turn::Over(outcome) => {
                assert_eq!(moves, 0, "{}", sample.place(state));
                assert_eq!(outcome.ranking.players(), state.players(), "{}", sample.place(state));
                let best = Seat::all(state.players()).map(|seat| outcome.ranking.rank(seat)).min();
                assert_eq!(best, Some(1), "nobody is first, {}", sample.place(state));
            }
        }
    }
    for game in &sample.games {
        let last = game.positions.last().expect("a game has positions");
        assert!(matches!(last.turn(), Turn::Over(_)), "{}", sample.place(last));
    }
}

pub(crate) fn the_same_seed_deals_the_same_game<G: Playable>(sample: &Sample<G>) {
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

pub(crate) fn keys_are_equal_exactly_when_states_are<G: Playable>(sample: &Sample<G>) {
    let mut by_key: HashMap<u64, G> = HashMap::new();
    let mut by_state: HashMap<G, u64> = HashMap::new();
    let mut look = |state: &G| {
        let known = by_key.entry(state.key()).or_insert_with(|| state.clone());
        assert!(known == state, "one key, also for {}", sample.place(state));
        let key = *by_state.entry(state.clone()).or_insert(state.key());
        assert_eq!(key, state.key(), "two keys for {}", sample.place(state));
    };
    for state in sample.positions() {
        look(state);
        for m in state.legal_moves() {
            let mut after = state.clone();
            after.play_unchecked(m);
            look(&after);
        }
    }
}
