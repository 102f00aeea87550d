//! Why a move is not allowed, and how the game ends.

use tabuleiro_core::{IllegalMove, Outcome, Reason, Seat, Spot, Turn};

use super::board::{ClosedLanes, Edge, Lane, entry};
use super::state::PLAYERS;
use super::{Exhausted, Move, Shiftago};

/// How many marbles in a row win.
pub(super) const WINNING_RUN: usize = 5;

const LINE: Reason = Reason { id: "line", words: "five marbles in a row" };
const OUT_OF_MARBLES: Reason =
    Reason { id: "out-of-marbles", words: "no marbles left and no line" };

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nobody moves any more.
    #[error("the game is over")]
    Over,
    /// Marbles are never pushed off the board.
    #[error("{} {} is full: a marble can enter only where the lane has an empty cell", line_of(*.edge), .lane.number())]
    LaneClosed {
        /// From where the marble was to come.
        edge: Edge,
        /// The full lane.
        lane: Lane,
    },
}

/// What a lane is called on the board.
fn line_of(edge: Edge) -> &'static str {
    match edge {
        Edge::Left | Edge::Right => "row",
        Edge::Up | Edge::Down => "column",
    }
}

impl IllegalMove for Illegal {
    fn id(&self) -> &'static str {
        match self {
            Illegal::Over => "game-over",
            Illegal::LaneClosed { .. } => "lane-closed",
        }
    }

    fn spots(&self) -> Vec<Spot> {
        match *self {
            Illegal::Over => Vec::new(),
            Illegal::LaneClosed { edge, lane } => vec![Spot::Cell(entry(edge, lane))],
        }
    }
}

/// Where the game stands; it follows from the board, the supplies and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Standing {
    /// The player to move can insert a marble.
    Open,
    /// The player who has just moved has a line.
    Line,
    /// The player who has just moved has placed their last marble, and that loses.
    LastMarblePlaced,
    /// The player to move has no marble.
    NoMarble,
}

impl Shiftago {
    pub(super) fn check_move(&self, m: Move) -> Result<(), Illegal> {
        let Move::Insert { edge, lane } = m;
        if self.standing != Standing::Open {
            Err(Illegal::Over)
        } else if ClosedLanes::of(self.occupied()).contains(edge, lane) {
            Err(Illegal::LaneClosed { edge, lane })
        } else {
            Ok(())
        }
    }

    /// Only the player who has just moved can have won: a line that somebody was given counts once
    /// it has survived that player's own move.
    ///
    /// Two players never fill the board: there are 49 cells and 44 marbles.
    #[inline]
    pub(super) fn standing_after(&self, moved: Seat) -> Standing {
        if self.marbles[moved].has_run(WINNING_RUN) {
            Standing::Line
        } else if self.options.exhausted == Exhausted::Loses && self.supply(moved) == 0 {
            Standing::LastMarblePlaced
        } else if self.supply(self.to_move) == 0 {
            Standing::NoMarble
        } else {
            Standing::Open
        }
    }

    #[inline]
    pub(super) fn find_turn(&self) -> Turn {
        let moved = self.to_move.previous(PLAYERS);
        Turn::Over(match (self.standing, self.options.exhausted) {
            (Standing::Open, _) => return Turn::Of(self.to_move),
            (Standing::Line, _) => Outcome::win(moved, PLAYERS, LINE),
            (Standing::LastMarblePlaced, _) => Outcome::loss(moved, PLAYERS, OUT_OF_MARBLES),
            (Standing::NoMarble, Exhausted::Loses) => {
                Outcome::loss(self.to_move, PLAYERS, OUT_OF_MARBLES)
            }
            (Standing::NoMarble, Exhausted::Draws) => Outcome::draw(PLAYERS, OUT_OF_MARBLES),
        })
    }
}
