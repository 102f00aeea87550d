//! Reasons why a move is illegal.

use tabuleiro_core::{IllegalMove, LocalizedError, Message, Spot, msg};

use super::MESSAGES;
use super::lanes::{Edge, Lane};
use super::notation::format_square;
use super::runs::Run;

/// A reason why a move is illegal.
///
/// ```
/// use tabuleiro_core::IllegalMove;
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_games::shiftago::Illegal;
///
/// let position = "......./......./XOXOXOX/......./......./......./....... 1 18,19";
/// let game = Shiftago::parse_position(shiftago::Options::default(), position)?;
/// let illegal = game.check(game.parse_move("L3")?).unwrap_err();
/// assert!(matches!(illegal, Illegal::LaneClosed { .. }));
/// assert_eq!(illegal.id(), "lane-closed");
/// # Ok::<(), tabuleiro_core::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The lane is full. Marbles are never pushed off the board.
    LaneClosed {
        /// The edge of the insertion.
        edge: Edge,
        /// The full lane.
        lane: Lane,
    },
    /// A run must be scored before the next insertion.
    MustScore {
        /// The first run that can be scored.
        run: Run,
    },
    /// There is no run to score: only an insertion by the same seat makes one.
    NothingToScore,
    /// The squares are not a whole run of the mover's marbles.
    NotARun {
        /// The squares of the move.
        run: Run,
    },
    /// The move names an end to keep, but with two players both ends stay.
    BothEndsStay,
    /// The move names no end to keep, but with three or four players one end stays.
    OneEndStays {
        /// The run of the move.
        run: Run,
    },
}

impl LocalizedError for Illegal {
    fn message(&self) -> Message {
        match *self {
            Illegal::Over => msg!("game-over"),
            Illegal::LaneClosed { edge, lane } => match edge {
                Edge::Left | Edge::Right => msg!("shiftago-row-full", row = lane.number()),
                Edge::Top | Edge::Bottom => msg!("shiftago-column-full", column = lane.number()),
            },
            Illegal::MustScore { run } => {
                let (first, last) = (format_square(run.first), format_square(run.last));
                msg!("shiftago-must-score", first = first, last = last)
            }
            Illegal::NothingToScore => msg!("shiftago-nothing-to-score"),
            Illegal::NotARun { .. } => msg!("shiftago-not-a-run"),
            Illegal::BothEndsStay => msg!("shiftago-both-ends-stay"),
            Illegal::OneEndStays { run } => {
                msg!("shiftago-one-end-stays", end = format_square(run.first))
            }
        }
    }
}

impl IllegalMove for Illegal {
    fn id(&self) -> &'static str {
        match self {
            Illegal::Over => "game-over",
            Illegal::LaneClosed { .. } => "lane-closed",
            Illegal::MustScore { .. } => "must-score",
            Illegal::NothingToScore => "nothing-to-score",
            Illegal::NotARun { .. } => "not-a-run",
            Illegal::BothEndsStay => "both-ends-stay",
            Illegal::OneEndStays { .. } => "one-end-stays",
        }
    }

    fn spots(&self) -> Vec<Spot> {
        match *self {
            Illegal::Over | Illegal::NothingToScore | Illegal::BothEndsStay => Vec::new(),
            Illegal::LaneClosed { edge, lane } => vec![Spot::Cell(lane.entry(edge))],
            Illegal::MustScore { run }
            | Illegal::NotARun { run }
            | Illegal::OneEndStays { run } => {
                vec![Spot::Cell(run.first.cell()), Spot::Cell(run.last.cell())]
            }
        }
    }
}
