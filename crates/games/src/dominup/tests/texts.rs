//! Moves, answers and positions as text.

use tabuleiro_core::{Cell, Spot, View, pick, variants};

use super::*;

#[test]
fn every_spelling_of_a_move_is_parsed() {
    let state = start(OPEN, 0);
    let canonical = |text: &str| state.parse_move(text).map(|m| state.format_move(m));
    for text in [
        "26@13,12s",
        "2 6 13 12 s",
        "62@14,12n",
        "6 2 14 12 n",
        " 26 @ 13 , 12 S ",
        "26 13 12 s",
        "2 6 13 12s",
        "26@13,12south",
        "26@13,12sul",
    ] {
        assert_eq!(canonical(text).as_deref(), Ok("26@13,12s"), "{text:?}");
    }
    for text in ["33@12,10e", "33@12,11w", "3 3 12 11 w"] {
        assert_eq!(canonical(text).as_deref(), Ok("33@12,10e"), "{text:?}");
    }
    assert_eq!(canonical("33@5,5n").as_deref(), Ok("33@4,5s"));
    assert_eq!(canonical("52@-3,0w").as_deref(), Ok("25@-3,-1e"));
}

#[test]
fn parse_errors_quote_the_text() {
    tabuleiro_i18n::register(MESSAGES);
    let error = |text: &str| start(OPEN, 0).parse_move(text).unwrap_err().to_string();
    let a_move =
        "expected a tile, a line, a column and a direction (n, e, s or w), such as 26@13,12s";
    for text in ["26", "26@13s", "2 6 13 12 1 s", "267@1,2s", "hello", "ação"] {
        assert_eq!(error(text), format!("{a_move}, got \"{text}\""));
    }
    assert_eq!(error(""), format!("{a_move}, got nothing"));
    assert_eq!(error("28@1,2s"), r#""28@1,2s": expected a number from 0 to 7, got "8""#);
    assert_eq!(error("2é@1,2s"), r#""2é@1,2s": expected a number from 0 to 7, got "é""#);
    assert_eq!(error("2 -1 1 2 s"), r#""2 -1 1 2 s": expected a number from 0 to 7, got "-1""#);
    let direction = "expected a direction: n, e, s or w";
    assert_eq!(error("26@1,2x"), format!("\"26@1,2x\": {direction}, got \"x\""));
    assert_eq!(error("26@1,2"), format!("\"26@1,2\": {direction}, got nothing"));
    assert_eq!(error("26@100,2s"), r#""26@100,2s": expected a line from -99 to 99, got "100""#);
    assert_eq!(
        error("26@1,-100s"),
        r#""26@1,-100s": expected a column from -99 to 99, got "-100""#
    );
    assert!(error("26@99999999999999999999,2s").contains("a line from -99 to 99"));
    assert!(error("26@1.5,2s").contains("a line from -99 to 99"));
}

#[test]
fn each_answer_is_checked() {
    tabuleiro_i18n::register(MESSAGES);
    let state = position(EIGHTEEN, FIGURE_4);
    let judged = |answers: &str| state.check_answer(&answers.split(' ').collect::<Vec<_>>());
    let wrong = |answers: &str| judged(answers).unwrap_err().to_string();
    assert_eq!(state.questions().len(), 5);
    for answers in ["2", "2 6", "6 2", "2 6 13", "2 6 13 12", "2 6 13 12 s", "2 6 13 12 W"] {
        assert_eq!(judged(answers), Ok(()), "{answers}");
    }
    assert_eq!(wrong("8"), r#"expected a number from 0 to 7, got "8""#);
    assert_eq!(wrong("2 x"), r#"expected a number from 0 to 7, got "x""#);
    assert_eq!(wrong("2 7"), "you hold no tile `2 | 7`");
    assert_eq!(wrong("7 2"), "you hold no tile `2 | 7`");
    assert_eq!(wrong("2 6 19"), "line out of range: 19 is not between 1 and 18");
    assert_eq!(wrong("2 6 13 0"), "column out of range: 0 is not between 1 and 18");
    assert_eq!(wrong("2 6 up"), r#"expected a line from -99 to 99, got "up""#);
    assert_eq!(wrong("2 6 13 12 x"), "the direction must be n, e, s or w");
    let short = holding(OPEN, "77@9,9e", &["01,03,11"], 1);
    assert_eq!(short.check_answer(&["2"]).unwrap_err().to_string(), "you hold no tile `2 | ?`");
    assert_eq!(short.check_answer(&["0", "1", "19"]), Ok(()), "the open table has no edge");
}

#[test]
fn spots_are_parsed_from_cells_and_tiles() {
    let state = position(OPEN, FIGURE_4);
    assert_eq!(state.parse_spot("13,12"), Some(Spot::Cell(Cell::new(12, 13))));
    assert_eq!(state.parse_spot(" -1 , 20 "), Some(Spot::Cell(Cell::new(20, -1))));
    assert_eq!(state.parse_spot("03"), Some(Spot::Tray(1)));
    assert_eq!(state.parse_spot("30"), Some(Spot::Tray(1)));
    assert_eq!(state.parse_spot("00"), None, "the other one holds it");
    assert_eq!(state.parse_spot("200,1"), None);
    assert_eq!(state.parse_spot("é"), None);
}

#[test]
fn states_round_trip() {
    for options in variants::<Options>() {
        let mut state = start(options, 9);
        let mut rng = seeded_rng(9, 1);
        loop {
            let read = position(options, &state.format_position());
            assert_eq!(read, state);
            assert_eq!(read.key(), state.key());
            assert_eq!(read.legal_moves(), state.legal_moves());
            assert_eq!(read.turn(), state.turn());
            let Some(m) = pick(&mut rng, &state.legal_moves()) else { break };
            state.play(m).unwrap();
        }
    }
}

#[test]
fn states_differ_by_the_order_of_plays() {
    let one = holding(OPEN, "77@9,9e;01@8,9n;02@8,10n", &["00"], 1);
    let other = holding(OPEN, "77@9,9e;02@8,10n;01@8,9n", &["00"], 1);
    assert_ne!(one, other);
    assert_ne!(one.key(), other.key());
    assert_eq!(one.legal_moves(), other.legal_moves());
}

#[test]
fn an_impossible_position_is_rejected_with_the_place_of_the_error() {
    tabuleiro_i18n::register(MESSAGES);
    let error = |text: &str| Dominup::parse_position(OPEN, text).map(drop).unwrap_err().to_string();
    let figure = |from: &str, to: &str| {
        assert!(FIGURE_4.contains(from), "{from}");
        error(&FIGURE_4.replacen(from, to, 1))
    };
    let a_position = "expected the tiles placed, the hands and the seat to move, \
        such as 77@9,9e 01,03|00,02 1";
    assert_eq!(error(""), format!("{a_position}, got nothing"));
    assert!(error("77@9,9e 1").starts_with(a_position));
    assert_eq!(figure("77@9,9e", "77@9,8e"), "tile 1: expected 77@9,9e first, got \"77@9,8e\"");
    assert_eq!(
        figure("33@12,10e", "24@12,10e"),
        "tile 3: expected every tile only once, got \"24@12,10e\""
    );
    assert_eq!(
        figure("24@11,10n", "24@11,10"),
        "tile 2, \"24@11,10\": expected a direction: n, e, s or w, got nothing"
    );
    assert_eq!(
        figure("24@11,10n", "24@8,10w"),
        "tile 2: expected a climb or an expansion (touches no perpendicular tile), got \"24@8,10w\""
    );
    assert_eq!(
        figure("47@10,10n", "46@10,10n"),
        "tile 4: expected a climb or an expansion (the numbers below are 4 and 7), \
         got \"46@10,10n\""
    );
    assert_eq!(
        figure("47@10,10n", "47@10,10e"),
        "tile 4: expected a climb or an expansion (the cell is taken: line 10, column 10), \
         got \"47@10,10e\""
    );
    assert_eq!(
        figure("05@11,12w", "47@9,9e"),
        "tile 5: expected every tile only once, got \"47@9,9e\""
    );
    assert_eq!(
        figure("05@11,12w", "05@9,9e"),
        "tile 5: expected a climb or an expansion (the stacks differ in height: 1 and 2), \
         got \"05@9,9e\""
    );
    assert!(figure(";33@", ";;33@").starts_with("tile 3: expected a tile, a line"));
    assert_eq!(figure("01,03", "01,24"), "hand 1: expected every tile only once, got \"24\"");
    assert_eq!(figure("|00,", "|01,"), "hand 2: expected every tile only once, got \"01\"");
    assert_eq!(figure("|00,", "|09,"), "hand 2: expected a number from 0 to 7, got \"9\"");
    assert_eq!(figure("|00,", "|0,"), "hand 2: expected a tile, such as 26, got \"0\"");
    assert_eq!(figure("|00,", "|,"), "hand 2: expected a tile, such as 26, got nothing");
    assert!(figure("|00,", "|").starts_with("expected tile 00 on the board or in a hand"));
    assert!(figure("|00,", ",00,").starts_with("expected 2 hands separated by |"));
    assert!(figure("|00,", "|00|").starts_with("expected 2 hands separated by |"));
    assert_eq!(figure(" 1", " 3"), "expected the seat to move, from 1 to 2, got \"3\"");
    assert_eq!(figure(" 1", " 0"), "expected the seat to move, from 1 to 2, got \"0\"");

    let all = |but: &str| -> String {
        let tiles = Tile::all().map(|tile| tile.to_string()).filter(|tile| tile != but);
        tiles.collect::<Vec<_>>().join(",")
    };
    assert_eq!(
        error(&format!("77@9,9e {}|- 2", all("77"))),
        "expected a seat to move that holds tiles, got \"2\""
    );
    assert_eq!(
        error(&format!("- {}|77 1", all("77"))),
        "expected the seat that holds 77 to move first, got \"1\""
    );
    let three = Dominup::parse_position(THREE, &format!("77@9,9e {}|-|- 1", all("77")));
    assert_eq!(
        three.unwrap_err().to_string(),
        "expected at most one empty hand, since that ends the game, got \"2\""
    );
    let edge = Dominup::parse_position(EIGHTEEN, "77@9,9e;01@0,9n - 1");
    assert_eq!(
        edge.unwrap_err().to_string(),
        "tile 2: expected a climb or an expansion (line or column out of range: \
         line 0, column 9 is not on the board), got \"01@0,9n\""
    );
}

#[test]
fn no_text_makes_the_parser_panic() {
    let state = start(OPEN, 0);
    for text in ["é", "@@@", ",,,", "--", "2 6 - - -", "26@,s", "\u{0}", "😀😀@1,1n", "1 1 1 1 ſ"]
    {
        assert!(state.parse_move(text).is_err(), "{text:?}");
        assert!(Dominup::parse_position(OPEN, &format!("{text} {text} 1")).is_err(), "{text:?}");
    }
}
