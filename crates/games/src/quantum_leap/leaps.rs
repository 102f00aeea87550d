//! Captures found for all stones at once.
//!
//! How many friends every stone has is a sum of six words, bit by bit; then for every direction
//! and distance one rotation of the enemy's stones shows who can capture there.
//! The code is made anew for each side, so that all rotations are by constants.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::board::{Geometry, MAX_LEAP};
use super::{Move, QuantumLeap};

/// A word with a bit for each cell: 64 bits up to side 5, 128 for side 6.
trait Bits:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    const NONE: Self;

    /// The lower bits of a wider word.
    fn of(word: u128) -> Self;

    /// The point `by` further on a circle of `around` points moves to each point.
    fn rotate_back(self, by: u32, around: u32) -> Self;

    fn has(self, point: u8) -> bool;

    fn count(self) -> usize;

    /// Takes out the lowest bit and says which it was.
    fn take_lowest(&mut self) -> Option<usize>;
}

macro_rules! bits {
    ($Word:ty) => {
        impl Bits for $Word {
            const NONE: $Word = 0;

            #[inline(always)]
            fn of(word: u128) -> $Word {
                word as $Word
            }

            #[inline(always)]
            fn rotate_back(self, by: u32, around: u32) -> $Word {
                self >> by | self << (around - by)
            }

            #[inline(always)]
            fn has(self, point: u8) -> bool {
                self >> point & 1 != 0
            }

            #[inline(always)]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline(always)]
            fn take_lowest(&mut self) -> Option<usize> {
                if *self == 0 {
                    return None;
                }
                let lowest = self.trailing_zeros() as usize;
                *self &= *self - 1;
                Some(lowest)
            }
        }
    };
}

bits!(u64);
bits!(u128);

/// The board of one side, as a constant.
struct Board<const SIDE: usize>;

impl<const SIDE: usize> Board<SIDE> {
    const GEOMETRY: &'static Geometry = Geometry::of(SIDE);
}

/// Calls a function made for the word and the side of a state's board.
macro_rules! on_board {
    ($function:ident, $state:expr $(, $argument:expr)*) => {
        match $state.options.side {
            2 => $function::<u64, 2>($state $(, $argument)*),
            3 => $function::<u64, 3>($state $(, $argument)*),
            4 => $function::<u64, 4>($state $(, $argument)*),
            5 => $function::<u64, 5>($state $(, $argument)*),
            _ => $function::<u128, 6>($state $(, $argument)*),
        }
    };
}

/// Whether the player to move can capture.
#[inline]
pub(super) fn any(state: &QuantumLeap) -> bool {
    on_board!(any_on, state)
}

/// How many captures the player to move has.
#[inline]
pub(super) fn count(state: &QuantumLeap) -> usize {
    on_board!(count_on, state)
}

/// Appends the captures of the player to move in canonical order.
#[inline]
pub(super) fn list(state: &QuantumLeap, out: &mut Vec<Move>) {
    on_board!(list_on, state, out);
}

fn any_on<B: Bits, const SIDE: usize>(state: &QuantumLeap) -> bool {
    let leapers = Leapers::<B, SIDE>::of(state);
    // Most stones that can capture have few friends: the first distances nearly always decide.
    (1..=MAX_LEAP).any(|distance| {
        let mut found = B::NONE;
        for direction in 0..6 {
            found = found | leapers.capturing(direction, distance);
        }
        found != B::NONE
    })
}

fn count_on<B: Bits, const SIDE: usize>(state: &QuantumLeap) -> usize {
    let [ones, twos, fours] = sum_of_six(Leapers::<B, SIDE>::of(state).by_direction());
    ones.count() + 2 * twos.count() + 4 * fours.count()
}

fn list_on<B: Bits, const SIDE: usize>(state: &QuantumLeap, out: &mut Vec<Move>) {
    let leapers = Leapers::<B, SIDE>::of(state);
    let geometry = Board::<SIDE>::GEOMETRY;
    let by_direction = leapers.by_direction();
    let able = by_direction.into_iter().fold(B::NONE, B::bitor);
    let mut stones = in_reading_order::<B, SIDE>(able);
    while let Some(nth) = stones.take_lowest() {
        let point = geometry.points[nth];
        let from = geometry.place_at[usize::from(point)];
        let distance = leapers.friends_of(point);
        for (direction, capturing) in by_direction.iter().enumerate() {
            if capturing.has(point) {
                let rotation = geometry.rotations[direction][distance];
                let to = geometry.place_at[usize::from(point) + rotation as usize];
                out.push(Move::Leap { from, to });
            }
        }
    }
}

/// The stones of the player to move, with the number of friends of each.
struct Leapers<B, const SIDE: usize> {
    mine: B,
    theirs: B,
    /// The number of friends of every cell in binary, the lowest digit first.
    friends: [B; 3],
}

impl<B: Bits, const SIDE: usize> Leapers<B, SIDE> {
    #[inline(always)]
    fn of(state: &QuantumLeap) -> Self {
        let (mine, theirs) = state.sides();
        let (mine, theirs) = (B::of(mine), B::of(theirs));
        let mut beside = [B::NONE; 6];
        for (direction, beside) in beside.iter_mut().enumerate() {
            *beside = Self::seen(mine, direction, 1);
        }
        Leapers { mine, theirs, friends: sum_of_six(beside) }
    }

    /// The cells from which one of `cells` lies in this direction at this distance.
    #[inline(always)]
    fn seen(cells: B, direction: usize, distance: usize) -> B {
        let geometry = Board::<SIDE>::GEOMETRY;
        let by = geometry.rotations[direction][distance];
        B::of(geometry.inside[direction][distance]) & cells.rotate_back(by, geometry.cells as u32)
    }

    /// The stones with so many friends that capture in this direction.
    #[inline(always)]
    fn capturing(&self, direction: usize, distance: usize) -> B {
        self.with_friends(distance) & Self::seen(self.theirs, direction, distance)
    }

    /// The stones that have exactly so many friends.
    #[inline(always)]
    fn with_friends(&self, number: usize) -> B {
        let mut stones = self.mine;
        for (digit, &friends) in self.friends.iter().enumerate() {
            stones = stones & if number >> digit & 1 == 1 { friends } else { !friends };
        }
        stones
    }

    /// By direction, the stones that can capture in it.
    #[inline(always)]
    fn by_direction(&self) -> [B; 6] {
        let mut by_direction = [B::NONE; 6];
        for (direction, stones) in by_direction.iter_mut().enumerate() {
            for distance in 1..=MAX_LEAP {
                *stones = *stones | self.capturing(direction, distance);
            }
        }
        by_direction
    }

    #[inline(always)]
    fn friends_of(&self, point: u8) -> usize {
        let [ones, twos, fours] = self.friends.map(|digit| usize::from(digit.has(point)));
        ones + 2 * twos + 4 * fours
    }
}

/// The sum of six words at every bit, in binary, the lowest digit first.
#[inline(always)]
fn sum_of_six<B: Bits>([a, b, c, d, e, f]: [B; 6]) -> [B; 3] {
    let (ones_left, twos_left) = sum_of_three(a, b, c);
    let (ones_right, twos_right) = sum_of_three(d, e, f);
    let (twos, fours) = sum_of_three(twos_left, twos_right, ones_left & ones_right);
    [ones_left ^ ones_right, twos, fours]
}

#[inline(always)]
fn sum_of_three<B: Bits>(a: B, b: B, c: B) -> (B, B) {
    (a ^ b ^ c, a & b | (a ^ b) & c)
}

/// The cells with the first cell of the first line at bit 0, and so on.
#[inline(always)]
fn in_reading_order<B: Bits, const SIDE: usize>(cells: B) -> B {
    let geometry = Board::<SIDE>::GEOMETRY;
    let mut ordered = B::NONE;
    for &(rotation, line) in &geometry.lines[..2 * SIDE - 1] {
        ordered = ordered | cells.rotate_back(rotation, geometry.cells as u32) & B::of(line);
    }
    ordered
}
