//! Notation and views.

use tabuleiro_core::{
    Cell, Game, Grid, IllegalMove, Notation, Piece, Seat, Spot, View, Viewer, msg, seeded_rng,
    variants,
};

use super::{MESSAGES, Options, QuantumLeap, SECOND_REPORT_BOARD, board, options, position};

#[test]
fn every_spelling_of_a_move_is_parsed() {
    tabuleiro_i18n::register(MESSAGES);
    let play = board("XOX XOOX OXXOX OXOO OX_", "O");
    let canonical = |state: &QuantumLeap, text: &str| {
        state.parse_move(text).map(|m| state.format_move(m)).map_err(|error| error.to_string())
    };
    for text in ["4-3x1-3", "4-3X1-3", "4-3 1-3", " 4-3  1-3 ", "4-3 x 1-3"] {
        assert_eq!(canonical(&play, text).as_deref(), Ok("4-3x1-3"), "{text:?}");
    }
    let swap = position("XOX XOOX OXXOX OXOO OX_", "X swap");
    for text in [
        "swap 1-1 3-4",
        "swap 3-4 1-1",
        "SWAP 1-1 3-4",
        "1-1 3-4",
        "troca 1-1 3-4",
        "Trocar 3-4 1-1",
    ] {
        assert_eq!(canonical(&swap, text).as_deref(), Ok("swap 1-1 3-4"), "{text:?}");
    }
    assert_eq!(canonical(&play, "swap 3-4 1-1").as_deref(), Ok("swap 1-1 3-4"));
    assert_eq!(canonical(&swap, "4-3x1-3").as_deref(), Ok("4-3x1-3"));
    for text in ["pass", " Pass ", "passo", "passa", "PASSAR"] {
        assert_eq!(canonical(&swap, text).as_deref(), Ok("pass"), "{text:?}");
        assert_eq!(swap.parse_spot(text), Some(Spot::Button("pass")), "{text:?}");
        assert_eq!(swap.check_answer(&[text]), Ok(()), "{text:?}");
    }
}

#[test]
fn parse_errors_quote_the_text() {
    tabuleiro_i18n::register(MESSAGES);
    let play = board("XOX XOOX OXXOX OXOO OX_", "O");
    let error = |text: &str| play.parse_move(text).unwrap_err().to_string();
    assert_eq!(error("4-3x1-6"), r#""4-3x1-6": expected a line from 1 to 5, got "6""#);
    assert_eq!(error("4-0x1-3"), r#""4-0x1-3": expected a line from 1 to 5, got "0""#);
    assert_eq!(
        error("4-1x1-3"),
        r#""4-1x1-3": expected a position from 1 to 3 on line 1, got "4""#
    );
    assert_eq!(
        error("4-3xc"),
        r#""4-3xc": expected a cell as position-line, such as 4-3, got "c""#
    );
    assert!(error("99999999999999999999-1 1-1").contains("a cell as position-line"));
    let a_capture = "expected a stone and its target, such as 4-3x1-3";
    assert_eq!(error("4-3"), format!("{a_capture}, got \"4-3\""));
    assert_eq!(error("leap 4-3 1-3"), format!("{a_capture}, got \"leap 4-3 1-3\""));
    assert_eq!(error(""), format!("{a_capture}, got nothing"));
    let swap = position("XO O_X XO", "X swap");
    assert_eq!(
        swap.parse_move("swap 1-1").unwrap_err().to_string(),
        "expected two stones, such as swap 1-1 3-4, or pass, got \"swap 1-1\""
    );
    assert!(swap.parse_move("ação").is_err());
}

#[test]
fn an_impossible_position_is_rejected_with_the_place_of_the_error() {
    tabuleiro_i18n::register(MESSAGES);
    let error =
        |text: &str| QuantumLeap::parse_position(options("side=2"), text).unwrap_err().to_string();
    let fields = "expected a board, the player to move (O or X) and the phase (swap or play)";
    assert!(error("").starts_with(fields));
    assert!(error("XO/O_X/XO play").starts_with(fields), "no seat to move");
    assert!(error("XO/O_X/XO O").starts_with(fields));
    assert!(error("XO/O_X/XO O play 1").starts_with(fields));
    assert_eq!(error("XO/O_X O play"), "expected 3 lines separated by /, got \"XO/O_X\"");
    assert_eq!(error("XO/OX/XO O play"), "line 2: expected 3 cells, got \"OX\"");
    assert_eq!(error("XO/O_XO/XO O play"), "line 2: expected 3 cells, got \"O_XO\"");
    assert_eq!(error("XO/O_X/ O play"), "line 3: expected 2 cells, got nothing");
    assert_eq!(
        error("XO/O_X/X. O play"),
        "line 3, position 2: expected X, O or _ for an empty cell, got \".\""
    );
    assert_eq!(error("XO/O_X/XO Z play"), "expected the player to move, O or X, got \"Z\"");
    assert_eq!(error("XO/O_X/XO 1 play"), "expected the player to move, O or X, got \"1\"");
    assert_eq!(error("XO/O_X/XO O plan"), "expected the phase, swap or play, got \"plan\"");
    assert_eq!(error("XO/O_X/XO O swap"), "expected X to move in the swap phase, got \"O\"");
    let off = QuantumLeap::parse_position(options("side=2,swap=off"), "XO/O_X/XO X swap");
    assert_eq!(
        off.unwrap_err().to_string(),
        "expected the phase play, since this game has no swap, got \"swap\""
    );
}

#[test]
fn positions_with_any_number_of_stones_are_parsed() {
    for lines in ["__ ___ __", "XX XXX XX", "O_ _X_ __"] {
        assert_eq!(super::lines(&board(lines, "X")), lines);
    }
}

#[test]
fn positions_round_trip_in_every_variant() {
    for options in variants::<Options>() {
        let state = QuantumLeap::new(options, &mut seeded_rng(2, 0));
        let read = QuantumLeap::parse_position(options, &state.format_position());
        assert_eq!(read, Ok(state), "{options:?}");
    }
}

fn drawn(state: &QuantumLeap) -> String {
    state.text(Viewer::Spectator).to_string()
}

#[test]
fn a_board_of_side_3_is_drawn_as_in_the_rules() {
    let expected = "\
1  [ X O X ]
     1 2 3
2 [ X O O X ]
    1 2 3 4
3[ O X X O X ]
   1 2 3 4 5
4 [ O X O O ]
    1 2 3 4
5  [ O X _ ]
     1 2 3
";
    assert_eq!(drawn(&board("XOX XOOX OXXOX OXOO OX_", "O")), expected);
}

#[test]
fn a_board_of_side_5_is_drawn_with_indented_lines() {
    let expected = "\
1    [ X X X X X ]
       1 2 3 4 5
2   [ O X X O O X ]
      1 2 3 4 5 6
3  [ O X O O X X X ]
     1 2 3 4 5 6 7
4 [ X X X O O X O O ]
    1 2 3 4 5 6 7 8
5[ X X O X X O O O X ]
   1 2 3 4 5 6 7 8 9
6 [ X O O X O X O O ]
    1 2 3 4 5 6 7 8
7  [ X O O O O O O ]
     1 2 3 4 5 6 7
8   [ X X X O O O ]
      1 2 3 4 5 6
9    [ O O X X _ ]
       1 2 3 4 5
";
    assert_eq!(drawn(&board(SECOND_REPORT_BOARD, "X")), expected);
}

/// With eleven lines a number can have two digits, so that the board is twice as wide.
#[test]
fn the_numbers_of_a_board_of_side_6_do_not_touch() {
    let lines = "XOXOXO ___X___ ____O___ _________ __________ XOXOXOXOXO_ \
        __________ _________ ____O___ ___X___ OXOXOX";
    let view = drawn(&board(lines, "O"));
    let shown = |line: usize| view.lines().nth(line).unwrap();
    assert_eq!(shown(0), " 1          [ X   O   X   O   X   O ]");
    assert_eq!(shown(1), "              1   2   3   4   5   6");
    assert_eq!(shown(10), " 6[ X   O   X   O   X   O   X   O   X   O   _ ]");
    assert_eq!(shown(11), "    1   2   3   4   5   6   7   8   9   10  11");
    assert_eq!(shown(18), "10        [ _   _   _   X   _   _   _ ]");
}

#[test]
fn the_status_has_the_stones_and_the_phase() {
    let status = |state: &QuantumLeap| state.status(Viewer::Spectator);
    let play = status(&board("OX O__ __", "O"));
    let counts: Vec<_> = play.seats.iter().flat_map(|seat| &seat.counts).collect();
    let counts: Vec<_> = counts.iter().map(|count| (count.id, count.value)).collect();
    assert_eq!(counts, [("stones", 2), ("stones", 1)]);
    assert_eq!((play.phase, play.facts), (Some("play"), vec![]));
    let state = position("OX O__ __", "X swap");
    let once = status(&state);
    assert_eq!((once.phase, once.facts), (Some("swap"), vec![msg!("quantum-leap-swaps-once")]));
    let free = status(&QuantumLeap { options: options("side=2,swap=free"), ..state });
    assert_eq!((free.phase, free.facts), (Some("swap"), vec![msg!("quantum-leap-swaps-freely")]));
}

#[test]
fn the_scene_and_the_text_show_the_same_cells() {
    let state = board("XOX XOOX OXXOX OXOO OX_", "O");
    let scene = state.scene(Viewer::Spectator);
    assert_eq!(scene.grid, Grid::Hex);
    assert_eq!(scene.cells.len(), 19);
    assert_eq!(scene.pieces.len(), 18);
    let at = |label: &str| {
        scene.cells.iter().find(|cell| cell.label == label.to_owned().into()).unwrap().at
    };
    assert_eq!(
        [at("1-1"), at("3-1"), at("1-3"), at("5-3"), at("3-5")],
        [Cell::new(2, 1), Cell::new(6, 1), Cell::new(0, 3), Cell::new(8, 3), Cell::new(6, 5)]
    );
    let text = state.text(Viewer::Spectator);
    let spots: Vec<Spot> =
        text.board.iter().flat_map(|line| &line.0).filter_map(|span| span.spot).collect();
    let cells: Vec<Spot> = scene.cells.iter().map(|cell| Spot::Cell(cell.at)).collect();
    assert_eq!(spots, cells);
    assert_eq!(state.parse_spot(" 5-3 "), Some(Spot::Cell(Cell::new(8, 3))));
    assert_eq!(state.parse_spot("6-3"), None);
}

#[test]
fn all_viewers_see_all_stones() {
    let state = board("_X O__ OX", "O");
    let stone = |seat: usize, x, y| Piece {
        at: Some(Cell::new(x, y)),
        seat: Some(Seat::new(seat)),
        ..Piece::new("stone", ["O", "X"][seat])
    };
    for viewer in Viewer::all(2) {
        let scene = state.scene(viewer);
        assert_eq!(scene.pieces, [stone(1, 3, 1), stone(0, 0, 2), stone(0, 1, 3), stone(1, 3, 3)]);
        assert_eq!(scene.trays, []);
        assert_eq!(state.text(viewer), state.text(Viewer::Spectator));
    }
}

fn spots(state: &QuantumLeap, text: &str) -> Vec<Spot> {
    state.spots(state.parse_move(text).unwrap())
}

#[test]
fn the_spots_of_a_move_are_its_cells() {
    let play = board("XOX XOOX OXXOX OXOO OX_", "O");
    let cell = |text: &str| play.parse_spot(text).unwrap();
    assert_eq!(spots(&play, "4-3x1-3"), [cell("4-3"), cell("1-3")]);
    assert_eq!(spots(&play, "swap 3-4 1-1"), [cell("1-1"), cell("3-4")]);
    assert_eq!(spots(&play, "pass"), [Spot::Button("pass")]);
}

#[test]
fn picks_without_a_legal_move_have_a_reason() {
    tabuleiro_i18n::register(MESSAGES);
    let play = board("_X_ OO__ XOX_X ____ O_X", "O");
    let why = |state: &QuantumLeap, cells: &[&str]| {
        let picked: Vec<Spot> = cells.iter().map(|cell| state.parse_spot(cell).unwrap()).collect();
        state.explain_illegal_picks(&picked).map(|reason| reason.id())
    };
    assert_eq!(why(&play, &["1-3"]), Some("not-your-stone"));
    assert_eq!(why(&play, &["3-2"]), Some("empty-cell"));
    assert_eq!(why(&play, &["1-5"]), Some("no-friend"));
    assert_eq!(why(&play, &["1-2"]), Some("no-capture"));
    assert_eq!(why(&play, &["2-3", "3-3"]), Some("out-of-reach"));
    assert_eq!(why(&play, &["pass"]), Some("play-phase"));
    assert_eq!(why(&play, &["2-3"]), None);
    assert_eq!(
        play.explain_illegal_picks(&[play.parse_spot("1-2").unwrap()]).unwrap().to_string(),
        "the stone on 1-2 cannot capture: \
            there is no enemy stone exactly 2 cells away in a straight line"
    );

    let swap = position("XO O_X XO", "X swap");
    assert_eq!(why(&swap, &["2-2"]), Some("empty-cell"));
    assert_eq!(why(&swap, &["2-1", "2-1"]), Some("same-stone"));
}

#[test]
fn each_answer_is_checked() {
    tabuleiro_i18n::register(MESSAGES);
    let error = |state: &QuantumLeap, answers: &[&str]| {
        state.check_answer(answers).unwrap_err().to_string()
    };
    let play = board("_X_ OO__ XOX_X ____ O_X", "O");
    assert_eq!(play.questions().len(), 2);
    assert_eq!(play.check_answer(&["2-3"]), Ok(()));
    assert_eq!(play.check_answer(&["2-3", "2-1"]), Ok(()));
    assert!(error(&play, &["9-9"]).contains("a line from 1 to 5"));
    assert!(error(&play, &["1-3"]).contains("not yours"));
    assert!(error(&play, &["2-3", "3-3"]).contains("exactly 2 cells"));
    assert!(error(&play, &["pass"]).contains("only possible before play"));

    let swap = position("XO O_X XO", "X swap");
    assert_eq!(swap.check_answer(&["pass"]), Ok(()));
    assert_eq!(swap.check_answer(&["pass", ""]), Ok(()));
    assert_eq!(swap.check_answer(&["2-1", "1-1"]), Ok(()), "in any order");
    assert!(error(&swap, &["2-2"]).contains("empty"));
    assert!(swap.check_answer(&["2-1", "pass"]).is_err());
}
