//! Move generation for captures, computed for all stones at once.
//!
//! The number of friends of every stone is a sum of six bitboards, bit by bit. Then, for each
//! direction and distance, one rotation of the enemy's stones shows which stones can capture there.
//! The code is compiled for each side, so that all rotations are by constants.

use tabuleiro_core::Seat;

use super::board::{Geometry, MAX_LEAP};
use super::hex::{Direction, Hex, MAX_CELLS};
use super::words::{Word, add_six, transpose};
use super::{Move, QuantumLeap};

/// The board of one side as a constant, because the compiler does not evaluate reads of a static.
struct Board<const SIDE: usize>;

impl<const SIDE: usize> Board<SIDE> {
    const GEOMETRY: &'static Geometry = &Geometry::new(SIDE);
}

/// Calls the instance of a function for the side of a state's board.
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

/// Returns true if the seat to move can capture.
#[inline]
pub(super) fn has_capture(state: &QuantumLeap) -> bool {
    on_board!(has_capture_on, state)
}

/// Returns the number of captures of the seat to move.
#[inline]
pub(super) fn count_captures(state: &QuantumLeap) -> usize {
    on_board!(count_captures_on, state)
}

/// Appends the captures of the seat to move in canonical order.
#[inline]
pub(super) fn generate_captures(state: &QuantumLeap, out: &mut Vec<Move>) {
    on_board!(generate_captures_on, state, out);
}

/// The stones of a seat and the captures that they could make if it were its turn.
pub(super) struct Mobility {
    pub(super) stones: usize,
    /// The number of stones that can capture.
    pub(super) capturing_stones: usize,
    pub(super) captures: usize,
    /// The numbers of stones with no friend, one, two and three.
    pub(super) stones_by_friends: [usize; 4],
}

/// Returns the mobility of a seat.
#[inline]
pub(super) fn mobility(state: &QuantumLeap, seat: Seat) -> Mobility {
    on_board!(mobility_on, state, seat)
}

fn mobility_on<W: Word, const SIDE: usize>(state: &QuantumLeap, seat: Seat) -> Mobility {
    let state = QuantumLeap { to_move: seat, ..*state };
    let leapers = Leapers::<W, SIDE>::new(&state);
    let by_direction = leapers.capturing_by_direction();
    let [ones, twos, fours] = add_six(by_direction);
    Mobility {
        stones: leapers.own.len(),
        capturing_stones: by_direction.into_iter().fold(W::EMPTY, W::bitor).len(),
        captures: ones.len() + 2 * twos.len() + 4 * fours.len(),
        stones_by_friends: [0, 1, 2, 3].map(|friends| leapers.with_friends(friends).len()),
    }
}

fn has_capture_on<W: Word, const SIDE: usize>(state: &QuantumLeap) -> bool {
    let leapers = Leapers::<W, SIDE>::new(state);
    // Most stones that can capture have few friends, so that the first distances nearly always
    // decide.
    (1..=MAX_LEAP).any(|distance| {
        let mut found = W::EMPTY;
        for direction in 0..6 {
            found = found | leapers.capturing(direction, distance);
        }
        found != W::EMPTY
    })
}

fn count_captures_on<W: Word, const SIDE: usize>(state: &QuantumLeap) -> usize {
    let leapers = Leapers::<W, SIDE>::new(state);
    let [ones, twos, fours] = add_six(leapers.capturing_by_direction());
    ones.len() + 2 * twos.len() + 4 * fours.len()
}

fn generate_captures_on<W: Word, const SIDE: usize>(state: &QuantumLeap, out: &mut Vec<Move>) {
    let leapers = Leapers::<W, SIDE>::new(state);
    let geometry = Board::<SIDE>::GEOMETRY;
    let by_direction = leapers.capturing_by_direction();
    let capturing = by_direction.into_iter().fold(W::EMPTY, W::bitor);
    let [ones, twos, fours] = leapers.friends;
    let [left, right, up_left, up_right, down_left, down_right] = by_direction;
    // For each point a byte with its capture directions and the lower digits of its number of
    // friends.
    let bytes_by_point =
        transpose([left, right, up_left, up_right, down_left, down_right, ones, twos]);
    // Space for the maximum is reserved at once, because every push would check the capacity.
    let start = out.len();
    out.extend_from_slice(&PLACEHOLDERS[..6 * capturing.len()]);
    let slots = &mut out[start..];
    let mut count = 0;
    let mut stones = in_reading_order::<W, SIDE>(capturing);
    while let Some(index) = stones.pop_lowest() {
        let point = geometry.points[index];
        let from = geometry.hexes[index];
        let byte = bytes_by_point[(point.bit() % 8) as usize].byte(point.bit() / 8);
        let distance = usize::from(byte >> 6) | usize::from(fours.contains(point)) << 2;
        let captures = &DIRECTION_LISTS[usize::from(byte % 64)];
        let landings = &geometry.landings[index][distance];
        let slots = slots[count..].first_chunk_mut::<6>().expect("space for six leaps per stone");
        let leap = |(slot, &direction): (&mut Move, &Direction)| {
            *slot = Move::Leap { from, to: landings[direction as usize] };
        };
        // Few stones have more than four captures. Four are always written and the surplus is
        // overwritten, because a loop over the exact number is mispredicted often.
        let (usual, rare) = slots.split_at_mut(4);
        usual.iter_mut().zip(&captures.directions).for_each(leap);
        if captures.len > 4 {
            rare.iter_mut().zip(&captures.directions[4..]).for_each(leap);
        }
        count += captures.len;
    }
    out.truncate(start + count);
}

/// Six leaps for every cell, to be overwritten.
static PLACEHOLDERS: [Move; 6 * MAX_CELLS] =
    [Move::Leap { from: Hex::FIRST, to: Hex::FIRST }; 6 * MAX_CELLS];

/// A list of directions.
#[derive(Clone, Copy)]
struct DirectionList {
    len: usize,
    /// The directions in order. Those after the first `len` are meaningless.
    directions: [Direction; 6],
}

/// The lists of directions by their bits.
static DIRECTION_LISTS: [DirectionList; 64] = {
    let mut all = [DirectionList { len: 0, directions: Direction::ALL }; 64];
    let mut bits = 0;
    while bits < all.len() {
        let mut direction = 0;
        while direction < 6 {
            if bits >> direction & 1 == 1 {
                all[bits].directions[all[bits].len] = Direction::ALL[direction];
                all[bits].len += 1;
            }
            direction += 1;
        }
        bits += 1;
    }
    all
};

/// The stones of the seat to move with the number of friends of each.
struct Leapers<W, const SIDE: usize> {
    own: W,
    enemy: W,
    /// The binary digits of the number of friends of every cell, the lowest first.
    friends: [W; 3],
}

impl<W: Word, const SIDE: usize> Leapers<W, SIDE> {
    #[inline]
    fn new(state: &QuantumLeap) -> Self {
        let (own, enemy) = state.own_and_enemy();
        let (own, enemy) = (W::from_points(own), W::from_points(enemy));
        let mut adjacent = [W::EMPTY; 6];
        for (direction, adjacent) in adjacent.iter_mut().enumerate() {
            *adjacent = Self::origins(own, direction, 1);
        }
        Leapers { own, enemy, friends: add_six(adjacent) }
    }

    /// Returns the cells from which a leap in this direction and distance ends on one of `targets`.
    #[inline]
    fn origins(targets: W, direction: usize, distance: usize) -> W {
        let geometry = Board::<SIDE>::GEOMETRY;
        let by = geometry.rotations[distance][direction];
        let inside = W::from_points(geometry.inside[distance][direction]);
        inside & targets.rotate_back(by, geometry.cells as u32)
    }

    /// Returns the stones with `distance` friends that can capture in this direction.
    #[inline]
    fn capturing(&self, direction: usize, distance: usize) -> W {
        self.with_friends(distance) & Self::origins(self.enemy, direction, distance)
    }

    /// Returns the stones with exactly this number of friends.
    #[inline]
    fn with_friends(&self, number: usize) -> W {
        let mut stones = self.own;
        for (digit, &friends) in self.friends.iter().enumerate() {
            stones = stones & if number >> digit & 1 == 1 { friends } else { !friends };
        }
        stones
    }

    /// Returns, for each direction, the stones that can capture in it.
    #[inline]
    fn capturing_by_direction(&self) -> [W; 6] {
        let mut by_direction = [W::EMPTY; 6];
        for (direction, stones) in by_direction.iter_mut().enumerate() {
            for distance in 1..=MAX_LEAP {
                *stones = *stones | self.capturing(direction, distance);
            }
        }
        by_direction
    }
}

/// Returns the cells as bits in reading order, the first cell of the first line at bit 0.
#[inline]
fn in_reading_order<W: Word, const SIDE: usize>(cells: W) -> W {
    let geometry = Board::<SIDE>::GEOMETRY;
    let mut ordered = W::EMPTY;
    for &(rotation, line) in &geometry.lines[..2 * SIDE - 1] {
        let line = W::from_points(line);
        ordered = ordered | cells.rotate_back(rotation, geometry.cells as u32) & line;
    }
    ordered
}
