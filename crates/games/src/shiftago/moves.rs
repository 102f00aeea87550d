//! The moves that there are, and what playing one does.

use tabuleiro_core::{PerSeat, Seat};

use super::board::{Run, SIDE};
use super::lanes::{Edge, Lane, Lanes, Push};
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
pub(super) const INSERTIONS: [Move; 4 * SIDE] = {
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
                let open = Lanes::open(self.occupied());
                let before = out.len();
                out.extend_from_slice(&INSERTIONS);
                if !open.are_all() {
                    // Written over the copy, because pushing would ask every time for room.
                    for (listed, number) in out[before..].iter_mut().zip(open.numbers()) {
                        *listed = INSERTIONS[number];
                    }
                    out.truncate(before + open.count());
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
            Standing::Insert => Lanes::open(self.occupied()).count(),
            Standing::Score => self.scoring_runs().count() * self.keeps().len(),
            _ => 0,
        }
    }

    #[expect(clippy::inline_always, reason = "see `play_unchecked`")]
    #[inline(always)]
    pub(super) fn make_move(&mut self, m: Move) {
        match m {
            // The usual game has a way of its own, short enough to go wherever it is called.
            Move::Insert { edge, lane } if self.options.is_express_for_two() => {
                self.insert_in_express_for_two(edge, lane);
            }
            Move::Insert { edge, lane } => self.insert(edge, lane),
            Move::Score { run, keep } => self.score_run(run, keep),
        }
    }

    /// What [`insert`](Shiftago::insert) does, where that can be said in a few words.
    #[inline]
    fn insert_in_express_for_two(&mut self, edge: Edge, lane: Lane) {
        // The remainder changes nothing; with it the compiler knows that there are two.
        let mover = Seat::new(self.to_move.index() % 2);
        let supply = self.supplies[mover] - 1;
        let may_have_line = self.options.may_have_line(supply);
        let PerSeat([first, second, ..]) = &mut self.marbles;
        (*first, *second) = pushed_of_two(*first, *second, mover, edge, lane);
        self.supplies[mover] = supply;
        self.to_move = mover.next(2);
        // The other player has a marble left, or the game would have been over before: so without
        // a line it goes on, but for the last marble, and whoever has placed that may have a line.
        if may_have_line {
            self.standing = self.standing_after(mover);
        }
    }

    #[inline(never)]
    fn insert(&mut self, edge: Edge, lane: Lane) {
        let mover = self.to_move;
        self.marbles = self.marbles_after(mover, edge, lane);
        self.supplies[mover] -= 1;
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
        self.supplies[mover] += removed.count() as u8;
        self.scores[mover] += self.options.points(run.length());
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
        if self.seats() == 2 {
            let PerSeat([first, second, third, fourth]) = self.marbles;
            let (first, second) = pushed_of_two(first, second, mover, edge, lane);
            PerSeat([first, second, third, fourth])
        } else {
            let push = Push::new(edge, lane, self.occupied());
            let mut pushed = PerSeat(self.marbles.0.map(|marbles| push.shift(marbles)));
            pushed[mover] = pushed[mover].and(push.entering());
            pushed
        }
    }
}

/// The marbles of two players after `mover` has pushed one into an open lane.
#[inline]
fn pushed_of_two(
    first: Marbles,
    second: Marbles,
    mover: Seat,
    edge: Edge,
    lane: Lane,
) -> (Marbles, Marbles) {
    let occupied = first.and(second);
    let push = Push::new(edge, lane, occupied);
    // Chosen, not indexed, for the same reason as in `marbles`.
    let entering = if mover == Seat::FIRST { push.entering() } else { Marbles::default() };
    let first = push.shift(first).and(entering);
    // What is not the first player's is the second's, and need not be shifted.
    (first, push.fill(occupied).without(first))
}
