//! The board in a terminal.

use tabuleiro_core::{Line, SpanStyle};

use super::Shiftago;
use super::board::{Marbles, SIDE, Square};
use super::lanes::{Edge, Lane};
use super::notation::LETTERS;
use super::rules::GamePhase;

/// Draws the board with the numbers of its lanes. Marbles that can be scored are lower-case
/// letters.
pub(super) fn draw_board(state: &Shiftago) -> Vec<Line> {
    let faint = |text: &'static str| Line::default().with(text, SpanStyle::Faint);
    let mut lines = vec![faint("   1 2 3 4 5 6 7"), border_line(Edge::Top)];
    let marked = marbles_to_score(state);
    lines.extend(Lane::all().map(|row| row_line(state, row, marked)));
    lines.push(border_line(Edge::Bottom));
    lines
}

/// Returns the marbles in runs that can be scored now.
fn marbles_to_score(state: &Shiftago) -> Marbles {
    if state.phase != GamePhase::Score {
        return Marbles::EMPTY;
    }
    state.scoring_runs().fold(Marbles::EMPTY, |marbles, run| marbles | run.squares())
}

fn row_line(state: &Shiftago, lane: Lane, marked: Marbles) -> Line {
    let row = lane.number();
    let entry = |line: Line, edge| line.cell(lane.entry(edge), "|", SpanStyle::Faint);
    let mut line = entry(Line::default().with(format!("{row} "), SpanStyle::Faint), Edge::Left);
    for square in (1..=SIDE).filter_map(|column| Square::new(row, column)) {
        if square.column() > 1 {
            line = line.with(" ", SpanStyle::Plain);
        }
        line = match state.owner(square) {
            Some(seat) => {
                let letter = LETTERS[seat.index()];
                let is_marked = marked.contains(square);
                let drawn = if is_marked { letter.to_lowercase() } else { letter.to_owned() };
                line.cell(square.cell(), drawn, SpanStyle::Seat(seat))
            }
            None => line.cell(square.cell(), ".", SpanStyle::Faint),
        };
    }
    entry(line, Edge::Right)
}

/// Returns the upper or lower border, with an entry for each column.
fn border_line(edge: Edge) -> Line {
    let mut line = Line::default().with("  +", SpanStyle::Faint);
    for lane in Lane::all() {
        if lane.number() > 1 {
            line = line.with("-", SpanStyle::Faint);
        }
        line = line.cell(lane.entry(edge), "-", SpanStyle::Faint);
    }
    line.with("+", SpanStyle::Faint)
}
