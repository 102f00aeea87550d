//! The board for graphical interfaces: cells and stones.

use tabuleiro_core::{AxisLabel, Grid, Piece, Scene, SceneCell, Step, Transition};

use super::hex::Hex;
use super::notation::LETTERS;
use super::{Move, QuantumLeap};

pub(super) fn draw(state: &QuantumLeap) -> Scene {
    let cell =
        |hex: &Hex| SceneCell { at: hex.cell(), kind: "cell", label: hex.to_string().into() };
    let stone = |hex: &Hex| {
        let seat = state.owner(*hex)?;
        let at = Some(hex.cell());
        Some(Piece { at, seat: Some(seat), ..Piece::new("stone", LETTERS[seat.index()]) })
    };
    Scene {
        grid: Grid::Hex,
        cells: state.hexes().iter().map(cell).collect(),
        rows: (1..2 * state.side() as i16).map(AxisLabel::number).collect(),
        columns: Vec::new(),
        pieces: state.hexes().iter().filter_map(stone).collect(),
        trays: Vec::new(),
    }
}

/// Returns the steps of the stones that a move moves or captures.
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
