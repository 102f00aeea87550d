//! The game as people see it.

use std::fmt::Display;

use crate::{Game, Message, Scene, Seat, Spot, Status, TextView, Transition, Viewer};

/// The game as people see it: texts, boards and spots to point at.
///
/// `Display` shows the board as [`Viewer::Spectator`] sees it. Games implement it as
/// `self.text(Viewer::Spectator).fmt(f)`.
///
/// ```
/// use std::fmt;
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::{
///     Cell, Grid, Line, Message, Piece, Scene, SceneCell, Seat, SeatStatus, SpanStyle, Spot, Status,
///     Step, TextView, Transition, View, Viewer,
/// };
///
/// /// Returns the cells of the first matches.
/// fn cells(matches: u8) -> impl Iterator<Item = Cell> {
///     (0..matches).map(|x| Cell::new(x.into(), 0))
/// }
///
/// impl fmt::Display for Nim {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         self.text(Viewer::Spectator).fmt(f)
///     }
/// }
///
/// impl View for Nim {
///     fn seat_name(seat: Seat) -> Message {
///         ["A", "B"][seat.index()].into()
///     }
///
///     fn prompt(&self) -> Message {
///         "the number of matches".into()
///     }
///
///     fn status(&self, _viewer: Viewer) -> Status {
///         Status::new(Seat::all(2).map(|seat| SeatStatus::new(seat, Nim::seat_name(seat), vec![])))
///     }
///
///     fn text(&self, _viewer: Viewer) -> TextView {
///         let line = cells(self.matches)
///             .fold(Line::default(), |line, cell| line.cell(cell, "|", SpanStyle::Plain));
///         TextView { board: vec![line], hand: vec![] }
///     }
///
///     fn scene(&self, _viewer: Viewer) -> Scene {
///         let cell = |at: Cell| SceneCell { at, kind: "cell", label: (at.x + 1).to_string().into() };
///         let piece = |at| Piece { at: Some(at), ..Piece::new("match", "") };
///         Scene {
///             grid: Grid::Square,
///             cells: cells(6).map(cell).collect(),
///             rows: vec![],
///             columns: vec![],
///             pieces: cells(self.matches).map(piece).collect(),
///             trays: vec![],
///         }
///     }
///
///     fn transition(before: &Nim, _m: u8, after: &Nim, _viewer: Viewer) -> Transition {
///         let removed = cells(before.matches).skip(after.matches.into());
///         Transition { steps: removed.map(Step::capture).collect() }
///     }
///
///     fn spots(&self, m: u8) -> Vec<Spot> {
///         cells(self.matches).skip((self.matches - m).into()).take(1).map(Spot::Cell).collect()
///     }
/// }
///
/// assert_eq!(Nim::heap(5).to_string(), "|||||\n");
/// assert_eq!(Nim::heap(5).spots(2), [Spot::Cell(Cell::new(3, 0))]);
/// ```
pub trait View: Game + Display {
    /// Returns the name of a seat after its pieces, such as `X`.
    fn seat_name(seat: Seat) -> Message;

    /// Returns a short prompt for the player to move.
    fn prompt(&self) -> Message;

    /// Returns counts, marks and facts about the game, as far as `viewer` may know them.
    fn status(&self, viewer: Viewer) -> Status;

    /// Returns the game as text, as `viewer` sees it.
    fn text(&self, viewer: Viewer) -> TextView;

    /// Returns the game for graphical interfaces, as `viewer` sees it.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// Returns the transition from the scene of `before` to the scene of `after`, as `viewer` sees
    /// both. The move `m` leads from `before` to `after`.
    fn transition(before: &Self, m: Self::Move, after: &Self, viewer: Viewer) -> Transition;

    /// Returns the spots that a player picks one after another to make a move.
    fn spots(&self, m: Self::Move) -> Vec<Spot>;

    /// Returns the kind of a move, such as `climb`, in games that distinguish several kinds.
    ///
    /// The text for people is the message `sort-` and the kind.
    fn move_kind(&self, m: Self::Move) -> Option<&'static str> {
        let _ = m;
        None
    }

    /// Returns true if the spots of a move can be picked in any order.
    fn is_unordered(&self, m: Self::Move) -> bool {
        let _ = m;
        false
    }

    /// Returns the reason why no legal move begins with these picks. Called only if none does.
    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<Self::Illegal> {
        let _ = picked;
        None
    }

    /// Returns questions that lead a player to a move step by step. The answers, joined by spaces,
    /// are a move.
    fn questions(&self) -> Vec<Message> {
        Vec::new()
    }

    /// Returns an error if the last of these answers is not possible after those before it.
    fn check_answer(&self, answers: &[&str]) -> Result<(), Message> {
        let _ = answers;
        Ok(())
    }

    /// Returns the events that the move `m` from `before` to `after` caused, such as a pass.
    fn events(before: &Self, m: Self::Move, after: &Self) -> Vec<Message> {
        let _ = (before, m, after);
        Vec::new()
    }
}
