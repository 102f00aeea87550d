//! The table as a picture: the part in use, every half that lies there, and the hands.

use tabuleiro_core::{Cell, Grid, Language, Piece, Scene, SceneCell, Seat, Tray, Viewer, msg};

use super::place::{Cardinal, Square};
use super::rules::squares;
use super::{Dominup, MESSAGES, Number};

pub(super) fn draw(state: &Dominup, viewer: Viewer, language: Language) -> Scene {
    let (lines, columns) = state.extent();
    let cells = lines.flat_map(|line| columns.clone().map(move |column| (line, column)));
    let cell = |(line, column)| SceneCell {
        at: Cell::new(column, line),
        kind: "cell",
        label: language.say(&msg!("dominup-cell", line = line, column = column)),
    };
    Scene {
        grid: Grid::Square,
        cells: cells.map(cell).collect(),
        pieces: halves(state),
        trays: Seat::all(state.players).map(|seat| tray(state, seat, viewer)).collect(),
    }
}

/// Every half in the order in which it was laid, so that the lowest come first.
fn halves(state: &Dominup) -> Vec<Piece> {
    let mut pieces: Vec<(Square, Piece)> = Vec::new();
    for &m in state.plays() {
        let (small, large) = m.tile().numbers();
        let cardinal = m.place().cardinal();
        let halves = [(small, cardinal), (large, cardinal.opposite())];
        for (square, (number, toward)) in squares(m).into_iter().zip(halves) {
            let level = 1 + pieces.iter().filter(|(at, _)| *at == square).count();
            pieces.push((square, half(square, number, toward, level)));
        }
    }
    pieces.into_iter().map(|(_, piece)| piece).collect()
}

/// The kind tells where the other half lies; the label also number and level, as `2→3`.
fn half(square: Square, number: Number, toward: Cardinal, level: usize) -> Piece {
    let kind = match toward {
        Cardinal::North => "half-north",
        Cardinal::East => "half-east",
        Cardinal::South => "half-south",
        Cardinal::West => "half-west",
    };
    let label = format!("{number}{}{level}", toward.arrow());
    Piece {
        at: Some(square.cell()),
        kind,
        label,
        number: Some(number.into()),
        level: Some(level as u8),
        ..Piece::default()
    }
}

/// A hand: its tiles for whoever holds it, their number for the others.
fn tray(state: &Dominup, seat: Seat, viewer: Viewer) -> Tray {
    let hand = state.hand(seat);
    let seen = viewer == Viewer::Seat(seat);
    let items = hand.iter().filter(|_| seen).map(|tile| {
        let (small, large) = tile.numbers();
        Piece {
            kind: "tile",
            seat: Some(seat),
            label: format!("{small}|{large}"),
            numbers: Some([small.into(), large.into()]),
            ..Piece::default()
        }
    });
    Tray { seat, kind: "tiles", count: hand.count(), items: items.collect() }
}
