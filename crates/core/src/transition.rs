//! The change from one scene to the next as data, so that an interface can animate a move without
//! knowing its rules.

use crate::{Cell, Message, Piece, Seat};

/// The pieces that a move changes; all others stay as they are.
///
/// All steps happen at the same time. `T` is the type of labels, as in a [`Scene`](crate::Scene).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Transition<T = Message> {
    /// The steps of the pieces, at most one from and at most one to the top of each cell.
    pub steps: Vec<Step<T>>,
}

/// A piece that changes its location or its look.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Step<T = Message> {
    /// The location that it leaves.
    pub from: Location,
    /// The location that it reaches; none where it leaves the game.
    pub to: Option<Location>,
    /// The piece as it lies afterwards, where it was not on the board before or looks different,
    /// such as turned or promoted.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub piece: Option<Piece<T>>,
}

/// A location from which or to which a piece can move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Location {
    /// The top of a cell of the board.
    Cell(Cell),
    /// A cell beside the board, through which a piece comes in.
    Entry(Cell),
    /// The tray of a seat; which item of it is not told.
    Tray(Seat),
}

impl Transition {
    /// Returns the transition with its labels in the language of `say`.
    pub fn localized(self, mut say: impl FnMut(&Message) -> String) -> Transition<String> {
        let steps = self.steps.into_iter().map(|Step { from, to, piece }| Step {
            from,
            to,
            piece: piece.map(|piece| piece.localized(&mut say)),
        });
        Transition { steps: steps.collect() }
    }
}

impl Step {
    /// A piece that moves from a cell to another and keeps its look.
    pub fn slide(from: Cell, to: Cell) -> Step {
        Step { from: Location::Cell(from), to: Some(Location::Cell(to)), piece: None }
    }

    /// A piece that leaves its cell and the game.
    pub fn capture(from: Cell) -> Step {
        Step { from: Location::Cell(from), to: None, piece: None }
    }

    /// A piece that reaches the cell on which it lies with another look than before.
    pub fn arrival(from: Location, piece: Piece) -> Step {
        Step { from, to: piece.at.map(Location::Cell), piece: Some(piece) }
    }
}
