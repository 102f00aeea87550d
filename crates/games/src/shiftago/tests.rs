//! Tests of the rules, the notation, the evaluation and the views.

mod express;
mod golden;
mod illegal;
mod perft;
mod scoring;
mod texts;
mod threats;

use tabuleiro_core::{Game, Notation, Outcome, Turn};

use super::{Exhausted, MESSAGES, Mode, Options, Shiftago};

const LOSES: Options = Options { mode: Mode::Express, players: 2, exhausted: Exhausted::Loses };
const DRAWS: Options = Options { exhausted: Exhausted::Draws, ..LOSES };

const EMPTY: &str = "......./......./......./......./......./......./.......";

fn options(mode: Mode, players: u8) -> Options {
    Options { mode, players, ..LOSES }
}

fn start() -> Shiftago {
    Shiftago::new(LOSES)
}

/// Returns the position with these rows and seat to move, and 22 marbles for each seat.
fn board(rows: &str, seat: usize) -> Shiftago {
    board_of(LOSES, rows, seat)
}

/// Returns the position of these options with these rows and seat to move, without points.
fn board_of(options: Options, rows: &str, seat: usize) -> Shiftago {
    let rows: Vec<&str> = rows.split_whitespace().collect();
    let left = |letter: &&str| (22 - rows.concat().matches(*letter).count()).to_string();
    let players = usize::from(options.players);
    let supplies: Vec<String> = ["X", "O", "Y", "Z"][..players].iter().map(left).collect();
    let scores = match options.mode {
        Mode::Express => String::new(),
        _ => vec!["0"; players].join(","),
    };
    read(options, &format!("{} {seat} {} {scores}", rows.join("/"), supplies.join(",")))
}

fn position(rows: &str, seat: usize, x: usize, o: usize, options: Options) -> Shiftago {
    read(options, &format!("{rows} {seat} {x},{o}"))
}

fn read(options: Options, text: &str) -> Shiftago {
    Shiftago::parse_position(options, text).unwrap()
}

/// Plays moves that are separated by `;`.
fn play(state: &mut Shiftago, moves: &str) {
    for text in moves.split(';') {
        state.play(state.parse_move(text).unwrap()).unwrap();
    }
}

fn rows(state: &Shiftago) -> String {
    let text = state.format_position();
    text.split(' ').next().unwrap().replace('/', "\n")
}

fn outcome(state: &Shiftago) -> Outcome {
    match state.turn() {
        Turn::Over(outcome) => outcome,
        Turn::Of(seat) => panic!("seat {seat} is to move"),
    }
}

/// Returns the legal moves as text.
fn legal(state: &Shiftago) -> Vec<String> {
    let moves = state.legal_moves();
    moves.iter().map(|&m| state.format_move(m)).collect()
}
