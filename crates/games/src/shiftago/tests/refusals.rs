//! The id and the cells of every refusal.

use tabuleiro_core::{Cell, IllegalMove, Spot};

use super::*;

/// Asserts that a move is refused with this id and these cells, each a row and a column.
fn assert_refused(state: &Shiftago, text: &str, id: &str, cells: &[(i16, i16)]) {
    let refusal = state.check(state.parse_move(text).unwrap()).unwrap_err();
    let spot = |&(row, column): &(i16, i16)| Spot::Cell(Cell::new(column, row));
    let spots: Vec<Spot> = cells.iter().map(spot).collect();
    assert_eq!((refusal.id(), refusal.spots()), (id, spots), "{text}");
}

#[test]
fn a_closed_lane_names_the_entry_that_was_pointed_at() {
    let state = board("..O.... ..X.... XOXOXOX ..O.... ..X.... ..O.... ..X....", 1);
    assert_refused(&state, "L3", "lane-closed", &[(3, 0)]);
    assert_refused(&state, "R3", "lane-closed", &[(3, 8)]);
    assert_refused(&state, "U3", "lane-closed", &[(0, 3)]);
    assert_refused(&state, "D3", "lane-closed", &[(8, 3)]);
}

#[test]
fn a_refused_insertion_names_the_first_run_that_has_to_be_scored() {
    let two_runs = "..X..../..X..../XXXXX../..X..../..X..../......./....... 1 13,22 0,0 score";
    let state = read(options(Mode::Expert, 2), two_runs);
    assert_refused(&state, "L7", "must-score", &[(1, 3), (5, 3)]);
}

#[test]
fn a_refused_score_names_the_ends_of_what_was_asked_for() {
    let row = "......./.XXXXX./......./......./......./......./.......";
    let two = read(options(Mode::Expert, 2), &format!("{row} 1 17,22 0,0 score"));
    assert_refused(&two, "score 2,2-2,5", "not-a-run", &[(2, 2), (2, 5)]);
    assert_refused(&two, "score 7,3-4,6", "not-a-run", &[(4, 6), (7, 3)]);
    assert_refused(&two, "score 2,2-2,6 keep 2,6", "both-ends-stay", &[]);
    let three = read(options(Mode::Expert, 3), &format!("{row} 1 17,22,22 0,0,0 score"));
    assert_refused(&three, "score 2,2-2,6", "one-end-stays", &[(2, 2), (2, 6)]);
    let insert = read(options(Mode::Expert, 2), &format!("{row} 1 17,22 0,0"));
    assert_refused(&insert, "score 2,2-2,6", "nothing-to-score", &[]);
}

#[test]
fn a_finished_game_names_no_cell() {
    let state = board("XXXXX.. ....... ....... ....... ....... ....... .......", 2);
    assert_refused(&state, "L1", "game-over", &[]);
}
