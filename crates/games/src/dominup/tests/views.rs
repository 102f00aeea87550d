//! Views and spots.

use std::collections::BTreeSet;

use tabuleiro_core::{Cell, IllegalMove, Orientation, Spot, View, Viewer, msg, pick, variants};

use super::*;

/// Figure 4 of the students' report.
#[test]
fn the_table_is_drawn_as_in_the_report() {
    let state = position(OPEN, FIGURE_4);
    let expected = "      6   7   8   9  10  11  12  13  14  15
    ┌───┬───┬───┬───┬───┬───┬───┬───┬───┬───┐
  7 │   │   │   │   │   │   │   │   │   │   │ 7
    ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
  8 │   │   │   │   │   │   │   │   │   │   │ 8
    ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
  9 │   │   │1↓1│7→1│7↓2│   │   │   │   │   │ 9
    ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
 10 │   │   │1↑1│   │4↑2│   │   │   │   │   │ 10
    ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
 11 │   │   │   │   │2→3│5←3│0←1│6↓1│   │   │ 11
    ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
 12 │   │   │   │   │3↑2│3↑2│   │6↑1│   │   │ 12
    ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
 13 │   │   │   │   │   │   │   │   │   │   │ 13
    ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
 14 │   │   │   │   │   │   │   │   │   │   │ 14
    └───┴───┴───┴───┴───┴───┴───┴───┴───┴───┘
      6   7   8   9  10  11  12  13  14  15
";
    assert_eq!(state.text(Viewer::Spectator).to_string(), expected);
}

#[test]
fn the_board_of_18_is_drawn_whole() {
    let view = position(EIGHTEEN, FIGURE_4).text(Viewer::Spectator);
    assert_eq!(view.board.len(), 2 * 18 + 1 + 2);
    let numbers: Vec<String> = (1..=18).map(|number| number.to_string()).collect();
    for line in [&view.board[0], view.board.last().unwrap()] {
        let words: Vec<String> = line.to_string().split_whitespace().map(Into::into).collect();
        assert_eq!(words, numbers);
    }
    for (number, row) in (1..).zip(view.board[2..].iter().step_by(2).take(18)) {
        let row = row.to_string();
        let (left, right) = (row.split('│').next(), row.split('│').next_back());
        assert_eq!(left.map(str::trim), Some(number.to_string().as_str()));
        assert_eq!(right.map(str::trim), Some(number.to_string().as_str()));
    }
}

#[test]
fn tiles_of_a_hand_have_fixed_positions() {
    let mut state = position(OPEN, FIGURE_4);
    let drawn = |state: &Dominup| -> Vec<String> {
        state.text(Viewer::Seat(seat(1))).hand.iter().map(ToString::to_string).collect()
    };
    let before = drawn(&state);
    play(&mut state, "17@9,8e");
    let after = drawn(&state);
    let mut gone = 0;
    for (before, after) in before.iter().zip(&after) {
        assert_eq!(before.chars().count(), after.chars().count());
        let different = before.chars().zip(after.chars()).filter(|(b, a)| b != a);
        gone += different.inspect(|(_, after)| assert_eq!(*after, ' ')).count();
    }
    assert_eq!(gone, 15, "one tile of 3 x 5 characters is gone and nothing has moved");
    assert!(before[1].contains("│0│3│"), "{}", before[1]);
}

#[test]
fn spans_have_the_spots_of_cells_and_tiles() {
    let state = position(OPEN, FIGURE_4);
    let view = state.text(Viewer::Seat(seat(1)));
    let spans = || view.board.iter().chain(&view.hand).flat_map(|line| &line.0);
    let at = |text: &str| -> BTreeSet<Spot> {
        spans().filter(|span| span.text == text).filter_map(|span| span.spot).collect()
    };
    assert_eq!(at("2→3"), [Spot::Cell(Cell::new(10, 11))].into());
    assert_eq!(at("6↑1"), [Spot::Cell(Cell::new(13, 12))].into());
    assert_eq!(at("│0│3│"), [Spot::Tray(1)].into());
    let waiting = state.text(Viewer::Seat(seat(2)));
    let items = waiting.hand.iter().flat_map(|line| &line.0).filter(|span| span.spot.is_some());
    assert_eq!(items.count(), 0, "only the seat to move can point at its tiles");
}

#[test]
fn both_views_have_the_spots_of_all_legal_moves() {
    for options in variants::<Options>() {
        let mut state = start(options, 2);
        let mut rng = seeded_rng(2, 1);
        while let Turn::Of(mover) = state.turn() {
            let moves = state.legal_moves();
            let scene = state.scene(Viewer::Seat(mover));
            let text = state.text(Viewer::Seat(mover));
            let shown: BTreeSet<Spot> = text
                .board
                .iter()
                .chain(&text.hand)
                .flat_map(|l| &l.0)
                .filter_map(|s| s.spot)
                .collect();
            let picks: BTreeSet<Vec<Spot>> = moves.iter().map(|&m| state.spots(m)).collect();
            assert_eq!(picks.len(), moves.len(), "different moves are pointed at differently");
            for spot in picks.into_iter().flatten() {
                assert!(scene.contains(spot) && shown.contains(&spot), "{spot:?}");
            }
            state.play(pick(&mut rng, &moves).unwrap()).unwrap();
        }
    }
}

#[test]
fn the_scene_has_all_halves_with_number_orientation_and_level() {
    let state = position(OPEN, FIGURE_4);
    let scene = state.scene(Viewer::Seat(seat(2)));
    let at = |line, column| -> Vec<(Option<u8>, Orientation, Option<u8>)> {
        let here = scene.pieces.iter().filter(|piece| piece.at == Some(Cell::new(column, line)));
        here.map(|piece| (piece.number, piece.orientation.unwrap(), piece.level)).collect()
    };
    let half = |number, toward, level| (Some(number), toward, Some(level));
    assert_eq!(scene.pieces.len(), 20);
    assert!(scene.pieces.iter().all(|piece| piece.kind == "half"));
    assert_eq!(
        at(11, 10),
        [
            half(2, Orientation::North, 1),
            half(2, Orientation::South, 2),
            half(2, Orientation::East, 3)
        ]
    );
    assert_eq!(
        at(11, 11),
        [
            half(5, Orientation::East, 1),
            half(5, Orientation::South, 2),
            half(5, Orientation::West, 3)
        ]
    );
    let counts: Vec<usize> = scene.trays.iter().map(|tray| tray.count).collect();
    assert_eq!(counts, [14, 12]);
    let tray = &scene.trays[1];
    assert_eq!((tray.piece, tray.in_halves), (Some("tile"), true));
    let items: Vec<[u8; 2]> = tray.items.iter().map(|item| item.numbers.unwrap()).collect();
    assert_eq!(items[..3], [[0, 0], [0, 2], [0, 7]]);
}

#[test]
fn the_status_has_the_numbers_of_tiles() {
    let seats = |state: &Dominup| -> Vec<(usize, Vec<&str>)> {
        let seats = state.status(Viewer::Spectator).seats.into_iter();
        seats.map(|seat| (seat.counts[0].value, seat.marks)).collect()
    };
    let mut state = position(OPEN, FIGURE_4);
    assert_eq!(seats(&state), [(14, vec![]), (12, vec![])]);
    play(&mut state, "17@9,8e");
    assert_eq!(seats(&state), [(13, vec![]), (12, vec![])]);
    let mut state = holding(THREE, "77@9,9e", &["01", "02"], 1);
    play(&mut state, "01@8,9n");
    assert_eq!(seats(&state), [(0, vec!["out"]), (1, vec![]), (33, vec![])]);
}

#[test]
fn picks_without_a_legal_move_have_a_reason() {
    let cell = |line, column| Spot::Cell(Cell::new(column, line));
    let id =
        |state: &Dominup, picked: &[Spot]| state.explain_illegal_picks(picked).map(|why| why.id());
    let state = position(OPEN, FIGURE_4);
    let tile = |text| state.parse_spot(text).unwrap();
    assert_eq!(id(&state, &[tile("01")]), Some("climb-possible"));
    assert_eq!(id(&state, &[tile("06"), cell(7, 9)]), Some("climb-possible"));
    assert_eq!(id(&state, &[tile("06"), cell(11, 12), cell(11, 11)]), Some("heights-differ"));
    assert_eq!(id(&state, &[tile("06"), cell(11, 12), cell(1, 1)]), None);
    assert_eq!(id(&state, &[cell(11, 12)]), None);
    assert_eq!(id(&start(OPEN, 1), &[Spot::Tray(0)]), Some("not-double-seven"));
    let calm = holding(OPEN, "77@9,9e", &["01"], 1);
    let far = [Spot::Tray(0), cell(1, 1), cell(1, 2)];
    assert_eq!(id(&calm, &far), Some("touches-no-perpendicular"));
    assert_eq!(id(&calm, &far[..2]), Some("touches-no-perpendicular"));
    assert_eq!(id(&calm, &[Spot::Tray(0), cell(9, 9)]), Some("cell-taken"));
}

#[test]
fn an_ordinary_move_has_no_events() {
    let before = position(OPEN, FIGURE_4);
    let mut after = before.clone();
    play(&mut after, "17@9,8e");
    assert_eq!(Dominup::events(&before, after.plays()[10], &after), []);
}

#[test]
fn the_end_has_events_with_the_place_of_each_seat() {
    let before = holding(THREE, "77@9,9e", &["01", "02"], 1);
    let mut after = before.clone();
    play(&mut after, "01@8,9n");
    let player = |number: usize| msg!("dominup-player", number = number);
    let place = |place: u8| msg!("dominup-place", place = place);
    let has_left = |number, tiles: usize| {
        let left = msg!("dominup-tiles-left", tiles = tiles);
        msg!("dominup-has-left", who = player(number), left = left, place = place(2))
    };
    assert_eq!(
        Dominup::events(&before, after.plays()[1], &after),
        [msg!("dominup-out", who = player(1), place = place(1)), has_left(2, 1), has_left(3, 33),]
    );
}
