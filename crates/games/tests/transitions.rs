//! The exact steps of transitions, for moves of every game.

#![allow(clippy::unwrap_used)]

use tabuleiro_core::{
    Cell, Location, Orientation, Piece, Playable, Seat, Step, Viewer, parse_options,
};
use tabuleiro_games::dominup::Dominup;
use tabuleiro_games::pivit::Pivit;
use tabuleiro_games::quantum_leap::QuantumLeap;
use tabuleiro_games::shiftago::Shiftago;

/// Returns the steps of a move in a position, which are the same for all viewers.
fn steps<G: Playable>(options: &str, position: &str, text: &str) -> Vec<Step> {
    let options = parse_options(options).unwrap();
    let before = G::parse_position(options, position).unwrap();
    let m = before.parse_move(text).unwrap();
    let mut after = before.clone();
    after.play(m).unwrap();
    let seen =
        Viewer::all(before.players()).map(|viewer| G::transition(&before, m, &after, viewer));
    let mut seen: Vec<Vec<Step>> = seen.map(|transition| transition.steps).collect();
    seen.dedup();
    assert_eq!(seen.len(), 1, "all viewers see the board");
    seen.remove(0)
}

const fn cell(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

fn marble(seat: usize, at: Cell, label: &str) -> Piece {
    let seat = Some(Seat::new(seat));
    Piece { at: Some(at), seat, ..Piece::new("marble", label.to_owned()) }
}

#[test]
fn a_marble_shifts_others_up_to_the_first_gap() {
    let position = "XO.X.../......./......./......./......./......./....... 1 20,21";
    let entering = |entry, piece| Step::arrival(Location::Entry(entry), piece);
    let pushed = [
        entering(cell(0, 1), marble(0, cell(1, 1), "X")),
        Step::slide(cell(1, 1), cell(2, 1)),
        Step::slide(cell(2, 1), cell(3, 1)),
    ];
    assert_eq!(steps::<Shiftago>("", position, "L1"), pushed);
    let from_below = [entering(cell(1, 8), marble(0, cell(1, 7), "X"))];
    assert_eq!(steps::<Shiftago>("", position, "D1"), from_below);
}

#[test]
fn scored_marbles_return_to_the_supply() {
    let position = "XXXXX../......./......./......./......./......./....... 1 17,22 0,0 score";
    let returned = |x| Step {
        from: Location::Cell(cell(x, 1)),
        to: Some(Location::Tray(Seat::FIRST)),
        piece: None,
    };
    let scored = steps::<Shiftago>("mode=expert", position, "score 1,1-1,5");
    assert_eq!(scored, [2, 3, 4].map(returned));
}

#[test]
fn a_piece_turns_as_it_moves_and_a_captured_piece_leaves_the_game() {
    let position =
        "......../.......b|/......../......../b-......./......../......../A|....... a a 0";
    let turned = Piece {
        at: Some(cell(1, 5)),
        seat: Some(Seat::FIRST),
        orientation: Some(Orientation::Horizontal),
        ..Piece::new("master", "↔")
    };
    let moved = Step::arrival(Location::Cell(cell(1, 8)), turned.clone());
    let captured = Step::capture(cell(1, 5));
    assert_eq!(steps::<Pivit>("", position, "a1a4"), [captured, moved]);
}

#[test]
fn a_minion_that_reaches_a_corner_becomes_a_master() {
    let position =
        "......../a|......./......../......../......../......../.......b|/........ a - 0";
    let arrived = steps::<Pivit>("", position, "a7a8");
    assert_eq!(arrived[0].piece.as_ref().map(|piece| piece.kind), Some("master"));
}

#[test]
fn leaps_capture_stones_and_swaps_exchange_stones() {
    let leap = steps::<QuantumLeap>("side=2", "XO/_O_/__ O play", "2-1x1-1");
    let (first, second) = (cell(1, 1), cell(3, 1));
    assert_eq!(leap, [Step::capture(first), Step::slide(second, first)]);
    let swap = steps::<QuantumLeap>("side=2", "XO/O_X/XO X swap", "swap 1-1 2-1");
    assert_eq!(swap, [Step::slide(first, second), Step::slide(second, first)]);
    assert_eq!(steps::<QuantumLeap>("side=2", "XO/O_X/XO X swap", "pass"), []);
}

#[test]
fn the_halves_of_a_domino_come_from_the_hand() {
    let half = |x, number, orientation, arrow| Piece {
        at: Some(cell(x, 9)),
        orientation: Some(orientation),
        number: Some(number),
        level: Some(2),
        ..Piece::new("half", format!("{number}{arrow}2"))
    };
    let from_hand = |piece| Step::arrival(Location::Tray(Seat::FIRST), piece);
    let position = "77@9,9e;24@11,10n;33@12,10e;47@10,10n;05@11,12w;23@11,10s;11@9,8s;35@12,11n;\
        25@11,10e;66@11,13s 01,03,04,06,12,14,15,17,22,26,37,45,56,67|\
        00,02,07,13,16,27,34,36,44,46,55,57 1";
    let halves = [half(8, 1, Orientation::East, '→'), half(9, 7, Orientation::West, '←')];
    assert_eq!(steps::<Dominup>("", position, "17@9,8e"), halves.map(from_hand));
}
