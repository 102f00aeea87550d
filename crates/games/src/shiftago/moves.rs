//! The moves that there are, and what playing one does.

use tabuleiro_core::{PerSeat, Seat};

use super::board::{Run, SIDE};
use super::lanes::{Edge, Lane, OpenLanes, Push};
use super::rules::Standing;
use super::{Marbles, Mode, Shiftago};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Pushes a marble in.
    Insert {
        /// From where.
        edge: Edge,
        /// Into which lane.
        lane: Lane,
    },
    /// Takes a run off the board for points.
    Score {
        /// Which run.
        run: Run,
        /// What of it stays.
        keep: Keep,
    },
}

/// What stays of a run that is scored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Keep {
    /// The two ends: two players.
    Both,
    /// The end that comes first: three or four players.
    First,
    /// The other end: three or four players.
    Last,
}

/// Every insertion in canonical order.
const INSERTIONS: [Move; 4 * SIDE] = {
    let mut all = [Move::Insert { edge: Edge::Left, lane: Lane::numbered(1).expect("a lane") }; 28];
    let mut i = 0;
    while i < all.len() {
        let lane = Lane::numbered(i % SIDE + 1).expect("a lane");
        all[i] = Move::Insert { edge: Edge::ALL[i / SIDE], lane };
        i += 1;
    }
    all
};

impl Shiftago {
    #[inline]
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        match self.standing {
            Standing::Insert => {
                let open = OpenLanes::of(self.occupied());
                if open.are_all() {
                    out.extend_from_slice(&INSERTIONS);
                } else {
                    out.reserve(INSERTIONS.len());
                    out.extend(open.numbers().map(|number| INSERTIONS[number]));
                }
            }
            Standing::Score => self.list_scores(out),
            _ => {}
        }
    }

    fn list_scores(&self, out: &mut Vec<Move>) {
        let before = out.len();
        for run in self.scoring_runs() {
            for &keep in self.keeps() {
                out.push(Move::Score { run, keep });
            }
        }
        out[before..].sort_unstable();
    }

    /// What can stay of a scored run.
    fn keeps(&self) -> &'static [Keep] {
        if self.seats() == 2 { &[Keep::Both] } else { &[Keep::First, Keep::Last] }
    }

    /// The runs of the player to move that are long enough to score.
    pub(super) fn scoring_runs(&self) -> impl Iterator<Item = Run> {
        self.marbles[self.to_move].runs(self.options.shortest_scoring_run())
    }

    #[inline]
    pub(super) fn count_moves(&self) -> usize {
        match self.standing {
            Standing::Insert => OpenLanes::of(self.occupied()).count(),
            Standing::Score => self.scoring_runs().count() * self.keeps().len(),
            _ => 0,
        }
    }

    #[inline]
    pub(super) fn make_move(&mut self, m: Move) {
        match m {
            Move::Insert { edge, lane } => self.insert(edge, lane),
            Move::Score { run, keep } => self.score_run(run, keep),
        }
    }

    #[inline]
    fn insert(&mut self, edge: Edge, lane: Lane) {
        let mover = self.to_move;
        self.marbles = self.marbles_after(mover, edge, lane);
        self.supplies = self.supplies.less_one(mover);
        if self.options.mode == Mode::Express {
            self.pass_on();
        } else {
            self.counted = self.counted.plus_one();
            if self.marbles(mover).has_run(self.options.shortest_scoring_run()) {
                self.standing = Standing::Score;
            } else {
                self.counted.in_turn = 0;
                self.pass_on();
            }
        }
    }

    /// The next seat is to move, if there is anything left to do.
    #[inline]
    fn pass_on(&mut self) {
        let moved = self.to_move;
        self.to_move = moved.next(self.seats());
        self.standing = self.standing_after(moved);
    }

    fn score_run(&mut self, run: Run, keep: Keep) {
        let mover = self.to_move;
        let kept = match keep {
            Keep::Both => run.first_marble().and(run.last_marble()),
            Keep::First => run.first_marble(),
            Keep::Last => run.last_marble(),
        };
        let removed = run.marbles().without(kept);
        self.marbles[mover] = self.marbles[mover].without(removed);
        self.supplies = self.supplies.plus(mover, removed.count() as u8);
        self.scores = self.scores.plus(mover, self.options.points(run.length()));
        if self.turn_is_long() && !self.has_enough_points(mover) {
            self.counted.in_turn = 0;
            self.pass_on();
        } else {
            self.standing = self.standing_after(mover);
        }
    }

    /// The board after `mover` has pushed a marble into an open lane.
    #[inline]
    pub(super) fn marbles_after(&self, mover: Seat, edge: Edge, lane: Lane) -> PerSeat<Marbles> {
        let push = Push::new(edge, lane, self.occupied());
        // Two is told apart so that its loop has an end that is known beforehand.
        if self.seats() == 2 {
            pushed::<2>(self.marbles, push, mover)
        } else {
            pushed::<4>(self.marbles, push, mover)
        }
    }
}

/// The marbles of the first `SEATS` seats after a push.
#[inline]
fn pushed<const SEATS: usize>(
    mut marbles: PerSeat<Marbles>,
    push: Push,
    mover: Seat,
) -> PerSeat<Marbles> {
    for (seat, marbles) in marbles.0[..SEATS].iter_mut().enumerate() {
        // Chosen, not indexed, for the same reason as in `marbles`.
        let entering = if seat == mover.index() { push.entering() } else { Marbles::default() };
        *marbles = push.shift(*marbles).and(entering);
    }
    marbles
}
