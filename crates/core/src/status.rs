//! The status of a game as data, from which interfaces compose lines, panels or JSON.

use crate::{Message, Seat};

/// The status of a game, as far as a viewer may know it.
///
/// `T` is the type of texts: games return [`Message`]s, and [`localized`](Status::localized) renders
/// them.
///
/// ```
/// use tabuleiro_core::{Count, Message, Seat, SeatStatus, Status};
///
/// let matches = Count::new("matches", 3_usize, Message::literal("3 matches"));
/// let seat = SeatStatus::new(Seat::FIRST, Message::literal("A"), vec![matches]);
/// let status = Status::new([seat.with_mark("leads")]).localized(|text| text.to_string());
/// assert_eq!(status.seats[0].counts[0].label, "3 matches");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Status<T = Message> {
    /// The status of each seat, in order.
    pub seats: Vec<SeatStatus<T>>,
    /// The id of the current phase, such as `swap`, in games with several phases.
    pub phase: Option<&'static str>,
    /// Facts about the whole game, such as the order of the first promotions.
    pub facts: Vec<T>,
    /// The legal moves that can be chosen by their number in this list, counted from 1.
    #[cfg_attr(feature = "serde", serde(rename = "numbered"))]
    pub numbered_moves: Vec<NumberedMove<T>>,
}

/// The status of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatStatus<T = Message> {
    /// The seat.
    pub seat: Seat,
    /// The name of the seat after its pieces, such as `X`.
    pub name: T,
    /// The counts, the most important first.
    pub counts: Vec<Count<T>>,
    /// The ids of special states, such as `out`.
    pub marks: Vec<&'static str>,
}

/// A number of points, marbles, tiles or other things.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Count<T = Message> {
    /// The id of what is counted, such as `points`.
    pub id: &'static str,
    /// The number.
    pub value: usize,
    /// The number with its unit, such as `3 points`.
    #[cfg_attr(feature = "serde", serde(rename = "words"))]
    pub label: T,
}

/// A legal move that can be chosen by number.
///
/// ```
/// use tabuleiro_core::{Count, Message, NumberedMove, Status};
///
/// let earns = Count::new("points", 5_usize, Message::literal("5 points"));
/// let first = NumberedMove { text: "score 1,1-1,5".to_owned(), earns };
/// let status = Status { numbered_moves: vec![first], ..Status::new([]) };
/// assert_eq!(status.numbered_moves[0].text, "score 1,1-1,5");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct NumberedMove<T = Message> {
    /// The canonical text of the move.
    pub text: String,
    /// The points that the move earns.
    pub earns: Count<T>,
}

impl Count {
    /// Returns a count with its label.
    pub fn new(id: &'static str, value: impl Into<usize>, label: Message) -> Count {
        Count { id, value: value.into(), label }
    }

    fn localized(self, render: &mut impl FnMut(&Message) -> String) -> Count<String> {
        Count { id: self.id, value: self.value, label: render(&self.label) }
    }
}

impl SeatStatus {
    /// Returns the status of a seat without marks.
    pub fn new(seat: Seat, name: Message, counts: Vec<Count>) -> SeatStatus {
        SeatStatus { seat, name, counts, marks: Vec::new() }
    }

    /// Adds a mark.
    #[must_use]
    pub fn with_mark(mut self, mark: &'static str) -> SeatStatus {
        self.marks.push(mark);
        self
    }

    fn localized(self, render: &mut impl FnMut(&Message) -> String) -> SeatStatus<String> {
        SeatStatus {
            seat: self.seat,
            name: render(&self.name),
            counts: self.counts.into_iter().map(|count| count.localized(render)).collect(),
            marks: self.marks,
        }
    }
}

impl Status {
    /// Returns a status of the seats alone, without a phase, facts and numbered moves.
    pub fn new(seats: impl IntoIterator<Item = SeatStatus>) -> Status {
        let seats = seats.into_iter().collect();
        Status { seats, phase: None, facts: Vec::new(), numbered_moves: Vec::new() }
    }

    /// Returns the status with its messages rendered by `render`.
    pub fn localized(self, mut render: impl FnMut(&Message) -> String) -> Status<String> {
        let render = &mut render;
        let seats = self.seats.into_iter().map(|seat| seat.localized(render)).collect();
        let facts = self.facts.iter().map(&mut *render).collect();
        let moves = self
            .numbered_moves
            .into_iter()
            .map(|m| NumberedMove { text: m.text, earns: m.earns.localized(render) });
        Status { seats, phase: self.phase, facts, numbered_moves: moves.collect() }
    }
}
