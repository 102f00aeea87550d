//! The game as styled text, in which spans can be picked.

use std::borrow::Cow;

use crate::Seat;

/// A cell of the board. `x` increases to the right and `y` downwards; each game defines its origin.
///
/// ```
/// use tabuleiro_core::Cell;
/// assert_eq!(Cell::new(3, 1), Cell { x: 3, y: 1 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cell {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
}

impl Cell {
    /// Returns the cell in a column and a row.
    pub const fn new(x: i16, y: i16) -> Cell {
        Cell { x, y }
    }
}

/// A part of the display that a player can pick.
///
/// ```
/// use tabuleiro_core::{Cell, Line, SpanStyle, Spot};
///
/// let line = Line::default().cell(Cell::new(3, 1), "O", SpanStyle::Plain);
/// assert_eq!(line.0[0].spot, Some(Spot::Cell(Cell::new(3, 1))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Spot {
    /// A cell of the board, or an entry beside it.
    Cell(Cell),
    /// The item with this index in the tray of the seat to move.
    Tray(u16),
    /// The button with this name, such as `pass`.
    Button(&'static str),
}

/// The role of a span, from which a terminal derives its style. The text is complete without it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SpanStyle {
    /// Ordinary text.
    #[default]
    Plain,
    /// Frames, labels and empty cells.
    Faint,
    /// Pieces and names of a seat.
    Seat(Seat),
}

/// A part of a line with a single style.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The text.
    pub text: Cow<'static, str>,
    /// The spot that is picked here.
    pub spot: Option<Spot>,
    /// The style.
    pub style: SpanStyle,
}

/// A line of text.
///
/// ```
/// use tabuleiro_core::{Cell, Line, Seat, SpanStyle};
///
/// let line = Line::raw("1 ")
///     .cell(Cell::new(0, 0), "X", SpanStyle::Seat(Seat::FIRST))
///     .with(" |", SpanStyle::Faint);
/// assert_eq!(line.to_string(), "1 X |");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line(pub Vec<Span>);

impl Line {
    /// Returns a line of plain text.
    pub fn raw(text: impl Into<Cow<'static, str>>) -> Line {
        Line::default().with(text, SpanStyle::Plain)
    }

    /// Appends text that cannot be picked.
    #[must_use]
    pub fn with(mut self, text: impl Into<Cow<'static, str>>, style: SpanStyle) -> Line {
        self.0.push(Span { text: text.into(), spot: None, style });
        self
    }

    /// Appends a cell of the board.
    #[must_use]
    pub fn cell(
        mut self,
        cell: Cell,
        text: impl Into<Cow<'static, str>>,
        style: SpanStyle,
    ) -> Line {
        self.0.push(Span { text: text.into(), spot: Some(Spot::Cell(cell)), style });
        self
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

/// A game drawn in characters, without its [`Status`](crate::Status).
///
/// ```
/// use tabuleiro_core::{Line, TextView};
///
/// let view = TextView { board: vec![Line::raw("X.."), Line::raw(".O.")], hand: Vec::new() };
/// assert_eq!(view.to_string(), "X..\n.O.\n");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct TextView {
    /// The board.
    pub board: Vec<Line>,
    /// The hand of the viewer. Empty in games without hands.
    pub hand: Vec<Line>,
}

/// Shows the board without the hand.
impl std::fmt::Display for TextView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.board.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
