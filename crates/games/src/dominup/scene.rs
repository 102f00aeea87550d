//! The table for graphical interfaces: the part in use, all halves, and the hands.

use tabuleiro_core::{
    AxisLabel, Cell, Grid, Location, Orientation, Piece, Scene, SceneCell, Seat, Step, Transition,
    Tray, Viewer, msg,
};

use super::placement::{Direction, Square};
use super::text::extent;
use super::{Dominup, MESSAGES, Number};

pub(super) fn draw(state: &Dominup, viewer: Viewer) -> Scene {
    let (lines, columns) = extent(state);
    let cells = lines.clone().flat_map(|line| columns.clone().map(move |column| (line, column)));
    let cell = |(line, column)| SceneCell {
        at: Cell::new(column, line),
        kind: "cell",
        label: msg!("dominup-cell", line = line, column = column),
    };
    Scene {
        grid: Grid::Square,
        cells: cells.map(cell).collect(),
        rows: lines.map(AxisLabel::number).collect(),
        columns: columns.map(AxisLabel::number).collect(),
        pieces: halves(state),
        trays: Seat::all(state.players).map(|seat| tray(state, seat, viewer)).collect(),
    }
}

/// Returns the steps of the halves of the last tile, which come from the hand of `mover`.
pub(super) fn transition(mover: Seat, after: &Dominup) -> Transition {
    let mut halves = halves(after);
    let played = halves.split_off(halves.len() - 2);
    let step = |half| Step::arrival(Location::Tray(mover), half);
    Transition { steps: played.into_iter().map(step).collect() }
}

/// Returns all halves in the order of plays, so that lower levels come first.
fn halves(state: &Dominup) -> Vec<Piece> {
    let mut pieces: Vec<(Square, Piece)> = Vec::new();
    for &m in state.plays() {
        let (small, large) = m.tile().numbers();
        let direction = m.placement().direction();
        let halves = [(small, direction), (large, direction.opposite())];
        for (square, (number, toward)) in m.squares().into_iter().zip(halves) {
            let level = 1 + pieces.iter().filter(|(at, _)| *at == square).count();
            pieces.push((square, half(square, number, toward, level)));
        }
    }
    pieces.into_iter().map(|(_, piece)| piece).collect()
}

/// Returns a half, oriented to the other one. Its label has the number, arrow and level, such as
/// `2→3`.
fn half(square: Square, number: Number, toward: Direction, level: usize) -> Piece {
    let orientation = match toward {
        Direction::North => Orientation::North,
        Direction::East => Orientation::East,
        Direction::South => Orientation::South,
        Direction::West => Orientation::West,
    };
    Piece {
        at: Some(square.cell()),
        orientation: Some(orientation),
        number: Some(number.into()),
        level: Some(level as u8),
        ..Piece::new("half", format!("{number}{}{level}", toward.arrow()))
    }
}

/// Returns a hand: its tiles for its owner, their number for other viewers.
fn tray(state: &Dominup, seat: Seat, viewer: Viewer) -> Tray {
    const TILE: &str = "tile";
    let hand = state.hand(seat);
    let seen = viewer == Viewer::Seat(seat);
    let items = hand.iter().filter(|_| seen).map(|tile| {
        let (small, large) = tile.numbers();
        Piece {
            seat: Some(seat),
            numbers: Some([small.into(), large.into()]),
            ..Piece::new(TILE, format!("{small}|{large}"))
        }
    });
    Tray {
        piece: Some(TILE),
        in_halves: true,
        items: items.collect(),
        ..Tray::new(seat, "tiles", hand.len())
    }
}
