//! The game for graphical interfaces: cells, pieces and trays, independent of the rules.

use crate::{Cell, Message, Seat, Spot};

/// The cells, pieces and trays of a game, for graphical interfaces.
///
/// `T` is the type of labels: games return [`Message`]s, and [`localized`](Scene::localized) renders
/// them.
///
/// ```
/// use tabuleiro_core::{AxisLabel, Cell, Grid, Piece, Scene, SceneCell, Seat, Spot, Tray};
///
/// let a1 = Cell::new(0, 0);
/// let scene: Scene = Scene {
///     grid: Grid::Square,
///     cells: vec![SceneCell { at: a1, kind: "cell", label: "a1".into() }],
///     rows: vec![AxisLabel::number(0)],
///     columns: vec![AxisLabel { at: 0, name: "a".into() }],
///     pieces: vec![Piece { at: Some(a1), seat: Some(Seat::FIRST), ..Piece::new("stone", "X") }],
///     trays: vec![Tray::new(Seat::FIRST, "stones", 21_usize)],
/// };
/// assert!(scene.contains(Spot::Cell(a1)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Scene<T = Message> {
    /// The arrangement of the cells.
    pub grid: Grid,
    /// The cells of the board and the entries beside it.
    pub cells: Vec<SceneCell<T>>,
    /// The labels of rows.
    pub rows: Vec<AxisLabel>,
    /// The labels of columns.
    pub columns: Vec<AxisLabel>,
    /// The pieces on the cells, from the bottom of a stack to its top.
    pub pieces: Vec<Piece<T>>,
    /// The trays beside the board.
    pub trays: Vec<Tray<T>>,
}

impl<T> Scene<T> {
    /// Returns true if the scene shows `spot`. Buttons are not part of scenes and always count as
    /// shown.
    pub fn contains(&self, spot: Spot) -> bool {
        match spot {
            Spot::Cell(cell) => self.cells.iter().any(|drawn| drawn.at == cell),
            Spot::Tray(item) => self.trays.iter().any(|tray| usize::from(item) < tray.items.len()),
            Spot::Button(_) => true,
        }
    }
}

impl Scene {
    /// Returns the scene with its labels rendered by `render`.
    pub fn localized(self, mut render: impl FnMut(&Message) -> String) -> Scene<String> {
        let render = &mut render;
        Scene {
            grid: self.grid,
            cells: self.cells.into_iter().map(|cell| cell.localized(render)).collect(),
            rows: self.rows,
            columns: self.columns,
            pieces: self.pieces.into_iter().map(|piece| piece.localized(render)).collect(),
            trays: self.trays.into_iter().map(|tray| tray.localized(render)).collect(),
        }
    }
}

/// The arrangement of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Grid {
    /// Rows of squares.
    Square,
    /// Rows of hexagons, in which adjacent rows are shifted by half a cell. `x` counts half cells.
    Hex,
}

/// A cell on or beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SceneCell<T = Message> {
    /// The coordinates.
    pub at: Cell,
    /// The kind of cell, such as `cell` or `entry`.
    pub kind: &'static str,
    /// The name for people.
    pub label: T,
}

impl SceneCell {
    /// Returns the cell with its label rendered by `render`.
    pub fn localized(self, render: &mut impl FnMut(&Message) -> String) -> SceneCell<String> {
        SceneCell { at: self.at, kind: self.kind, label: render(&self.label) }
    }
}

/// The label of a row or a column.
///
/// ```
/// use tabuleiro_core::AxisLabel;
/// assert_eq!(AxisLabel::number(3), AxisLabel { at: 3, name: "3".to_owned() });
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AxisLabel {
    /// The `y` of the row's cells, or the `x` of the column's.
    pub at: i16,
    /// The name.
    pub name: String,
}

impl AxisLabel {
    /// Returns a label that shows the coordinate.
    pub fn number(at: i16) -> AxisLabel {
        AxisLabel { at, name: at.to_string() }
    }
}

/// A piece on a cell or in a tray.
///
/// ```
/// use tabuleiro_core::{Cell, Orientation, Piece, Seat};
///
/// let master = Piece {
///     at: Some(Cell::new(2, 0)),
///     seat: Some(Seat::FIRST),
///     orientation: Some(Orientation::Vertical),
///     ..Piece::new("master", "A")
/// };
/// assert_eq!(master.level, None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Piece<T = Message> {
    /// The cell on which the piece lies, or `None` in a tray.
    pub at: Option<Cell>,
    /// The kind of piece, such as `marble`.
    pub kind: &'static str,
    /// The owner, if there is one.
    pub seat: Option<Seat>,
    /// The text on the piece.
    pub label: T,
    /// The orientation, if it matters.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub orientation: Option<Orientation>,
    /// The number on the piece, if there is one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub number: Option<u8>,
    /// The numbers on both halves of a domino.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub numbers: Option<[u8; 2]>,
    /// The level in a stack, counted from 1.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub level: Option<u8>,
}

impl Piece {
    /// Returns a piece without a cell, an owner and other attributes.
    pub fn new(kind: &'static str, label: impl Into<Message>) -> Piece {
        Piece {
            at: None,
            kind,
            seat: None,
            label: label.into(),
            orientation: None,
            number: None,
            numbers: None,
            level: None,
        }
    }

    /// Returns the piece with its label rendered by `render`.
    pub fn localized(self, render: &mut impl FnMut(&Message) -> String) -> Piece<String> {
        Piece {
            at: self.at,
            kind: self.kind,
            seat: self.seat,
            label: render(&self.label),
            orientation: self.orientation,
            number: self.number,
            numbers: self.numbers,
            level: self.level,
        }
    }
}

/// The orientation of a piece: an axis or a direction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Orientation {
    /// Along a row.
    Horizontal,
    /// Along a column.
    Vertical,
    /// To the row above.
    North,
    /// To the column on the right.
    East,
    /// To the row below.
    South,
    /// To the column on the left.
    West,
}

/// The items of a seat beside the board, such as its supply or its hand.
///
/// ```
/// use tabuleiro_core::{Piece, Seat, Tray};
///
/// let supply = Tray { piece: Some("marble"), ..Tray::new(Seat::FIRST, "marbles", 22_usize) };
/// assert!(supply.items.is_empty(), "all marbles are alike");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Tray<T = Message> {
    /// The owner.
    pub seat: Seat,
    /// The id of the contents, such as `marbles`.
    pub kind: &'static str,
    /// The kind of the pieces, or `None` if the contents are not pieces, such as points.
    pub piece: Option<&'static str>,
    /// True if items are placed by their halves: after the item, a player picks the cell of its
    /// first number and then the cell of its second number.
    pub in_halves: bool,
    /// The number of items.
    pub count: usize,
    /// The items, if they differ and the viewer may see them.
    pub items: Vec<Piece<T>>,
}

impl Tray {
    /// Returns a tray of equal items that are not pieces.
    pub fn new(seat: Seat, kind: &'static str, count: impl Into<usize>) -> Tray {
        let count = count.into();
        Tray { seat, kind, piece: None, in_halves: false, count, items: Vec::new() }
    }

    /// Returns the tray with the labels of its items rendered by `render`.
    pub fn localized(self, render: &mut impl FnMut(&Message) -> String) -> Tray<String> {
        Tray {
            seat: self.seat,
            kind: self.kind,
            piece: self.piece,
            in_halves: self.in_halves,
            count: self.count,
            items: self.items.into_iter().map(|item| item.localized(render)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_contains_its_cells_and_visible_items() {
        let scene: Scene = Scene {
            grid: Grid::Square,
            cells: vec![SceneCell { at: Cell::new(1, 2), kind: "cell", label: "a".into() }],
            rows: Vec::new(),
            columns: Vec::new(),
            pieces: Vec::new(),
            trays: vec![
                Tray::new(Seat::new(0), "tiles", 9_usize),
                Tray {
                    items: vec![Piece::new("tile", "b"), Piece::new("tile", "c")],
                    ..Tray::new(Seat::new(1), "tiles", 2_usize)
                },
            ],
        };
        assert!(scene.contains(Spot::Cell(Cell::new(1, 2))));
        assert!(!scene.contains(Spot::Cell(Cell::new(2, 1))));
        assert!(scene.contains(Spot::Tray(1)));
        assert!(!scene.contains(Spot::Tray(2)), "the items of the other tray are hidden");
        assert!(scene.contains(Spot::Button("pass")));
    }
}
