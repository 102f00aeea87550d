//! The board for graphical interfaces: cells, the entries around them, marbles and supplies.

use tabuleiro_core::{Grid, Piece, Scene, SceneCell, Seat, Tray, msg};

use super::board::{SIDE, cell};
use super::lanes::{Edge, Lane, entry};
use super::notation::LETTERS;
use super::{MESSAGES, Mode, Shiftago};

/// The kind of the pieces.
const MARBLE: &str = "marble";

pub(super) fn draw(state: &Shiftago) -> Scene {
    let cells = (1..=SIDE).flat_map(|row| (1..=SIDE).map(move |column| (row, column)));
    let board = cells.clone().map(|(row, column)| SceneCell {
        at: cell(row, column),
        kind: "cell",
        label: msg!("label-row-column", row = row, column = column),
    });
    let marble = |(row, column)| {
        let seat = state.owner(row, column)?;
        let at = Some(cell(row, column));
        Some(Piece { at, seat: Some(seat), ..Piece::new(MARBLE, LETTERS[seat.index()]) })
    };
    let trays = |seat| {
        let marbles =
            Tray { piece: Some(MARBLE), ..Tray::new(seat, "marbles", state.supply(seat)) };
        let points = Tray::new(seat, "points", state.score(seat));
        let has_points = state.options.mode != Mode::Express;
        [Some(marbles), has_points.then_some(points)].into_iter().flatten()
    };
    Scene {
        grid: Grid::Square,
        cells: board.chain(entries()).collect(),
        pieces: cells.filter_map(marble).collect(),
        trays: Seat::all(state.seats()).flat_map(trays).collect(),
    }
}

fn entries() -> impl Iterator<Item = SceneCell> {
    Edge::ALL.into_iter().flat_map(|edge| {
        Lane::all().map(move |lane| {
            let number = lane.number();
            let label = match edge {
                Edge::Left => msg!("shiftago-entry-left", lane = number),
                Edge::Right => msg!("shiftago-entry-right", lane = number),
                Edge::Up => msg!("shiftago-entry-up", lane = number),
                Edge::Down => msg!("shiftago-entry-down", lane = number),
            };
            SceneCell { at: entry(edge, lane), kind: "entry", label }
        })
    })
}
