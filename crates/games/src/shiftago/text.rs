//! The board in a terminal.

use tabuleiro_core::{Game, Ink, Line, Notation, Scene, Seat, Spot, TextView, View, Viewer};

use super::board::{Marbles, SIDE, cell};
use super::lanes::entry;
use super::notation::{LETTERS, read_edge};
use super::rules::Standing;
use super::{Keep, Mode, Move, Shiftago, scene};

impl View for Shiftago {
    fn seat_name(seat: Seat) -> &'static str {
        LETTERS[seat.index()]
    }

    fn prompt(&self) -> &'static str {
        match self.standing {
            Standing::Score => "the number of the run to score",
            _ => "edge and lane, such as L3 or up 4",
        }
    }

    fn text(&self, _viewer: Viewer) -> TextView {
        let mut status: Vec<Line> =
            Seat::all(self.seats()).map(|seat| self.seat_line(seat)).collect();
        status.extend(self.score_lines());
        TextView { board: self.board_lines(), status }
    }

    fn scene(&self, _viewer: Viewer) -> Scene {
        scene::draw(self)
    }

    fn sort(&self, m: Move) -> Option<&'static str> {
        Some(match m {
            Move::Insert { .. } => "insert",
            Move::Score { .. } => "score",
        })
    }

    fn spots(&self, m: Move) -> Vec<Spot> {
        let cells = match m {
            Move::Insert { edge, lane } => vec![entry(edge, lane)],
            Move::Score { run, keep } => {
                let (first, last) = (run.first.cell(), run.last.cell());
                match keep {
                    Keep::Both => vec![first, last],
                    Keep::First => vec![first, last, first],
                    Keep::Last => vec![first, last, last],
                }
            }
        };
        cells.into_iter().map(Spot::Cell).collect()
    }

    fn questions(&self) -> &'static [&'static str] {
        match self.standing {
            Standing::Score => &["number of the run"],
            _ => &["edge (left, right, up or down)", "lane (1 to 7)"],
        }
    }

    fn check_answer(&self, answers: &[&str]) -> Result<(), String> {
        let checked = match answers {
            [edge] if self.standing != Standing::Score => read_edge(edge).map(drop),
            _ => self.read_move(&answers.join(" ")).map(drop),
        };
        checked.map_err(|error| error.to_string())
    }

    fn news(before: &Shiftago, m: Move, after: &Shiftago) -> Vec<String> {
        let Move::Score { run, .. } = m else {
            return Vec::new();
        };
        let mover = before.to_move;
        let earned = after.score(mover) - before.score(mover);
        let letter = LETTERS[mover.index()];
        vec![format!("{letter} scores {} for a run of {}", points(earned), run.length())]
    }
}

impl Shiftago {
    fn board_lines(&self) -> Vec<Line> {
        let faint = |text: &'static str| Line::default().with(text, Ink::Faint);
        let mut lines = vec![faint("   1 2 3 4 5 6 7"), faint("  +-------------+")];
        let marked = self.marbles_to_score();
        lines.extend((1..=SIDE).map(|row| self.row_line(row, marked)));
        lines.push(faint("  +-------------+"));
        lines
    }

    /// The marbles in runs that can be scored now; they are drawn as small letters.
    fn marbles_to_score(&self) -> Marbles {
        match self.standing {
            Standing::Score => {
                self.scoring_runs().fold(Marbles::default(), |all, run| all.and(run.marbles()))
            }
            _ => Marbles::default(),
        }
    }

    fn row_line(&self, row: usize, marked: Marbles) -> Line {
        let mut line = Line::default().with(format!("{row} |"), Ink::Faint);
        for column in 1..=SIDE {
            if column > 1 {
                line = line.with(" ", Ink::Plain);
            }
            line = match self.owner(row, column) {
                Some(seat) => {
                    let letter = LETTERS[seat.index()];
                    let is_marked = marked.has(Marbles::at(row, column));
                    let drawn = if is_marked { letter.to_lowercase() } else { letter.to_owned() };
                    line.cell(cell(row, column), drawn, Ink::Seat(seat))
                }
                None => line.cell(cell(row, column), ".", Ink::Faint),
            };
        }
        line.with("|", Ink::Faint)
    }

    /// How many marbles and points somebody has.
    fn seat_line(&self, seat: Seat) -> Line {
        let inserts_now = self.standing == Standing::Insert && self.to_move == seat;
        let marbles = match self.supply(seat) {
            0 => "no marbles left".to_owned(),
            1 if inserts_now => "only one marble left, make it count".to_owned(),
            1 => "1 marble left".to_owned(),
            supply => format!("{supply} marbles left"),
        };
        let line = Line::default().with(LETTERS[seat.index()], Ink::Seat(seat));
        if self.options.mode == Mode::Express {
            line.with(format!(": {marbles}"), Ink::Plain)
        } else {
            line.with(format!(": {}, {marbles}", points(self.score(seat))), Ink::Plain)
        }
    }

    /// The runs that can be scored, numbered as they are chosen.
    fn score_lines(&self) -> Vec<Line> {
        if self.standing != Standing::Score {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let line = |(number, m): (usize, Move)| {
            let earned = match m {
                Move::Score { run, .. } => self.options.points(run.length()),
                Move::Insert { .. } => 0,
            };
            Line::of(format!("{number}) {}: {}", self.write_move(m), points(earned)))
        };
        (1..).zip(moves).map(line).collect()
    }
}

/// `1 point`, `2 points`.
fn points(number: u8) -> String {
    format!("{number} point{}", if number == 1 { "" } else { "s" })
}
