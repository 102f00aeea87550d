//! The type of moves and their canonical order.

use std::cmp::Ordering;

use super::hex::Hex;

/// A move.
///
/// In canonical order the stones come in reading order, and the leaps of a stone along its line
/// come first; then swaps, then the pass.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_games::quantum_leap::{Hex, Move};
///
/// let options = quantum_leap::Options::default().with_side(2)?;
/// let game = QuantumLeap::parse_position(options, "XO/_O_/__ O play")?;
/// let [from, to] = [2, 1].map(|position| Hex::new(2, 1, position).unwrap());
/// assert_eq!(game.legal_moves()[0], Move::Leap { from, to });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A stone leaps onto an enemy stone and captures it.
    Leap {
        /// The cell of the stone that leaps.
        from: Hex,
        /// The cell of the captured stone.
        to: Hex,
    },
    /// Black swaps two stones before play.
    Swap(Pair),
    /// Black makes no more swaps.
    Pass,
}

/// Two cells in reading order: a swap has no direction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    pub(super) first: Hex,
    pub(super) second: Hex,
}

impl Pair {
    /// Returns the pair of two cells, in either order.
    ///
    /// ```
    /// use tabuleiro_games::quantum_leap::{Hex, Pair};
    ///
    /// let [a, b] = [1, 3].map(|line| Hex::new(2, line, 1).unwrap());
    /// assert_eq!(Pair::new(b, a), Pair::new(a, b));
    /// assert_eq!(Pair::new(b, a).first(), a);
    /// ```
    #[inline]
    pub fn new(a: Hex, b: Hex) -> Pair {
        Pair { first: a.min(b), second: a.max(b) }
    }

    /// Returns the cell that comes first in reading order.
    pub fn first(self) -> Hex {
        self.first
    }

    /// Returns the other cell.
    pub fn second(self) -> Hex {
        self.second
    }
}

// Outside its own line, the six directions of a stone come in the reading order of their targets.
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
