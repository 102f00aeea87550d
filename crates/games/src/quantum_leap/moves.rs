//! The moves that there are, and what playing one does.

use std::cmp::Ordering;

use tabuleiro_core::Seat;

use super::board::{Place, bit};
use super::state::{PLAYERS, Swapped};
use super::{Phase, QuantumLeap, Swap, leaps, swaps};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A stone captures another.
    Leap {
        /// The stone that leaps.
        from: Place,
        /// The stone that is captured.
        to: Place,
    },
    /// Two stones trade places, before play.
    Swap(Pair),
    /// Black swaps no more.
    Pass,
}

/// Two places, the earlier one first: a swap has no direction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    pub(super) first: Place,
    pub(super) second: Place,
}

impl Pair {
    /// These two places, in whichever order they are named.
    #[inline]
    pub fn of(one: Place, other: Place) -> Pair {
        Pair { first: one.min(other), second: one.max(other) }
    }

    /// The earlier place.
    pub fn first(self) -> Place {
        self.first
    }

    /// The later place.
    pub fn second(self) -> Place {
        self.second
    }
}

/// The canonical order: stones in reading order, the leaps of a stone along its line first;
/// then swaps, then `pass`.
///
/// Apart from its own line, the six directions come in the reading order of where they end.
impl Ord for Move {
    fn cmp(&self, other: &Move) -> Ordering {
        let rank = |m: &Move| match *m {
            Move::Leap { from, to } => (0, Some((from, from.line() != to.line(), to)), None),
            Move::Swap(pair) => (1, None, Some(pair)),
            Move::Pass => (2, None, None),
        };
        rank(self).cmp(&rank(other))
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Move) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl QuantumLeap {
    #[inline]
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        match self.phase {
            Phase::Swap => {
                swaps::list(self, out);
                out.push(Move::Pass);
            }
            Phase::Play => leaps::list(self, out),
        }
    }

    #[inline]
    pub(super) fn count_moves(&self) -> usize {
        match self.phase {
            Phase::Swap => {
                let stones: usize = Seat::all(PLAYERS).map(|seat| self.count(seat)).sum();
                stones * stones.saturating_sub(1) / 2 + 1
            }
            Phase::Play => leaps::count(self),
        }
    }

    #[inline]
    pub(super) fn make_move(&mut self, m: Move) {
        match m {
            Move::Leap { from, to } => {
                let (from, to) = (bit(from), bit(to));
                let mover = self.to_move.index();
                self.stones[mover] ^= from | to;
                self.stones[1 - mover] ^= to;
                self.to_move = self.to_move.next(PLAYERS);
            }
            Move::Swap(Pair { first, second }) => {
                let both = bit(first) | bit(second);
                for stones in &mut self.stones {
                    // Whoever has one of the two cells gets the other; with both nothing changes.
                    if (*stones & both).is_power_of_two() {
                        *stones ^= both;
                    }
                }
                self.swapped = Swapped(true);
                if self.options.swap != Swap::Free {
                    self.begin_play();
                }
            }
            Move::Pass => self.begin_play(),
        }
    }

    fn begin_play(&mut self) {
        self.phase = Phase::Play;
        self.to_move = Seat::FIRST;
    }
}
