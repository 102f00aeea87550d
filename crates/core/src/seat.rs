//! Seats and viewers.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The maximum number of players of a game.
pub const MAX_SEATS: usize = 4;

/// A seat at the table. A player sits on it; the first seat has index 0 and number 1.
///
/// ```
/// use tabuleiro_core::Seat;
/// let last = Seat::new(3);
/// assert_eq!(last.number(), 4);
/// assert_eq!(last.next(4), Seat::new(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// Returns the seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not less than [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "a table has at most four seats");
        Seat(index as u8)
    }

    /// Returns the index of the seat, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number of the seat, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// Returns all seats of a table in order.
    ///
    /// ```
    /// use tabuleiro_core::Seat;
    /// assert_eq!(Seat::all(3).map(Seat::number).collect::<Vec<_>>(), [1, 2, 3]);
    /// ```
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players).map(Seat::new)
    }

    /// Returns the next seat in clockwise order.
    #[inline]
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        if self.index() + 1 == players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// Returns the previous seat in clockwise order.
    #[inline]
    #[must_use]
    pub const fn previous(self, players: usize) -> Seat {
        if self.0 == 0 { Seat(players as u8 - 1) } else { Seat(self.0 - 1) }
    }
}

/// Shows the number of the seat.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Serializes the number of the seat.
#[cfg(feature = "serde")]
impl serde::Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// An array with a value for each seat, indexed by [`Seat`].
///
/// ```
/// use tabuleiro_core::{PerSeat, Seat};
///
/// let mut points = PerSeat([0; 4]);
/// points[Seat::new(2)] += 5;
/// assert_eq!(points.0, [0, 0, 5, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// The point of view from which a game is shown. It decides what is hidden.
///
/// ```
/// use tabuleiro_core::{Seat, Viewer};
///
/// let viewers: Vec<Viewer> = Viewer::all(2).collect();
/// assert_eq!(viewers.len(), 3);
/// assert_eq!(viewers[1], Viewer::Seat(Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees what this seat may see.
    Seat(Seat),
    /// A person without a seat, who sees only what is open to everybody.
    Spectator,
}

impl Viewer {
    /// Returns all viewers of a table: every seat, and the spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
