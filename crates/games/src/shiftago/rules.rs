//! Why a move is not allowed, what a run is worth, and how the game ends.

use tabuleiro_core::{
    IllegalMove, LocalizedError, Message, Outcome, Places, Reason, Seat, Spot, Turn, msg,
};

use super::board::{Run, SIDE};
use super::lanes::{Edge, Lane, Lanes, entry};
use super::notation::write_square;
use super::state::MARBLES;
use super::{Exhausted, Keep, MESSAGES, Mode, Move, Options, Shiftago};

/// How many points win in Expert and Extreme.
const ENOUGH_POINTS: u8 = 10;
/// What a run of each length earns with two players.
const POINTS_FOR_TWO: [u8; SIDE + 1] = [0, 0, 0, 0, 0, 2, 5, 10];
/// What a run of each length earns with three or four players.
const POINTS_FOR_MORE: [u8; SIDE + 1] = [0, 0, 0, 0, 2, 5, 8, 10];
/// How many insertions a turn of Extreme has at most.
const LONGEST_TURN: u8 = 20;
/// After how many insertions a game of Extreme ends.
const LONGEST_GAME: u16 = 2000;

const FIVE: Reason = Reason { id: "line", told: "shiftago-end-five" };
const FOUR: Reason = Reason { id: "line", told: "shiftago-end-four" };
const TEN_POINTS: Reason = Reason { id: "ten-points", told: "shiftago-end-ten-points" };
const OUT_OF_MARBLES: Reason = Reason { id: "out-of-marbles", told: "shiftago-end-marbles" };
const OUT_OF_MARBLES_POINTS: Reason =
    Reason { id: "out-of-marbles", told: "shiftago-end-marbles-points" };
const BOARD_FULL: Reason = Reason { id: "board-full", told: "shiftago-end-full" };
const BOARD_FULL_POINTS: Reason = Reason { id: "board-full", told: "shiftago-end-full-points" };
const TOO_LONG: Reason = Reason { id: "too-long", told: "shiftago-end-too-long" };

impl Options {
    /// How many marbles in a row win in Express and earn points otherwise.
    #[inline]
    pub fn line(&self) -> usize {
        if self.players == 2 { 5 } else { 4 }
    }

    /// Nobody has a line with too few marbles on the board; the supply tells how many there can be.
    #[inline]
    pub(super) fn may_have_line(self, supply: u8) -> bool {
        usize::from(supply) + self.line() <= usize::from(MARBLES)
    }

    /// Whether this is the usual game.
    #[inline]
    pub(super) fn is_express_for_two(self) -> bool {
        self.mode == Mode::Express && self.players == 2
    }

    /// The shortest run that has to be scored in Expert or Extreme.
    #[inline]
    pub fn shortest_scoring_run(&self) -> usize {
        self.line() - usize::from(self.mode == Mode::Extreme)
    }

    /// What a run of this length earns.
    pub fn points(&self, length: usize) -> u8 {
        let points = if self.players == 2 { POINTS_FOR_TWO } else { POINTS_FOR_MORE };
        points[length]
    }
}

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum Illegal {
    /// Nobody moves any more.
    Over,
    /// Marbles are never pushed off the board.
    LaneClosed {
        /// From where the marble was to come.
        edge: Edge,
        /// The full lane.
        lane: Lane,
    },
    /// A run has to be scored before the next marble.
    MustScore {
        /// One that can be scored.
        run: Run,
    },
    /// Only what an insertion has made is scored.
    NothingToScore,
    /// Only a whole run of the mover's own marbles is scored.
    NotARun {
        /// What was named.
        run: Run,
    },
    /// With two players both ends stay.
    BothEndsStay,
    /// With three or four players one end stays.
    OneEndStays {
        /// The run that was named.
        run: Run,
    },
}

impl LocalizedError for Illegal {
    fn message(&self) -> Message {
        match *self {
            Illegal::Over => msg!("game-over"),
            Illegal::LaneClosed { edge, lane } => match edge {
                Edge::Left | Edge::Right => msg!("shiftago-row-full", row = lane.number()),
                Edge::Up | Edge::Down => msg!("shiftago-column-full", column = lane.number()),
            },
            Illegal::MustScore { run } => {
                let (first, last) = (write_square(run.first), write_square(run.last));
                msg!("shiftago-must-score", first = first, last = last)
            }
            Illegal::NothingToScore => msg!("shiftago-nothing-to-score"),
            Illegal::NotARun { .. } => msg!("shiftago-not-a-run"),
            Illegal::BothEndsStay => msg!("shiftago-both-ends-stay"),
            Illegal::OneEndStays { run } => {
                msg!("shiftago-one-end-stays", end = write_square(run.first))
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
            Illegal::LaneClosed { edge, lane } => vec![Spot::Cell(entry(edge, lane))],
            Illegal::MustScore { run }
            | Illegal::NotARun { run }
            | Illegal::OneEndStays { run } => {
                vec![Spot::Cell(run.first.cell()), Spot::Cell(run.last.cell())]
            }
        }
    }
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Standing {
    /// The player to move can insert a marble.
    Insert,
    /// The player to move has inserted a marble and has to score a run.
    Score,
    /// The player who has just moved has a line.
    Line,
    /// The player who has just moved has placed their last marble without a line.
    LastMarblePlaced,
    /// The player to move has no marble.
    NoMarble,
    /// The player to move has no open lane.
    BoardFull,
    /// Somebody has ten points.
    TenPoints,
    /// The game has lasted too long.
    TooLong,
}

impl Shiftago {
    pub(super) fn check_move(&self, m: Move) -> Result<(), Illegal> {
        match (self.standing, m) {
            (Standing::Insert, Move::Insert { edge, lane }) => {
                if Lanes::open(self.occupied()).contains(edge, lane) {
                    Ok(())
                } else {
                    Err(Illegal::LaneClosed { edge, lane })
                }
            }
            (Standing::Insert, Move::Score { .. }) => Err(Illegal::NothingToScore),
            (Standing::Score, Move::Insert { .. }) => {
                let run = self.scoring_runs().min();
                Err(run.map_or(Illegal::NothingToScore, |run| Illegal::MustScore { run }))
            }
            (Standing::Score, Move::Score { run, keep }) => self.check_score(run, keep),
            _ => Err(Illegal::Over),
        }
    }

    fn check_score(&self, run: Run, keep: Keep) -> Result<(), Illegal> {
        if !self.scoring_runs().any(|known| known == run) {
            return Err(Illegal::NotARun { run });
        }
        match (self.seats(), keep) {
            (2, Keep::Both) | (3.., Keep::First | Keep::Last) => Ok(()),
            (2, _) => Err(Illegal::BothEndsStay),
            _ => Err(Illegal::OneEndStays { run }),
        }
    }

    /// Where the game stands when `moved` has finished a turn, or scored and may go on.
    ///
    /// In Express only the player who has just moved can have won: a line that somebody was given
    /// counts once it has survived that player's own move.
    pub(super) fn standing_after(&self, moved: Seat) -> Standing {
        if self.options.mode == Mode::Express {
            if self.options.may_have_line(self.supply(moved))
                && self.marbles(moved).has_run(self.options.line())
            {
                return Standing::Line;
            }
            if self.supply(moved) == 0 {
                return Standing::LastMarblePlaced;
            }
        } else if Seat::all(self.seats()).any(|seat| self.has_enough_points(seat)) {
            return Standing::TenPoints;
        } else if self.options.mode == Mode::Extreme && self.counted.in_game() >= LONGEST_GAME {
            return Standing::TooLong;
        }
        if self.supply(self.to_move) == 0 {
            Standing::NoMarble
        } else if self.options.players > 2 && self.occupied().fill_the_board() {
            // Two players never fill the board: there are 49 cells and 44 marbles.
            Standing::BoardFull
        } else {
            Standing::Insert
        }
    }

    pub(super) fn has_enough_points(&self, seat: Seat) -> bool {
        self.score(seat) >= ENOUGH_POINTS
    }

    /// Whether this turn has had all its insertions.
    pub(super) fn turn_is_long(&self) -> bool {
        self.options.mode == Mode::Extreme && self.counted.in_turn >= LONGEST_TURN
    }

    #[inline]
    pub(super) fn find_turn(&self) -> Turn {
        match self.standing {
            Standing::Insert | Standing::Score => Turn::Of(self.to_move),
            _ => Turn::Over(self.outcome()),
        }
    }

    fn outcome(&self) -> Outcome {
        let seats = self.seats();
        let moved = self.to_move.previous(seats);
        let express = self.options.mode == Mode::Express;
        let by_points =
            |reason| Outcome { places: Places::ranked(seats, |seat| self.score(seat)), reason };
        match self.standing {
            Standing::Line => Outcome::win(moved, seats, if seats == 2 { FIVE } else { FOUR }),
            Standing::LastMarblePlaced => self.out_of_marbles(moved),
            Standing::NoMarble if express => self.out_of_marbles(self.to_move),
            Standing::NoMarble => by_points(OUT_OF_MARBLES_POINTS),
            Standing::BoardFull if express => Outcome::draw(seats, BOARD_FULL),
            Standing::BoardFull => by_points(BOARD_FULL_POINTS),
            Standing::TooLong => by_points(TOO_LONG),
            Standing::Insert | Standing::Score | Standing::TenPoints => by_points(TEN_POINTS),
        }
    }

    /// How Express ends when this seat has no marble and nobody has a line.
    fn out_of_marbles(&self, seat: Seat) -> Outcome {
        match (self.options.exhausted, self.seats()) {
            (Exhausted::Loses, 2) => Outcome::loss(seat, 2, OUT_OF_MARBLES),
            (_, seats) => Outcome::draw(seats, OUT_OF_MARBLES),
        }
    }
}
