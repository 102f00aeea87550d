//! Ends of the game, passes and eliminations.

use tabuleiro_core::View;

use super::*;

/// Returns the events of a move as text.
fn events(state: &Pivit, text: &str) -> Vec<String> {
    let m = state.parse_move(text).unwrap();
    Pivit::events(state, m, &after(state, text)).iter().map(ToString::to_string).collect()
}

#[test]
fn most_masters_win_when_no_minion_is_left() {
    let state = small(
        "A| .  .  .  .  B-
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  .  .  A| .  .
         .  .  .  b- .  .
         .  .  .  .  .  .",
        "a ba 0",
    );
    assert_eq!(end(&after(&state, "d3d2")), ("no-minions", "1,2".to_owned()));
}

#[test]
fn the_earlier_promotion_breaks_a_tie_of_masters() {
    let rows = ".  .  .  .  .  B-
                .  .  .  .  .  .
                .  .  .  .  .  .
                .  .  .  A| .  .
                .  .  .  b- .  .
                .  .  .  .  .  .";
    assert_eq!(end(&after(&small(rows, "a ab 0"), "d3d2")).1, "1,2");
    assert_eq!(end(&after(&small(rows, "a ba 0"), "d3d2")).1, "2,1");
}

#[test]
fn the_order_of_first_promotions_is_kept() {
    let state = small(
        ".  .  .  .  .  .
         a| .  .  .  .  b|
         .  .  .  .  .  .
         .  .  .  .  .  .
         a| .  .  .  .  .
         .  .  .  .  .  .",
        "b - 0",
    );
    let state = after(&state, "f5f6 a5a6");
    assert!(state.format_position().ends_with("b ba 0"), "{}", state.format_position());
    let state = after(&state, "f6e6 a2a1");
    assert!(state.format_position().ends_with("b ba 0"), "{}", state.format_position());
    assert_eq!(end(&state), ("no-minions", "1,2".to_owned()));
}

#[test]
fn the_last_player_with_pieces_wins() {
    tabuleiro_i18n::register(MESSAGES);
    let state = small(
        ".  .  .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  .  .  a| .  .
         .  .  .  B- .  .
         .  .  .  .  a- .",
        "a b 0",
    );
    assert_eq!(events(&state, "d3d2"), ["b is out: no pieces left"]);
    let state = after(&state, "d3d2");
    assert_eq!(end(&state), ("last-player", "1,2".to_owned()));
    assert_eq!(state.format_position(), "....../....../....../....../...a-../....a-. a b 0");
    assert_eq!((moves(&state), state.count_legal_moves()), (String::new(), 0));
    let why = illegal(&state, "d2c2");
    assert_eq!((why.id(), why.spots()), ("game-over", vec![]));
}

#[test]
fn the_ranking_goes_by_masters_then_first_promotion_then_pieces() {
    let rows = "B| .  .  .  .  .  .  D-
                .  .  .  .  .  .  .  .
                .  .  .  A| .  A- .  .
                .  .  .  .  .  .  .  .
                .  .  .  d| .  .  .  .
                .  .  C| .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .";
    let places = |rest| end(&after(&board(FOUR, rows, rest), "d6d4"));
    assert_eq!(places("a cbad 0"), ("no-minions", "1,3,2,4".to_owned()));
    assert_eq!(places("a dacb 0"), ("no-minions", "1,4,3,2".to_owned()));

    let no_other_master = "A| .  .  .  .  .  .  .
                       .  .  .  .  .  .  .  .
                       .  .  .  b- .  .  .  .
                       .  .  .  .  .  .  .  .
                       .  .  .  .  d| .  d| .
                       .  .  .  .  .  .  .  .
                       .  .  c| .  .  .  .  .
                       .  .  .  .  .  .  .  .";
    let places = |rest| end(&after(&board(FOUR, no_other_master, rest), "a8a7"));
    assert_eq!(places("a a 199"), ("no-progress", "1,3,3,2".to_owned()), "d has more pieces");
    assert_eq!(places("a ca 199"), ("no-progress", "1,4,2,3".to_owned()), "c had a master once");
}

#[test]
fn a_seat_eliminated_later_ranks_higher() {
    tabuleiro_i18n::register(MESSAGES);
    let rows = ".  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  A| .  .  .  .  .
                .  .  c- .  .  b- .  .
                .  .  .  .  .  .  .  a|
                .  .  .  .  .  .  .  .";
    let c_first = board(THREE, rows, "a a 0");
    assert_eq!(events(&c_first, "c4c3"), ["c is out: no pieces left"]);
    let over = after(&c_first, "c4c3 f3g3 c3g3");
    assert_eq!(end(&over), ("last-player", "1,2,3".to_owned()));
    assert!(over.ends_by_history() && !after(&c_first, "c4c3").ends_by_history());

    let rows = rows.replace("c-", "x-").replace("b-", "c-").replace("x-", "b-");
    let b_first = after(&board(THREE, &rows, "a a 0"), "c4c3");
    assert_eq!(b_first.turn(), Turn::Of(Seat::new(2)), "b is out and left out");
    assert_eq!(end(&after(&b_first, "f3g3 c3g3")).1, "1,3,2");

    let read = Pivit::parse_position(THREE, &b_first.format_position()).unwrap();
    assert_eq!(end(&after(&read, "f3g3 c3g3")).1, "1,3,2", "c was seen to go out, b was out");
}

#[test]
fn seats_without_pieces_in_a_parsed_position_share_the_last_rank() {
    let one_piece = "......../......../......../......../..a|...../......../......../........";
    let state = Pivit::parse_position(FOUR, &format!("{one_piece} a - 0")).unwrap();
    assert_eq!(end(&state), ("last-player", "1,2,2,2".to_owned()));
    let state = board(
        FOUR,
        ".  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  a| .  .  .  .  .
         .  .  c- .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .",
        "a - 0",
    );
    assert_eq!(end(&after(&state, "c6c5")).1, "1,3,2,3");
}

/// Eight moves in which two minions circle back to their squares.
const AROUND: &str = "b2b3 e5e4 b3c3 e4d4 c3c2 d4d5 c2b2 d5e5";

#[test]
fn the_third_occurrence_of_a_position_ends_the_game() {
    let rows = ".  .  .  .  .  .
                .  .  .  .  b| .
                .  .  .  .  .  .
                .  .  .  .  .  .
                .  a| .  .  .  .
                .  .  .  .  .  .";
    let mut state = small(rows, "a - 0");
    play(&mut state, AROUND);
    assert_eq!(state.turn(), Turn::Of(Seat::FIRST), "the second time");
    let (most, last) = AROUND.rsplit_once(' ').unwrap();
    play(&mut state, most);
    assert_eq!(state.turn(), Turn::Of(Seat::new(1)));
    play(&mut state, last);
    assert_eq!(end(&state), ("repetition", "1,1".to_owned()));
    assert_eq!(moves(&state), "");

    let mut with_master = small(&rows.replacen('.', "B|", 1), "a b 0");
    play(&mut with_master, &format!("{AROUND} {AROUND}"));
    assert_eq!(end(&with_master), ("repetition", "2,1".to_owned()));
}

#[test]
fn a_parsed_position_has_occurred_once() {
    let mut state = small("......\n....b|.\n......\n......\n.a|....\n......", "a - 0");
    play(&mut state, AROUND);
    play(&mut state, AROUND);
    let mut read = Pivit::parse_position(SMALL, &state.format_position()).unwrap();
    assert_eq!(read, state, "what came before is not part of the position");
    assert_eq!(read.key(), state.key());
    assert!(state.ends_by_history() && !read.ends_by_history());
    play(&mut read, AROUND);
    assert_eq!(read.turn(), Turn::Of(Seat::FIRST));
    play(&mut read, AROUND);
    assert_eq!(end(&read).0, "repetition");
}

#[test]
fn fifty_rounds_without_a_capture_or_a_promotion_end_the_game() {
    let rows = ".  .  .  .  .  .
                A| .  .  .  b| .
                .  .  b| .  .  .
                .  .  a| .  .  .
                a| .  .  .  .  .
                .  .  .  .  .  .";
    assert_eq!(after(&small(rows, "a a 98"), "a2a3").turn(), Turn::Of(Seat::new(1)));
    let last = small(rows, "a a 99");
    assert_eq!(end(&after(&last, "a2a3")), ("no-progress", "1,2".to_owned()));
    for m in ["c3c4", "a2a1"] {
        let text = after(&last, m).format_position();
        assert!(text.ends_with("b a 0"), "a capture or a promotion goes on: {text}");
        assert_eq!(after(&last, m).turn(), Turn::Of(Seat::new(1)), "{m}");
    }
    assert_eq!(end(&small(rows, "a a 100")), ("no-progress", "1,2".to_owned()));
}

#[test]
fn a_round_has_a_move_for_each_seat_with_pieces() {
    let rows = ".  .  .  .  .  .  .  .
                .  a| .  .  .  .  .  .
                .  .  .  c| .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  D| .  .
                .  .  .  .  .  .  .  .";
    let four = board(FOUR, rows, "a d 148");
    assert_eq!(after(&four, "b7b6").turn(), Turn::Of(Seat::new(2)));
    assert_eq!(end(&after(&four, "b7b6 d6d5")), ("no-progress", "2,4,2,1".to_owned()));
}

/// A full column of vertical pieces of one seat cannot move.
const WALL: &str = "A| .  .  .  .  .
                    a| .  .  .  .  .
                    a| .  .  b| .  .
                    a| .  .  .  .  .
                    a| .  .  .  .  .
                    A| .  .  .  .  .";

#[test]
fn a_seat_that_cannot_move_passes_with_an_event() {
    tabuleiro_i18n::register(MESSAGES);
    let state = small(WALL, "b a 5");
    assert_eq!(events(&state, "d4d5"), ["a passes: no piece can move"]);
    let state = after(&state, "d4d5");
    assert_eq!(state.turn(), Turn::Of(Seat::new(1)), "b moves again");
    assert!(state.format_position().ends_with("b a 6"), "a pass is not a move");
    assert_eq!(events(&state, "d5a5"), [""; 0], "a is free again");
    assert_eq!(after(&state, "d5a5").turn(), Turn::Of(Seat::FIRST));
}

#[test]
fn a_parsed_position_skips_a_seat_that_must_pass() {
    assert_eq!(small(WALL, "a a 5"), small(WALL, "b a 5"));
}

#[test]
fn a_quiet_move_has_no_events() {
    assert_eq!(events(&start(FOUR), "b1b2"), [""; 0]);
}

#[test]
fn a_promotion_is_an_event() {
    tabuleiro_i18n::register(MESSAGES);
    let state = small(
        ".  .  .  .  .  .
         a| .  .  .  .  .
         .  .  .  .  .  .
         .  .  .  b| .  .
         .  .  .  .  .  .
         .  .  .  .  .  .",
        "a - 0",
    );
    assert_eq!(events(&state, "a5a6"), ["a promotes a minion to master on a6"]);
}

#[test]
fn masters_decide_when_no_seat_can_move() {
    let rows = "A| .  .  .  .  B|
                a| .  .  .  .  b|
                a| .  .  .  .  b|
                a| .  .  .  b- .
                a| .  .  .  .  b|
                A| .  .  .  .  B|";
    let state = after(&small(rows, "b ba 5"), "e3f3");
    assert_eq!(end(&state), ("all-pass", "2,1".to_owned()));
    assert!(state.format_position().ends_with("a ba 6"), "the next with pieces is to move");
    let read = Pivit::parse_position(SMALL, &state.format_position()).unwrap();
    assert_eq!((&read, end(&read)), (&state, end(&state)));
    assert_eq!(end(&after(&small(rows, "b ab 5"), "e3f3")).1, "1,2");
}
