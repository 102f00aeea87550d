//! The board for graphical interfaces: light and dark squares, and pieces with their axis.

use tabuleiro_core::{Grid, Orientation, Piece, Scene, SceneCell};

use super::Pivit;
use super::board::{Axis, Square, Squares, cell, is_dark};

pub(super) fn draw(state: &Pivit) -> Scene {
    let squares = Squares::of_board(state.side);
    let drawn = |square: Square| SceneCell {
        at: cell(square),
        kind: if is_dark(square) { "dark" } else { "light" },
        label: square.to_string().into(),
    };
    let piece = |square: Square| {
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
    };
    Scene {
        grid: Grid::Square,
        cells: squares.into_iter().map(drawn).collect(),
        pieces: squares.into_iter().filter_map(piece).collect(),
        trays: Vec::new(),
    }
}
