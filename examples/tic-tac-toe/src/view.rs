//! The game as people see it: text and graphical boards, status and prompts.

use std::fmt;

use tabuleiro_core::{
    AxisLabel, Game, Grid, Line, Location, Message, Piece, Scene, SceneCell, Seat, SeatStatus,
    SpanStyle, Spot, Status, Step, TextView, Transition, Tray, View, Viewer, msg,
};

use crate::MESSAGES;
use crate::board::{SIDE, Square};
use crate::notation::{EMPTY, MARKS};
use crate::rules::{IllegalMove, PLAYERS, TicTacToe};

/// Draws the board.
impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text(Viewer::Spectator).fmt(f)
    }
}

fn letters() -> impl Iterator<Item = char> {
    (0..SIDE).map(|column| char::from(b'a' + column))
}

impl View for TicTacToe {
    fn seat_name(seat: Seat) -> Message {
        MARKS[seat.index()].into()
    }

    fn prompt(&self) -> Message {
        msg!("tic-tac-toe-prompt")
    }

    fn status(&self, _viewer: Viewer) -> Status {
        let name = TicTacToe::seat_name;
        Status::new(Seat::all(PLAYERS).map(|seat| SeatStatus::new(seat, name(seat), Vec::new())))
    }

    fn text(&self, _viewer: Viewer) -> TextView {
        let columns: String = letters().flat_map(|letter| [' ', letter]).collect();
        let mut board = vec![Line::default().with(format!(" {columns}"), SpanStyle::Faint)];
        for square in Square::all() {
            if square.column() == 0 {
                let number = (square.row() + 1).to_string();
                board.push(Line::default().with(number, SpanStyle::Faint));
            }
            let line = board.pop().expect("a row begins with its number");
            let (mark, style) = match self.owner(square) {
                Some(seat) => (MARKS[seat.index()], SpanStyle::Seat(seat)),
                None => (EMPTY, SpanStyle::Faint),
            };
            board.push(line.with(" ", SpanStyle::Plain).cell(square.cell(), mark, style));
        }
        TextView { board, hand: Vec::new() }
    }

    fn scene(&self, _viewer: Viewer) -> Scene {
        let cell = |square: Square| SceneCell {
            at: square.cell(),
            kind: "cell",
            label: square.to_string().into(),
        };
        let mark = |square: Square| Some(piece(square, self.owner(square)?));
        let axis = |at: i16, name: String| AxisLabel { at, name };
        Scene {
            grid: Grid::Square,
            cells: Square::all().map(cell).collect(),
            rows: (0..SIDE.into()).map(|row| axis(row, (row + 1).to_string())).collect(),
            columns: (0..).zip(letters()).map(|(x, name)| axis(x, name.to_string())).collect(),
            pieces: Square::all().filter_map(mark).collect(),
            trays: Seat::all(PLAYERS).map(|seat| tray(self, seat)).collect(),
        }
    }

    fn transition(before: &TicTacToe, m: Square, _: &TicTacToe, _viewer: Viewer) -> Transition {
        let step = Step::arrival(Location::Tray(before.to_move), piece(m, before.to_move));
        Transition { steps: vec![step] }
    }

    fn spots(&self, m: Square) -> Vec<Spot> {
        vec![Spot::Cell(m.cell())]
    }

    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<IllegalMove> {
        let &[Spot::Cell(cell), ..] = picked else { return None };
        let square = Square::all().find(|square| square.cell() == cell)?;
        self.check(square).err()
    }

    fn questions(&self) -> Vec<Message> {
        vec![msg!("tic-tac-toe-ask-square")]
    }
}

/// The kind of all pieces.
const MARK: &str = "mark";

/// Returns the marks that a seat has left: five for X, who begins, and four for O.
fn tray(state: &TicTacToe, seat: Seat) -> Tray {
    let left = 5 - seat.index() - state.boards[seat.index()].len() as usize;
    Tray { piece: Some(MARK), ..Tray::new(seat, "marks", left) }
}

/// Returns the mark of a seat on a square. Browsers draw an unknown kind of piece as a disc with its
/// label.
fn piece(square: Square, seat: Seat) -> Piece {
    let label = MARKS[seat.index()];
    Piece { at: Some(square.cell()), seat: Some(seat), ..Piece::new(MARK, label) }
}
