//! Tests of the moves, with the other subjects in modules of their own.

mod ends;
mod eval;
mod notation;
mod perft;
mod reference;
mod views;

use std::collections::BTreeSet;

use tabuleiro_core::{
    Cell, Game, IllegalMove, Notation, Outcome, Playable, Seat, Spot, Turn, seeded_rng,
};

use super::{Illegal, MESSAGES, Move, Options, Pivit, Sides};

const TWO: Options = Options { players: 2, board: 8, sides: Sides::Straight };
const THREE: Options = Options { players: 3, ..TWO };
const THREE_MIRRORED: Options = Options { sides: Sides::Mirrored, ..THREE };
const FOUR: Options = Options { players: 4, ..TWO };
const SMALL: Options = Options { board: 6, ..TWO };
const ALL: [Options; 5] = [TWO, THREE, THREE_MIRRORED, FOUR, SMALL];

fn start(options: Options) -> Pivit {
    Pivit::new(options)
}

/// Returns the position with these rows, in which spaces are ignored, and the rest of its text.
fn board(options: Options, rows: &str, rest: &str) -> Pivit {
    let rows: Vec<String> = rows.lines().map(|row| row.replace(' ', "")).collect();
    let text = format!("{} {rest}", rows.join("/"));
    Pivit::parse_position(options, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns a position of two players on the small board.
fn small(rows: &str, rest: &str) -> Pivit {
    board(SMALL, rows, rest)
}

fn play(state: &mut Pivit, moves: &str) {
    for text in moves.split_whitespace() {
        state.play(state.parse_move(text).unwrap()).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

fn after(state: &Pivit, moves: &str) -> Pivit {
    let mut state = state.clone();
    play(&mut state, moves);
    state
}

/// Returns the legal moves as text, in canonical order.
fn moves(state: &Pivit) -> String {
    let moves = state.legal_moves();
    let texts: Vec<String> = moves.iter().map(|&m| state.format_move(m)).collect();
    texts.join(" ")
}

fn outcome(state: &Pivit) -> Outcome {
    match state.turn() {
        Turn::Over(outcome) => outcome,
        Turn::Of(seat) => panic!("seat {seat} is to move"),
    }
}

/// Returns the reason why the game is over, and the ranking.
fn end(state: &Pivit) -> (&'static str, String) {
    let Outcome { ranking, reason } = outcome(state);
    (reason.id, ranking.to_string())
}

#[test]
fn initial_positions_match_the_rules() {
    let expected = [
        ".a|b|a|a|b|a|./b-......b-/a-......a-/b-......b-/\
         b-......b-/a-......a-/b-......b-/.a|b|a|a|b|a|. a - 0",
        ".a|b|c|a|b|c|./a-......a-/b-......b-/c-......c-/\
         a-......a-/b-......b-/c-......c-/.a|b|c|a|b|c|. a - 0",
        ".a|b|c|a|b|c|./c-......c-/b-......b-/a-......a-/\
         c-......c-/b-......b-/a-......a-/.a|b|c|a|b|c|. a - 0",
        ".a|b|c|d|a|b|./c-......c-/d-......d-/a-......a-/\
         b-......b-/c-......c-/d-......d-/.a|b|c|d|a|b|. a - 0",
        ".a|b|a|b|./b-....b-/a-....a-/b-....b-/a-....a-/.a|b|a|b|. a - 0",
    ];
    for (options, text) in ALL.into_iter().zip(expected) {
        assert_eq!(start(options).format_position(), text, "{options:?}");
        assert_eq!(start(options).turn(), Turn::Of(Seat::FIRST));
    }
}

#[test]
fn the_small_board_is_for_two_and_mirrored_sides_change_only_three_player_games() {
    tabuleiro_i18n::register(MESSAGES);
    assert_eq!(TWO.with_board(6), Ok(SMALL));
    for players in [3, 4] {
        let error = SMALL.with_players(players).unwrap_err();
        assert_eq!(error.to_string(), "the 6 x 6 board is for two players only");
    }
    for options in [TWO, FOUR, SMALL] {
        assert_eq!(start(options), start(Options { sides: Sides::Mirrored, ..options }));
    }
    assert_ne!(start(THREE), start(THREE_MIRRORED));
}

#[test]
fn a_minion_slides_an_odd_number_of_squares_along_its_axis() {
    let state = small(
        ".  .  .  .  .  .
         .  .  .  .  .  .
         b- a- .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  a| .
         .  .  .  .  .  .",
        "a - 0",
    );
    assert_eq!(moves(&state), "b4a4 b4c4 b4e4 e2e1 e2e3 e2e5");
}

#[test]
fn a_master_slides_any_number_of_squares() {
    let state = small(
        ".  .  .  .  .  .
         .  .  .  .  .  .
         b- A- .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  A| .
         .  .  .  .  .  .",
        "a a 0",
    );
    assert_eq!(moves(&state), "b4a4 b4c4 b4d4 b4e4 b4f4 e2e1 e2e3 e2e4 e2e5 e2e6");
}

#[test]
fn pieces_do_not_jump_and_capture_only_enemies() {
    let state = small(
        ".  .  .  .  .  .
         .  .  b| .  .  .
         .  .  .  .  .  .
         a| .  A- .  .  b-
         .  .  a| .  .  .
         .  .  .  .  .  .",
        "a a 0",
    );
    // c3 blocks c2 from above. a3 and f3 bound the slides of c3, which cannot capture its own side.
    assert_eq!(moves(&state), "a3a2 a3a4 a3a6 c2c1 c3b3 c3d3 c3e3 c3f3");
}

#[test]
fn a_piece_turns_with_every_move() {
    let state = small(
        ".  .  .  .  .  .
         .  .  b| .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  .  a| .  .  b-
         .  .  .  .  .  .",
        "a - 7",
    );
    let state = after(&state, "c2c3");
    assert_eq!(state.format_position(), "....../..b|.../....../..a-.../.....b-/...... b - 8");
    let state = after(&state, "c5c4 c3d3");
    assert_eq!(state.format_position(), "....../....../..b-.../...a|../.....b-/...... b - 10");
}

#[test]
fn a_capture_removes_the_piece_and_resets_the_count_of_quiet_moves() {
    let state = small(
        ".  .  .  .  .  .
         .  .  B| .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  .  a| .  .  b-
         .  .  .  .  .  .",
        "a b 7",
    );
    let taken = after(&state, "c2c5");
    assert_eq!(taken.format_position(), "....../..a-.../....../....../.....b-/...... b b 0");
}

#[test]
fn a_minion_becomes_a_master_in_each_corner_and_turns() {
    let rows = ".  a- .  .  a- .
                a| .  .  .  .  a|
                .  .  b| .  .  .
                .  .  .  .  .  .
                a| .  .  .  .  a|
                .  a- .  .  .  .";
    for (m, expected) in [
        ("a2a1", "/A-a-.... b a 0"),
        ("b1a1", "/A|..... b a 0"),
        ("a5a6", "A-a-..a-./"),
        ("b6a6", "A|...a-./"),
        ("f2f1", "/.a-...A- b a 0"),
        ("f5f6", ".a-..a-A-/"),
        ("e6f6", ".a-...A|/"),
    ] {
        let text = after(&small(rows, "a - 12"), m).format_position();
        assert!(text.starts_with(expected) || text.ends_with(expected), "{m}: {text}");
        assert!(text.ends_with(" b a 0"), "{m}: {text}");
    }
}

#[test]
fn the_corners_of_the_small_board_do_not_promote_on_the_large_board() {
    let rows = ".  .  .  .  .  .  .  .
                a| .  .  .  .  .  .  a|
                .  .  .  .  .  .  .  .
                .  .  .  .  .  a| .  .
                .  .  .  b| .  .  .  .
                .  .  .  .  .  .  .  .
                a| .  .  .  .  .  .  a|
                .  .  .  .  .  .  .  .";
    for (m, promoted) in [("a2a1", 1), ("a7a8", 1), ("h2h1", 1), ("h7h8", 1), ("f5f6", 0)] {
        let text = after(&board(TWO, rows, "a - 12"), m).format_position();
        assert_eq!(text.matches("A-").count(), promoted, "{m}: {text}");
    }
}

#[test]
fn seats_move_in_turn_and_moves_are_sorted_as_text() {
    let mut state = start(FOUR);
    for (seat, text) in ["b1b2", "c1c2", "d1d2", "e1e2", "b2c2"].into_iter().enumerate() {
        assert_eq!(state.turn(), Turn::Of(Seat::new(seat % 4)));
        let listed = moves(&state);
        let mut sorted: Vec<&str> = listed.split(' ').collect();
        sorted.sort_unstable();
        assert_eq!(listed, sorted.join(" "));
        play(&mut state, text);
    }
}

/// Returns a board on which every kind of illegal move exists.
fn crowded() -> Pivit {
    small(
        ".  .  .  .  .  .
         .  .  .  a- .  .
         .  .  .  b| .  .
         .  A- .  a- .  .
         .  .  .  .  .  .
         .  a| .  b| .  .",
        "a a 0",
    )
}

fn illegal(state: &Pivit, text: &str) -> Illegal {
    state.check(state.parse_move(text).unwrap()).unwrap_err()
}

#[test]
fn illegal_moves_name_the_reason_and_the_square() {
    tabuleiro_i18n::register(MESSAGES);
    // Cells are counted from the left and from the top of the large board: b1 is (2, 8).
    for (text, id, words, cell) in [
        ("g1g2", "not-a-square", "there is no square g1 on the board", None),
        ("a0a1", "not-a-square", "there is no square a0 on the board", None),
        ("b1b1", "zero-steps", "a piece moves at least one square", Some((2, 8))),
        ("b1 0", "zero-steps", "a piece moves at least one square", Some((2, 8))),
        ("c1c2", "not-yours", "you have no piece on c1", Some((3, 8))),
        ("d1d2", "not-yours", "you have no piece on d1", Some((4, 8))),
        ("b1c1", "off-axis", "the piece on b1 can only move up or down now", Some((2, 8))),
        ("d3d4", "off-axis", "the piece on d3 can only move left or right now", Some((4, 6))),
        (
            "b1 4",
            "even-steps",
            "the minion on b1 must move an odd number of squares, not 4",
            Some((2, 8)),
        ),
        (
            "d5b5",
            "even-steps",
            "the minion on d5 must move an odd number of squares, not 2",
            Some((4, 4)),
        ),
        ("b1 -1", "off-board", "that would take the piece on b1 off the board", Some((2, 8))),
        ("b3g3", "off-board", "that would take the piece on b3 off the board", Some((2, 6))),
        ("d3a3", "in-the-way", "the piece on b3 is in the way", Some((2, 6))),
        ("b3f3", "in-the-way", "the piece on d3 is in the way", Some((4, 6))),
        ("b1b4", "in-the-way", "the piece on b3 is in the way", Some((2, 6))),
        ("b3d3", "own-piece", "your own piece is on d3", Some((4, 6))),
    ] {
        let why = illegal(&crowded(), text);
        assert_eq!((why.id(), why.to_string().as_str()), (id, words), "{text}");
        let spot = cell.map(|(x, y)| Spot::Cell(Cell::new(x, y)));
        assert_eq!(why.spots(), Vec::from_iter(spot), "{text}");
    }
}

#[test]
fn the_first_reason_that_applies_is_given() {
    for (text, id) in [
        ("g1g1", "not-a-square"),
        ("z9 0", "not-a-square"),
        ("c1c1", "zero-steps"),
        ("d1 0", "zero-steps"),
        ("d1e3", "not-yours"),
        ("d1 9", "not-yours"),
        ("b1g7", "off-axis"),
        ("b1c2", "off-axis"),
        ("b1 10", "even-steps"),
        ("b1 -2", "even-steps"),
        ("d5d3", "off-axis"),
        ("d3b3", "even-steps"),
        ("b1 7", "off-board"),
        ("b3 9", "off-board"),
        ("b3e3", "in-the-way"),
    ] {
        assert_eq!(illegal(&crowded(), text).id(), id, "{text}");
    }
}

#[test]
fn the_first_blocking_piece_is_named_from_both_sides() {
    tabuleiro_i18n::register(MESSAGES);
    let state = board(
        TWO,
        ".  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         A- .  b| .  b- .  .  A-
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .",
        "a a 0",
    );
    let why = |text: &str| state.check(state.parse_move(text).unwrap()).unwrap_err().to_string();
    assert_eq!(why("a5g5"), "the piece on c5 is in the way");
    assert_eq!(why("h5b5"), "the piece on e5 is in the way");
}

#[test]
fn check_accepts_exactly_the_generated_moves() {
    for state in [crowded(), start(SMALL), start(FOUR)] {
        let listed = moves(&state);
        let squares = || (-1..9).flat_map(|x| (-1..9).map(move |y| super::Square::new(x, y)));
        let legal = squares().flat_map(|from| squares().map(move |to| Move { from, to }));
        let legal = legal.filter(|&m| state.check(m).is_ok());
        let legal: Vec<String> = legal.map(|m| state.format_move(m)).collect();
        assert_eq!(legal.join(" "), listed);
        assert_eq!(state.count_legal_moves(), legal.len());
    }
}

#[test]
fn the_opportunist_prefers_promotions_to_captures_and_captures_to_other_moves() {
    let opportunist = Pivit::BOTS.last().unwrap();
    assert_eq!(opportunist.name, "opportunist");
    let chosen = |rows: &str| -> (String, String) {
        let state = small(rows, "a ab 0");
        let choose =
            |seed| state.format_move((opportunist.choose)(&state, &mut seeded_rng(seed, 1)));
        let chosen: BTreeSet<String> = (0..100).map(choose).collect();
        (chosen.into_iter().collect::<Vec<_>>().join(" "), moves(&state))
    };
    let (promotions, _) = chosen(
        ".  .  .  .  .  .
         a| .  .  .  .  .
         .  .  .  .  .  .
         .  .  b| .  .  .
         .  .  a| .  .  A|
         .  .  .  .  .  B-",
    );
    assert_eq!(promotions, "a5a6");
    let (captures, _) = chosen(
        ".  .  .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  .  b| .  .  .
         .  .  a| .  .  A|
         .  .  .  .  .  B-",
    );
    assert_eq!(captures, "c2c3 f2f1");
    let (any, all) = chosen(
        ".  .  .  .  .  .
         .  .  .  .  b| .
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  .  a| .  .  A|
         .  .  .  .  .  .",
    );
    assert_eq!(any, all);
}
