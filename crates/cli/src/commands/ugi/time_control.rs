//! How much of the time on a clock a move may take.

use std::time::Duration;

use tabuleiro_core::{PerSeat, Seat};

/// What every seat has remaining, and gets for each move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TimeControl {
    pub(super) remaining: PerSeat<Option<Duration>>,
    pub(super) increment: PerSeat<Duration>,
}

/// How many moves a seat should still be able to make with what it has remaining.
const MOVES_TO_GO: u32 = 30;
/// What is lost on the way between two programs.
const MOVE_OVERHEAD: Duration = Duration::from_millis(20);
/// Every move takes some time.
const MIN_TIME: Duration = Duration::from_millis(1);

impl TimeControl {
    /// How long a seat may think now; `None` where its clock is not known.
    pub(super) fn time_for_move(&self, seat: Seat) -> Option<Duration> {
        let remaining = self.remaining[seat]?;
        let wanted = remaining / MOVES_TO_GO + self.increment[seat] * 3 / 4;
        // An increment comes after the move: half of what is there has to do until then.
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
    fn no_clock_runs_out_however_many_moves_there_are() {
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
