//! Tests of the rules, with the other subjects in modules of their own.

mod golden;
mod hidden_hands;
mod perft;
mod rules;
mod search;
mod texts;
mod views;

use tabuleiro_core::{Game, Notation, Outcome, Seat, Turn, seeded_rng};

use super::tile::{Tile, Tiles};
use super::{Board, Dominup, Expand, Illegal, MESSAGES, Move, Options, Placings};

const OPEN: Options = Options {
    players: 2,
    expand: Expand::Perpendicular,
    board: Board::Open,
    placings: Placings::First,
};
const ADJACENT: Options = Options { expand: Expand::Adjacent, ..OPEN };
const EIGHTEEN: Options = Options { board: Board::EIGHTEEN, ..OPEN };
const THREE: Options = Options { players: 3, ..OPEN };
const FOUR: Options = Options { players: 4, ..OPEN };

/// The position of Figure 4 of the students' report.
const FIGURE_4: &str = "77@9,9e;24@11,10n;33@12,10e;47@10,10n;05@11,12w;23@11,10s;11@9,8s;\
    35@12,11n;25@11,10e;66@11,13s \
    01,03,04,06,12,14,15,17,22,26,37,45,56,67|00,02,07,13,16,27,34,36,44,46,55,57 1";

fn start(options: Options, seed: u64) -> Dominup {
    Dominup::new(options, &mut seeded_rng(seed, 0))
}

fn position(options: Options, text: &str) -> Dominup {
    Dominup::parse_position(options, text).unwrap()
}

/// Returns a position in which the first seats hold these tiles and the last seat holds the rest.
fn holding(options: Options, plays: &str, hands: &[&str], seat: usize) -> Dominup {
    let tiles = |text: &str| -> Tiles {
        Tile::all().filter(|tile| text.split(',').any(|word| word == tile.to_string())).collect()
    };
    let played: Tiles = Tile::all()
        .filter(|tile| plays.split(';').any(|play| play.starts_with(&tile.to_string())))
        .collect();
    let dealt = hands.iter().fold(played, |all, hand| all | tiles(hand));
    let rest: Vec<String> = (!dealt).iter().map(|tile| tile.to_string()).collect();
    position(options, &format!("{plays} {}|{} {seat}", hands.join("|"), rest.join(",")))
}

fn play(state: &mut Dominup, moves: &str) {
    for text in moves.split_whitespace() {
        state.play(state.parse_move(text).unwrap()).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

fn illegal(state: &Dominup, text: &str) -> Illegal {
    state.check(state.parse_move(text).unwrap()).unwrap_err()
}

fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

fn outcome(state: &Dominup) -> Outcome {
    match state.turn() {
        Turn::Over(outcome) => outcome,
        Turn::Of(seat) => panic!("seat {seat} is to move"),
    }
}
