//! The rules: legality, turns and the phases of the game.

use tabuleiro_core::{Game, Key, PerSeat, Rng, Seat, Turn};

use super::lanes::{Insertion, Insertions};
use super::moves::{Keep, Move};
use super::runs::Run;
use super::{Illegal, Mode, Options, Shiftago};

/// The points that win in Expert and Extreme.
const POINTS_TO_WIN: u8 = 10;
/// The number of insertions after which a turn of Extreme ends.
const MAX_INSERTIONS_IN_TURN: u8 = 20;
/// The number of insertions after which a game of Extreme ends.
const MAX_INSERTIONS_IN_GAME: u16 = 2000;

/// The phase of the game: the kind of move that comes next, or the way in which the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum GamePhase {
    /// The seat to move inserts a marble.
    Insert,
    /// The seat to move has inserted a marble and must score a run.
    Score,
    /// The seat that moved last has a line.
    Line,
    /// The seat that moved last has placed its last marble without a line, which loses.
    LastMarblePlaced,
    /// The seat to move has no marble.
    NoMarble,
    /// The seat to move has no open lane.
    BoardFull,
    /// A seat has ten points.
    TenPoints,
    /// The game has reached the limit on insertions.
    TooLong,
}

impl Game for Shiftago {
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: Options, _rng: &mut impl Rng) -> Shiftago {
        Shiftago::new(options)
    }

    #[inline]
    fn players(&self) -> usize {
        self.options.players.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            GamePhase::Insert | GamePhase::Score => Turn::Of(self.to_move),
            _ => Turn::Over(self.outcome()),
        }
    }

    #[inline]
    fn generate_moves(&self, out: &mut Vec<Move>) {
        match self.phase {
            GamePhase::Insert => self.generate_insertions(out),
            GamePhase::Score => self.generate_scores(out),
            _ => {}
        }
    }

    #[inline]
    fn count_legal_moves(&self) -> usize {
        match self.phase {
            GamePhase::Insert => Insertions::open(self.occupied()).len(),
            GamePhase::Score => self.count_scores(),
            _ => 0,
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        match (self.phase, m) {
            (GamePhase::Insert, Move::Insert { edge, lane }) => {
                let is_open =
                    Insertions::open(self.occupied()).contains(Insertion::new(edge, lane));
                if is_open { Ok(()) } else { Err(Illegal::LaneClosed { edge, lane }) }
            }
            (GamePhase::Insert, Move::Score { .. }) => Err(Illegal::NothingToScore),
            (GamePhase::Score, Move::Insert { .. }) => {
                let run = self.scoring_runs().min();
                Err(run.map_or(Illegal::NothingToScore, |run| Illegal::MustScore { run }))
            }
            (GamePhase::Score, Move::Score { run, keep }) => self.check_score(run, keep),
            _ => Err(Illegal::Over),
        }
    }

    #[expect(
        clippy::inline_always,
        reason = "keeps a state that is copied and played on in registers; the compiler's own \
                  heuristic finds the function too long"
    )]
    #[inline(always)]
    fn play_unchecked(&mut self, m: Move) {
        match m {
            // The default game has a shorter path, which can be inlined everywhere.
            Move::Insert { edge, lane } if self.options.is_express_for_two() => {
                self.insert_in_express_for_two(edge, lane);
            }
            Move::Insert { edge, lane } => self.insert(edge, lane),
            Move::Score { run, keep } => self.score_run(run, keep),
        }
    }

    fn key(&self) -> u64 {
        let Options { mode, players, exhausted } = self.options;
        let small = [self.to_move.index() as u8, self.phase as u8, mode as u8, players];
        let small = u64::from(u32::from_le_bytes(small)) << 8 | exhausted as u64;
        let word = |numbers: PerSeat<u8>| u64::from(u32::from_le_bytes(numbers.0));
        let numbers = word(self.supplies) << 32 | word(self.scores);
        let marbles = self.marbles.0.iter().map(|marbles| marbles.bits());
        marbles.fold(Key::new(), Key::with).with(numbers).with(small).value()
    }

    fn ends_by_history(&self) -> bool {
        self.phase == GamePhase::TooLong
    }
}

impl Shiftago {
    fn check_score(&self, run: Run, keep: Keep) -> Result<(), Illegal> {
        if !self.scoring_runs().any(|scoring| scoring == run) {
            return Err(Illegal::NotARun { run });
        }
        match (self.options.players, keep) {
            (2, Keep::Both) | (3.., Keep::First | Keep::Last) => Ok(()),
            (2, _) => Err(Illegal::BothEndsStay),
            _ => Err(Illegal::OneEndStays { run }),
        }
    }

    /// Passes the turn to the next seat.
    pub(super) fn end_turn(&mut self) {
        let moved = self.to_move;
        self.to_move = moved.next(self.players());
        self.phase = self.phase_after(moved);
    }

    /// Returns the phase after `moved` has finished a turn, or has scored and may go on.
    ///
    /// In Express only the seat that moved last can have won: a line that an opponent completed for
    /// it counts once it has survived its owner's next move.
    pub(super) fn phase_after(&self, moved: Seat) -> GamePhase {
        if self.options.mode == Mode::Express {
            if self.options.has_marbles_for_line(self.supply(moved))
                && self.marbles(moved).has_run(self.options.line_length())
            {
                return GamePhase::Line;
            }
            if self.options.last_marble_loses() && self.supply(moved) == 0 {
                return GamePhase::LastMarblePlaced;
            }
        } else if Seat::all(self.players()).any(|seat| self.has_enough_points(seat)) {
            return GamePhase::TenPoints;
        } else if self.options.mode == Mode::Extreme
            && self.insertions.in_game() >= MAX_INSERTIONS_IN_GAME
        {
            return GamePhase::TooLong;
        }
        if self.supply(self.to_move) == 0 {
            GamePhase::NoMarble
        } else if self.options.players > 2 && self.occupied().is_full() {
            // Two players never fill the board: there are 49 squares and 44 marbles.
            GamePhase::BoardFull
        } else {
            GamePhase::Insert
        }
    }

    /// Returns true if a seat has enough points to win.
    pub(super) fn has_enough_points(&self, seat: Seat) -> bool {
        self.score(seat) >= POINTS_TO_WIN
    }

    /// Returns true if the turn has reached its limit on insertions.
    pub(super) fn is_turn_over_limit(&self) -> bool {
        self.options.mode == Mode::Extreme && self.insertions.in_turn >= MAX_INSERTIONS_IN_TURN
    }
}
