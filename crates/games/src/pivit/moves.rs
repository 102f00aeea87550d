//! The type of moves.

use super::board::Square;

/// A slide of a piece from one square to another.
///
/// The squares can lie outside the board. The rules decide whether a move is legal.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_games::pivit::{Move, Square};
///
/// let game = Pivit::new(pivit::Options::default());
/// let m = Move { from: Square::new(1, 0), to: Square::new(1, 3) };
/// assert_eq!(game.parse_move("b1b4"), Ok(m));
/// assert_eq!(game.parse_move("b1 3"), Ok(m));
/// assert!(game.check(m).is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The square of the piece.
    pub from: Square,
    /// The square where the piece ends.
    pub to: Square,
}
