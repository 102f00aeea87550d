//! The changes from one scene to the next, from which interfaces animate moves of any game.

use crate::{Cell, Message, Piece, Seat};

/// The steps of the pieces that a move changes. All steps happen at the same time.
///
/// `T` is the type of labels, as in a [`Scene`](crate::Scene).
///
/// ```
/// use tabuleiro_core::{Cell, Location, Step, Transition};
///
/// let (from, to) = (Cell::new(0, 0), Cell::new(0, 3));
/// let transition = Transition { steps: vec![Step::capture(to), Step::slide(from, to)] };
/// assert_eq!(transition.steps[1].to, Some(Location::Cell(to)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Transition<T = Message> {
    /// The steps. At most one starts and at most one ends on top of each cell.
    pub steps: Vec<Step<T>>,
}

/// A change of the location or the appearance of a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Step<T = Message> {
    /// The location before the move.
    pub from: Location,
    /// The location after the move, or `None` if the piece leaves the game.
    pub to: Option<Location>,
    /// The piece after the move, if it was not on the board before or its appearance changes.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub piece: Option<Piece<T>>,
}

/// A location of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Location {
    /// The top of a cell of the board.
    Cell(Cell),
    /// A cell beside the board, from which pieces enter.
    Entry(Cell),
    /// The tray of a seat.
    Tray(Seat),
}

impl Transition {
    /// Returns the transition with its labels rendered by `render`.
    pub fn localized(self, mut render: impl FnMut(&Message) -> String) -> Transition<String> {
        let steps = self.steps.into_iter().map(|Step { from, to, piece }| Step {
            from,
            to,
            piece: piece.map(|piece| piece.localized(&mut render)),
        });
        Transition { steps: steps.collect() }
    }
}

impl Step {
    /// Returns the step of a piece that moves from one cell to another.
    pub fn slide(from: Cell, to: Cell) -> Step {
        Step { from: Location::Cell(from), to: Some(Location::Cell(to)), piece: None }
    }

    /// Returns the step of a piece that is captured.
    pub fn capture(from: Cell) -> Step {
        Step { from: Location::Cell(from), to: None, piece: None }
    }

    /// Returns the step of a piece that arrives on its cell with a new appearance.
    ///
    /// ```
    /// use tabuleiro_core::{Cell, Location, Piece, Seat, Step};
    ///
    /// let piece = Piece { at: Some(Cell::new(4, 4)), ..Piece::new("marble", "X") };
    /// let step = Step::arrival(Location::Tray(Seat::FIRST), piece);
    /// assert_eq!(step.to, Some(Location::Cell(Cell::new(4, 4))));
    /// ```
    pub fn arrival(from: Location, piece: Piece) -> Step {
        Step { from, to: piece.at.map(Location::Cell), piece: Some(piece) }
    }
}
