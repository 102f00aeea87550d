//! A state of the game: marbles, supplies, whose turn it is.

use tabuleiro_core::{PerSeat, Seat};

use super::Options;
use super::board::Marbles;
use super::rules::Standing;

/// How many play.
pub(super) const PLAYERS: usize = 2;
/// How many marbles everybody has.
pub(super) const MARBLES: u8 = 22;

/// The marbles that the seats still have to place: a byte for each, in one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Supplies(u32);

impl Supplies {
    pub(super) const fn new(supplies: PerSeat<u8>) -> Supplies {
        Supplies(u32::from_le_bytes(supplies.0))
    }

    #[inline]
    pub(super) const fn of(self, seat: Seat) -> u8 {
        (self.0 >> (8 * seat.index())) as u8
    }

    #[inline]
    pub(super) const fn less_one(self, seat: Seat) -> Supplies {
        Supplies(self.0 - (1 << (8 * seat.index())))
    }

    pub(super) const fn bits(self) -> u64 {
        self.0 as u64
    }
}

/// A state of Shiftago.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shiftago {
    pub(super) options: Options,
    pub(super) marbles: PerSeat<Marbles>,
    pub(super) supplies: Supplies,
    pub(super) to_move: Seat,
    /// Follows from the rest; kept because it is asked for more often than it changes.
    pub(super) standing: Standing,
}

impl Shiftago {
    /// The empty board.
    pub fn new(options: Options) -> Shiftago {
        let supplies = PerSeat([MARBLES, MARBLES, 0, 0]);
        Shiftago::set_up(options, PerSeat::default(), supplies, Seat::FIRST)
    }

    /// Any position. Nobody may have more than 22 marbles, and no cell may hold two.
    pub(super) fn set_up(
        options: Options,
        marbles: PerSeat<Marbles>,
        supplies: PerSeat<u8>,
        to_move: Seat,
    ) -> Shiftago {
        let standing = Standing::Open;
        let supplies = Supplies::new(supplies);
        let mut state = Shiftago { options, marbles, supplies, to_move, standing };
        state.standing = state.standing_after(to_move.previous(PLAYERS));
        state
    }

    /// The marbles of one seat on the board.
    #[inline]
    pub fn marbles(&self, seat: Seat) -> Marbles {
        self.marbles[seat]
    }

    /// The marbles that one seat still has to place.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supplies.of(seat)
    }

    /// All marbles on the board.
    #[inline]
    pub fn occupied(&self) -> Marbles {
        self.marbles.0.iter().fold(Marbles::default(), |all, &marbles| all.and(marbles))
    }

    /// Whose marble lies in this row and column, counted from 1.
    pub fn owner(&self, row: usize, column: usize) -> Option<Seat> {
        Seat::all(PLAYERS).find(|&seat| self.marbles[seat].has(Marbles::at(row, column)))
    }
}
