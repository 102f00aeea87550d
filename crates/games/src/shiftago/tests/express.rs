//! The rules of Express.

use tabuleiro_core::{Game, IllegalMove, Notation, Ranking, Seat, Turn};

use super::*;
use crate::shiftago::Illegal;

#[test]
fn a_marble_enters_at_each_edge() {
    let mut state = start();
    play(&mut state, "L1;R2;U3;D4");
    assert_eq!(rows(&state), "X.X....\n......O\n.......\n.......\n.......\n.......\n...O...");
}

#[test]
fn a_push_shifts_marbles_up_to_the_first_gap() {
    let before = ".......\nXOX.OXO\n.......\n.......\n.......\n.......\n.......";
    let mut from_left = board(before, 1);
    play(&mut from_left, "L2");
    assert_eq!(rows(&from_left).lines().nth(1), Some("XXOXOXO"));
    let mut from_right = board(before, 1);
    play(&mut from_right, "R2");
    assert_eq!(rows(&from_right).lines().nth(1), Some("XOXOXOX"));

    let before = "..O....\n..X....\n.......\n..X....\n.......\n..O....\n..O....";
    let column = |state: &Shiftago| -> String {
        rows(state).lines().map(|row| row.as_bytes()[2] as char).collect()
    };
    let mut from_top = board(before, 2);
    play(&mut from_top, "U3");
    assert_eq!(column(&from_top), "OOXX.OO");
    let mut from_bottom = board(before, 2);
    play(&mut from_bottom, "D3");
    assert_eq!(column(&from_bottom), "OX.XOOO");
}

#[test]
fn a_lane_without_an_empty_cell_is_closed_from_both_ends() {
    tabuleiro_i18n::register(MESSAGES);
    let state = board(
        "XOXOXOX
         O......
         X......
         O......
         X......
         O......
         O......",
        2,
    );
    let illegal = |text: &str| state.check(state.parse_move(text).unwrap()).unwrap_err();
    for text in ["L1", "R1", "U1", "D1"] {
        assert_eq!(illegal(text).id(), "lane-closed", "{text}");
    }
    assert_eq!(
        illegal("R1").to_string(),
        "row 1 is full: a marble can only enter a lane with an empty cell"
    );
    assert!(illegal("D1").to_string().starts_with("column 1 is full"));
    assert_eq!(state.count_legal_moves(), 24);
}

#[test]
fn moves_are_ordered_by_edge_and_lane() {
    let expected: Vec<String> =
        "LRUD".chars().flat_map(|e| (1..=7).map(move |lane| format!("{e}{lane}"))).collect();
    assert_eq!(legal(&start()), expected);
}

#[test]
fn five_in_a_row_column_or_diagonal_win_for_the_mover() {
    for (rows, winning) in [
        ("XXXX... ....... ....... ....... ....... ....... .......", "L1"),
        ("......X ......X ......X ......X ....... ....... .......", "U7"),
        ("X...... .X..... ..X.... ...X... .....XO ....... .......", "R5"),
        ("......X .....X. ....X.. ...X... OX..... ....... .......", "L5"),
        ("....... ....... ..X.... ...X... ....X.. .....X. .......", "R7"),
        ("....... ....... ....X.. ...X... ..X.... .X..... .......", "L7"),
        ("XX.XXX. ....... ....... ....... ....... ....... .......", "L1"),
    ] {
        let mut state = board(rows, 1);
        assert_eq!(state.turn(), Turn::Of(Seat::new(0)), "{rows}");
        play(&mut state, winning);
        assert_eq!(outcome(&state).reason.id, "line", "{rows}");
        assert_eq!(outcome(&state).ranking.to_string(), "1,2", "{rows}");
    }
}

#[test]
fn a_run_does_not_wrap_around_the_edge() {
    let mut state = board(
        "....XXX
         XX.....
         .......
         .......
         .......
         .......
         .......",
        2,
    );
    play(&mut state, "D4");
    assert_eq!(state.turn(), Turn::Of(Seat::new(0)));
}

#[test]
fn a_line_made_for_an_opponent_counts_after_that_opponents_move() {
    // X pushes row 1 and so completes O's column 2.
    let given = board(
        "O......
         .O.....
         .O.....
         .O.....
         .O.....
         .......
         .......",
        1,
    );
    let mut kept = given;
    play(&mut kept, "L1");
    assert_eq!(kept.turn(), Turn::Of(Seat::new(1)), "the line alone does not end the game");
    let mut destroyed = kept;
    play(&mut kept, "R7");
    assert_eq!(outcome(&kept).ranking.winner(), Some(Seat::new(1)));
    play(&mut destroyed, "L1");
    assert_eq!(destroyed.turn(), Turn::Of(Seat::new(0)), "O pushed its own line apart");
}

#[test]
fn a_move_that_makes_a_line_for_both_wins_for_the_mover() {
    let mut state = board(
        "O......
         XO.....
         XO.....
         XO.....
         XO.....
         .......
         .......",
        1,
    );
    play(&mut state, "L1");
    assert_eq!(outcome(&state).ranking.winner(), Some(Seat::new(0)));
}

#[test]
fn the_last_marble_without_a_line_loses() {
    let mut loses = position(EMPTY, 1, 1, 1, LOSES);
    play(&mut loses, "L1");
    assert_eq!(outcome(&loses).ranking.to_string(), "2,1");
    assert_eq!(outcome(&loses).reason.id, "out-of-marbles");
}

#[test]
fn a_player_with_a_marble_inserts_it_after_the_other_has_placed_the_last_one() {
    let mut state = position(EMPTY, 1, 1, 1, DRAWS);
    play(&mut state, "L1");
    assert_eq!(state.turn(), Turn::Of(Seat::new(1)));
    assert_eq!(state.count_legal_moves(), 28);
    play(&mut state, "L2");
    assert_eq!(outcome(&state).ranking, Ranking::by(2, |_| 0));
    assert_eq!(outcome(&state).reason.id, "out-of-marbles");
}

#[test]
fn the_marble_after_the_other_players_last_one_can_win() {
    let rows = "......./OOOO.../......./......./......./......./.......";
    let mut state = position(rows, 1, 1, 1, DRAWS);
    play(&mut state, "U7;L2");
    assert_eq!(outcome(&state).ranking.winner(), Some(Seat::new(1)));
    assert_eq!(outcome(&state).reason.id, "line");
}

#[test]
fn a_player_without_a_marble_to_insert_ends_the_game_early_too() {
    // With fewer marbles on the board than a line needs.
    let mut state = position(EMPTY, 2, 0, 20, DRAWS);
    play(&mut state, "L1");
    assert_eq!(outcome(&state).ranking.to_string(), "1,1");
    assert_eq!(outcome(&state).reason.id, "out-of-marbles");
}

#[test]
fn the_last_marble_can_still_win() {
    for options in [LOSES, DRAWS] {
        let mut state =
            position("XXXX.../......./......./......./......./......./.......", 1, 1, 1, options);
        play(&mut state, "L1");
        assert_eq!(outcome(&state).reason.id, "line");
    }
}

#[test]
fn a_position_whose_player_has_no_marble_is_over() {
    assert_eq!(outcome(&position(EMPTY, 1, 0, 5, LOSES)).ranking.to_string(), "2,1");
    assert_eq!(outcome(&position(EMPTY, 1, 0, 5, DRAWS)).ranking.to_string(), "1,1");
    assert_eq!(outcome(&position(EMPTY, 1, 5, 0, LOSES)).ranking.to_string(), "1,2");
    assert_eq!(position(EMPTY, 1, 5, 0, DRAWS).turn(), Turn::Of(Seat::FIRST));
}

#[test]
fn a_finished_game_has_no_legal_moves() {
    let state = board("XXXXX.. ....... ....... ....... ....... ....... .......", 2);
    assert_eq!(state.count_legal_moves(), 0);
    assert_eq!(state.check(state.parse_move("L2").unwrap()), Err(Illegal::Over));
}

/// The final position of the students' report: a column of five for the first player.
#[test]
fn the_final_position_of_the_report_is_won() {
    let state = board(
        "...XX..
         ....X..
         X...X..
         XO..X.O
         O...X.X
         O..OOOO
         ...OOXX",
        2,
    );
    assert_eq!(outcome(&state).ranking.winner(), Some(Seat::new(0)));
}

#[test]
fn four_in_a_row_win_with_three_or_four_players() {
    tabuleiro_i18n::register(MESSAGES);
    for (players, winner) in [(3, "1,2,2"), (4, "1,2,2,2")] {
        let rows = "XXX.... OOOO... YY..... ....... ....... ....... .......";
        let mut state = board_of(options(Mode::Express, players), rows, 1);
        assert_eq!(state.turn(), Turn::Of(Seat::new(0)), "O's line counts only after O's own move");
        play(&mut state, "L1");
        assert_eq!(outcome(&state).ranking.to_string(), winner);
        assert_eq!(outcome(&state).reason.message().to_string(), "four marbles in a row");
    }
}

#[test]
fn a_line_made_for_another_player_counts_after_the_owners_move() {
    let three = options(Mode::Express, 3);
    let rows = "YYYY... ....... ....... ....... ....... ....... .......";
    // Another player completed Y's line. O moves next and does not destroy it.
    let mut state = board_of(three, rows, 2);
    play(&mut state, "D7");
    assert_eq!(state.turn(), Turn::Of(Seat::new(2)));
    play(&mut state, "D5");
    assert_eq!(outcome(&state).ranking.winner(), Some(Seat::new(2)));
}

#[test]
fn a_full_board_is_a_draw_with_three_or_four_players() {
    for exhausted in [Exhausted::Loses, Exhausted::Draws] {
        let three = Options { exhausted, ..options(Mode::Express, 3) };
        let rows = ".YOXXXY YYOYXOO XOYOOYO XOXXOYY OXYXXXO YXXYOYO YYYOXOX";
        let mut state = board_of(three, rows, 1);
        assert_eq!(legal(&state), ["L1", "R1", "U1", "D1"]);
        play(&mut state, "L1");
        assert_eq!(outcome(&state).ranking.to_string(), "1,1,1");
        assert_eq!(outcome(&state).reason.id, "board-full");
    }
}

#[test]
fn running_out_of_marbles_is_a_draw_with_three_or_four_players() {
    let four = options(Mode::Express, 4);
    let mut state = read(four, &format!("{EMPTY} 3 0,1,1,1"));
    play(&mut state, "L4");
    assert_eq!(state.turn(), Turn::Of(Seat::new(3)), "a player with a marble goes on");
    play(&mut state, "L5");
    assert_eq!(outcome(&state).ranking.to_string(), "1,1,1,1");
    assert_eq!(outcome(&state).reason.id, "out-of-marbles");
}
