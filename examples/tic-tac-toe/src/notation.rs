//! Moves and positions as text: `b2`, and `X.O/.X./... 2`.

use std::fmt;

use tabuleiro_core::{Game, Notation, ParseError, Seat, Spot, Turn, msg};

use crate::board::{Board, SIDE, Square};
use crate::rules::{PLAYERS, TicTacToe};
use crate::{MESSAGES, Options};

/// The marks of the seats.
pub(crate) const MARKS: [&str; PLAYERS] = ["X", "O"];
/// The text of an empty square.
pub(crate) const EMPTY: &str = ".";
/// The position before the first move, as an example in errors.
const START: &str = ".../.../... 1";

/// A letter for the column, then the number of the row.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

fn parse_square(text: &str) -> Option<Square> {
    match text.trim().to_ascii_lowercase().as_bytes() {
        [column, row] => Square::new(column.checked_sub(b'a')?, row.checked_sub(b'1')?),
        _ => None,
    }
}

impl Notation for TicTacToe {
    fn parse_move(&self, text: &str) -> Result<Square, ParseError> {
        parse_square(text).ok_or_else(|| ParseError::new(msg!("tic-tac-toe-expected-square"), text))
    }

    fn format_move(&self, m: Square) -> String {
        m.to_string()
    }

    fn parse_position(options: Options, text: &str) -> Result<TicTacToe, ParseError> {
        let expected =
            || ParseError::new(msg!("tic-tac-toe-expected-position", start = START), text);
        let (rows, to_move) = text.trim().split_once(' ').ok_or_else(expected)?;
        let mut state = TicTacToe::new(options);
        let rows: Vec<&str> = rows.split('/').collect();
        if rows.len() != usize::from(SIDE) || rows.iter().any(|row| row.len() != usize::from(SIDE))
        {
            return Err(expected());
        }
        for (square, mark) in Square::all().zip(rows.concat().chars()) {
            let mark = mark.to_string();
            if let Some(seat) = MARKS.iter().position(|known| *known == mark) {
                state.boards[seat] = state.boards[seat].with(square);
            } else if mark != EMPTY {
                return Err(expected());
            }
        }
        let [first, second] = state.boards.map(Board::len);
        state.to_move = match to_move.trim() {
            "1" if first == second => Seat::FIRST,
            "2" if first == second + 1 => Seat::new(1),
            _ => return Err(ParseError::new(msg!("tic-tac-toe-expected-turn"), text)),
        };
        // Only the player who has just moved can have a line.
        if state.boards[state.to_move.index()].has_line() {
            return Err(ParseError::new(msg!("tic-tac-toe-expected-turn"), text));
        }
        Ok(state)
    }

    fn format_position(&self) -> String {
        let mut text = String::new();
        for square in Square::all() {
            if square.column() == 0 && square.row() > 0 {
                text.push('/');
            }
            text.push_str(self.owner(square).map_or(EMPTY, |seat| MARKS[seat.index()]));
        }
        format!("{text} {}", self.to_move.index() + 1)
    }

    fn parse_spot(&self, text: &str) -> Option<Spot> {
        let square = parse_square(text)?;
        matches!(self.turn(), Turn::Of(_)).then_some(Spot::Cell(square.cell()))
    }
}
