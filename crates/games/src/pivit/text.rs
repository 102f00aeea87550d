//! The board in a terminal.

use tabuleiro_core::{Line, SpanStyle};

use super::Pivit;
use super::board::{Axis, Square, cell, is_dark};
use super::notation::letter;

/// The names of the columns below the board.
const COLUMNS: &str = "     A     B     C     D     E     F     G     H";

/// Returns the pattern of a square.
fn pattern(square: Square) -> &'static str {
    if is_dark(square) { "/////" } else { "     " }
}

/// Draws the board, three lines for each row.
pub(super) fn draw_board(state: &Pivit) -> Vec<Line> {
    let side = state.side as i8;
    let rule = format!("  {}", "-".repeat(6 * usize::from(state.side) + 1));
    let rule = || Line::default().with(rule.clone(), SpanStyle::Faint);
    let mut lines = vec![rule()];
    for y in (0..side).rev() {
        lines.extend((0..3).map(|part| row_line(state, y, part)));
        lines.push(rule());
    }
    let letters = &COLUMNS[..6 * usize::from(state.side)];
    lines.push(Line::default().with(letters, SpanStyle::Faint));
    lines
}

/// Draws one of the three lines of a row.
fn row_line(state: &Pivit, y: i8, part: usize) -> Line {
    let label = if part == 1 { format!("{} |", y + 1) } else { "  |".into() };
    let mut line = Line::default().with(label, SpanStyle::Faint);
    for x in 0..state.side as i8 {
        line = square_spans(state, line, Square::new(x, y), part).with("|", SpanStyle::Faint);
    }
    line
}

/// Appends a third of a square: the piece in its colour, the pattern around it faint.
fn square_spans(state: &Pivit, line: Line, square: Square, part: usize) -> Line {
    let at = cell(square);
    let pattern = pattern(square);
    let Some(piece) = state.piece(square) else {
        return line.cell(at, pattern, SpanStyle::Faint);
    };
    let ink = SpanStyle::Seat(piece.seat);
    let mark = match (piece.axis, part) {
        (Axis::Horizontal, 1) => return line.cell(at, format!("< {} >", letter(piece)), ink),
        (Axis::Horizontal, _) => return line.cell(at, pattern, SpanStyle::Faint),
        (Axis::Vertical, 0) => "^".into(),
        (Axis::Vertical, 1) => letter(piece),
        (Axis::Vertical, _) => "v".into(),
    };
    line.cell(at, &pattern[..2], SpanStyle::Faint).cell(at, mark, ink).cell(
        at,
        &pattern[3..],
        SpanStyle::Faint,
    )
}
