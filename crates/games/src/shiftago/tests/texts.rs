//! Notation and views.

use tabuleiro_core::{
    Cell, Count, Grid, Notation, Piece, Seat, SeatStatus, Tray, View, Viewer, msg,
};

use super::*;
use crate::shiftago::Move;

#[test]
fn every_spelling_of_a_move_is_parsed() {
    let state = start();
    let canonical = |text: &str| state.parse_move(text).map(|m: Move| state.format_move(m));
    for text in ["L3", "l3", "left 3", "LEFT 3", " Left3 ", "l 3"] {
        assert_eq!(canonical(text).as_deref(), Ok("L3"), "{text:?}");
    }
    assert_eq!(canonical("right 7").as_deref(), Ok("R7"));
    assert_eq!(canonical("up 1").as_deref(), Ok("U1"));
    assert_eq!(canonical("top 1").as_deref(), Ok("U1"));
    assert_eq!(canonical("bottom 5").as_deref(), Ok("D5"));
}

#[test]
fn parse_errors_quote_the_text() {
    tabuleiro_i18n::register(MESSAGES);
    let error = |text: &str| start().parse_move(text).unwrap_err().to_string();
    assert_eq!(error("L9"), r#""L9": expected a lane from 1 to 7, got "9""#);
    assert_eq!(error("left 0"), r#""left 0": expected a lane from 1 to 7, got "0""#);
    assert!(error("L99999999999999999999").contains("a lane from 1 to 7"));
    let a_move = "expected an edge (left, right, up or down) and a lane from 1 to 7, such as L3";
    assert_eq!(error("sideways 3"), format!("{a_move}, got \"sideways 3\""));
    assert_eq!(error("left"), format!("{a_move}, got \"left\""));
    assert_eq!(error(""), format!("{a_move}, got nothing"));
    assert_eq!(error("ação 3"), format!("{a_move}, got \"ação 3\""));
}

#[test]
fn an_impossible_position_is_rejected_with_the_place_of_the_error() {
    tabuleiro_i18n::register(MESSAGES);
    let error = |text: &str| Shiftago::parse_position(LOSES, text).unwrap_err().to_string();
    let rows = |third: &str| format!("......./......./{third}/......./......./......./.......");
    assert!(error("").starts_with("expected a board, the seat to move and the supplies"));
    assert!(error(EMPTY).contains("the seat to move"));
    assert_eq!(
        error("......./....... 1 22,22"),
        "expected 7 rows separated by /, got \"......./.......\""
    );
    assert_eq!(
        error(&format!("{} 1 22,22", rows("......"))),
        "row 3: expected 7 cells, got \"......\""
    );
    assert_eq!(
        error(&format!("{} 1 22,22", rows(".....Q."))),
        "row 3, column 6: expected X, O or . for an empty cell, got \"Q\""
    );
    assert_eq!(
        error(&format!("{EMPTY} 3 22,22")),
        "expected the seat to move, from 1 to 2, got \"3\""
    );
    assert_eq!(
        error(&format!("{EMPTY} 0 22,22")),
        "expected the seat to move, from 1 to 2, got \"0\""
    );
    assert_eq!(
        error(&format!("{EMPTY} 1 22")),
        "expected a supply for each of the 2 seats, separated by commas, got \"22\""
    );
    assert_eq!(
        error(&format!("{EMPTY} 1 22,23")),
        "expected a supply from 0 to 22 for O, got \"23\""
    );
    assert_eq!(
        error(&format!("{EMPTY} 1 22,-1")),
        "expected a supply from 0 to 22 for O, got \"-1\""
    );
    assert_eq!(
        error(&format!("{} 1 22,22", rows("X.....O"))),
        "expected a supply from 0 to 21 for X, got \"22\""
    );
    let crowd = "XXXXXXX/XXXXXXX/XXXXXXX/XX...../......./......./....... 1 0,22";
    assert_eq!(error(crowd), "expected at most 22 marbles X on the board, got \"23\"");
}

/// The intermediate position of the students' report.
#[test]
fn the_board_is_drawn_as_the_rules_show_it() {
    let state = board(
        "....X..
         ....X..
         ....O..
         O......
         .......
         ......O
         ......X",
        1,
    );
    let expected = "   1 2 3 4 5 6 7
  +-------------+
1 |. . . . X . .|
2 |. . . . X . .|
3 |. . . . O . .|
4 |O . . . . . .|
5 |. . . . . . .|
6 |. . . . . . O|
7 |. . . . . . X|
  +-------------+
";
    assert_eq!(state.text(Viewer::Spectator).to_string(), expected);
}

#[test]
fn all_viewers_see_marbles_supplies_and_scores() {
    let text = "X...O../......./....Z../......./......./......./Y.....X 3 20,19,18,17 0,2,5,8";
    let state = read(options(Mode::Expert, 4), text);
    let marble = |seat: usize, row, column| Piece {
        at: Some(Cell::new(column, row)),
        seat: Some(Seat::new(seat)),
        ..Piece::new("marble", ["X", "O", "Y", "Z"][seat])
    };
    let pieces =
        [marble(0, 1, 1), marble(1, 1, 5), marble(3, 3, 5), marble(2, 7, 1), marble(0, 7, 7)];
    let trays = [(20_usize, 0_usize), (19, 2), (18, 5), (17, 8)];
    let trays: Vec<Tray> = Seat::all(4)
        .zip(trays)
        .flat_map(|(seat, (marbles, points))| {
            let marbles = Tray { piece: Some("marble"), ..Tray::new(seat, "marbles", marbles) };
            [marbles, Tray::new(seat, "points", points)]
        })
        .collect();
    for viewer in Viewer::all(4) {
        let scene = state.scene(viewer);
        assert_eq!(scene.grid, Grid::Square);
        assert_eq!(scene.pieces, pieces);
        assert_eq!(scene.trays, trays);
        assert_eq!(state.text(viewer), state.text(Viewer::Spectator));
    }
    let express = start().scene(Viewer::Spectator).trays;
    let kinds: Vec<&str> = express.iter().map(|tray| tray.kind).collect();
    assert_eq!(kinds, ["marbles", "marbles"], "nobody has points in Express");
}

#[test]
fn labels_match_the_positions_of_cells_and_entries() {
    let cells = start().scene(Viewer::Spectator).cells;
    assert_eq!(cells.len(), 49 + 28);
    let at = |kind: &str, label| -> Vec<Cell> {
        let labelled = cells.iter().filter(|cell| cell.kind == kind && cell.label == label);
        labelled.map(|cell| cell.at).collect()
    };
    assert_eq!(at("cell", msg!("label-row-column", row = 2, column = 6)), [Cell::new(6, 2)]);
    assert_eq!(at("entry", msg!("shiftago-entry-left", lane = 2)), [Cell::new(0, 2)]);
    assert_eq!(at("entry", msg!("shiftago-entry-right", lane = 3)), [Cell::new(8, 3)]);
    assert_eq!(at("entry", msg!("shiftago-entry-up", lane = 4)), [Cell::new(4, 0)]);
    assert_eq!(at("entry", msg!("shiftago-entry-down", lane = 5)), [Cell::new(5, 8)]);
}

#[test]
fn the_status_has_the_supplies_and_marks_the_last_marble() {
    let left = |seat, marbles: u8| {
        let words = msg!("shiftago-marbles-left", marbles = marbles);
        let marbles = Count::new("marbles", marbles, words);
        SeatStatus::new(Seat::new(seat), ["X", "O"][seat].into(), vec![marbles])
    };
    let last = Count::new("marbles", 1_usize, msg!("shiftago-last-marble"));
    let last = SeatStatus::new(Seat::new(1), "O".into(), vec![last]).with_mark("last-marble");
    let seats = |state: &Shiftago| state.status(Viewer::Spectator).seats;
    assert_eq!(seats(&start()), [left(0, 22), left(1, 22)]);
    assert_eq!(seats(&position(EMPTY, 2, 1, 1, DRAWS)), [left(0, 1), last]);
    assert_eq!(seats(&position(EMPTY, 1, 0, 1, DRAWS)), [left(0, 0), left(1, 1)]);
}

#[test]
fn scores_are_parsed_in_every_spelling() {
    tabuleiro_i18n::register(MESSAGES);
    let two = read(options(Mode::Expert, 2), TWO_RUNS);
    let canonical = |state: &Shiftago, text: &str| {
        state.parse_move(text).map(|m| state.format_move(m)).map_err(|error| error.to_string())
    };
    for text in ["score 3,1-3,5", "SCORE 3,5 - 3,1", "score3,1-3,5", "2"] {
        assert_eq!(canonical(&two, text).as_deref(), Ok("score 3,1-3,5"), "{text}");
    }
    let three = board_of(
        options(Mode::Expert, 3),
        "XXXX... ....... ....... ....... ....... ....... .......",
        1,
    );
    let kept = "score 1,1-1,4 keep 1,4";
    assert_eq!(canonical(&three, "score 1,4-1,1 keep 1,4").as_deref(), Ok(kept));

    let error = |text: &str| canonical(&two, text).unwrap_err();
    assert_eq!(error("3"), "expected a number from 1 to 2, got \"3\"");
    assert_eq!(error("0"), "expected a number from 1 to 2, got \"0\"");
    assert!(
        error("score").contains("expected a run by its ends, such as score 3,1-3,5, got nothing")
    );
    assert!(
        error("score 3,1-3,8")
            .contains("expected a row and a column from 1 to 7, such as 3,1, got \"3,8\"")
    );
    assert!(
        error("score 3,1-3,5 keep 3,2")
            .contains("expected the end to keep: 3,1 or 3,5, got \"3,2\"")
    );
}

/// A position in which X must score one of two crossing runs of five.
const TWO_RUNS: &str = "..X..../..X..../XXXXX../..X..../..X..../OOO..../OO..... 1 13,17 0,0 score";

#[test]
fn positions_contain_scores_and_the_phase() {
    tabuleiro_i18n::register(MESSAGES);
    let state = read(options(Mode::Expert, 2), TWO_RUNS);
    assert_eq!(state.format_position(), TWO_RUNS);
    assert_eq!(legal(&state), ["score 1,3-5,3", "score 3,1-3,5"]);
    let without = read(options(Mode::Expert, 2), TWO_RUNS.trim_end_matches(" score"));
    assert_eq!(legal(&without).len(), 28, "a run that is left over need not be scored");

    let error = |options: Options, text: &str| {
        Shiftago::parse_position(options, text).unwrap_err().to_string()
    };
    let expert = options(Mode::Expert, 2);
    let scores = "expected a board, the seat to move, the supplies, the scores";
    assert!(error(expert, &format!("{EMPTY} 1 22,22")).starts_with(scores));
    assert!(
        error(LOSES, TWO_RUNS).starts_with("expected a board, the seat to move and the supplies,")
    );
    assert!(error(expert, &format!("{EMPTY} 1 22,22 0,0 go")).starts_with(scores));
    assert!(
        error(expert, &format!("{EMPTY} 1 22,22 0,0 score")).starts_with("expected a run to score")
    );
    assert!(error(expert, &TWO_RUNS.replace("0,0", "0,10")).starts_with("expected a run to score"));
    assert_eq!(
        error(expert, &format!("{EMPTY} 1 22,22 0,20")),
        "expected a score from 0 to 19 for O, got \"20\""
    );
    assert_eq!(
        error(expert, &format!("{EMPTY} 1 22,22 0")),
        "expected a score for each of the 2 seats, separated by commas, got \"0\""
    );
    assert!(
        error(options(Mode::Express, 3), &format!("{} 1 22,22,22", EMPTY.replacen('.', "Z", 1)))
            .contains("expected X, O, Y or . for an empty cell, got \"Z\"")
    );
}

#[test]
fn runs_to_score_are_marked_and_numbered() {
    let state = read(options(Mode::Expert, 2), TWO_RUNS);
    let view = state.text(Viewer::Spectator);
    assert_eq!(view.board[2].to_string(), "1 |. . x . . . .|");
    assert_eq!(view.board[4].to_string(), "3 |x x x x x . .|");
    let status = state.status(Viewer::Spectator);
    let numbers = |seat: &SeatStatus| -> Vec<(&str, usize)> {
        seat.counts.iter().map(|count| (count.id, count.value)).collect()
    };
    assert_eq!(numbers(&status.seats[0]), [("points", 0), ("marbles", 13)]);
    assert_eq!(numbers(&status.seats[1]), [("points", 0), ("marbles", 17)]);
    let numbered: Vec<(&str, &str, usize)> = status
        .numbered_moves
        .iter()
        .map(|numbered| (&*numbered.text, numbered.earns.id, numbered.earns.value))
        .collect();
    assert_eq!(numbered, [("score 1,3-5,3", "points", 2), ("score 3,1-3,5", "points", 2)]);
    assert_eq!(status.phase, Some("score"));
    let status = start().status(Viewer::Spectator);
    assert_eq!((status.phase, status.numbered_moves), (Some("insert"), vec![]));
}
