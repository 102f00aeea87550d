//! The board for graphical interfaces: light and dark squares, and pieces with their axis.

use tabuleiro_core::{
    AxisLabel, Grid, Location, Orientation, Piece, Scene, SceneCell, Step, Transition,
};

use super::board::{Axis, Square, Squares, cell, is_dark};
use super::{Move, Pivit};

pub(super) fn draw(state: &Pivit) -> Scene {
    let squares = Squares::of_board(state.side);
    let drawn = |square: Square| SceneCell {
        at: cell(square),
        kind: if is_dark(square) { "dark" } else { "light" },
        label: square.to_string().into(),
    };
    let row = |y| AxisLabel { at: cell(Square::new(0, y)).y, name: (y + 1).to_string() };
    let column = |x: i8| {
        let letter = char::from(b'a' + x as u8);
        AxisLabel { at: cell(Square::new(x, 0)).x, name: letter.to_string() }
    };
    let side = state.side as i8;
    Scene {
        grid: Grid::Square,
        cells: squares.into_iter().map(drawn).collect(),
        rows: (0..side).map(row).collect(),
        columns: (0..side).map(column).collect(),
        pieces: squares.into_iter().filter_map(|square| piece(state, square)).collect(),
        trays: Vec::new(),
    }
}

/// Returns the step of the piece that moves and turns, and that of a piece that it captures.
pub(super) fn transition(before: &Pivit, Move { from, to }: Move, after: &Pivit) -> Transition {
    let captured = before.piece(to).map(|_| Step::capture(cell(to)));
    let moved = piece(after, to).map(|piece| Step::arrival(Location::Cell(cell(from)), piece));
    Transition { steps: captured.into_iter().chain(moved).collect() }
}

/// Returns the piece on a square.
fn piece(state: &Pivit, square: Square) -> Option<Piece> {
    let piece = state.piece(square)?;
    let kind = if piece.is_master { "master" } else { "minion" };
    let (orientation, arrow) = match piece.axis {
        Axis::Vertical => (Orientation::Vertical, "↕"),
        Axis::Horizontal => (Orientation::Horizontal, "↔"),
    };
    Some(Piece {
        at: Some(cell(square)),
        seat: Some(piece.seat),
        orientation: Some(orientation),
        ..Piece::new(kind, arrow)
    })
}
