//! The board in a terminal.

use tabuleiro_core::{
    Game, Ink, Language, Line, LocalizedError, Message, Notation, Scene, Seat, Spot, TextView,
    View, Viewer, msg,
};

use super::board::{Marbles, SIDE, cell};
use super::lanes::{Edge, Lane, entry};
use super::notation::{LETTERS, read_edge};
use super::rules::Standing;
use super::{Keep, MESSAGES, Mode, Move, Shiftago, scene};

impl View for Shiftago {
    fn seat_name(seat: Seat) -> Message {
        LETTERS[seat.index()].into()
    }

    fn prompt(&self) -> Message {
        match self.standing {
            Standing::Score => msg!("shiftago-prompt-score"),
            _ => msg!("shiftago-prompt-insert"),
        }
    }

    fn text(&self, _viewer: Viewer, language: Language) -> TextView {
        let mut status: Vec<Line> =
            Seat::all(self.seats()).map(|seat| self.seat_line(seat, language)).collect();
        status.extend(self.score_lines(language));
        TextView { board: self.board_lines(), status }
    }

    fn scene(&self, _viewer: Viewer, language: Language) -> Scene {
        scene::draw(self, language)
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

    fn questions(&self) -> Vec<Message> {
        match self.standing {
            Standing::Score => vec![msg!("shiftago-ask-run")],
            _ => vec![msg!("shiftago-ask-edge"), msg!("shiftago-ask-lane")],
        }
    }

    fn check_answer(&self, answers: &[&str]) -> Result<(), Message> {
        let checked = match answers {
            [edge] if self.standing != Standing::Score => read_edge(edge).map(drop),
            _ => self.read_move(&answers.join(" ")).map(drop),
        };
        checked.map_err(|error| error.message())
    }

    fn news(before: &Shiftago, m: Move, after: &Shiftago) -> Vec<Message> {
        let Move::Score { run, .. } = m else {
            return Vec::new();
        };
        let mover = before.to_move;
        let earned = after.score(mover) - before.score(mover);
        let who = LETTERS[mover.index()];
        vec![msg!("shiftago-scores", who = who, points = points(earned), length = run.length())]
    }
}

impl Shiftago {
    fn board_lines(&self) -> Vec<Line> {
        let faint = |text: &'static str| Line::default().with(text, Ink::Faint);
        let mut lines = vec![faint("   1 2 3 4 5 6 7"), border_line(Edge::Up)];
        let marked = self.marbles_to_score();
        lines.extend(Lane::all().map(|row| self.row_line(row, marked)));
        lines.push(border_line(Edge::Down));
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

    fn row_line(&self, lane: Lane, marked: Marbles) -> Line {
        let row = lane.number();
        let entry = |line: Line, edge| line.cell(entry(edge, lane), "|", Ink::Faint);
        let mut line = entry(Line::default().with(format!("{row} "), Ink::Faint), Edge::Left);
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
        entry(line, Edge::Right)
    }

    /// How many marbles and points somebody has.
    fn seat_line(&self, seat: Seat, language: Language) -> Line {
        let inserts_now = self.standing == Standing::Insert && self.to_move == seat;
        let marbles = match self.supply(seat) {
            1 if inserts_now => msg!("shiftago-last-marble"),
            supply => msg!("shiftago-marbles-left", marbles = supply),
        };
        let line = Line::default().with(LETTERS[seat.index()], Ink::Seat(seat));
        let has = match self.options.mode {
            Mode::Express => marbles,
            _ => Message::list([points(self.score(seat)), marbles]),
        };
        line.with(format!(": {}", language.say(&has)), Ink::Plain)
    }

    /// The runs that can be scored, numbered as they are chosen.
    fn score_lines(&self, language: Language) -> Vec<Line> {
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
            let points = language.say(&points(earned));
            Line::of(format!("{number}) {}: {points}", self.write_move(m)))
        };
        (1..).zip(moves).map(line).collect()
    }
}

/// The upper or lower border, in which a column is entered above or below its cells.
fn border_line(edge: Edge) -> Line {
    let mut line = Line::default().with("  +", Ink::Faint);
    for lane in Lane::all() {
        if lane.number() > 1 {
            line = line.with("-", Ink::Faint);
        }
        line = line.cell(entry(edge, lane), "-", Ink::Faint);
    }
    line.with("+", Ink::Faint)
}

/// `1 point`, `2 points`.
fn points(number: u8) -> Message {
    msg!("shiftago-points", points = number)
}
