//! Time control: the time for a move from the clocks of a `go` command.

use std::time::Duration;

use tabuleiro_core::{PerSeat, Seat};

/// The remaining time and the increment of every seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TimeControl {
    pub(super) remaining: PerSeat<Option<Duration>>,
    pub(super) increment: PerSeat<Duration>,
}

/// The number of moves for which the remaining time should last.
const MOVES_TO_GO: u32 = 30;
/// The delay between the two programs.
const MOVE_OVERHEAD: Duration = Duration::from_millis(20);
/// The shortest time for a move.
const MIN_TIME: Duration = Duration::from_millis(1);

impl TimeControl {
    /// Returns the time for the next move of a seat; `None` if its clock is unknown.
    pub(super) fn time_for_move(&self, seat: Seat) -> Option<Duration> {
        let remaining = self.remaining[seat]?;
        let wanted = remaining / MOVES_TO_GO + self.increment[seat] * 3 / 4;
        // The increment comes after the move, so at most half of the remaining time is used.
        Some(wanted.min(remaining.saturating_sub(MOVE_OVERHEAD) / 2).max(MIN_TIME))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::FIRST;

    fn time(remaining: u64, increment: u64) -> Duration {
        let mut time_control = TimeControl::default();
        time_control.remaining[SEAT] = Some(Duration::from_millis(remaining));
        time_control.increment[SEAT] = Duration::from_millis(increment);
        time_control.time_for_move(SEAT).unwrap()
    }

    #[test]
    fn more_time_and_more_increment_give_more() {
        assert_eq!(time(60_000, 0), Duration::from_secs(2));
        assert_eq!(time(60_000, 1_000), Duration::from_millis(2_750));
        assert!(time(600_000, 0) > time(60_000, 0));
    }

    #[test]
    fn no_clock_runs_out_in_a_long_game() {
        for increment in [0, 10, 5_000] {
            let mut remaining = 10_000;
            for _ in 0..100 {
                let used = time(remaining, increment).as_millis() as u64 + 5;
                assert!(used < remaining, "{used} of {remaining}");
                remaining = remaining - used + increment;
            }
        }
    }

    #[test]
    fn with_nothing_left_it_moves_at_once() {
        assert_eq!(time(0, 0), MIN_TIME);
        assert_eq!(time(15, 10_000), MIN_TIME);
        assert_eq!(TimeControl::default().time_for_move(SEAT), None);
    }
}
