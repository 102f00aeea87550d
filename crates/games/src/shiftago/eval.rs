//! What a board is worth, as the first program for this game reckoned it.

use tabuleiro_core::{PerSeat, Seat};

use super::Shiftago;
use super::board::{ClosedLanes, DIRECTIONS, Edge, Lane, Marbles, SIDE};
use super::rules::WINNING_RUN;
use super::state::PLAYERS;

/// The value of a won board.
pub const WON: i32 = 1_000_000;

/// The cells on the ten diagonals of at least five cells, for each of the two slants, and all
/// cells for rows and columns.
const COUNTED: [u64; 4] = {
    let mut counted = [0; 4];
    let mut row = 1;
    while row <= SIDE {
        let mut column = 1;
        while column <= SIDE {
            let cell = Marbles::at(row, column).bits();
            counted[0] |= cell;
            counted[1] |= cell;
            if row.abs_diff(column) <= 2 {
                counted[2] |= cell;
            }
            if (row + column).abs_diff(SIDE + 1) <= 2 {
                counted[3] |= cell;
            }
            column += 1;
        }
        row += 1;
    }
    counted
};

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

/// The sum, over rows, columns and the ten long diagonals, of the fifth power of the length of
/// every run.
///
/// ```
/// use tabuleiro_games::shiftago::{Marbles, eval::run_sum};
/// // Alone in a corner a marble is a run of one in its row, its column and its diagonal.
/// assert_eq!(run_sum(Marbles::at(1, 1)), 3);
/// // Two in the top row: 2^5 and a column each; the second's diagonals are one long, one short.
/// assert_eq!(run_sum(Marbles::at(1, 1).and(Marbles::at(1, 2))), 32 + 2 + 2);
/// ```
pub fn run_sum(marbles: Marbles) -> i32 {
    let mut sum = 0;
    for (step, counted) in DIRECTIONS.into_iter().zip(COUNTED) {
        let counted = marbles.bits() & counted;
        let mut windows = counted;
        for (length, weight) in WINDOW.iter().enumerate().skip(1) {
            sum += weight * windows.count_ones() as i32;
            windows &= counted >> (step * length as u32);
            if windows == 0 {
                break;
            }
        }
    }
    sum
}

/// The length of the longest run in a row, a column or a diagonal of at least five cells.
pub fn longest_run(marbles: Marbles) -> usize {
    let longest = |(step, counted): (u32, u64)| {
        let counted = marbles.bits() & counted;
        let mut windows = counted;
        let mut length = 0;
        while windows != 0 {
            length += 1;
            windows &= counted >> (step * length as u32);
        }
        length
    };
    DIRECTIONS.into_iter().zip(COUNTED).map(longest).max().unwrap_or(0)
}

/// What the board is worth to the player who has just moved, one reply ahead.
///
/// A line of five is worth [`WON`]; a reply that makes one, the opposite. Otherwise the player's
/// own runs count, less the best that the opponent's can be after a reply.
pub fn value(after: &Shiftago, mover: Seat) -> i32 {
    let own = after.marbles(mover);
    if own.has_run(WINNING_RUN) {
        return WON;
    }
    let opponent = mover.next(PLAYERS);
    let mut best_reply = i32::MIN;
    for marbles in replies(after, opponent) {
        if marbles[opponent].has_run(WINNING_RUN) {
            return -WON;
        }
        best_reply = best_reply.max(run_sum(marbles[opponent]));
    }
    run_sum(own) - best_reply
}

/// The boards that `seat` can make with a marble more, whatever its supply.
fn replies(state: &Shiftago, seat: Seat) -> impl Iterator<Item = PerSeat<Marbles>> {
    let closed = ClosedLanes::of(state.occupied());
    let lanes = Edge::ALL.into_iter().flat_map(|edge| Lane::all().map(move |lane| (edge, lane)));
    lanes
        .filter(move |&(edge, lane)| !closed.contains(edge, lane))
        .map(move |(edge, lane)| state.marbles_after(seat, edge, lane))
}
