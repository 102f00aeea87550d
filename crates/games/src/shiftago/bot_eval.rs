//! The evaluation of the simple computer players, as in the students' program.

use tabuleiro_core::{Game, PerSeat, Seat};

use super::Shiftago;
use super::board::{DIRECTIONS, Marbles, SIDE};
use super::lanes::Insertions;

/// The value of a board with a line.
const WIN: i32 = 1_000_000;

/// Returns, for each direction, the squares whose row, column or diagonal has room for a line.
const fn squares_with_room(line: usize) -> [u64; 4] {
    let mut squares = [0; 4];
    let mut row = 1;
    while row <= SIDE {
        let mut column = 1;
        while column <= SIDE {
            let square = 1 << (8 * (row - 1) + column - 1);
            squares[0] |= square;
            squares[1] |= square;
            if row.abs_diff(column) + line <= SIDE {
                squares[2] |= square;
            }
            if (row + column).abs_diff(SIDE + 1) + line <= SIDE {
                squares[3] |= square;
            }
            column += 1;
        }
        row += 1;
    }
    squares
}

/// The squares with room for a line of five.
const ROOM_FOR_FIVE: [u64; 4] = squares_with_room(5);
/// The squares with room for a line of four.
const ROOM_FOR_FOUR: [u64; 4] = squares_with_room(4);

/// Returns each direction with the marbles that have room for a line in it.
fn directions(marbles: Marbles, line: usize) -> impl Iterator<Item = (u32, u64)> {
    let room = if line == 5 { ROOM_FOR_FIVE } else { ROOM_FOR_FOUR };
    DIRECTIONS.into_iter().zip(room).map(move |(step, room)| (step, room & marbles.bits()))
}

/// The weight of a window of each length. The windows of a run add up to the fifth power of its
/// length: a run of `n` has `n - length + 1` windows, so the weights are second differences.
const WINDOW_WEIGHTS: [i32; SIDE + 1] = {
    let mut weights = [0; SIDE + 1];
    let mut length = 1;
    while length <= SIDE as i32 {
        let before = if length >= 2 { (length - 2).pow(5) } else { 0 };
        weights[length as usize] = length.pow(5) - 2 * (length - 1).pow(5) + before;
        length += 1;
    }
    weights
};

/// Returns the sum of the fifth powers of the lengths of all runs in rows, columns and diagonals
/// with room for a line of `line` (4 or 5).
pub(super) fn run_sum(marbles: Marbles, line: usize) -> i32 {
    let mut sum = 0;
    for (step, marbles) in directions(marbles, line) {
        let mut windows = marbles;
        for (length, weight) in WINDOW_WEIGHTS.iter().enumerate().skip(1) {
            sum += weight * windows.count_ones() as i32;
            windows &= marbles >> (step * length as u32);
            if windows == 0 {
                break;
            }
        }
    }
    sum
}

/// Returns the length of the longest run in a row, a column or a diagonal with room for a line of
/// `line`.
pub(super) fn longest_run(marbles: Marbles, line: usize) -> usize {
    let longest = |(step, marbles): (u32, u64)| {
        let mut windows = marbles;
        let mut length = 0;
        while windows != 0 {
            length += 1;
            windows &= marbles >> (step * length as u32);
        }
        length
    };
    directions(marbles, line).map(longest).max().unwrap_or(0)
}

/// Evaluates a board for `mover`, one reply ahead.
///
/// A line of the mover is a win, and an opponent's reply that makes a line is a loss. Otherwise the
/// value is the mover's run sum less the greatest run sum that an opponent can reach.
pub(super) fn evaluate(after: &Shiftago, mover: Seat) -> i32 {
    let line = after.options.line_length();
    let own = after.marbles(mover);
    if own.has_run(line) {
        return WIN;
    }
    let mut best_reply = 0;
    for opponent in Seat::all(after.players()).filter(|&seat| seat != mover) {
        for marbles in replies(after, opponent) {
            if marbles[opponent].has_run(line) {
                return -WIN;
            }
            best_reply = best_reply.max(run_sum(marbles[opponent], line));
        }
    }
    run_sum(own, line) - best_reply
}

/// Returns the boards that `seat` can reach with one insertion, whatever its supply.
fn replies(state: &Shiftago, seat: Seat) -> impl Iterator<Item = PerSeat<Marbles>> {
    let open = Insertions::open(state.occupied());
    open.iter().map(move |insertion| state.marbles_after(seat, insertion.edge(), insertion.lane()))
}
