//! The English texts of errors.

use tabuleiro_core::{Record, options, parse_options};

options! {
    /// Options of a game that does not exist.
    pub struct Options {
        /// The number of players.
        players, with_players: u8 = ["2" => 2, "3" => 3, "4" => 4],
        /// The length of the game.
        short, with_short: bool = ["no" => false, "yes" => true],
    }
}

fn record_error(text: &str) -> String {
    tabuleiro_i18n::init();
    text.parse::<Record>().expect_err("the record is invalid").to_string()
}

#[test]
fn the_error_for_a_record_has_the_location_and_the_problem() {
    assert_eq!(
        record_error(""),
        "line 1, column 1: expected a record that begins with tags such as [Game \"shiftago\"]"
    );
    assert_eq!(
        record_error("[Game shiftago]"),
        "line 1, column 7: expected the value of the tag in double quotes, got \"shiftago]\""
    );
    assert_eq!(
        record_error("[Game \"shiftago]"),
        "line 1, column 17: expected the closing \" of the value of the tag, got the end of the file"
    );
    assert_eq!(
        record_error("[Game \"shiftago]\n[Seat1 \"human\"]\n"),
        "line 1, column 17: expected the closing \" of the value of the tag, got the end of the line"
    );
    assert_eq!(
        record_error("[Game \"a\""),
        "line 1, column 10: expected the closing ] of the tag, got the end of the file"
    );
    assert_eq!(
        record_error("[\"a\"]"),
        "line 1, column 2: expected the name of a tag, got \"\\\"a\\\"]\""
    );
    assert_eq!(
        record_error("[A \"a\"]\n[A \"b\"]"),
        "line 2, column 2: expected the tag \"A\" only once"
    );
    assert_eq!(
        record_error("[A \"a\"]\n\nL3"),
        "line 3, column 1: expected the move number \"1.\", got \"L3\""
    );
    assert_eq!(
        record_error("[A \"a\"]\n\n1. L3 3. L4"),
        "line 3, column 7: expected the move number \"2.\", got \"3.\""
    );
    assert_eq!(
        record_error("[A \"a\"]\n\n1. L3 2."),
        "line 3, column 9: expected move 2, got the end of the file"
    );
    assert_eq!(
        record_error("[A \"a\"]\n\n1. L3 {so"),
        "line 3, column 10: expected the closing } of the comment, got the end of the file"
    );
}

#[test]
fn errors_quote_the_text_that_cannot_be_parsed() {
    tabuleiro_i18n::init();
    let error = |text| parse_options::<Options>(text).unwrap_err().to_string();
    assert_eq!(error("colour=red"), r#"expected an option: players or short, got "colour""#);
    assert_eq!(error("players=5"), r#"expected players to be 2, 3 or 4, got "5""#);
    assert_eq!(error("players"), r#"expected an option as name=value, got "players""#);
    assert_eq!(error("players=2,"), "expected an option as name=value, got nothing");
    assert!(error("short=no,short=yes").contains("short only once"));
}
