//! The effect of a move on the state.

use tabuleiro_core::{Game, PerSeat, Seat};

use super::board::Marbles;
use super::lanes::{Edge, Lane};
use super::moves::Keep;
use super::push::Push;
use super::rules::GamePhase;
use super::runs::Run;
use super::{Exhausted, Mode, Shiftago};

impl Shiftago {
    /// Inserts a marble as [`insert`](Shiftago::insert) does, in Express for two.
    #[inline]
    pub(super) fn insert_in_express_for_two(&mut self, edge: Edge, lane: Lane) {
        // The remainder changes nothing but tells the compiler that the index is in range.
        let mover = Seat::new(self.to_move.index() % 2);
        let supply = self.supplies[mover] - 1;
        let PerSeat([first, second, ..]) = &mut self.marbles;
        (*first, *second) = push_for_two(*first, *second, mover, edge, lane);
        self.supplies[mover] = supply;
        self.to_move = mover.next(2);
        // The phase changes with a line, with the last marble, after which the first condition holds
        // too, or if the opponent has no marble left, which ends the game before where that loses.
        let opponent_may_be_out = self.options.exhausted == Exhausted::Draws;
        if self.options.has_marbles_for_line(supply)
            || opponent_may_be_out && self.supply(self.to_move) == 0
        {
            self.phase = self.phase_after(mover);
        }
    }

    /// Inserts a marble of the seat to move into an open lane.
    #[inline(never)]
    pub(super) fn insert(&mut self, edge: Edge, lane: Lane) {
        let mover = self.to_move;
        self.marbles = self.marbles_after(mover, edge, lane);
        self.supplies[mover] -= 1;
        if self.options.mode == Mode::Express {
            self.end_turn();
            return;
        }
        self.insertions.increment();
        if self.marbles(mover).has_run(self.options.min_run_length()) {
            self.phase = GamePhase::Score;
        } else {
            self.insertions.in_turn = 0;
            self.end_turn();
        }
    }

    /// Scores a run of the seat to move, which goes on unless its turn has lasted too long.
    pub(super) fn score_run(&mut self, run: Run, keep: Keep) {
        let mover = self.to_move;
        let kept = match keep {
            Keep::Both => Marbles::of(run.first) | Marbles::of(run.last),
            Keep::First => Marbles::of(run.first),
            Keep::Last => Marbles::of(run.last),
        };
        let removed = run.squares() - kept;
        self.marbles[mover] -= removed;
        self.supplies[mover] += removed.len() as u8;
        self.scores[mover] += self.options.points(run.length());
        if self.is_turn_over_limit() && !self.has_enough_points(mover) {
            self.insertions.in_turn = 0;
            self.end_turn();
        } else {
            self.phase = self.phase_after(mover);
        }
    }

    /// Returns the marbles of all seats after `mover` has pushed one into an open lane.
    #[inline]
    pub(super) fn marbles_after(&self, mover: Seat, edge: Edge, lane: Lane) -> PerSeat<Marbles> {
        if self.players() == 2 {
            let PerSeat([first, second, third, fourth]) = self.marbles;
            let (first, second) = push_for_two(first, second, mover, edge, lane);
            PerSeat([first, second, third, fourth])
        } else {
            let push = Push::new(edge, lane, self.occupied());
            let mut pushed = PerSeat(self.marbles.0.map(|marbles| push.shift(marbles)));
            pushed[mover] |= push.entering();
            pushed
        }
    }
}

/// Returns the marbles of two players after `mover` has pushed one into an open lane.
#[inline]
fn push_for_two(
    first: Marbles,
    second: Marbles,
    mover: Seat,
    edge: Edge,
    lane: Lane,
) -> (Marbles, Marbles) {
    let occupied = first | second;
    let push = Push::new(edge, lane, occupied);
    // Selected instead of indexed, for the reason given at `Shiftago::marbles`.
    let entering = if mover == Seat::FIRST { push.entering() } else { Marbles::EMPTY };
    let first = push.shift(first) | entering;
    // All other marbles belong to the second player, so that they need not be shifted.
    (first, push.fill(occupied) - first)
}
