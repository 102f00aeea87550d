//! A table for graphical interfaces: cells, pieces and trays, without any rule.

use crate::{Cell, Message, Seat, Spot};

/// A table that any graphical interface can draw.
///
/// `T` is the type of its labels: a game makes [`Message`]s, [`localized`](Scene::localized) makes
/// text of them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Scene<T = Message> {
    /// The arrangement of the cells.
    pub grid: Grid,
    /// The cells of the board, and what can be pointed at beside it.
    pub cells: Vec<SceneCell<T>>,
    /// The names of rows, to be written beside the board.
    pub rows: Vec<AxisLabel>,
    /// The names of columns, to be written beside the board.
    pub columns: Vec<AxisLabel>,
    /// The pieces on the cells, the lowest first.
    pub pieces: Vec<Piece<T>>,
    /// The trays beside the board.
    pub trays: Vec<Tray<T>>,
}

impl<T> Scene<T> {
    /// Returns whether the scene shows `spot`; buttons are not part of it and always count.
    pub fn contains(&self, spot: Spot) -> bool {
        match spot {
            Spot::Cell(cell) => self.cells.iter().any(|drawn| drawn.at == cell),
            Spot::Tray(item) => self.trays.iter().any(|tray| usize::from(item) < tray.items.len()),
            Spot::Button(_) => true,
        }
    }
}

impl Scene {
    /// Returns the scene with its labels in the language of `say`.
    pub fn localized(self, mut say: impl FnMut(&Message) -> String) -> Scene<String> {
        let say = &mut say;
        Scene {
            grid: self.grid,
            cells: self.cells.into_iter().map(|cell| cell.localized(say)).collect(),
            rows: self.rows,
            columns: self.columns,
            pieces: self.pieces.into_iter().map(|piece| piece.localized(say)).collect(),
            trays: self.trays.into_iter().map(|tray| tray.localized(say)).collect(),
        }
    }
}

/// The arrangement of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Grid {
    /// Rows of squares.
    Square,
    /// Rows of hexagons, each row shifted by half a cell; `x` counts half cells.
    Hex,
}

/// A place on or beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SceneCell<T = Message> {
    /// Its position.
    pub at: Cell,
    /// Its kind, such as `cell` or `entry`.
    pub kind: &'static str,
    /// Its name for people.
    pub label: T,
}

impl SceneCell {
    /// Returns the cell with its label in the language of `say`.
    pub fn localized(self, say: &mut impl FnMut(&Message) -> String) -> SceneCell<String> {
        SceneCell { at: self.at, kind: self.kind, label: say(&self.label) }
    }
}

/// The name of a row or a column.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AxisLabel {
    /// The `y` of the row's cells, or the `x` of the column's.
    pub at: i16,
    /// The name.
    pub name: String,
}

impl AxisLabel {
    /// A line with its number as its name.
    pub fn number(at: i16) -> AxisLabel {
        AxisLabel { at, name: at.to_string() }
    }
}

/// A piece on a cell or in a tray.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Piece<T = Message> {
    /// The cell that it lies on; none in a tray.
    pub at: Option<Cell>,
    /// Its kind, such as `marble`.
    pub kind: &'static str,
    /// Its owner, where it has one.
    pub seat: Option<Seat>,
    /// The text on it.
    pub label: T,
    /// The way in which it is turned, where that matters.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub orientation: Option<Orientation>,
    /// The number on it, where it has one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub number: Option<u8>,
    /// The numbers on its halves, where it has two.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub numbers: Option<[u8; 2]>,
    /// Its level, 1 on the board, in games with stacks.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub level: Option<u8>,
}

impl Piece {
    /// A piece of this kind that lies nowhere and belongs to nobody.
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

    /// Returns the piece with its label in the language of `say`.
    pub fn localized(self, say: &mut impl FnMut(&Message) -> String) -> Piece<String> {
        Piece {
            at: self.at,
            kind: self.kind,
            seat: self.seat,
            label: say(&self.label),
            orientation: self.orientation,
            number: self.number,
            numbers: self.numbers,
            level: self.level,
        }
    }
}

/// The way in which a piece is turned: an axis that it moves along, or a direction that it points in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Orientation {
    /// To the left and to the right.
    Horizontal,
    /// Up and down.
    Vertical,
    /// Toward the row above.
    North,
    /// Toward the column on the right.
    East,
    /// Toward the row below.
    South,
    /// Toward the column on the left.
    West,
}

/// The things that a seat has beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Tray<T = Message> {
    /// Its owner.
    pub seat: Seat,
    /// The id of what it holds, such as `marbles`.
    pub kind: &'static str,
    /// The kind of the pieces in it; none where it holds no pieces, such as points.
    pub piece: Option<&'static str>,
    /// Whether an item is placed half by half: whoever has picked one points at the cell of its
    /// first number and then at the cell of the other.
    pub in_halves: bool,
    /// The number of items.
    pub count: usize,
    /// The items one by one, where they differ and the viewer may see them.
    pub items: Vec<Piece<T>>,
}

impl Tray {
    /// A tray of so many things that are all alike and no pieces.
    pub fn new(seat: Seat, kind: &'static str, count: impl Into<usize>) -> Tray {
        let count = count.into();
        Tray { seat, kind, piece: None, in_halves: false, count, items: Vec::new() }
    }

    /// Returns the tray with the labels of its items in the language of `say`.
    pub fn localized(self, say: &mut impl FnMut(&Message) -> String) -> Tray<String> {
        Tray {
            seat: self.seat,
            kind: self.kind,
            piece: self.piece,
            in_halves: self.in_halves,
            count: self.count,
            items: self.items.into_iter().map(|item| item.localized(say)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_has_its_cells_and_the_items_that_it_shows() {
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
        assert!(!scene.contains(Spot::Tray(2)), "only the number of the other items is known");
        assert!(scene.contains(Spot::Button("pass")));
    }
}
