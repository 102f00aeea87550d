//! What must hold for Shiftago: the rules, its texts and views.
//! The first program's positions and games are in `tests/shiftago_golden.rs`.

use tabuleiro_core::{
    Game, IllegalMove, Notation, Outcome, Places, Seat, Turn, View, Viewer, dice, perft,
};

use super::{Exhausted, Illegal, Move, Options, Shiftago};

const LOSES: Options = Options { exhausted: Exhausted::Loses };
const DRAWS: Options = Options { exhausted: Exhausted::Draws };

fn start() -> Shiftago {
    Shiftago::start(&LOSES, &mut dice(0, 0))
}

/// A position from its rows, for the seat with this number, with all marbles in play.
fn board(rows: &str, seat: usize) -> Shiftago {
    let rows: Vec<&str> = rows.split_whitespace().collect();
    let count = |letter| rows.concat().matches(letter).count();
    position(&rows.join("/"), seat, 22 - count('X'), 22 - count('O'), LOSES)
}

fn position(rows: &str, seat: usize, x: usize, o: usize, options: Options) -> Shiftago {
    Shiftago::read_position(&options, &format!("{rows} {seat} {x},{o}")).unwrap()
}

fn play(state: &mut Shiftago, moves: &str) {
    for text in moves.split_whitespace() {
        state.play(state.read_move(text).unwrap()).unwrap();
    }
}

fn rows(state: &Shiftago) -> String {
    let text = state.write_position();
    text.split(' ').next().unwrap().replace('/', "\n")
}

fn outcome(state: &Shiftago) -> Outcome {
    match state.turn() {
        Turn::Over(outcome) => outcome,
        Turn::Of(seat) => panic!("seat {seat} is to move"),
    }
}

const EMPTY: &str = "......./......./......./......./......./......./.......";

#[test]
fn a_marble_enters_at_each_edge() {
    let mut state = start();
    play(&mut state, "L1 R2 U3 D4");
    assert_eq!(rows(&state), "X.X....\n......O\n.......\n.......\n.......\n.......\n...O...");
}

#[test]
fn a_push_moves_what_touches_and_stops_at_the_first_gap() {
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
    let refused = |text: &str| state.check(state.read_move(text).unwrap()).unwrap_err();
    for text in ["L1", "R1", "U1", "D1"] {
        assert_eq!(refused(text).id(), "lane-closed", "{text}");
    }
    assert_eq!(
        refused("R1").to_string(),
        "row 1 is full: a marble can enter only where the lane has an empty cell"
    );
    assert!(refused("D1").to_string().starts_with("column 1 is full"));
    assert_eq!(state.count_legal_moves(), 24);
}

#[test]
fn moves_come_left_right_up_down_by_lane() {
    let mut moves = Vec::new();
    start().legal_moves(&mut moves);
    let texts: Vec<String> = moves.iter().map(|&m| start().write_move(m)).collect();
    let expected: Vec<String> =
        "LRUD".chars().flat_map(|e| (1..=7).map(move |lane| format!("{e}{lane}"))).collect();
    assert_eq!(texts, expected);
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
        assert_eq!(outcome(&state).places.to_string(), "1,2", "{rows}");
    }
}

#[test]
fn a_run_does_not_go_around_the_edge() {
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
fn a_line_given_to_the_opponent_counts_only_after_the_opponents_move() {
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
    assert_eq!(kept.turn(), Turn::Of(Seat::new(1)), "the gift alone does not end the game");
    let mut destroyed = kept;
    play(&mut kept, "R7");
    assert_eq!(outcome(&kept).places.winner(), Some(Seat::new(1)));
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
    assert_eq!(outcome(&state).places.winner(), Some(Seat::new(0)));
}

#[test]
fn the_last_marble_without_a_line_loses_or_lets_the_opponent_place_theirs() {
    let mut loses = position(EMPTY, 1, 1, 1, LOSES);
    play(&mut loses, "L1");
    assert_eq!(outcome(&loses).places.to_string(), "2,1");
    assert_eq!(outcome(&loses).reason.id, "out-of-marbles");

    let mut draws = position(EMPTY, 1, 1, 1, DRAWS);
    play(&mut draws, "L1");
    assert_eq!(draws.turn(), Turn::Of(Seat::new(1)));
    play(&mut draws, "L1");
    assert_eq!(outcome(&draws).places, Places::ranked(2, |_| 0));
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
    assert_eq!(outcome(&position(EMPTY, 1, 0, 5, LOSES)).places.to_string(), "2,1");
    assert_eq!(outcome(&position(EMPTY, 1, 0, 5, DRAWS)).places.to_string(), "1,1");
    assert_eq!(outcome(&position(EMPTY, 1, 5, 0, LOSES)).places.to_string(), "1,2");
    assert_eq!(position(EMPTY, 1, 5, 0, DRAWS).turn(), Turn::Of(Seat::new(0)));
}

#[test]
fn nothing_is_legal_when_the_game_is_over() {
    let state = board("XXXXX.. ....... ....... ....... ....... ....... .......", 2);
    assert_eq!(state.count_legal_moves(), 0);
    assert_eq!(state.check(state.read_move("L2").unwrap()), Err(Illegal::Over));
}

#[test]
fn every_spelling_of_a_move_is_read() {
    let state = start();
    let canonical = |text: &str| state.read_move(text).map(|m: Move| state.write_move(m));
    for text in ["L3", "l3", "left 3", "LEFT 3", " Left3 ", "l 3"] {
        assert_eq!(canonical(text).as_deref(), Ok("L3"), "{text:?}");
    }
    assert_eq!(canonical("right 7").as_deref(), Ok("R7"));
    assert_eq!(canonical("up 1").as_deref(), Ok("U1"));
    assert_eq!(canonical("top 1").as_deref(), Ok("U1"));
    assert_eq!(canonical("bottom 5").as_deref(), Ok("D5"));
}

#[test]
fn what_is_not_a_move_is_quoted() {
    let error = |text: &str| start().read_move(text).unwrap_err().to_string();
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
fn a_position_that_cannot_be_is_refused_with_the_place() {
    let error = |text: &str| Shiftago::read_position(&LOSES, text).unwrap_err().to_string();
    let rows = |third: &str| format!("......./......./{third}/......./......./......./.......");
    assert!(error("").starts_with("expected a board, the seat to move and the supplies"));
    assert!(error(EMPTY).contains("the seat to move"));
    assert_eq!(
        error("......./....... 1 22,22"),
        "expected 7 rows with / between them, got \"......./.......\""
    );
    assert_eq!(
        error(&format!("{} 1 22,22", rows("......"))),
        "row 3: expected 7 cells, got \"......\""
    );
    assert_eq!(
        error(&format!("{} 1 22,22", rows(".....Q."))),
        "row 3, column 6: expected X, O or . for an empty cell, got \"Q\""
    );
    assert_eq!(error(&format!("{EMPTY} 3 22,22")), "expected the seat to move, 1 or 2, got \"3\"");
    assert_eq!(error(&format!("{EMPTY} 0 22,22")), "expected the seat to move, 1 or 2, got \"0\"");
    assert_eq!(
        error(&format!("{EMPTY} 1 22")),
        "expected the supplies of 2 seats, such as 22,22, got \"22\""
    );
    assert_eq!(
        error(&format!("{EMPTY} 1 22,23")),
        "expected a supply of 0 to 22 marbles for O, got \"23\""
    );
    assert_eq!(
        error(&format!("{EMPTY} 1 22,-1")),
        "expected a supply of 0 to 22 marbles for O, got \"-1\""
    );
    assert_eq!(
        error(&format!("{} 1 22,22", rows("X.....O"))),
        "expected a supply of 0 to 21 marbles for X, got \"22\""
    );
    let crowd = "XXXXXXX/XXXXXXX/XXXXXXX/XX...../......./......./....... 1 0,22";
    assert_eq!(error(crowd), "expected at most 22 marbles X on the board, got \"23\"");
}

/// The intermediate state that the report shows.
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
    assert_eq!(state.text(Viewer::Watcher).to_string(), expected);
}

/// The final state that the report shows: a column of five for the first player.
#[test]
fn the_report_s_won_board_is_won() {
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
    assert_eq!(outcome(&state).places.winner(), Some(Seat::new(0)));
}

#[test]
fn the_supplies_are_told_and_the_last_marble_is_announced() {
    let lines = |state: &Shiftago| -> Vec<String> {
        state.text(Viewer::Watcher).status.iter().map(ToString::to_string).collect()
    };
    assert_eq!(lines(&start()), ["X: 22 marbles left", "O: 22 marbles left"]);
    assert_eq!(
        lines(&position(EMPTY, 2, 1, 1, DRAWS)),
        ["X: 1 marble left", "O: only one marble left, make it count"]
    );
    assert_eq!(lines(&position(EMPTY, 1, 0, 1, DRAWS)), ["X: no marbles left", "O: 1 marble left"]);
}

/// A second generator, written from the rules alone: rows of characters, no bits.
mod plain {
    pub(super) type Board = [[u8; 7]; 7];

    /// The cells of a lane from its edge inward.
    fn lane(edge: usize, lane: usize) -> [(usize, usize); 7] {
        std::array::from_fn(|step| match edge {
            0 => (lane, step),
            1 => (lane, 6 - step),
            2 => (step, lane),
            _ => (6 - step, lane),
        })
    }

    fn push(board: &Board, cells: [(usize, usize); 7], marble: u8) -> Option<Board> {
        let gap = cells.iter().position(|&(row, column)| board[row][column] == b'.')?;
        let mut after = *board;
        for step in (1..=gap).rev() {
            let (from, to) = (cells[step - 1], cells[step]);
            after[to.0][to.1] = board[from.0][from.1];
        }
        after[cells[0].0][cells[0].1] = marble;
        Some(after)
    }

    fn has_five(board: &Board, marble: u8) -> bool {
        let at = |row: i32, column: i32| {
            (0..7).contains(&row)
                && (0..7).contains(&column)
                && board[row as usize][column as usize] == marble
        };
        (0..7).any(|row| {
            (0..7).any(|column| {
                [(0, 1), (1, 0), (1, 1), (1, -1)]
                    .iter()
                    .any(|(down, right)| (0..5).all(|n| at(row + n * down, column + n * right)))
            })
        })
    }

    pub(super) fn perft(board: &Board, marble: u8, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let other = if marble == b'X' { b'O' } else { b'X' };
        if has_five(board, other) {
            return 0;
        }
        let lanes = (0..4).flat_map(|edge| (0..7).map(move |number| lane(edge, number)));
        let boards = lanes.filter_map(|cells| push(board, cells, marble));
        if depth == 1 {
            return boards.count() as u64;
        }
        boards.map(|after| perft(&after, other, depth - 1)).sum()
    }
}

const FROM_THE_EMPTY_BOARD: [u64; 5] = [28, 784, 21_952, 614_656, 17_210_368];

#[test]
fn perft_from_the_empty_board() {
    for (depth, nodes) in (1..).zip(FROM_THE_EMPTY_BOARD) {
        assert_eq!(perft(&start(), depth), nodes, "depth {depth}");
        assert_eq!(plain::perft(&[[b'.'; 7]; 7], b'X', depth), nodes, "plain, depth {depth}");
    }
}

/// Full lanes, lines within reach and gifts: here the counts are not powers of 28.
#[test]
fn perft_from_the_middle_of_games() {
    for (rows, seat) in [
        ("OOO.XXO O.O.XXX XX..XXO O.....X X.....X O....XX OO...OO", 2),
        ("XXXX... .....OO .....O. ....O.. ...O... ....... .......", 1),
        ("XOXOXOX OXOXOXO XOXOXOX ....... ....... OXOXOXO .......", 1),
    ] {
        let state = board(rows, seat);
        let mut plain_board: plain::Board = [[b'.'; 7]; 7];
        for (row, text) in plain_board.iter_mut().zip(rows.split_whitespace()) {
            row.copy_from_slice(text.as_bytes());
        }
        let marble = if seat == 1 { b'X' } else { b'O' };
        for depth in 1..=4 {
            let nodes = plain::perft(&plain_board, marble, depth);
            assert_eq!(perft(&state, depth), nodes, "{rows}, depth {depth}");
            assert!(depth == 1 || nodes < 28_u64.pow(depth), "{rows} shows nothing");
        }
    }
}
