//! Hidden information: views, moves and hints of a seat do not depend on hands that it cannot see.

use tabuleiro_core::{
    Cell, Grid, Orientation, Piece, Playable, Tray, View, Viewer, pick, variants,
};

use super::super::bot_eval::{count_climbs, evaluate};
use super::*;

/// Returns the states of some random games.
fn states(options: Options) -> Vec<Dominup> {
    let mut states = Vec::new();
    for seed in 0..6 {
        let mut state = start(options, seed);
        let mut rng = seeded_rng(seed, 1);
        while let Turn::Of(_) = state.turn() {
            states.push(state.clone());
            state.play_unchecked(pick(&mut rng, &state.legal_moves()).unwrap());
        }
        states.push(state);
    }
    states
}

#[test]
fn a_redeal_keeps_what_the_viewer_sees() {
    let mut changed = 0;
    for options in [OPEN, THREE, FOUR] {
        for (number, state) in (0..).zip(states(options)) {
            for viewer in Viewer::all(state.players()) {
                let redealt = state.redeal(viewer, &mut seeded_rng(number, 2));
                assert_eq!(redealt.text(viewer), state.text(viewer));
                assert_eq!(redealt.scene(viewer), state.scene(viewer));
                assert_eq!(redealt.status(viewer), state.status(viewer));
                assert_eq!(redealt.plays(), state.plays());
                assert_eq!(redealt.turn(), state.turn());
                let count = |state: &Dominup| state.hands.0.map(Tiles::len);
                assert_eq!(count(&redealt), count(&state), "hands keep their size");
                let all = redealt.hands.0.iter().fold(state.layout.tiles(), |a, &h| a | h);
                assert_eq!(all, Tiles::FULL, "every tile is somewhere");
                position(options, &redealt.format_position());
                changed += u32::from(redealt != state);
            }
        }
    }
    assert!(changed > 500, "only {changed} redeals changed something");
}

#[test]
fn a_redeal_does_not_depend_on_hidden_tiles() {
    for options in [THREE, FOUR] {
        for (number, state) in (0..).zip(states(options)) {
            for viewer in Viewer::all(state.players()) {
                let other = state.redeal(viewer, &mut seeded_rng(number, 2));
                for stream in 3..6 {
                    let rng = || seeded_rng(number, stream);
                    let again = other.redeal(viewer, &mut rng());
                    assert_eq!(again, state.redeal(viewer, &mut rng()));
                }
            }
        }
    }
}

#[test]
fn moves_errors_and_bots_do_not_depend_on_hidden_tiles() {
    for options in [THREE, FOUR] {
        for (number, state) in (0..).zip(states(options)) {
            let Turn::Of(mover) = state.turn() else { continue };
            let other = state.redeal(Viewer::Seat(mover), &mut seeded_rng(number, 2));
            assert_eq!(other.legal_moves(), state.legal_moves());
            for m in state
                .hand(mover)
                .iter()
                .map(|tile| Move::placing(tile, super::super::Placement::FIRST))
            {
                assert_eq!(other.check(m), state.check(m));
            }
            for bot in Dominup::BOTS {
                let choice = |state| (bot.choose)(state, &mut seeded_rng(number, 3));
                assert_eq!(choice(&other), choice(&state), "{}", bot.name);
            }
        }
    }
}

#[test]
fn the_greedy_bot_compares_its_climbs_with_those_of_unseen_tiles() {
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
        let own = count_climbs(&state, state.hand(seat(1)));
        let unseen = count_climbs(&state, !(state.layout.tiles() | state.hand(seat(1))));
        assert_eq!(own, 2);
        assert_eq!(evaluate(&state, seat(1)), own - unseen);
        let others: i32 =
            state.seats_from(seat(1)).skip(1).map(|s| count_climbs(&state, state.hand(s))).sum();
        assert_eq!(unseen, others, "the other hands together are the unseen tiles");
    }
}

#[test]
fn before_the_first_play_the_holder_of_double_seven_is_known() {
    for (seed, options) in (0..).zip(variants::<Options>()) {
        let state = start(options, seed);
        for viewer in Viewer::all(state.players()) {
            let redealt = state.redeal(viewer, &mut seeded_rng(seed, 2));
            assert!(redealt.hand(redealt.to_move).contains(Tile::DOUBLE_SEVEN));
            assert_eq!(texts(&redealt.legal_moves()), ["77@9,9e"]);
        }
    }
}

#[test]
fn with_two_players_each_knows_the_other_hand_and_a_spectator_does_not() {
    let mut state = start(OPEN, 1);
    play(&mut state, "77@9,9e");
    for seat in Seat::all(2) {
        assert_eq!(state.redeal(Viewer::Seat(seat), &mut seeded_rng(1, 2)), state);
    }
    assert_ne!(state.redeal(Viewer::Spectator, &mut seeded_rng(1, 2)), state);
}

#[test]
fn viewers_see_only_their_own_hand() {
    assert!(start(OPEN, 1).has_hidden_information());
    for players in [2, 3, 4] {
        let state = start(Options { players, ..OPEN }, 4);
        let drawn = |viewer| -> Vec<String> {
            state.text(viewer).hand.iter().map(ToString::to_string).collect()
        };
        assert_eq!(drawn(Viewer::Spectator), [""; 0]);
        let scene = state.scene(Viewer::Spectator);
        assert!(scene.trays.iter().all(|tray| tray.items.is_empty()));
        for viewer in Seat::all(players.into()) {
            let text = drawn(Viewer::Seat(viewer)).concat();
            for tile in Tile::all() {
                let (small, large) = tile.numbers();
                let is_drawn = text.contains(&format!("│{small}│{large}│"));
                assert_eq!(is_drawn, state.hand(viewer).contains(tile), "{tile}");
            }
            for tray in state.scene(Viewer::Seat(viewer)).trays {
                let shown = if tray.seat == viewer { state.hand(viewer).len() } else { 0 };
                assert_eq!(tray.items.len(), shown);
                assert_eq!(tray.count, state.hand(tray.seat).len());
            }
        }
    }
}

/// Returns a position of three players with three tiles on the table, one on the others.
fn hidden_hands() -> Dominup {
    holding(THREE, "77@9,9e;01@8,9n;07@8,9s", &["02,13,37", "46"], 1)
}

#[test]
fn all_viewers_see_the_whole_table() {
    let state = hidden_hands();
    let board = "      7   8   9  10  11  12
    ┌───┬───┬───┬───┬───┬───┐
  5 │   │   │   │   │   │   │ 5
    ├───┼───┼───┼───┼───┼───┤
  6 │   │   │   │   │   │   │ 6
    ├───┼───┼───┼───┼───┼───┤
  7 │   │   │1↓1│   │   │   │ 7
    ├───┼───┼───┼───┼───┼───┤
  8 │   │   │0↓2│   │   │   │ 8
    ├───┼───┼───┼───┼───┼───┤
  9 │   │   │7↑2│7←1│   │   │ 9
    ├───┼───┼───┼───┼───┼───┤
 10 │   │   │   │   │   │   │ 10
    ├───┼───┼───┼───┼───┼───┤
 11 │   │   │   │   │   │   │ 11
    └───┴───┴───┴───┴───┴───┘
      7   8   9  10  11  12
";
    let half = |number, level, orientation, (line, column), label| Piece {
        at: Some(Cell::new(column, line)),
        orientation: Some(orientation),
        number: Some(number),
        level: Some(level),
        ..Piece::new("half", label)
    };
    let pieces = [
        half(7, 1, Orientation::East, (9, 9), "7→1"),
        half(7, 1, Orientation::West, (9, 10), "7←1"),
        half(0, 1, Orientation::North, (8, 9), "0↑1"),
        half(1, 1, Orientation::South, (7, 9), "1↓1"),
        half(0, 2, Orientation::South, (8, 9), "0↓2"),
        half(7, 2, Orientation::North, (9, 9), "7↑2"),
    ];
    let cells: Vec<Cell> =
        (5..=11).flat_map(|line| (7..=12).map(move |column| Cell::new(column, line))).collect();
    for viewer in Viewer::all(3) {
        assert_eq!(state.text(viewer).to_string(), board, "{viewer:?}");
        let scene = state.scene(viewer);
        assert_eq!(scene.grid, Grid::Square);
        assert_eq!(scene.cells.iter().map(|cell| cell.at).collect::<Vec<_>>(), cells);
        assert_eq!(scene.pieces, pieces, "{viewer:?}");
    }
}

#[test]
fn a_hand_is_drawn_only_for_its_owner() {
    let state = hidden_hands();
    let drawn = |viewer| -> Vec<String> {
        state.text(viewer).hand.iter().map(|line| line.to_string().trim_end().into()).collect()
    };
    // Twelve tiles of five characters in a row: 00 to 14, 15 to 35, 36 to 77.
    let mover = [
        "            ┌─┬─┐                                           ┌─┬─┐",
        "            │0│2│                                           │1│3│",
        "            └─┴─┘                                           └─┴─┘",
        "",
        "",
        "",
        "      ┌─┬─┐",
        "      │3│7│",
        "      └─┴─┘",
    ];
    let other = [
        "",
        "",
        "",
        "",
        "",
        "",
        "                        ┌─┬─┐",
        "                        │4│6│",
        "                        └─┴─┘",
    ];
    assert_eq!(drawn(Viewer::Seat(seat(1))), mover);
    assert_eq!(drawn(Viewer::Seat(seat(2))), other);
    assert_eq!(drawn(Viewer::Spectator), [""; 0]);
}

#[test]
fn a_tray_has_tiles_for_its_owner_and_a_count_for_all() {
    let state = hidden_hands();
    let trays = |owner: Option<usize>, shown: &[(u8, u8)]| -> Vec<Tray> {
        let tray = |(number, count): (usize, usize)| {
            let shown = if owner == Some(number) { shown } else { &[] };
            let tile = |&(small, large): &(u8, u8)| Piece {
                seat: Some(seat(number)),
                numbers: Some([small, large]),
                ..Piece::new("tile", format!("{small}|{large}"))
            };
            Tray {
                piece: Some("tile"),
                in_halves: true,
                items: shown.iter().map(tile).collect(),
                ..Tray::new(seat(number), "tiles", count)
            }
        };
        [(1, 3), (2, 1), (3, 29)].map(tray).into()
    };
    assert_eq!(state.scene(Viewer::Spectator).trays, trays(None, &[]));
    let mover = trays(Some(1), &[(0, 2), (1, 3), (3, 7)]);
    assert_eq!(state.scene(Viewer::Seat(seat(1))).trays, mover);
    assert_eq!(state.scene(Viewer::Seat(seat(2))).trays, trays(Some(2), &[(4, 6)]));
}
