//! What people see and point at.

use std::collections::BTreeSet;

use tabuleiro_core::{
    Cell, IllegalMove, Language, LocalizedError, Spot, View, Viewer, pick, variants,
};

use super::*;

/// The state that the report shows as its Figure 4, cell for cell.
#[test]
fn the_table_is_drawn_as_the_report_shows_it() {
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
    assert_eq!(state.text(Viewer::Watcher, Language::English).to_string(), expected);
}

#[test]
fn the_board_of_18_is_drawn_whole() {
    let view = position(EIGHTEEN, FIGURE_4).text(Viewer::Watcher, Language::English);
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
fn each_tile_of_the_hand_keeps_its_place() {
    tabuleiro_i18n::register(MESSAGES);
    let mut state = position(OPEN, FIGURE_4);
    let drawn = |state: &Dominup| -> Vec<String> {
        state
            .text(Viewer::Seat(seat(1)), Language::English)
            .status
            .iter()
            .map(ToString::to_string)
            .collect()
    };
    let before = drawn(&state);
    assert_eq!(before[..2], ["player 1: 14 tiles left", "player 2: 12 tiles left"]);
    play(&mut state, "17@9,8e");
    let after = drawn(&state);
    assert_eq!(after[0], "player 1: 13 tiles left");
    let mut gone = 0;
    for (before, after) in before[2..].iter().zip(&after[2..]) {
        assert_eq!(before.chars().count(), after.chars().count());
        let different = before.chars().zip(after.chars()).filter(|(b, a)| b != a);
        gone += different.inspect(|(_, after)| assert_eq!(*after, ' ')).count();
    }
    assert_eq!(gone, 15, "one tile of 3 x 5 characters is gone and nothing has moved");
    assert!(before[3].contains("│0│3│"), "{}", before[3]);
}

#[test]
fn a_span_points_at_its_cell_or_its_tile() {
    let state = position(OPEN, FIGURE_4);
    let view = state.text(Viewer::Seat(seat(1)), Language::English);
    let spans = || view.board.iter().chain(&view.status).flat_map(|line| &line.0);
    let at = |text: &str| -> BTreeSet<Spot> {
        spans().filter(|span| span.text == text).filter_map(|span| span.spot).collect()
    };
    assert_eq!(at("2→3"), [Spot::Cell(Cell::new(10, 11))].into());
    assert_eq!(at("6↑1"), [Spot::Cell(Cell::new(13, 12))].into());
    assert_eq!(at("│0│3│"), [Spot::Tray(1)].into());
    let waiting = state.text(Viewer::Seat(seat(2)), Language::English);
    let items = waiting.status.iter().flat_map(|line| &line.0).filter(|span| span.spot.is_some());
    assert_eq!(items.count(), 0, "only the seat to move can point at its tiles");
}

#[test]
fn every_legal_move_can_be_pointed_at_in_both_views() {
    for options in variants::<Options>() {
        let mut state = start(options, 2);
        let mut rng = dice(2, 1);
        while let Turn::Of(mover) = state.turn() {
            let moves = legal(&state);
            let scene = state.scene(Viewer::Seat(mover), Language::English);
            let text = state.text(Viewer::Seat(mover), Language::English);
            let shown: BTreeSet<Spot> = text
                .board
                .iter()
                .chain(&text.status)
                .flat_map(|l| &l.0)
                .filter_map(|s| s.spot)
                .collect();
            let picks: BTreeSet<Vec<Spot>> = moves.iter().map(|&m| state.spots(m)).collect();
            assert_eq!(picks.len(), moves.len(), "different moves are pointed at differently");
            for spot in picks.into_iter().flatten() {
                assert!(scene.has(spot) && shown.contains(&spot), "{spot:?}");
            }
            state.play(pick(&mut rng, &moves).unwrap()).unwrap();
        }
    }
}

#[test]
fn the_scene_shows_every_half_with_number_direction_and_level() {
    let state = position(OPEN, FIGURE_4);
    let scene = state.scene(Viewer::Seat(seat(2)), Language::English);
    let at = |line, column| -> Vec<(&str, &str)> {
        let here = scene.pieces.iter().filter(|piece| piece.at == Some(Cell::new(column, line)));
        here.map(|piece| (piece.kind, piece.label.as_str())).collect()
    };
    assert_eq!(scene.pieces.len(), 20);
    assert_eq!(at(11, 10), [("half-north", "2↑1"), ("half-south", "2↓2"), ("half-east", "2→3")]);
    assert_eq!(at(11, 11), [("half-east", "5→1"), ("half-south", "5↓2"), ("half-west", "5←3")]);
    let counts: Vec<usize> = scene.trays.iter().map(|tray| tray.count).collect();
    assert_eq!(counts, [14, 12]);
    let items: Vec<&str> = scene.trays[1].items.iter().map(|item| item.label.as_str()).collect();
    assert_eq!(items[..3], ["0|0", "0|2", "0|7"]);
}

#[test]
fn a_pick_that_leads_nowhere_is_explained() {
    let cell = |line, column| Spot::Cell(Cell::new(column, line));
    let id = |state: &Dominup, picked: &[Spot]| state.why_not(picked).map(|why| why.id());
    let state = position(OPEN, FIGURE_4);
    let tile = |text| state.read_spot(text).unwrap();
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
fn nothing_is_news_in_the_middle_of_a_game() {
    let before = position(OPEN, FIGURE_4);
    let mut after = before.clone();
    play(&mut after, "17@9,8e");
    assert_eq!(Dominup::news(&before, after.plays()[10], &after), []);
}

#[test]
fn everything_is_also_told_in_portuguese() {
    tabuleiro_i18n::register(MESSAGES);
    let state = position(EIGHTEEN, FIGURE_4);
    let text = state.text(Viewer::Watcher, Language::Portuguese);
    let status: Vec<String> = text.status.iter().map(ToString::to_string).collect();
    assert_eq!(status, ["jogador 1: 14 peças", "jogador 2: 12 peças"]);
    let scene = state.scene(Viewer::Watcher, Language::Portuguese);
    assert_eq!(scene.cells[0].label, "linha 1, coluna 1");
    let said = |text| Language::Portuguese.say(&refused(&state, text).message());
    assert_eq!(said("01@7,9e"), "ainda podes subir: 06@11,12e, 17@9,8e");
    assert_eq!(
        said("17@9,0e"),
        "linha ou coluna fora dos limites: linha 9, coluna 0 não está no tabuleiro"
    );
    let before = holding(THREE, "77@9,9e", &["01", "02"], 1);
    let mut after = before.clone();
    play(&mut after, "01@8,9n");
    let news = Dominup::news(&before, after.plays()[1], &after);
    let news: Vec<String> = news.iter().map(|news| Language::Portuguese.say(news)).collect();
    assert_eq!(
        news,
        [
            "jogador 1 ficou sem peças: 1.º lugar",
            "jogador 2 fica com 1 peça: 2.º lugar",
            "jogador 3 fica com 33 peças: 2.º lugar",
        ]
    );
}
