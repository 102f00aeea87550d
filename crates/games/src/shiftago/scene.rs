//! The board for graphical interfaces: cells, the entries around them, marbles and supplies.

use tabuleiro_core::{
    Cell, Grid, Location, Piece, Scene, SceneCell, Seat, Step, Transition, Tray, msg,
};

use super::board::{SIDE, cell};
use super::lanes::{Edge, Lane, entry, inward};
use super::notation::LETTERS;
use super::{MESSAGES, Mode, Move, Shiftago};

/// The kind of the pieces.
const MARBLE: &str = "marble";

pub(super) fn draw(state: &Shiftago) -> Scene {
    let board = cells().map(|(row, column)| SceneCell {
        at: cell(row, column),
        kind: "cell",
        label: msg!("label-row-column", row = row, column = column),
    });
    let pieces = cells().filter_map(|(row, column)| {
        let seat = state.owner(row, column)?;
        Some(marble(seat, cell(row, column)))
    });
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
        rows: Vec::new(),
        columns: Vec::new(),
        pieces: pieces.collect(),
        trays: Seat::all(state.seats()).flat_map(trays).collect(),
    }
}

/// Returns the steps of the marbles that a move pushes, or of those that it takes off the board.
pub(super) fn transition(before: &Shiftago, m: Move, after: &Shiftago) -> Transition {
    let mover = before.to_move;
    let steps = match m {
        Move::Insert { edge, lane } => {
            let cells: Vec<Cell> =
                inward(edge, lane).map(|(row, column)| cell(row, column)).collect();
            let is_taken = |&(row, column): &(usize, usize)| before.owner(row, column).is_some();
            let pushed = inward(edge, lane).take_while(is_taken).count();
            let entering =
                Step::arrival(Location::Entry(entry(edge, lane)), marble(mover, cells[0]));
            let pushes = cells.windows(2).take(pushed).map(|pair| Step::slide(pair[0], pair[1]));
            [entering].into_iter().chain(pushes).collect()
        }
        Move::Score { .. } => {
            let is_gone = |&(row, column): &(usize, usize)| {
                before.owner(row, column) != after.owner(row, column)
            };
            let returns = |(row, column)| Step {
                from: Location::Cell(cell(row, column)),
                to: Some(Location::Tray(mover)),
                piece: None,
            };
            cells().filter(is_gone).map(returns).collect()
        }
    };
    Transition { steps }
}

/// The rows and columns of all cells.
fn cells() -> impl Iterator<Item = (usize, usize)> {
    (1..=SIDE).flat_map(|row| (1..=SIDE).map(move |column| (row, column)))
}

/// A marble of a seat on a cell.
fn marble(seat: Seat, at: Cell) -> Piece {
    Piece { at: Some(at), seat: Some(seat), ..Piece::new(MARBLE, LETTERS[seat.index()]) }
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
