//! The state of a game: marbles, supplies, scores and the seat to move.

use std::hash::{Hash, Hasher};

use tabuleiro_core::{Game, PerSeat, Seat};

use super::Options;
use super::board::{Marbles, Square};
use super::rules::GamePhase;

/// The number of marbles of each seat, on the board and in its supply.
pub(super) const MARBLES_PER_SEAT: u8 = 22;

/// A state of Shiftago.
///
/// ```
/// use tabuleiro_games::prelude::*;
///
/// let mut game = Shiftago::new(shiftago::Options::default());
/// game.play_text("top 4")?;
/// let moved = Seat::FIRST;
/// assert_eq!((game.marbles(moved).len(), game.supply(moved)), (1, 21));
/// assert_eq!(game.legal_moves().len(), 28);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shiftago {
    pub(super) marbles: PerSeat<Marbles>,
    pub(super) supplies: PerSeat<u8>,
    pub(super) scores: PerSeat<u8>,
    pub(super) options: Options,
    pub(super) to_move: Seat,
    /// The phase. It follows from the other fields, except for a run that must be scored, and is
    /// stored because it is read more often than it changes.
    pub(super) phase: GamePhase,
    pub(super) insertions: InsertionCount,
}

impl Shiftago {
    /// Returns a new game on an empty board.
    pub fn new(options: Options) -> Shiftago {
        let mut supplies = PerSeat::default();
        for seat in Seat::all(options.players.into()) {
            supplies[seat] = MARBLES_PER_SEAT;
        }
        Shiftago::from_parts(options, PerSeat::default(), supplies, PerSeat::default(), Seat::FIRST)
    }

    /// Returns a position in which no run must be scored.
    ///
    /// A seat must not have more than 22 marbles, nor a square two.
    pub(super) fn from_parts(
        options: Options,
        marbles: PerSeat<Marbles>,
        supplies: PerSeat<u8>,
        scores: PerSeat<u8>,
        to_move: Seat,
    ) -> Shiftago {
        let mut state = Shiftago {
            marbles,
            supplies,
            scores,
            options,
            to_move,
            phase: GamePhase::Insert,
            insertions: InsertionCount::default(),
        };
        state.phase = state.phase_after(to_move.previous(state.players()));
        state
    }

    /// Returns the options of the game.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// Returns the squares with marbles of a seat.
    // Selected instead of indexed: an array with a variable index cannot stay in registers, and
    // this is called after every move.
    #[inline]
    pub fn marbles(&self, seat: Seat) -> Marbles {
        let [first, second, third, fourth] = self.marbles.0;
        match seat.index() {
            0 => first,
            1 => second,
            2 => third,
            _ => fourth,
        }
    }

    /// Returns the number of marbles that a seat has left to place.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supplies[seat]
    }

    /// Returns the points of a seat.
    pub fn score(&self, seat: Seat) -> u8 {
        self.scores[seat]
    }

    /// Returns the squares with marbles.
    #[inline]
    pub fn occupied(&self) -> Marbles {
        let [first, second, third, fourth] = self.marbles.0;
        // A load of all four in pairs would stall on the stores of single fields just before.
        if self.options.players == 2 { first | second } else { (first | second) | (third | fourth) }
    }

    /// Returns the seat whose marble is on a square.
    pub fn owner(&self, square: Square) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.marbles[seat].contains(square))
    }
}

/// The number of insertions in Extreme, which limits turns and games that would never end.
///
/// All values compare equal, because a position as text does not contain the number and a position
/// that is parsed must equal the one that was formatted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct InsertionCount {
    /// The number of insertions in this turn.
    pub(super) in_turn: u8,
    /// The number of insertions since the start, as bytes to avoid padding in the state.
    in_game: [u8; 2],
}

impl InsertionCount {
    /// Returns the number of insertions since the start.
    pub(super) fn in_game(self) -> u16 {
        u16::from_le_bytes(self.in_game)
    }

    /// Counts an insertion.
    pub(super) fn increment(&mut self) {
        self.in_turn += 1;
        self.in_game = (self.in_game() + 1).to_le_bytes();
    }

    #[cfg(test)]
    pub(super) fn set_in_game(&mut self, insertions: u16) {
        self.in_game = insertions.to_le_bytes();
    }
}

impl PartialEq for InsertionCount {
    fn eq(&self, _: &InsertionCount) -> bool {
        true
    }
}

impl Eq for InsertionCount {}

impl Hash for InsertionCount {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
