//! Nothing that a seat is shown, may do or is advised depends on what it cannot see.

use tabuleiro_core::{Playable, View, Viewer, pick, variants};

use super::super::bot_eval::{climbs, value};
use super::*;

/// States of games of random moves, with and without tiles on the table.
fn states(options: Options) -> Vec<Dominup> {
    let mut states = Vec::new();
    for seed in 0..6 {
        let mut state = start(options, seed);
        let mut rng = dice(seed, 1);
        while let Turn::Of(_) = state.turn() {
            states.push(state.clone());
            state.play_unchecked(pick(&mut rng, &legal(&state)).unwrap());
        }
        states.push(state);
    }
    states
}

#[test]
fn a_redeal_keeps_all_that_the_viewer_sees() {
    let mut changed = 0;
    for options in [OPEN, THREE, FOUR] {
        for (number, state) in (0..).zip(states(options)) {
            for viewer in Viewer::all(state.players()) {
                let redealt = state.redeal(viewer, &mut dice(number, 2));
                assert_eq!(redealt.text(viewer), state.text(viewer));
                assert_eq!(redealt.scene(viewer), state.scene(viewer));
                assert_eq!(redealt.status(viewer), state.status(viewer));
                assert_eq!(redealt.plays(), state.plays());
                assert_eq!(redealt.turn(), state.turn());
                let count = |state: &Dominup| state.hands.0.map(Tiles::count);
                assert_eq!(count(&redealt), count(&state), "hands keep their size");
                let all = redealt.hands.0.iter().fold(state.table.placed(), |a, &h| a.and(h));
                assert_eq!(all, Tiles::ALL, "every tile is somewhere");
                position(options, &redealt.write_position());
                changed += u32::from(redealt != state);
            }
        }
    }
    assert!(changed > 500, "only {changed} redeals changed something");
}

#[test]
fn a_redeal_depends_on_nothing_that_the_viewer_does_not_see() {
    for options in [THREE, FOUR] {
        for (number, state) in (0..).zip(states(options)) {
            for viewer in Viewer::all(state.players()) {
                let other = state.redeal(viewer, &mut dice(number, 2));
                for stream in 3..6 {
                    let rng = || dice(number, stream);
                    let again = other.redeal(viewer, &mut rng());
                    assert_eq!(again, state.redeal(viewer, &mut rng()));
                }
            }
        }
    }
}

#[test]
fn moves_refusals_and_choices_depend_on_nothing_hidden() {
    for options in [THREE, FOUR] {
        for (number, state) in (0..).zip(states(options)) {
            let Turn::Of(mover) = state.turn() else { continue };
            let other = state.redeal(Viewer::Seat(mover), &mut dice(number, 2));
            assert_eq!(legal(&other), legal(&state));
            for m in
                state.hand(mover).iter().map(|tile| Move::laying(tile, super::super::Place::FIRST))
            {
                assert_eq!(other.check(m), state.check(m));
            }
            for bot in Dominup::BOTS {
                let choice = |state| (bot.choose)(state, &mut dice(number, 3));
                assert_eq!(choice(&other), choice(&state), "{}", bot.name);
            }
        }
    }
}

#[test]
fn greedy_weighs_its_climbs_against_those_of_all_tiles_that_it_cannot_see() {
    // Seat 1 can climb with 06 and 17.
    let plays = FIGURE_4.split(' ').next().unwrap();
    let two = position(OPEN, FIGURE_4);
    let three = holding(
        THREE,
        plays,
        &["01,03,04,06,12,14,15,17,22,26,37,45,56,67", "00,02,07,13,16,27"],
        1,
    );
    for state in [two, three] {
        let own = climbs(&state, state.hand(seat(1)));
        let unseen = climbs(&state, state.table.placed().and(state.hand(seat(1))).others());
        assert_eq!(own, 2);
        assert_eq!(value(&state, seat(1)), own - unseen);
        let others: i32 =
            state.seats_from(seat(1)).skip(1).map(|s| climbs(&state, state.hand(s))).sum();
        assert_eq!(unseen, others, "together the others hold what cannot be seen");
    }
}

#[test]
fn before_the_first_play_everybody_knows_who_holds_double_seven() {
    for (seed, options) in (0..).zip(variants::<Options>()) {
        let state = start(options, seed);
        for viewer in Viewer::all(state.players()) {
            let redealt = state.redeal(viewer, &mut dice(seed, 2));
            assert!(redealt.hand(redealt.to_move).has(Tile::DOUBLE_SEVEN));
            assert_eq!(texts(&legal(&redealt)), ["77@9,9e"]);
        }
    }
}

#[test]
fn of_two_players_each_can_tell_the_other_hand_and_a_watcher_cannot() {
    let mut state = start(OPEN, 1);
    play(&mut state, "77@9,9e");
    for seat in Seat::all(2) {
        assert_eq!(state.redeal(Viewer::Seat(seat), &mut dice(1, 2)), state);
    }
    assert_ne!(state.redeal(Viewer::Watcher, &mut dice(1, 2)), state);
}

#[test]
fn only_one_s_own_hand_is_shown() {
    assert!(start(OPEN, 1).has_secrets());
    for players in [2, 3, 4] {
        let state = start(Options { players, ..OPEN }, 4);
        let drawn = |viewer| -> Vec<String> {
            state.text(viewer).hand.iter().map(ToString::to_string).collect()
        };
        assert_eq!(drawn(Viewer::Watcher), [""; 0]);
        let scene = state.scene(Viewer::Watcher);
        assert!(scene.trays.iter().all(|tray| tray.items.is_empty()));
        for viewer in Seat::all(players.into()) {
            let text = drawn(Viewer::Seat(viewer)).concat();
            for tile in Tile::all() {
                let (small, large) = tile.numbers();
                let is_drawn = text.contains(&format!("│{small}│{large}│"));
                assert_eq!(is_drawn, state.hand(viewer).has(tile), "{tile}");
            }
            for tray in state.scene(Viewer::Seat(viewer)).trays {
                let shown = if tray.seat == viewer { state.hand(viewer).count() } else { 0 };
                assert_eq!(tray.items.len(), shown);
                assert_eq!(tray.count, state.hand(tray.seat).count());
            }
        }
    }
}
