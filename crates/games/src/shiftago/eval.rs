//! The evaluation of a position.
//!
//! Most features count windows: the squares of a possible line on which a seat has some marbles and
//! no other seat has any. All windows of a direction are counted at once, with a bit for each.

use tabuleiro_core::{Evaluate, Game, Seat};

use super::board::{DIRECTIONS, Marbles};
use super::{Mode, Shiftago, weights};

/// The nine squares in the middle of the board.
const CENTRE: u64 = 0x0000_001C_1C1C_0000;
/// The sixteen squares around the centre.
const RING: u64 = 0x0000_3E22_2222_3E00;

/// The number of features that exist for a seat to move now, for one to move next and for one to
/// move later.
const FEATURES_PER_TURN: usize = 9;
/// The greatest number of further lanes to a line that is counted.
const MAX_MORE_LANES: i32 = 3;

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
        let line = self.options.line_length();
        let first = FEATURES_PER_TURN * self.turns_until(seat).min(2);
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
        let lanes = self.line_insertions(seat, line).len() as i32;
        if lanes > 0 {
            count(first + 7, 1);
            count(first + 8, (lanes - 1).min(MAX_MORE_LANES));
        }
        count(3 * FEATURES_PER_TURN, (own & CENTRE).count_ones() as i32);
        count(3 * FEATURES_PER_TURN + 1, (own & RING).count_ones() as i32);
        if self.options.mode != Mode::Express {
            count(3 * FEATURES_PER_TURN + 2, self.score(seat).into());
            count(3 * FEATURES_PER_TURN + 3, self.supply(seat).into());
        }
    }
}

impl Shiftago {
    /// Returns the number of seats that move before this one.
    #[inline]
    fn turns_until(&self, seat: Seat) -> usize {
        let ahead = seat.index() + self.players() - self.to_move.index();
        if ahead < self.players() { ahead } else { ahead - self.players() }
    }
}

/// Returns, for each direction, the windows with one, two, three and four bits of `own`, as bits of
/// their first squares, and a mask of the windows that are on the board and have no bit of
/// `others`.
#[inline]
fn windows(own: u64, others: u64, line: usize) -> impl Iterator<Item = ([u64; 4], u64)> {
    DIRECTIONS.into_iter().map(move |step| {
        let ahead = |board: u64, distance: u32| board >> (distance * step);
        let (ones, twos) = add_bits(own, ahead(own, 1), ahead(own, 2));
        let fourth = ahead(own, 3);
        let fifth = if line == 5 { ahead(own, 4) } else { 0 };
        let (ones, more_twos) = add_bits(ones, fourth, fifth);
        let (twos, fours) = (twos ^ more_twos, twos & more_twos);
        let two = others | ahead(others, 1);
        let four = two | ahead(two, 2);
        let taken = if line == 5 { four | ahead(others, 4) } else { four };
        let start = Marbles::window_starts(line, step) & !taken;
        ([ones & !twos & !fours, twos & !ones, ones & twos, fours & !ones], start)
    })
}

/// Adds three words bit by bit and returns the ones and the twos of the sums.
#[inline]
const fn add_bits(a: u64, b: u64, c: u64) -> (u64, u64) {
    (a ^ b ^ c, a & b | (a ^ b) & c)
}
