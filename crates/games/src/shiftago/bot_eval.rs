//! The evaluation of the simple computer players, as in the first program for this game.

use tabuleiro_core::{PerSeat, Seat};

use super::Shiftago;
use super::board::{DIRECTIONS, Marbles, SIDE};
use super::lanes::{Edge, Lane, Lanes};

/// The value of a board with a line.
pub const WON: i32 = 1_000_000;

/// For each direction, the cells whose row, column or diagonal has room for a line of `line`.
const fn counted(line: usize) -> [u64; 4] {
    let mut counted = [0; 4];
    let mut row = 1;
    while row <= SIDE {
        let mut column = 1;
        while column <= SIDE {
            let cell = Marbles::at(row, column).bits();
            counted[0] |= cell;
            counted[1] |= cell;
            if row.abs_diff(column) + line <= SIDE {
                counted[2] |= cell;
            }
            if (row + column).abs_diff(SIDE + 1) + line <= SIDE {
                counted[3] |= cell;
            }
            column += 1;
        }
        row += 1;
    }
    counted
}

/// The cells that count where lines are of five.
const COUNTED_FIVE: [u64; 4] = counted(5);
/// The cells that count where lines are of four.
const COUNTED_FOUR: [u64; 4] = counted(4);

/// Every direction with the cells of `marbles` that count in it.
fn directions(marbles: Marbles, line: usize) -> impl Iterator<Item = (u32, u64)> {
    let counted = if line == 5 { COUNTED_FIVE } else { COUNTED_FOUR };
    DIRECTIONS.into_iter().zip(counted).map(move |(step, cells)| (step, cells & marbles.bits()))
}

/// How much one more window of `length` marbles adds, so that a whole run adds the fifth power of
/// its length: a run of `n` has `n - length + 1` such windows, so these are second differences.
const WINDOW: [i32; SIDE + 1] = {
    let mut window = [0; SIDE + 1];
    let mut length = 1;
    while length <= SIDE as i32 {
        let before = if length >= 2 { (length - 2).pow(5) } else { 0 };
        window[length as usize] = length.pow(5) - 2 * (length - 1).pow(5) + before;
        length += 1;
    }
    window
};

/// The sum, over all rows, columns and diagonals with room for a line of `line` (4 or 5), of the
/// fifth power of the length of every run.
///
/// ```
/// use tabuleiro_games::shiftago::{Marbles, bot_eval::run_sum};
/// // Alone in a corner a marble is a run of one in its row, its column and its diagonal.
/// assert_eq!(run_sum(Marbles::at(1, 1), 5), 3);
/// // Two in the top row: 2^5 and a column each; each of them has one long diagonal.
/// assert_eq!(run_sum(Marbles::at(1, 1).and(Marbles::at(1, 2)), 5), 32 + 2 + 2);
/// ```
pub fn run_sum(marbles: Marbles, line: usize) -> i32 {
    let mut sum = 0;
    for (step, cells) in directions(marbles, line) {
        let mut windows = cells;
        for (length, weight) in WINDOW.iter().enumerate().skip(1) {
            sum += weight * windows.count_ones() as i32;
            windows &= cells >> (step * length as u32);
            if windows == 0 {
                break;
            }
        }
    }
    sum
}

/// The length of the longest run in a row, a column or a diagonal with room for a line of `line`.
pub fn longest_run(marbles: Marbles, line: usize) -> usize {
    let longest = |(step, cells): (u32, u64)| {
        let mut windows = cells;
        let mut length = 0;
        while windows != 0 {
            length += 1;
            windows &= cells >> (step * length as u32);
        }
        length
    };
    directions(marbles, line).map(longest).max().unwrap_or(0)
}

/// Returns the evaluation of the board for `mover`, one reply ahead.
///
/// A line is worth [`WON`]; a reply of somebody else that makes one, the opposite. Otherwise the
/// mover's own runs count, less the best that another player's can be after a marble more.
pub fn value(after: &Shiftago, mover: Seat) -> i32 {
    let line = after.options.line();
    let own = after.marbles(mover);
    if own.has_run(line) {
        return WON;
    }
    let mut best_reply = 0;
    for other in Seat::all(after.seats()).filter(|&seat| seat != mover) {
        for marbles in replies(after, other) {
            if marbles[other].has_run(line) {
                return -WON;
            }
            best_reply = best_reply.max(run_sum(marbles[other], line));
        }
    }
    run_sum(own, line) - best_reply
}

/// The boards that `seat` can make with a marble more, whatever its supply.
fn replies(state: &Shiftago, seat: Seat) -> impl Iterator<Item = PerSeat<Marbles>> {
    let open = Lanes::open(state.occupied());
    let lanes = Edge::ALL.into_iter().flat_map(|edge| Lane::all().map(move |lane| (edge, lane)));
    lanes
        .filter(move |&(edge, lane)| open.contains(edge, lane))
        .map(move |(edge, lane)| state.marbles_after(seat, edge, lane))
}
