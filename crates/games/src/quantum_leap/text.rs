//! The board in a terminal.

use tabuleiro_core::{Line, SpanStyle};

use super::QuantumLeap;
use super::board::{Place, lines};
use super::notation::LETTERS;

/// Draws every line of the board with the numbers of its positions under it.
pub(super) fn draw_board(state: &QuantumLeap) -> Vec<Line> {
    let by_line = state.places().chunk_by(|left, right| left.line() == right.line());
    by_line.flat_map(|places| [cells_line(state, places), numbers_line(state, places)]).collect()
}

/// Returns the width of half a cell: as wide as the greatest number, so that numbers keep apart.
fn half_cell(state: &QuantumLeap) -> usize {
    lines(state.side()).to_string().len()
}

/// Returns the number of columns left of the bracket: the number of the line and its indent.
fn margin(state: &QuantumLeap, line: usize) -> usize {
    half_cell(state) * (1 + state.side().abs_diff(line))
}

fn cells_line(state: &QuantumLeap, places: &[Place]) -> Line {
    let (number, half) = (places[0].line(), half_cell(state));
    let label = format!("{number:>half$}");
    let mut line =
        Line::default().with(format!("{label:<0$}[ ", margin(state, number)), SpanStyle::Faint);
    for &place in places {
        if place.position() > 1 {
            line = line.with(" ".repeat(2 * half - 1), SpanStyle::Plain);
        }
        line = match state.owner(place) {
            Some(seat) => line.cell(place.cell(), LETTERS[seat.index()], SpanStyle::Seat(seat)),
            None => line.cell(place.cell(), "_", SpanStyle::Faint),
        };
    }
    line.with(" ]", SpanStyle::Faint)
}

fn numbers_line(state: &QuantumLeap, places: &[Place]) -> Line {
    let width = 2 * half_cell(state);
    let margin = " ".repeat(margin(state, places[0].line()) + 2);
    let number = |place: &Place| format!("{:<width$}", place.position());
    let numbers = places.iter().map(number).collect::<Vec<_>>().concat();
    Line::default().with(format!("{margin}{}", numbers.trim_end()), SpanStyle::Faint)
}
