//! The type of moves.

use super::board::SIDE;
use super::lanes::{Edge, Insertion, Lane};
use super::runs::Run;

/// A move. Insertions are ordered by edge and lane, and come before scores, which are ordered by
/// run.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_games::shiftago::{Edge, Lane, Move};
///
/// let game = Shiftago::new(shiftago::Options::default());
/// let m = Move::Insert { edge: Edge::Top, lane: Lane::new(3).unwrap() };
/// assert_eq!(game.format_move(m), "U3");
/// assert_eq!(game.parse_move("top 3"), Ok(m));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Pushes a marble into a lane.
    Insert {
        /// The edge at which the marble enters.
        edge: Edge,
        /// The lane that it enters.
        lane: Lane,
    },
    /// Removes a run from the board for points.
    Score {
        /// The run at its full length.
        run: Run,
        /// The marbles of the run that stay.
        keep: Keep,
    },
}

/// The marbles of a scored run that stay on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Keep {
    /// Both ends, with two players.
    Both,
    /// The end that comes first, with three or four players.
    First,
    /// The other end, with three or four players.
    Last,
}

/// All insertions in canonical order.
pub(super) const INSERTIONS: [Move; 4 * SIDE] = {
    let mut all =
        [Move::Insert { edge: Edge::Left, lane: Insertion::from_bit(0).lane() }; 4 * SIDE];
    let mut index = 0;
    while index < all.len() {
        let insertion = Insertion::from_bit(index as u32);
        all[index] = Move::Insert { edge: insertion.edge(), lane: insertion.lane() };
        index += 1;
    }
    all
};
