//! The board as a picture: light and dark squares, and pieces that show how they point.

use tabuleiro_core::{Grid, Piece, Scene, SceneCell};

use super::Pivit;
use super::board::{Axis, Square, Squares, cell, is_dark};

pub(super) fn draw(state: &Pivit) -> Scene {
    let squares = Squares::of_board(state.side);
    let drawn = |square: Square| SceneCell {
        at: cell(square),
        kind: if is_dark(square) { "dark" } else { "light" },
        label: square.to_string(),
    };
    let piece = |square: Square| {
        let piece = state.piece(square)?;
        let kind = if piece.is_master { "master" } else { "minion" };
        let label = arrow(piece.axis).to_owned();
        Some(Piece {
            at: Some(cell(square)),
            kind,
            seat: Some(piece.seat),
            label,
            ..Piece::default()
        })
    };
    Scene {
        grid: Grid::Square,
        cells: squares.into_iter().map(drawn).collect(),
        pieces: squares.into_iter().filter_map(piece).collect(),
        trays: Vec::new(),
    }
}

fn arrow(axis: Axis) -> &'static str {
    match axis {
        Axis::Vertical => "↕",
        Axis::Horizontal => "↔",
    }
}
