//! The board for graphical interfaces: cells and stones.

use tabuleiro_core::{AxisLabel, Grid, Piece, Scene, SceneCell, Step, Transition};

use super::board::Place;
use super::notation::LETTERS;
use super::{Move, QuantumLeap};

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
        rows: (1..2 * state.side() as i16).map(AxisLabel::number).collect(),
        columns: Vec::new(),
        pieces: state.places().iter().filter_map(stone).collect(),
        trays: Vec::new(),
    }
}

/// Returns the steps of the stones that a move touches.
pub(super) fn transition(m: Move) -> Transition {
    let steps = match m {
        Move::Leap { from, to } => {
            vec![Step::capture(to.cell()), Step::slide(from.cell(), to.cell())]
        }
        Move::Swap(pair) => {
            let (first, second) = (pair.first().cell(), pair.second().cell());
            vec![Step::slide(first, second), Step::slide(second, first)]
        }
        Move::Pass => Vec::new(),
    };
    Transition { steps }
}
