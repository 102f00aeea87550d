//! Moves and positions as text.

use super::*;

#[test]
fn every_spelling_of_a_move_is_parsed() {
    let state = start(TWO);
    let canonical = |text: &str| state.parse_move(text).map(|m| state.format_move(m));
    for text in ["b1b4", "B1B4", "b1-b4", "b1xb4", "B1XB4", "b1 b4", "b1 - b4", "b1 x b4"] {
        assert_eq!(canonical(text).as_deref(), Ok("b1b4"), "{text:?}");
    }
    for text in ["b1 3", "B1 +3", " b1  3 ", "b1+3"] {
        assert_eq!(canonical(text).as_deref(), Ok("b1b4"), "{text:?}");
    }
    assert_eq!(canonical("b8 -2").as_deref(), Ok("b8b6"));
    assert_eq!(canonical("b8-2").as_deref(), Ok("b8b6"));
    assert_eq!(canonical("a6 3").as_deref(), Ok("a6d6"), "steps go along the axis of the piece");
    assert_eq!(canonical("h6 -3").as_deref(), Ok("h6e6"));
}

#[test]
fn a_move_outside_the_board_round_trips() {
    let state = start(TWO);
    for text in ["b1b9", "b1b0", "i1i2", "b1z99", "b1-x9", "a6 16", "a6 -1", "h6 99", "b1 -9"] {
        let m = state.parse_move(text).unwrap();
        assert!(state.check(m).is_err(), "{text}");
        assert_eq!(state.parse_move(&state.format_move(m)), Ok(m), "{text}");
    }
}

#[test]
fn parse_errors_quote_the_text() {
    tabuleiro_i18n::register(MESSAGES);
    let error = |text: &str| start(TWO).parse_move(text).unwrap_err().to_string();
    let a_move =
        "expected two squares, such as b1b4, or a square and a number of steps, such as b1 3";
    for text in ["b1", "b", "3", "b1b", "b1 up", "b1bb4", "b1b4b5", "ação", "b1ção", "b1x", "b1x3"]
    {
        assert_eq!(error(text), format!("{a_move}, got {text:?}"));
    }
    assert_eq!(error(""), format!("{a_move}, got nothing"));
    for steps in ["100", "-", "3 4", "99999999999999999999", "3x", "+-3", "--3"] {
        let text = format!("b1 {steps}");
        let expected = "expected a number of steps, such as 3 or -2";
        assert_eq!(error(&text), format!("{text:?}: {expected}, got {steps:?}"));
    }
}

#[test]
fn spots_are_parsed_from_squares() {
    let state = start(SMALL);
    let m = state.parse_move("b1b2").unwrap();
    let spots = tabuleiro_core::View::spots(&state, m);
    assert_eq!(
        [state.parse_spot(" B1 "), state.parse_spot("b2")],
        [Some(spots[0]), Some(spots[1])]
    );
    for text in ["g1", "a7", "a0", "b1b2", "b", "", "é1"] {
        assert_eq!(state.parse_spot(text), None, "{text:?}");
    }
}

#[test]
fn positions_round_trip() {
    for (options, text) in [
        (SMALL, "A|...B-./a|...../a|...../a|..b|../a|...../A|..... b ab 7"),
        (
            THREE,
            "......../..C|...../......../......../a|......./......../......../.....b-.. c bca 149",
        ),
        (
            FOUR,
            "....B|.../.......C|/......../A-...d-..d-/......../......../......../........ d abc 9",
        ),
    ] {
        let state = Pivit::parse_position(options, text).unwrap();
        assert_eq!(state.format_position(), text);
    }
}

/// Positions that differ in one field have different states and keys.
#[test]
fn states_are_equal_exactly_if_their_texts_are() {
    let texts = [
        "....../a|...../....../...b-../....../..A|... a a 0",
        "....../a|...../....../...b-../....../..A|... b a 0",
        "....../a|...../....../...b-../....../..A|... a a 1",
        "....../a|...../....../...b-../....../..A|... a ab 0",
        "....../a|...../....../...b-../....../..A|... a ba 0",
        "....../a-...../....../...b-../....../..A|... a a 0",
        "....../A|...../....../...b-../....../..A|... a a 0",
        "....../a|...../....../...b|../....../..A|... a a 0",
        "....../a|...../....../...b-../....../...A|.. a a 0",
    ];
    let states = texts.map(|text| Pivit::parse_position(SMALL, text).unwrap());
    for (i, one) in states.iter().enumerate() {
        for (j, other) in states.iter().enumerate() {
            assert_eq!(one == other, i == j, "{} and {}", texts[i], texts[j]);
            assert_eq!(one.key() == other.key(), i == j, "{} and {}", texts[i], texts[j]);
        }
    }
}

#[test]
fn an_impossible_position_is_rejected_with_the_place_of_the_error() {
    tabuleiro_i18n::register(MESSAGES);
    let error = |text: &str| Pivit::parse_position(SMALL, text).unwrap_err().to_string();
    let fifth = |row: &str| error(&format!("....../{row}/...a|../....../..b-.../...... a - 0"));
    let fields =
        |rest: &str| error(&format!("....../....../...a|../..A|.../..b-.../...... {rest}"));
    assert!(error("").starts_with("expected a board, the seat to move, the order of first"));
    assert!(error("......").ends_with("got \"......\""));
    assert_eq!(
        error("....../...... a - 0"),
        "expected 6 rows separated by /, got \"....../......\""
    );
    assert_eq!(fifth("......."), "row 5: expected 6 squares, got \".......\"");
    let a_piece = "expected a piece of a or b, or . for an empty square";
    assert_eq!(fifth("....."), format!("f5: {a_piece}, got nothing"));
    assert_eq!(fifth("..x|..."), format!("c5: {a_piece}, got \"x\""));
    assert_eq!(fifth("..c|..."), format!("c5: {a_piece}, got \"c\""));
    assert_eq!(fifth("..é..."), format!("c5: {a_piece}, got \"é\""));
    assert_eq!(fifth("..|..."), format!("c5: {a_piece}, got \"|\""));
    assert_eq!(fifth("..a..."), "c5: expected | or - for the axis of the piece, got \".\"");
    assert_eq!(fifth(".....a"), "f5: expected | or - for the axis of the piece, got nothing");
    assert_eq!(
        error("a|a|a|a|a|a|/a|a|a|.../....../....../....../...... a - 0"),
        "expected at most 8 pieces of a, got \"9\""
    );
    assert_eq!(
        error("....../....../...a|../....../....../b-..... a - 0"),
        "a1: expected a master, got \"b-\""
    );
    assert_eq!(fields("c a 0"), "expected the seat to move: a or b, got \"c\"");
    assert_eq!(fields("A a 0"), "expected the seat to move: a or b, got \"A\"");
    assert_eq!(
        error("....../....../...a|../....../....../...... b - 0"),
        "expected the seat to move: a, got \"b\""
    );
    assert!(error("....../....../....../....../....../...... a - 0").contains("the seat to move"));
    let order = "expected the order of first promotions, each seat at most once, or - for none";
    assert_eq!(fields("a aa 0"), format!("{order}, got \"aa\""));
    assert_eq!(fields("a ac 0"), format!("{order}, got \"ac\""));
    assert_eq!(fields("a a- 0"), format!("{order}, got \"a-\""));
    assert_eq!(
        error(".a|b|a|b|./b-....b-/a-....a-/b-....b-/a-....a-/.a|b|a|b|. a b 0"),
        "expected no promotion of b, which still has all its minions, got \"b\""
    );
    for moves in ["101", "-1", "x", "999999999999"] {
        let expected =
            "expected a number of moves since the last capture or promotion, from 0 to 100";
        assert_eq!(fields(&format!("a a {moves}")), format!("{expected}, got \"{moves}\""));
    }
}

#[test]
fn a_master_without_a_recorded_promotion_is_accepted() {
    let state = |promoted: &str| {
        let text = format!("....../....../...A|../....../..B-.../...... a {promoted} 0");
        Pivit::parse_position(SMALL, &text).unwrap()
    };
    let places = |promoted: &str| match state(promoted).turn() {
        Turn::Over(outcome) => outcome.ranking.to_string(),
        Turn::Of(seat) => panic!("seat {seat} is to move"),
    };
    assert_eq!(places("-"), "1,1", "equal in everything");
    assert_eq!(places("b"), "2,1");
    assert_eq!(places("ab"), "1,2");
}
