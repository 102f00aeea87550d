//! A state of the game: marbles, supplies, scores, and whose turn it is.

use std::hash::{Hash, Hasher};

use tabuleiro_core::{PerSeat, Seat};

use super::Options;
use super::board::Marbles;
use super::rules::Standing;

/// How many marbles everybody has.
pub(super) const MARBLES: u8 = 22;

/// A state of Shiftago.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shiftago {
    pub(super) marbles: PerSeat<Marbles>,
    pub(super) supplies: PerSeat<u8>,
    pub(super) scores: PerSeat<u8>,
    pub(super) options: Options,
    pub(super) to_move: Seat,
    /// Follows from the rest, but for a run that has to be scored; kept because it is asked for
    /// more often than it changes.
    pub(super) standing: Standing,
    pub(super) counted: Counted,
}

impl Shiftago {
    /// The empty board.
    pub fn new(options: Options) -> Shiftago {
        let mut supplies = PerSeat::default();
        for seat in Seat::all(options.players.into()) {
            supplies[seat] = MARBLES;
        }
        Shiftago::set_up(options, PerSeat::default(), supplies, PerSeat::default(), Seat::FIRST)
    }

    /// Any position in which nothing has to be scored. Nobody may have more than 22 marbles, and no
    /// cell may hold two.
    pub(super) fn set_up(
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
            standing: Standing::Insert,
            counted: Counted::default(),
        };
        state.standing = state.standing_after(to_move.previous(state.seats()));
        state
    }

    /// How many play.
    #[inline]
    pub(super) fn seats(&self) -> usize {
        self.options.players.into()
    }

    /// The marbles of one seat on the board.
    ///
    /// Chosen, not indexed: an array that is indexed by a variable cannot stay in registers, and
    /// this is asked after every move.
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

    /// The marbles that one seat still has to place.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supplies[seat]
    }

    /// The points of one seat.
    pub fn score(&self, seat: Seat) -> u8 {
        self.scores[seat]
    }

    /// All marbles on the board.
    #[inline]
    pub fn occupied(&self) -> Marbles {
        let [first, second, third, fourth] = self.marbles.0;
        // All four would be read in pairs, and the processor has to wait for a pair of which it has
        // just written each.
        if self.seats() == 2 { first.and(second) } else { first.and(second).and(third.and(fourth)) }
    }

    /// Whose marble lies in this row and column, counted from 1.
    pub fn owner(&self, row: usize, column: usize) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.marbles[seat].has(Marbles::at(row, column)))
    }
}

/// How much has been inserted, in Extreme: what ends turns and games that would never end.
///
/// A position as text does not tell this, so it does not make states different either.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counted {
    /// Insertions in this turn.
    pub(super) in_turn: u8,
    /// Insertions since the start, as bytes, which need no gap before them in a state.
    in_game: [u8; 2],
}

impl Counted {
    /// Insertions since the start.
    pub(super) fn in_game(self) -> u16 {
        u16::from_le_bytes(self.in_game)
    }

    /// One insertion more.
    pub(super) fn plus_one(self) -> Counted {
        Counted { in_turn: self.in_turn + 1, in_game: (self.in_game() + 1).to_le_bytes() }
    }

    #[cfg(test)]
    pub(super) fn set_in_game(&mut self, insertions: u16) {
        self.in_game = insertions.to_le_bytes();
    }
}

impl PartialEq for Counted {
    fn eq(&self, _: &Counted) -> bool {
        true
    }
}

impl Eq for Counted {}

impl Hash for Counted {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
