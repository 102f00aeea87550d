//! The board in a terminal.

use tabuleiro_core::{Line, SpanStyle};

use super::QuantumLeap;
use super::hex::{Hex, line_count};
use super::notation::LETTERS;

/// Draws every line of the board with the numbers of its positions under it.
pub(super) fn draw_board(state: &QuantumLeap) -> Vec<Line> {
    let by_line = state.hexes().chunk_by(|left, right| left.line() == right.line());
    by_line.flat_map(|hexes| [cells_line(state, hexes), numbers_line(state, hexes)]).collect()
}

/// Returns the width of half a cell, which is that of the greatest number, so that numbers do not
/// touch.
fn half_cell(state: &QuantumLeap) -> usize {
    line_count(state.side()).to_string().len()
}

/// Returns the number of columns left of the bracket: the number of the line and its indent.
fn margin(state: &QuantumLeap, line: usize) -> usize {
    half_cell(state) * (1 + state.side().abs_diff(line))
}

fn cells_line(state: &QuantumLeap, hexes: &[Hex]) -> Line {
    let (number, half) = (hexes[0].line(), half_cell(state));
    let label = format!("{number:>half$}");
    let mut line =
        Line::default().with(format!("{label:<0$}[ ", margin(state, number)), SpanStyle::Faint);
    for &hex in hexes {
        if hex.position() > 1 {
            line = line.with(" ".repeat(2 * half - 1), SpanStyle::Plain);
        }
        line = match state.owner(hex) {
            Some(seat) => line.cell(hex.cell(), LETTERS[seat.index()], SpanStyle::Seat(seat)),
            None => line.cell(hex.cell(), "_", SpanStyle::Faint),
        };
    }
    line.with(" ]", SpanStyle::Faint)
}

fn numbers_line(state: &QuantumLeap, hexes: &[Hex]) -> Line {
    let width = 2 * half_cell(state);
    let margin = " ".repeat(margin(state, hexes[0].line()) + 2);
    let number = |hex: &Hex| format!("{:<width$}", hex.position());
    let numbers = hexes.iter().map(number).collect::<Vec<_>>().concat();
    Line::default().with(format!("{margin}{}", numbers.trim_end()), SpanStyle::Faint)
}
