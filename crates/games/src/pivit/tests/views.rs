//! Views, picks and answers.

use tabuleiro_core::{Cell, Grid, Orientation, Piece, SpanStyle, Spot, View, Viewer, msg};

use super::*;

fn drawn(state: &Pivit) -> String {
    state.text(Viewer::Spectator).to_string()
}

/// The initial position for three in the students' report.
#[test]
fn the_first_board_of_the_report_is_drawn() {
    let expected = "  -------------------------------------------------
  |     |//^//|  ^  |//^//|  ^  |//^//|  ^  |/////|
8 |     |//a//|  b  |//c//|  a  |//b//|  c  |/////|
  |     |//v//|  v  |//v//|  v  |//v//|  v  |/////|
  -------------------------------------------------
  |/////|     |/////|     |/////|     |/////|     |
7 |< a >|     |/////|     |/////|     |/////|< a >|
  |/////|     |/////|     |/////|     |/////|     |
  -------------------------------------------------
  |     |/////|     |/////|     |/////|     |/////|
6 |< b >|/////|     |/////|     |/////|     |< b >|
  |     |/////|     |/////|     |/////|     |/////|
  -------------------------------------------------
  |/////|     |/////|     |/////|     |/////|     |
5 |< c >|     |/////|     |/////|     |/////|< c >|
  |/////|     |/////|     |/////|     |/////|     |
  -------------------------------------------------
  |     |/////|     |/////|     |/////|     |/////|
4 |< a >|/////|     |/////|     |/////|     |< a >|
  |     |/////|     |/////|     |/////|     |/////|
  -------------------------------------------------
  |/////|     |/////|     |/////|     |/////|     |
3 |< b >|     |/////|     |/////|     |/////|< b >|
  |/////|     |/////|     |/////|     |/////|     |
  -------------------------------------------------
  |     |/////|     |/////|     |/////|     |/////|
2 |< c >|/////|     |/////|     |/////|     |< c >|
  |     |/////|     |/////|     |/////|     |/////|
  -------------------------------------------------
  |/////|  ^  |//^//|  ^  |//^//|  ^  |//^//|     |
1 |/////|  a  |//b//|  c  |//a//|  b  |//c//|     |
  |/////|  v  |//v//|  v  |//v//|  v  |//v//|     |
  -------------------------------------------------
     A     B     C     D     E     F     G     H
";
    assert_eq!(drawn(&start(THREE)), expected);
}

/// The position for four near the end in the students' report.
#[test]
fn the_second_board_of_the_report_is_drawn() {
    let state = board(
        FOUR,
        ".  .  .  .  B| .  .  .
         .  .  .  .  .  .  .  C|
         .  .  .  .  .  .  .  .
         A- .  .  .  d- .  .  d-
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .",
        "a abc 0",
    );
    let expected = "  -------------------------------------------------
  |     |/////|     |/////|  ^  |/////|     |/////|
8 |     |/////|     |/////|  B  |/////|     |/////|
  |     |/////|     |/////|  v  |/////|     |/////|
  -------------------------------------------------
  |/////|     |/////|     |/////|     |/////|  ^  |
7 |/////|     |/////|     |/////|     |/////|  C  |
  |/////|     |/////|     |/////|     |/////|  v  |
  -------------------------------------------------
  |     |/////|     |/////|     |/////|     |/////|
6 |     |/////|     |/////|     |/////|     |/////|
  |     |/////|     |/////|     |/////|     |/////|
  -------------------------------------------------
  |/////|     |/////|     |/////|     |/////|     |
5 |< A >|     |/////|     |< d >|     |/////|< d >|
  |/////|     |/////|     |/////|     |/////|     |
  -------------------------------------------------
";
    assert!(drawn(&state).starts_with(expected), "{}", drawn(&state));
}

#[test]
fn the_small_board_is_drawn() {
    let state = small(
        ".  .  .  .  .  A|
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  b| .  .  .  .
         .  B- .  .  .  .",
        "a ab 0",
    );
    let text = drawn(&state);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 6 * 4 + 2);
    assert_eq!(lines[0], "  -------------------------------------");
    assert_eq!(lines[1], "  |     |/////|     |/////|     |//^//|");
    assert_eq!(lines[2], "6 |     |/////|     |/////|     |//A//|");
    assert_eq!(lines[18], "2 |     |//b//|     |/////|     |/////|");
    assert_eq!(lines[22], "1 |/////|< B >|/////|     |/////|     |");
    assert_eq!(lines[25], "     A     B     C     D     E     F");
}

#[test]
fn pieces_have_the_style_of_their_seat_and_squares_are_spots() {
    let state = start(SMALL);
    let view = state.text(Viewer::Spectator);
    let inked = |line: usize| -> Vec<(String, SpanStyle)> {
        let spans = view.board[line].0.iter().filter(|span| span.style != SpanStyle::Faint);
        spans.map(|span| (span.text.clone().into_owned(), span.style)).collect()
    };
    let ink = |text: &str, seat| (text.to_owned(), SpanStyle::Seat(Seat::new(seat)));
    assert_eq!(inked(2), [ink("a", 0), ink("b", 1), ink("a", 0), ink("b", 1)]);
    assert_eq!(inked(6), [ink("< b >", 1), ink("< b >", 1)]);
    let spots = |text: &str| state.spots(state.parse_move(text).unwrap());
    for spot in [spots("b1b2"), spots("a2b2"), spots("b6e6")].concat() {
        let drawn: usize = view
            .board
            .iter()
            .flat_map(|line| &line.0)
            .filter(|span| span.spot == Some(spot))
            .map(|span| span.text.len())
            .sum();
        assert_eq!(drawn, 15, "three rows of five characters");
        assert!(state.scene(Viewer::Spectator).contains(spot));
    }
}

#[test]
fn the_status_has_the_pieces_and_masters_of_each_seat() {
    tabuleiro_i18n::register(MESSAGES);
    let rows = ".  .  .  .  B| .  .  .
                .  .  .  .  .  .  .  B|
                .  .  .  .  .  .  .  .
                A- .  .  .  d- .  .  d-
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .";
    let counts = |state: &Pivit| -> Vec<Vec<(&str, usize)>> {
        let seats = state.status(Viewer::Spectator).seats.into_iter();
        seats.map(|seat| seat.counts.iter().map(|it| (it.id, it.value)).collect()).collect()
    };
    let has = |pieces, masters| vec![("pieces", pieces), ("masters", masters)];
    let state = board(FOUR, rows, "a ba 74");
    assert_eq!(counts(&state), [has(1, 1), has(2, 2), vec![("pieces", 0)], has(2, 0)]);
    let marks: Vec<_> =
        state.status(Viewer::Spectator).seats.iter().map(|it| it.marks.clone()).collect();
    assert_eq!(marks, [vec![], vec![], vec!["out"], vec![]]);
    assert_eq!(counts(&start(TWO)), [has(12, 0), has(12, 0)]);
    let order = msg!("pivit-then", first = "b", next = "a");
    let order = msg!("pivit-first-promotions", order = order);
    assert_eq!(state.status(Viewer::Spectator).facts, std::slice::from_ref(&order));
    let idle = msg!("pivit-idle", moves = 75, limit = 150);
    assert_eq!(board(FOUR, rows, "a ba 75").status(Viewer::Spectator).facts, [order, idle]);
    assert_eq!(start(TWO).status(Viewer::Spectator).facts, []);
}

#[test]
fn all_viewers_see_all_pieces_with_owner_and_axis() {
    let state = board(
        FOUR,
        ".  .  .  .  B| .  .  .
         .  .  .  .  .  .  .  C|
         .  .  .  .  .  .  .  .
         A- .  .  .  d- .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  .  .
         .  .  .  .  .  .  a- .",
        "a abc 0",
    );
    let piece = |kind, seat, orientation, (x, y)| Piece {
        at: Some(Cell::new(x, y)),
        seat: Some(Seat::new(seat)),
        orientation: Some(orientation),
        ..Piece::new(kind, if orientation == Orientation::Vertical { "↕" } else { "↔" })
    };
    // Column by column, each from below.
    let pieces = [
        piece("master", 0, Orientation::Horizontal, (1, 4)),
        piece("minion", 3, Orientation::Horizontal, (5, 4)),
        piece("master", 1, Orientation::Vertical, (5, 1)),
        piece("minion", 0, Orientation::Horizontal, (7, 8)),
        piece("master", 2, Orientation::Vertical, (8, 2)),
    ];
    for viewer in Viewer::all(4) {
        let scene = state.scene(viewer);
        assert_eq!(scene.grid, Grid::Square);
        assert_eq!(scene.pieces, pieces);
        assert_eq!(scene.trays, []);
        assert_eq!(state.text(viewer), state.text(Viewer::Spectator));
    }
}

#[test]
fn squares_have_colours_labels_and_positions() {
    for (options, squares) in [(TWO, 64), (SMALL, 36)] {
        let scene = start(options).scene(Viewer::Spectator);
        assert_eq!(scene.cells.len(), squares);
        let square = |name: &str| {
            let named = scene.cells.iter().find(|cell| cell.label == name.to_owned().into());
            named.map(|cell| (cell.kind, cell.at)).unwrap()
        };
        assert_eq!(square("a1"), ("dark", Cell::new(1, 8)));
        assert_eq!(square("b1"), ("light", Cell::new(2, 8)));
        assert_eq!(square("a6"), ("light", Cell::new(1, 3)));
        assert_eq!(square("f6"), ("dark", Cell::new(6, 3)));
    }
}

#[test]
fn picks_without_a_legal_move_have_a_reason() {
    tabuleiro_i18n::register(MESSAGES);
    let state = small(
        "A| .  .  .  .  .
         a| .  .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  b- .  .  .  .
         .  .  .  .  .  .",
        "a a 0",
    );
    let why = |squares: &[&str]| {
        let picked: Vec<Spot> = squares.iter().map(|at| state.parse_spot(at).unwrap()).collect();
        state.explain_illegal_picks(&picked).map(|why| why.to_string())
    };
    assert_eq!(why(&["a6"]).as_deref(), Some("your own piece is on a5"));
    assert_eq!(why(&["b2"]).as_deref(), Some("you have no piece on b2"));
    assert_eq!(why(&["c3"]).as_deref(), Some("you have no piece on c3"));
    assert_eq!(why(&["a5"]), None, "it can move down");
    let even = "the minion on a5 must move an odd number of squares, not 2";
    assert_eq!(why(&["a5", "a3"]).as_deref(), Some(even));
    let far_away = Spot::Cell(Cell::new(i16::MIN, i16::MAX));
    assert_eq!(state.explain_illegal_picks(&[far_away]).unwrap().id(), "not-a-square");
}

#[test]
fn each_answer_is_checked() {
    tabuleiro_i18n::register(MESSAGES);
    let state = start(SMALL);
    assert_eq!(state.questions().len(), 2);
    let error = |answers: &[&str]| state.check_answer(answers).unwrap_err().to_string();
    assert_eq!(state.check_answer(&["b1"]), Ok(()));
    assert_eq!(state.check_answer(&["b1", "3"]), Ok(()));
    assert_eq!(error(&["first"]), "expected a square, such as b1, got \"first\"");
    assert_eq!(error(&["c1"]), "you have no piece on c1");
    assert_eq!(error(&["g7"]), "there is no square g7 on the board");
    assert_eq!(error(&["b1", "2"]), "the minion on b1 must move an odd number of squares, not 2");
    assert!(error(&["b1", "two"]).contains("got \"b1 two\""));
}
