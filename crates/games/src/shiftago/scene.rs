//! The board as a picture: cells, the entries around them, marbles and supplies.

use tabuleiro_core::{Grid, Language, Piece, Scene, SceneCell, Seat, Tray, msg};

use super::board::{SIDE, cell};
use super::lanes::{Edge, Lane, entry};
use super::notation::LETTERS;
use super::{MESSAGES, Mode, Shiftago};

pub(super) fn draw(state: &Shiftago, language: Language) -> Scene {
    let cells = (1..=SIDE).flat_map(|row| (1..=SIDE).map(move |column| (row, column)));
    let board = cells.clone().map(|(row, column)| SceneCell {
        at: cell(row, column),
        kind: "cell",
        label: language.say(&msg!("label-row-column", row = row, column = column)),
    });
    let marble = |(row, column)| {
        let seat = state.owner(row, column)?;
        let label = LETTERS[seat.index()].to_owned();
        Some(Piece {
            at: Some(cell(row, column)),
            kind: "marble",
            seat: Some(seat),
            label,
            ..Piece::default()
        })
    };
    let tray = |seat, kind, count: u8| Tray { seat, kind, count: count.into(), items: Vec::new() };
    let trays = |seat| {
        let marbles = tray(seat, "marbles", state.supply(seat));
        let points = tray(seat, "points", state.score(seat));
        let has_points = state.options.mode != Mode::Express;
        [Some(marbles), has_points.then_some(points)].into_iter().flatten()
    };
    Scene {
        grid: Grid::Square,
        cells: board.chain(entries(language)).collect(),
        pieces: cells.filter_map(marble).collect(),
        trays: Seat::all(state.seats()).flat_map(trays).collect(),
    }
}

fn entries(language: Language) -> impl Iterator<Item = SceneCell> {
    Edge::ALL.into_iter().flat_map(move |edge| {
        Lane::all().map(move |lane| {
            let lane_number = lane.number();
            let label = match edge {
                Edge::Left => msg!("shiftago-entry-left", lane = lane_number),
                Edge::Right => msg!("shiftago-entry-right", lane = lane_number),
                Edge::Up => msg!("shiftago-entry-up", lane = lane_number),
                Edge::Down => msg!("shiftago-entry-down", lane = lane_number),
            };
            SceneCell { at: entry(edge, lane), kind: "entry", label: language.say(&label) }
        })
    })
}
