//! The board for graphical interfaces: squares, the entries around them, marbles and supplies.

use tabuleiro_core::{
    Game, Grid, Location, Piece, Scene, SceneCell, Seat, Step, Transition, Tray, msg,
};

use super::board::Square;
use super::lanes::{Edge, Lane};
use super::notation::LETTERS;
use super::{MESSAGES, Mode, Move, Shiftago};

/// The kind of the pieces.
const MARBLE: &str = "marble";

pub(super) fn draw(state: &Shiftago) -> Scene {
    let board = Square::all().map(|square| SceneCell {
        at: square.cell(),
        kind: "cell",
        label: msg!("label-row-column", row = square.row(), column = square.column()),
    });
    let pieces = Square::all().filter_map(|square| Some(marble(state.owner(square)?, square)));
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
        trays: Seat::all(state.players()).flat_map(trays).collect(),
    }
}

/// Returns the steps of the marbles that a move pushes, or of those that it takes off the board.
pub(super) fn transition(before: &Shiftago, m: Move, after: &Shiftago) -> Transition {
    let mover = before.to_move;
    let steps = match m {
        Move::Insert { edge, lane } => {
            let squares: Vec<Square> = lane.squares_from(edge).collect();
            let occupied = before.occupied();
            let pushed = squares.iter().take_while(|&&square| occupied.contains(square)).count();
            let entry = Location::Entry(lane.entry(edge));
            let entering = Step::arrival(entry, marble(mover, squares[0]));
            let pushes = squares.windows(2).take(pushed);
            let pushes = pushes.map(|pair| Step::slide(pair[0].cell(), pair[1].cell()));
            [entering].into_iter().chain(pushes).collect()
        }
        Move::Score { .. } => {
            let returned = |square: Square| Step {
                from: Location::Cell(square.cell()),
                to: Some(Location::Tray(mover)),
                piece: None,
            };
            (before.occupied() - after.occupied()).iter().map(returned).collect()
        }
    };
    Transition { steps }
}

/// Returns the marble of a seat on a square.
fn marble(seat: Seat, square: Square) -> Piece {
    let at = Some(square.cell());
    Piece { at, seat: Some(seat), ..Piece::new(MARBLE, LETTERS[seat.index()]) }
}

/// Returns the entries beside the board.
fn entries() -> impl Iterator<Item = SceneCell> {
    Edge::ALL.into_iter().flat_map(|edge| {
        Lane::all().map(move |lane| {
            let number = lane.number();
            let label = match edge {
                Edge::Left => msg!("shiftago-entry-left", lane = number),
                Edge::Right => msg!("shiftago-entry-right", lane = number),
                Edge::Top => msg!("shiftago-entry-up", lane = number),
                Edge::Bottom => msg!("shiftago-entry-down", lane = number),
            };
            SceneCell { at: lane.entry(edge), kind: "entry", label }
        })
    })
}
