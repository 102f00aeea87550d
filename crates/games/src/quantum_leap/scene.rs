//! The board for graphical interfaces: cells and stones.

use tabuleiro_core::{Grid, Piece, Scene, SceneCell};

use super::QuantumLeap;
use super::board::Place;
use super::notation::LETTERS;

pub(super) fn draw(state: &QuantumLeap) -> Scene {
    let cell = |place: &Place| SceneCell {
        at: place.cell(),
        kind: "cell",
        label: place.to_string().into(),
    };
    let stone = |place: &Place| {
        let seat = state.owner(*place)?;
        let at = Some(place.cell());
        Some(Piece { at, seat: Some(seat), ..Piece::new("stone", LETTERS[seat.index()]) })
    };
    Scene {
        grid: Grid::Hex,
        cells: state.places().iter().map(cell).collect(),
        pieces: state.places().iter().filter_map(stone).collect(),
        trays: Vec::new(),
    }
}
