//! What a person sees in a graphical view: cells, pieces and trays, with no rule in them.

use crate::{Cell, Seat, Spot};

/// A table as a picture that any interface can draw.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Scene {
    /// How the cells lie.
    pub grid: Grid,
    /// Where pieces can be, and what can be pointed at beside the board.
    pub cells: Vec<SceneCell>,
    /// What lies on the cells, the lowest first.
    pub pieces: Vec<Piece>,
    /// What lies beside the board.
    pub trays: Vec<Tray>,
}

impl Scene {
    /// Whether there is something to point at.
    pub fn has(&self, spot: Spot) -> bool {
        match spot {
            Spot::Cell(cell) => self.cells.iter().any(|drawn| drawn.at == cell),
            Spot::Tray(item) => self.trays.iter().any(|tray| usize::from(item) < tray.items.len()),
            Spot::Button(_) => true,
        }
    }
}

/// How cells lie beside each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Grid {
    /// Rows under rows.
    Square,
    /// Lines of hexagons, each line moved by half a cell; `x` counts half cells.
    Hex,
}

/// A place on or beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SceneCell {
    /// Where it is.
    pub at: Cell,
    /// What it is, such as `cell` or `entry`.
    pub kind: &'static str,
    /// What people call it.
    pub label: String,
}

/// Something that lies on a cell or in a tray.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Piece {
    /// Where it lies; nowhere in a tray.
    pub at: Option<Cell>,
    /// What it is, such as `marble`.
    pub kind: &'static str,
    /// Whose it is, if anybody's.
    pub seat: Option<Seat>,
    /// What is written on it.
    pub label: String,
    /// The number it shows, where it shows one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub number: Option<u8>,
    /// The numbers it shows, where it shows two.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub numbers: Option<[u8; 2]>,
    /// How high it lies, 1 on the board, where pieces lie on each other.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub level: Option<u8>,
}

/// What a seat has beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Tray {
    /// Whose it is.
    pub seat: Seat,
    /// What it holds, such as `marbles`.
    pub kind: &'static str,
    /// How many there are.
    pub count: usize,
    /// The items one by one, where they differ and the viewer may see them.
    pub items: Vec<Piece>,
}
