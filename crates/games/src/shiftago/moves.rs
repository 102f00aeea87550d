//! The moves that there are, and what playing one does.

use tabuleiro_core::{PerSeat, Seat};

use super::board::{ClosedLanes, Edge, Lane, Push, SIDE};
use super::rules::Standing;
use super::state::PLAYERS;
use super::{Marbles, Shiftago};

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
        if self.standing != Standing::Open {
            return;
        }
        let closed = ClosedLanes::of(self.occupied());
        if closed.is_none() {
            out.extend_from_slice(&INSERTIONS);
        } else {
            let open = |&Move::Insert { edge, lane }: &Move| !closed.contains(edge, lane);
            out.extend(INSERTIONS.iter().copied().filter(open));
        }
    }

    #[inline]
    pub(super) fn count_moves(&self) -> usize {
        match self.standing {
            Standing::Open => {
                INSERTIONS.len() - 2 * ClosedLanes::of(self.occupied()).count() as usize
            }
            _ => 0,
        }
    }

    #[inline]
    pub(super) fn make_move(&mut self, m: Move) {
        let Move::Insert { edge, lane } = m;
        let mover = self.to_move;
        self.marbles = self.marbles_after(mover, edge, lane);
        self.supplies = self.supplies.less_one(mover);
        self.to_move = mover.next(PLAYERS);
        self.standing = self.standing_after(mover);
    }

    /// The board after `mover` has pushed a marble into an open lane.
    #[inline]
    pub(super) fn marbles_after(&self, mover: Seat, edge: Edge, lane: Lane) -> PerSeat<Marbles> {
        let push = Push::new(edge, lane, self.occupied());
        let mut after = self.marbles;
        for (seat, marbles) in after.0[..PLAYERS].iter_mut().enumerate() {
            // Chosen, not indexed: an array indexed by a variable would leave the registers.
            let entering = if seat == mover.index() { push.entering() } else { Marbles::default() };
            *marbles = push.shift(*marbles).and(entering);
        }
        after
    }
}
