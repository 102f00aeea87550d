//! The board in a terminal.

use tabuleiro_core::{Ink, Line, Notation, Scene, Seat, Spot, TextView, Turn, View, Viewer};

use super::board::{SIDE, cell, entry};
use super::notation::{LETTERS, read_edge};
use super::state::PLAYERS;
use super::{Move, Shiftago, scene};

impl View for Shiftago {
    fn seat_name(seat: Seat) -> &'static str {
        LETTERS[seat.index()]
    }

    fn prompt(&self) -> &'static str {
        "edge and lane, such as L3 or up 4"
    }

    fn text(&self, _viewer: Viewer) -> TextView {
        TextView { board: self.board_lines(), status: self.supply_lines() }
    }

    fn scene(&self, _viewer: Viewer) -> Scene {
        scene::draw(self)
    }

    fn spots(&self, m: Move) -> Vec<Spot> {
        let Move::Insert { edge, lane } = m;
        vec![Spot::Cell(entry(edge, lane))]
    }

    fn questions(&self) -> &'static [&'static str] {
        &["edge (left, right, up or down)", "lane (1 to 7)"]
    }

    fn check_answer(&self, answers: &[&str]) -> Result<(), String> {
        let checked = match answers {
            [edge] => read_edge(edge).map(drop),
            _ => self.read_move(&answers.join(" ")).map(drop),
        };
        checked.map_err(|error| error.to_string())
    }
}

impl Shiftago {
    fn board_lines(&self) -> Vec<Line> {
        let faint = |text: &'static str| Line::default().with(text, Ink::Faint);
        let mut lines = vec![faint("   1 2 3 4 5 6 7"), faint("  +-------------+")];
        lines.extend((1..=SIDE).map(|row| self.row_line(row)));
        lines.push(faint("  +-------------+"));
        lines
    }

    fn row_line(&self, row: usize) -> Line {
        let mut line = Line::default().with(format!("{row} |"), Ink::Faint);
        for column in 1..=SIDE {
            if column > 1 {
                line = line.with(" ", Ink::Plain);
            }
            line = match self.owner(row, column) {
                Some(seat) => line.cell(cell(row, column), LETTERS[seat.index()], Ink::Seat(seat)),
                None => line.cell(cell(row, column), ".", Ink::Faint),
            };
        }
        line.with("|", Ink::Faint)
    }

    /// How many marbles everybody has left.
    fn supply_lines(&self) -> Vec<Line> {
        let line = |seat: Seat| {
            let left = match self.supply(seat) {
                0 => "no marbles left".into(),
                1 if self.turn_is_of(seat) => "only one marble left, make it count".into(),
                1 => "1 marble left".into(),
                supply => format!("{supply} marbles left"),
            };
            Line::default()
                .with(LETTERS[seat.index()], Ink::Seat(seat))
                .with(format!(": {left}"), Ink::Plain)
        };
        Seat::all(PLAYERS).map(line).collect()
    }

    fn turn_is_of(&self, seat: Seat) -> bool {
        self.find_turn() == Turn::Of(seat)
    }
}
