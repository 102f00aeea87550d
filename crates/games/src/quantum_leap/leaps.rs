//! Captures found for all stones at once.
//!
//! How many friends every stone has is a sum of six words, bit by bit; then for every direction
//! and distance one rotation of the enemy's stones shows who can capture there.
//! The code is made anew for each side, so that all rotations are by constants.

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use tabuleiro_core::Seat;

use super::board::{Direction, Geometry, MAX_CELLS, MAX_LEAP, Place};
use super::{Move, QuantumLeap};

/// A word with a bit for each cell: 64 bits up to side 5, 128 for side 6.
trait Bits:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const NONE: Self;

    /// The lower bits of a wider word.
    fn of(word: u128) -> Self;

    /// The point `by` further on a circle of `around` points moves to each point.
    fn rotate_back(self, by: u32, around: u32) -> Self;

    fn has(self, point: u8) -> bool;

    /// The eight bits from `8 * nth` upward.
    fn byte(self, nth: usize) -> u8;

    fn count(self) -> usize;

    /// Takes out the lowest bit and says which it was.
    fn take_lowest(&mut self) -> Option<usize>;
}

macro_rules! bits {
    ($Word:ty) => {
        impl Bits for $Word {
            const NONE: $Word = 0;

            #[inline]
            fn of(word: u128) -> $Word {
                word as $Word
            }

            #[inline]
            fn rotate_back(self, by: u32, around: u32) -> $Word {
                self >> by | self << (around - by)
            }

            #[inline]
            fn has(self, point: u8) -> bool {
                self >> point & 1 != 0
            }

            #[inline]
            fn byte(self, nth: usize) -> u8 {
                (self >> (8 * nth)) as u8
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
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

/// The board of one side, as a constant: what is read from a static would not be known here.
struct Board<const SIDE: usize>;

impl<const SIDE: usize> Board<SIDE> {
    const GEOMETRY: &'static Geometry = &Geometry::new(SIDE);
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

/// What a seat could do if it were its turn.
pub(super) struct Prospects {
    pub(super) stones: usize,
    /// Stones that can capture.
    pub(super) leapers: usize,
    /// Captures.
    pub(super) captures: usize,
    /// Stones with none to three friends.
    pub(super) by_friends: [usize; 4],
}

/// What a seat could do if it were its turn.
#[inline]
pub(super) fn prospects(state: &QuantumLeap, seat: Seat) -> Prospects {
    on_board!(prospects_on, state, seat)
}

fn prospects_on<B: Bits, const SIDE: usize>(state: &QuantumLeap, seat: Seat) -> Prospects {
    let state = QuantumLeap { to_move: seat, ..*state };
    let leapers = Leapers::<B, SIDE>::of(&state);
    let by_direction = leapers.by_direction();
    let [ones, twos, fours] = sum_of_six(by_direction);
    Prospects {
        stones: leapers.mine.count(),
        leapers: by_direction.into_iter().fold(B::NONE, B::bitor).count(),
        captures: ones.count() + 2 * twos.count() + 4 * fours.count(),
        by_friends: [0, 1, 2, 3].map(|friends| leapers.with_friends(friends).count()),
    }
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
    let [ones, twos, fours] = leapers.friends;
    let [left, right, up_left, up_right, down_left, down_right] = by_direction;
    let stones_by_point =
        transposed([left, right, up_left, up_right, down_left, down_right, ones, twos]);
    // Room for all that there can be is made at once: adding one by one would ask for it every time.
    let before = out.len();
    out.extend_from_slice(&ROOM[..6 * able.count()]);
    let listed = &mut out[before..];
    let mut count = 0;
    let mut stones = in_reading_order::<B, SIDE>(able);
    while let Some(nth) = stones.take_lowest() {
        let point = geometry.points[nth];
        let from = geometry.places[nth];
        let stone = stones_by_point[usize::from(point % 8)].byte(usize::from(point / 8));
        let distance = usize::from(stone >> 6) | usize::from(fours.has(point)) << 2;
        let captures = &CAPTURES[usize::from(stone % 64)];
        let landings = &geometry.landings[nth][distance];
        let room = listed[count..].first_chunk_mut::<6>().expect("room for six leaps a stone");
        let leap = |(room, &direction): (&mut Move, &Direction)| {
            *room = Move::Leap { from, to: landings[direction as usize] };
        };
        // Few stones have more than four captures. Four are always written, and only the captures
        // kept: the processor cannot foresee how many there are, and a wrong guess costs more.
        let (often, seldom) = room.split_at_mut(4);
        often.iter_mut().zip(&captures.directions).for_each(leap);
        if captures.count > 4 {
            seldom.iter_mut().zip(&captures.directions[4..]).for_each(leap);
        }
        count += captures.count;
    }
    out.truncate(before + count);
}

/// Eight words as rows of bits, in squares of eight by eight, each with rows and columns exchanged:
/// bit `i` of byte `b` of word `w` becomes bit `w` of byte `b` of word `i`.
#[inline]
fn transposed<B: Bits>(mut words: [B; 8]) -> [B; 8] {
    // Exchanges two quarters of every square, then of every quarter, then of each of those.
    for (size, mask) in [(4, 0x0F), (2, 0x33), (1, 0x55)] {
        let mask = B::of(u128::from_le_bytes([mask; 16]));
        for upper in (0..8).filter(|row| row & size == 0) {
            let lower = upper + size;
            let exchanged = (words[upper] >> size as u32 ^ words[lower]) & mask;
            words[upper] = words[upper] ^ exchanged << size as u32;
            words[lower] = words[lower] ^ exchanged;
        }
    }
    words
}

/// As many leaps as six from every cell, to be written over.
static ROOM: [Move; 6 * MAX_CELLS] =
    [Move::Leap { from: Place::FIRST, to: Place::FIRST }; 6 * MAX_CELLS];

/// A set of directions.
#[derive(Clone, Copy)]
struct Directions {
    count: usize,
    /// Those in the set, in order; what follows them means nothing.
    directions: [Direction; 6],
}

/// Every set of directions, by its bits.
static CAPTURES: [Directions; 64] = {
    let mut all = [Directions { count: 0, directions: Direction::ALL }; 64];
    let mut set = 0;
    while set < all.len() {
        let mut direction = 0;
        while direction < 6 {
            if set >> direction & 1 == 1 {
                all[set].directions[all[set].count] = Direction::ALL[direction];
                all[set].count += 1;
            }
            direction += 1;
        }
        set += 1;
    }
    all
};

/// The stones of the player to move, with the number of friends of each.
struct Leapers<B, const SIDE: usize> {
    mine: B,
    theirs: B,
    /// The number of friends of every cell in binary, the lowest digit first.
    friends: [B; 3],
}

impl<B: Bits, const SIDE: usize> Leapers<B, SIDE> {
    #[inline]
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
    #[inline]
    fn seen(cells: B, direction: usize, distance: usize) -> B {
        let geometry = Board::<SIDE>::GEOMETRY;
        let by = geometry.rotations[distance][direction];
        B::of(geometry.inside[distance][direction]) & cells.rotate_back(by, geometry.cells as u32)
    }

    /// The stones with so many friends that capture in this direction.
    #[inline]
    fn capturing(&self, direction: usize, distance: usize) -> B {
        self.with_friends(distance) & Self::seen(self.theirs, direction, distance)
    }

    /// The stones that have exactly so many friends.
    #[inline]
    fn with_friends(&self, number: usize) -> B {
        let mut stones = self.mine;
        for (digit, &friends) in self.friends.iter().enumerate() {
            stones = stones & if number >> digit & 1 == 1 { friends } else { !friends };
        }
        stones
    }

    /// By direction, the stones that can capture in it.
    #[inline]
    fn by_direction(&self) -> [B; 6] {
        let mut by_direction = [B::NONE; 6];
        for (direction, stones) in by_direction.iter_mut().enumerate() {
            for distance in 1..=MAX_LEAP {
                *stones = *stones | self.capturing(direction, distance);
            }
        }
        by_direction
    }
}

/// The sum of six words at every bit, in binary, the lowest digit first.
#[inline]
fn sum_of_six<B: Bits>(words: [B; 6]) -> [B; 3] {
    let (ones, twos) = sum_of_three(words[0], words[1], words[2]);
    let (more_ones, more_twos) = sum_of_three(words[3], words[4], words[5]);
    let (twos, fours) = sum_of_three(twos, more_twos, ones & more_ones);
    [ones ^ more_ones, twos, fours]
}

#[inline]
fn sum_of_three<B: Bits>(a: B, b: B, c: B) -> (B, B) {
    (a ^ b ^ c, a & b | (a ^ b) & c)
}

/// The cells with the first cell of the first line at bit 0, and so on.
#[inline]
fn in_reading_order<B: Bits, const SIDE: usize>(cells: B) -> B {
    let geometry = Board::<SIDE>::GEOMETRY;
    let mut ordered = B::NONE;
    for &(rotation, line) in &geometry.lines[..2 * SIDE - 1] {
        ordered = ordered | cells.rotate_back(rotation, geometry.cells as u32) & B::of(line);
    }
    ordered
}
