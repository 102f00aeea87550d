//! The board as a picture: cells and stones.

use tabuleiro_core::{Grid, Piece, Scene, SceneCell};

use super::QuantumLeap;
use super::board::Place;
use super::notation::LETTERS;

pub(super) fn draw(state: &QuantumLeap) -> Scene {
    let cell =
        |place: &Place| SceneCell { at: place.cell(), kind: "cell", label: place.to_string() };
    let stone = |place: &Place| {
        let seat = state.owner(*place)?;
        let label = LETTERS[seat.index()].to_owned();
        Some(Piece {
            at: Some(place.cell()),
            kind: "stone",
            seat: Some(seat),
            label,
            ..Piece::default()
        })
    };
    Scene {
        grid: Grid::Hex,
        cells: state.places().iter().map(cell).collect(),
        pieces: state.places().iter().filter_map(stone).collect(),
        trays: Vec::new(),
    }
}
