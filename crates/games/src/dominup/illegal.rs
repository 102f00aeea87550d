//! Reasons why a move is illegal.

use tabuleiro_core::{IllegalMove, LocalizedError, Message, Spot, msg};

use super::layout::PlacementError;
use super::placement::Square;
use super::tile::{Number, Tile};
use super::{Dominup, Expand, MESSAGES, Move};

/// A reason why a move is illegal.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_games::dominup::Illegal;
///
/// let game = Dominup::new(dominup::Options::default(), &mut seeded_rng(0, 0));
/// let illegal = game.check(game.parse_move("77@1,1e")?).unwrap_err();
/// assert_eq!(illegal, Illegal::NotDoubleSeven);
/// # Ok::<(), tabuleiro_core::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The first move must be 7-7 in the middle.
    NotDoubleSeven,
    /// The hand has no tile with this number.
    NoTileWith(Number),
    /// The hand does not have this tile.
    NotHeld(Tile),
    /// A half would lie outside the board.
    OutOfRange(Square),
    /// The move is an expand, but these climbs are possible.
    ClimbPossible(Vec<Move>),
    /// The stacks under the two halves have different heights.
    HeightsDiffer {
        /// The squares of the placement.
        squares: [Square; 2],
        /// The heights of the stacks.
        heights: (u8, u8),
    },
    /// The stacks do not show the numbers of the tile.
    NumbersDiffer {
        /// The squares of the placement.
        squares: [Square; 2],
        /// The numbers that the stacks show.
        numbers: (Number, Number),
    },
    /// The expand touches no perpendicular tile.
    TouchesNoPerpendicular([Square; 2]),
    /// The expand touches no tile.
    TouchesNone([Square; 2]),
    /// One half would lie on this stack, the other on empty ground.
    Occupied(Square),
}

impl LocalizedError for Illegal {
    fn message(&self) -> Message {
        match self {
            Illegal::Over => msg!("game-over"),
            Illegal::NotDoubleSeven => {
                msg!("dominup-not-double-seven", first = Move::FIRST.to_string())
            }
            Illegal::NoTileWith(number) => {
                msg!("dominup-no-tile-with", number = number.to_string())
            }
            Illegal::NotHeld(tile) => {
                let (small, large) = tile.numbers();
                msg!("dominup-not-held", small = small.to_string(), large = large.to_string())
            }
            Illegal::OutOfRange(square) => msg!("dominup-out-of-range", cell = square.message()),
            Illegal::ClimbPossible(climbs) => {
                let climbs = Message::list(climbs.iter().map(ToString::to_string));
                msg!("dominup-climb-possible", climbs = climbs)
            }
            Illegal::HeightsDiffer { heights: (one, other), .. } => {
                msg!("dominup-heights-differ", one = *one, other = *other)
            }
            Illegal::NumbersDiffer { numbers: (one, other), .. } => {
                msg!("dominup-numbers-differ", one = one.to_string(), other = other.to_string())
            }
            Illegal::TouchesNoPerpendicular(_) => msg!("dominup-touches-no-perpendicular"),
            Illegal::TouchesNone(_) => msg!("dominup-touches-none"),
            Illegal::Occupied(square) => msg!("dominup-taken", cell = square.message()),
        }
    }
}

impl IllegalMove for Illegal {
    fn id(&self) -> &'static str {
        match self {
            Illegal::Over => "game-over",
            Illegal::NotDoubleSeven => "not-double-seven",
            Illegal::NoTileWith(_) => "no-tile-with-number",
            Illegal::NotHeld(_) => "tile-not-held",
            Illegal::OutOfRange(_) => "out-of-range",
            Illegal::ClimbPossible(_) => "climb-possible",
            Illegal::HeightsDiffer { .. } => "heights-differ",
            Illegal::NumbersDiffer { .. } => "numbers-differ",
            Illegal::TouchesNoPerpendicular(_) => "touches-no-perpendicular",
            Illegal::TouchesNone(_) => "touches-none",
            Illegal::Occupied(_) => "cell-taken",
        }
    }

    fn spots(&self) -> Vec<Spot> {
        let spot = |&square: &Square| Spot::Cell(square.cell());
        match self {
            Illegal::Over | Illegal::NoTileWith(_) | Illegal::NotHeld(_) => Vec::new(),
            Illegal::NotDoubleSeven => Move::FIRST.squares().iter().map(spot).collect(),
            Illegal::OutOfRange(square) | Illegal::Occupied(square) => vec![spot(square)],
            Illegal::ClimbPossible(climbs) => {
                climbs.iter().flat_map(|&m| m.squares()).map(|square| spot(&square)).collect()
            }
            Illegal::HeightsDiffer { squares, .. }
            | Illegal::NumbersDiffer { squares, .. }
            | Illegal::TouchesNoPerpendicular(squares)
            | Illegal::TouchesNone(squares) => squares.iter().map(spot).collect(),
        }
    }
}

impl Dominup {
    /// Returns the error of a move whose tile cannot have its placement.
    pub(super) fn illegal_placement(&self, m: Move, error: PlacementError) -> Illegal {
        let squares = m.squares();
        match (error, self.options.expand) {
            (PlacementError::OutOfRange(square), _) => Illegal::OutOfRange(square),
            (PlacementError::Occupied(square), _) => Illegal::Occupied(square),
            (PlacementError::Heights(one, other), _) => {
                Illegal::HeightsDiffer { squares, heights: (one, other) }
            }
            (PlacementError::Numbers(one, other), _) => {
                Illegal::NumbersDiffer { squares, numbers: (one, other) }
            }
            (PlacementError::TouchesNothing, Expand::Perpendicular) => {
                Illegal::TouchesNoPerpendicular(squares)
            }
            (PlacementError::TouchesNothing, Expand::Adjacent) => Illegal::TouchesNone(squares),
        }
    }
}
