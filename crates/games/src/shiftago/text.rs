//! The board in a terminal.

use tabuleiro_core::{Ink, Line};

use super::Shiftago;
use super::board::{Marbles, SIDE, cell};
use super::lanes::{Edge, Lane, entry};
use super::notation::LETTERS;
use super::rules::Standing;

/// Draws the board with the numbers of its lanes; marbles that can be scored are small letters.
pub(super) fn draw_board(state: &Shiftago) -> Vec<Line> {
    let faint = |text: &'static str| Line::default().with(text, Ink::Faint);
    let mut lines = vec![faint("   1 2 3 4 5 6 7"), border_line(Edge::Up)];
    let marked = marbles_to_score(state);
    lines.extend(Lane::all().map(|row| row_line(state, row, marked)));
    lines.push(border_line(Edge::Down));
    lines
}

/// The marbles in runs that can be scored now.
fn marbles_to_score(state: &Shiftago) -> Marbles {
    match state.standing {
        Standing::Score => {
            state.scoring_runs().fold(Marbles::default(), |all, run| all.and(run.marbles()))
        }
        _ => Marbles::default(),
    }
}

fn row_line(state: &Shiftago, lane: Lane, marked: Marbles) -> Line {
    let row = lane.number();
    let entry = |line: Line, edge| line.cell(entry(edge, lane), "|", Ink::Faint);
    let mut line = entry(Line::default().with(format!("{row} "), Ink::Faint), Edge::Left);
    for column in 1..=SIDE {
        if column > 1 {
            line = line.with(" ", Ink::Plain);
        }
        line = match state.owner(row, column) {
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
