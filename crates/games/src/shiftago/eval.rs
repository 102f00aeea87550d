//! The evaluation of a position.
//!
//! Lines begin as windows: places for a line in which a seat has some marbles and nobody else has
//! any. They are counted for all places at once, a bit for each.

use tabuleiro_core::{Evaluate, Seat};

use super::board::{DIRECTIONS, Marbles};
use super::{Mode, Shiftago, weights};

/// The middle three by three cells, and the ring around them.
const CENTRE: u64 = 0x0000_001C_1C1C_0000;
const RING: u64 = 0x0000_3E22_2222_3E00;

/// The number of features of a seat that moves now, next, or later.
const KINDS: usize = 9;
/// Beyond so many, more ways to a line hardly matter.
const MORE_LANES: i32 = 3;

impl Evaluate for Shiftago {
    const FEATURES: &'static [&'static str] = &[
        "windows with one marble, to move",
        "windows with two marbles, to move",
        "windows with three marbles, to move",
        "windows with four marbles, to move",
        "two together, to move",
        "three together, to move",
        "four together, to move",
        "a lane to a line, to move",
        "more lanes to a line, to move",
        "windows with one marble, next",
        "windows with two marbles, next",
        "windows with three marbles, next",
        "windows with four marbles, next",
        "two together, next",
        "three together, next",
        "four together, next",
        "a lane to a line, next",
        "more lanes to a line, next",
        "windows with one marble, later",
        "windows with two marbles, later",
        "windows with three marbles, later",
        "windows with four marbles, later",
        "two together, later",
        "three together, later",
        "four together, later",
        "a lane to a line, later",
        "more lanes to a line, later",
        "marbles in the centre",
        "marbles around the centre",
        "points",
        "marbles to place",
    ];

    fn weights(&self) -> &'static [i32] {
        match (self.options.mode, self.options.players) {
            (Mode::Express, 2) => &weights::EXPRESS_2,
            (Mode::Express, 3) => &weights::EXPRESS_3,
            (Mode::Express, _) => &weights::EXPRESS_4,
            (Mode::Expert, 2) => &weights::EXPERT_2,
            (Mode::Expert, _) => &weights::EXPERT_MANY,
            (Mode::Extreme, 2) => &weights::EXTREME_2,
            (Mode::Extreme, _) => &weights::EXTREME_MANY,
        }
    }

    #[inline]
    fn features(&self, seat: Seat, mut count: impl FnMut(usize, i32)) {
        let own = self.marbles(seat).bits();
        let others = self.occupied().bits() & !own;
        let line = self.options.line();
        let first = KINDS * self.turns_until(seat).min(2);
        for (windows, start) in windows(own, others, line) {
            for (feature, windows) in (first..).zip(windows) {
                count(feature, (windows & start).count_ones() as i32);
            }
        }
        for step in DIRECTIONS {
            let two = own & (own >> step);
            let three = two & (own >> (2 * step));
            let four = two & (two >> (2 * step));
            for (feature, together) in (first + 4..).zip([two, three, four]) {
                count(feature, together.count_ones() as i32);
            }
        }
        let lanes = self.lanes_to_line(seat, line).count() as i32;
        if lanes > 0 {
            count(first + 7, 1);
            count(first + 8, (lanes - 1).min(MORE_LANES));
        }
        count(3 * KINDS, (own & CENTRE).count_ones() as i32);
        count(3 * KINDS + 1, (own & RING).count_ones() as i32);
        if self.options.mode != Mode::Express {
            count(3 * KINDS + 2, self.score(seat).into());
            count(3 * KINDS + 3, self.supply(seat).into());
        }
    }
}

impl Shiftago {
    /// Returns the number of others that move before this seat.
    #[inline]
    fn turns_until(&self, seat: Seat) -> usize {
        let ahead = seat.index() + self.seats() - self.to_move.index();
        if ahead < self.seats() { ahead } else { ahead - self.seats() }
    }
}

/// Returns, for each direction, the windows with one to four of `own` and none of `others`, by their
/// first cells, and the cells where windows can begin.
#[inline]
fn windows(own: u64, others: u64, line: usize) -> impl Iterator<Item = ([u64; 4], u64)> {
    DIRECTIONS.into_iter().map(move |step| {
        let seen = |cells: u64, at: u32| cells >> (at * step);
        let (ones, twos) = sum(own, seen(own, 1), seen(own, 2));
        let fourth = seen(own, 3);
        let fifth = if line == 5 { seen(own, 4) } else { 0 };
        let (ones, more_twos) = sum(ones, fourth, fifth);
        let (twos, fours) = (twos ^ more_twos, twos & more_twos);
        let two = others | seen(others, 1);
        let four = two | seen(two, 2);
        let taken = if line == 5 { four | seen(others, 4) } else { four };
        let start = Marbles::window_starts(line, step) & !taken;
        ([ones & !twos & !fours, twos & !ones, ones & twos, fours & !ones], start)
    })
}

/// The sum of three words at every bit, in binary.
#[inline]
const fn sum(a: u64, b: u64, c: u64) -> (u64, u64) {
    (a ^ b ^ c, a & b | (a ^ b) & c)
}
