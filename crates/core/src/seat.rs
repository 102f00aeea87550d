//! Who sits at the table, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The most players any game has.
pub const MAX_SEATS: usize = 4;

/// A place at the table: the first seat has index 0 and number 1.
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

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "a table has at most four seats");
        Seat(index as u8)
    }

    /// Counted from 0, as arrays are.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people do.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// All seats of a table, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players).map(Seat::new)
    }

    /// The seat that follows around the table.
    #[inline]
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        if self.index() + 1 == players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The seat that comes before around the table.
    #[inline]
    #[must_use]
    pub const fn previous(self, players: usize) -> Seat {
        if self.0 == 0 { Seat(players as u8 - 1) } else { Seat(self.0 - 1) }
    }
}

/// Seats are written as people count them.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Seats are serialized as people count them.
#[cfg(feature = "serde")]
impl serde::Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// Something that every seat has one of, indexed by [`Seat`].
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

/// Who is looking at the table: this decides what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees what that seat may see.
    Seat(Seat),
    /// Somebody without a seat, who sees only what lies open.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table with so many players.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
