//! The view of the game for people: status, prompts, spots and events.

use std::fmt;

use tabuleiro_core::{
    Count, Game, LocalizedError, Message, Notation, NumberedMove, Scene, Seat, SeatStatus, Spot,
    Status, TextView, Transition, View, Viewer, msg,
};

use super::notation::{LETTERS, parse_edge};
use super::rules::GamePhase;
use super::{Keep, MESSAGES, Mode, Move, Shiftago, scene, text};

/// Draws the board.
impl fmt::Display for Shiftago {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text(Viewer::Spectator).fmt(f)
    }
}

impl View for Shiftago {
    fn seat_name(seat: Seat) -> Message {
        LETTERS[seat.index()].into()
    }

    fn prompt(&self) -> Message {
        match self.phase {
            GamePhase::Score => msg!("shiftago-prompt-score"),
            _ => msg!("shiftago-prompt-insert"),
        }
    }

    fn status(&self, _viewer: Viewer) -> Status {
        let phase = match self.phase {
            GamePhase::Insert => Some("insert"),
            GamePhase::Score => Some("score"),
            _ => None,
        };
        let seats = Seat::all(self.players()).map(|seat| self.seat_status(seat));
        Status { phase, numbered_moves: self.scores(), ..Status::new(seats) }
    }

    fn text(&self, _viewer: Viewer) -> TextView {
        TextView { board: text::draw_board(self), hand: Vec::new() }
    }

    fn scene(&self, _viewer: Viewer) -> Scene {
        scene::draw(self)
    }

    fn transition(before: &Shiftago, m: Move, after: &Shiftago, _viewer: Viewer) -> Transition {
        scene::transition(before, m, after)
    }

    fn move_kind(&self, m: Move) -> Option<&'static str> {
        Some(match m {
            Move::Insert { .. } => "insert",
            Move::Score { .. } => "score",
        })
    }

    fn spots(&self, m: Move) -> Vec<Spot> {
        let cells = match m {
            Move::Insert { edge, lane } => vec![lane.entry(edge)],
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
        match self.phase {
            GamePhase::Score => vec![msg!("shiftago-ask-run")],
            _ => vec![msg!("shiftago-ask-edge"), msg!("shiftago-ask-lane")],
        }
    }

    fn check_answer(&self, answers: &[&str]) -> Result<(), Message> {
        let checked = match answers {
            [edge] if self.phase != GamePhase::Score => parse_edge(edge).map(drop),
            _ => self.parse_move(&answers.join(" ")).map(drop),
        };
        checked.map_err(|error| error.message())
    }

    fn events(before: &Shiftago, m: Move, after: &Shiftago) -> Vec<Message> {
        let Move::Score { run, .. } = m else {
            return Vec::new();
        };
        let mover = before.to_move;
        let earned = after.score(mover) - before.score(mover);
        let who = LETTERS[mover.index()];
        let points = points(earned).label;
        vec![msg!("shiftago-scores", who = who, points = points, length = run.length())]
    }
}

impl Shiftago {
    /// Returns the points and marbles of a seat.
    fn seat_status(&self, seat: Seat) -> SeatStatus {
        let supply = self.supply(seat);
        let is_last = supply == 1 && self.phase == GamePhase::Insert && self.to_move == seat;
        let words = if is_last {
            msg!("shiftago-last-marble")
        } else {
            msg!("shiftago-marbles-left", marbles = supply)
        };
        let marbles = Count::new("marbles", supply, words);
        let counts = match self.options.mode {
            Mode::Express => vec![marbles],
            Mode::Expert | Mode::Extreme => vec![points(self.score(seat)), marbles],
        };
        let status = SeatStatus::new(seat, Shiftago::seat_name(seat), counts);
        if is_last { status.with_mark("last-marble") } else { status }
    }

    /// Returns the runs that can be scored, in canonical order.
    fn scores(&self) -> Vec<NumberedMove> {
        let moves = self.legal_moves();
        let numbered = |m: Move| match m {
            Move::Score { run, .. } => {
                let earns = points(self.options.points(run.length()));
                Some(NumberedMove { text: self.format_move(m), earns })
            }
            Move::Insert { .. } => None,
        };
        moves.into_iter().filter_map(numbered).collect()
    }
}

/// Returns a number of points with its text, such as `2 points`.
fn points(number: u8) -> Count {
    Count::new("points", number, msg!("shiftago-points", points = number))
}
