//! What a person sees in a terminal: lines of spans, some of which are cells of the board.

use std::borrow::Cow;

use crate::Seat;

/// A cell of a board: `x` grows to the right, `y` downward. Each game says where its cells lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cell {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
}

impl Cell {
    /// The cell in this column and row.
    pub const fn new(x: i16, y: i16) -> Cell {
        Cell { x, y }
    }
}

/// Something a person can point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Spot {
    /// A cell of the board, or an entry beside it.
    Cell(Cell),
    /// The item with this number in the tray of the seat to move.
    Tray(u16),
    /// A button with this name, such as `pass`.
    Button(&'static str),
}

/// How a span is drawn where there are colours; without them its text says the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SpanStyle {
    /// Ordinary text.
    #[default]
    Plain,
    /// Frames, labels and empty cells.
    Faint,
    /// What belongs to a seat.
    Seat(Seat),
}

/// A piece of a line that is drawn alike.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The characters.
    pub text: Cow<'static, str>,
    /// What one points at by pointing here.
    pub spot: Option<Spot>,
    /// How it is drawn.
    pub style: SpanStyle,
}

/// A line of text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line(pub Vec<Span>);

impl Line {
    /// A line of ordinary text.
    pub fn raw(text: impl Into<Cow<'static, str>>) -> Line {
        Line::default().with(text, SpanStyle::Plain)
    }

    /// The line with more text.
    #[must_use]
    pub fn with(mut self, text: impl Into<Cow<'static, str>>, style: SpanStyle) -> Line {
        self.0.push(Span { text: text.into(), spot: None, style });
        self
    }

    /// The line with a cell of the board.
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

/// A table drawn in characters. Words about it are composed from its [`Status`](crate::Status).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct TextView {
    /// The board.
    pub board: Vec<Line>,
    /// The viewer's hand; empty in games without hands.
    pub hand: Vec<Line>,
}

/// The board alone, a line each.
impl std::fmt::Display for TextView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.board.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
