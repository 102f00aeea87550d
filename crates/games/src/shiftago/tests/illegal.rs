//! The ids and cells of illegal moves.

use tabuleiro_core::{Cell, IllegalMove, Spot};

use super::*;

/// Asserts that a move is illegal with this id and these cells, given by row and column.
fn assert_illegal(state: &Shiftago, text: &str, id: &str, cells: &[(i16, i16)]) {
    let illegal = state.check(state.parse_move(text).unwrap()).unwrap_err();
    let spot = |&(row, column): &(i16, i16)| Spot::Cell(Cell::new(column, row));
    let spots: Vec<Spot> = cells.iter().map(spot).collect();
    assert_eq!((illegal.id(), illegal.spots()), (id, spots), "{text}");
}

#[test]
fn a_closed_lane_names_its_entry() {
    let state = board("..O.... ..X.... XOXOXOX ..O.... ..X.... ..O.... ..X....", 1);
    assert_illegal(&state, "L3", "lane-closed", &[(3, 0)]);
    assert_illegal(&state, "R3", "lane-closed", &[(3, 8)]);
    assert_illegal(&state, "U3", "lane-closed", &[(0, 3)]);
    assert_illegal(&state, "D3", "lane-closed", &[(8, 3)]);
}

#[test]
fn an_insertion_instead_of_a_score_names_the_first_run_to_score() {
    let two_runs = "..X..../..X..../XXXXX../..X..../..X..../......./....... 1 13,22 0,0 score";
    let state = read(options(Mode::Expert, 2), two_runs);
    assert_illegal(&state, "L7", "must-score", &[(1, 3), (5, 3)]);
}

#[test]
fn an_illegal_score_names_the_ends_of_its_run() {
    let row = "......./.XXXXX./......./......./......./......./.......";
    let two = read(options(Mode::Expert, 2), &format!("{row} 1 17,22 0,0 score"));
    assert_illegal(&two, "score 2,2-2,5", "not-a-run", &[(2, 2), (2, 5)]);
    assert_illegal(&two, "score 7,3-4,6", "not-a-run", &[(4, 6), (7, 3)]);
    assert_illegal(&two, "score 2,2-2,6 keep 2,6", "both-ends-stay", &[]);
    let three = read(options(Mode::Expert, 3), &format!("{row} 1 17,22,22 0,0,0 score"));
    assert_illegal(&three, "score 2,2-2,6", "one-end-stays", &[(2, 2), (2, 6)]);
    let insert = read(options(Mode::Expert, 2), &format!("{row} 1 17,22 0,0"));
    assert_illegal(&insert, "score 2,2-2,6", "nothing-to-score", &[]);
}

#[test]
fn a_move_after_the_end_names_no_cell() {
    let state = board("XXXXX.. ....... ....... ....... ....... ....... .......", 2);
    assert_illegal(&state, "L1", "game-over", &[]);
}
