//! The status of a game as data: what every seat has, and what holds for the whole table.
//!
//! A game names counts, marks and facts by ids and [`Message`]s; interfaces compose lines, panels or
//! JSON from them.

use crate::{Message, Seat};

/// The status of a game as one viewer may know it.
///
/// `T` is the type of its words: a game makes [`Message`]s, [`localized`](Status::localized) makes
/// text of them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Status<T = Message> {
    /// The seats in order.
    pub seats: Vec<SeatStatus<T>>,
    /// The id of the present phase, such as `swap`, of a game that has several.
    pub phase: Option<&'static str>,
    /// Facts about the whole game, such as the order of the first promotions.
    pub facts: Vec<T>,
    /// The legal moves that can be chosen by number, from 1.
    #[cfg_attr(feature = "serde", serde(rename = "numbered"))]
    pub numbered_moves: Vec<NumberedMove<T>>,
}

/// The status of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatStatus<T = Message> {
    /// The seat.
    pub seat: Seat,
    /// Its name after its pieces, such as `X`.
    pub name: T,
    /// Its counts, the most important first.
    pub counts: Vec<Count<T>>,
    /// The ids of what is special about it, such as `out`.
    pub marks: Vec<&'static str>,
}

/// A number of things, such as points, marbles left or tiles.
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

/// A legal move that can be chosen by its place in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct NumberedMove<T = Message> {
    /// Its canonical text.
    pub text: String,
    /// The count that it earns.
    pub earns: Count<T>,
}

impl Count {
    /// A count with its words.
    pub fn new(id: &'static str, value: impl Into<usize>, label: Message) -> Count {
        Count { id, value: value.into(), label }
    }

    fn localized(self, say: &mut impl FnMut(&Message) -> String) -> Count<String> {
        Count { id: self.id, value: self.value, label: say(&self.label) }
    }
}

impl SeatStatus {
    /// The status of a seat with these counts and without marks.
    pub fn new(seat: Seat, name: Message, counts: Vec<Count>) -> SeatStatus {
        SeatStatus { seat, name, counts, marks: Vec::new() }
    }

    /// The same status with a mark.
    #[must_use]
    pub fn with_mark(mut self, mark: &'static str) -> SeatStatus {
        self.marks.push(mark);
        self
    }

    fn localized(self, say: &mut impl FnMut(&Message) -> String) -> SeatStatus<String> {
        SeatStatus {
            seat: self.seat,
            name: say(&self.name),
            counts: self.counts.into_iter().map(|count| count.localized(say)).collect(),
            marks: self.marks,
        }
    }
}

impl Status {
    /// A status that consists of the seats alone.
    pub fn new(seats: impl IntoIterator<Item = SeatStatus>) -> Status {
        let seats = seats.into_iter().collect();
        Status { seats, phase: None, facts: Vec::new(), numbered_moves: Vec::new() }
    }

    /// Returns the status in the language of `say`.
    pub fn localized(self, mut say: impl FnMut(&Message) -> String) -> Status<String> {
        let say = &mut say;
        let seats = self.seats.into_iter().map(|seat| seat.localized(say)).collect();
        let facts = self.facts.iter().map(&mut *say).collect();
        let moves = self
            .numbered_moves
            .into_iter()
            .map(|m| NumberedMove { text: m.text, earns: m.earns.localized(say) });
        Status { seats, phase: self.phase, facts, numbered_moves: moves.collect() }
    }
}
