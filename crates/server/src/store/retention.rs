//! Retention times of tables.

use std::time::Duration;

use tabuleiro_session::Table;

/// The time for which a table is retained after its last activity.
pub(super) const RETENTION: [(Phase, Duration); 3] =
    [(Phase::New, days(7)), (Phase::Started, days(90)), (Phase::Over, days(30))];

pub(super) const fn days(days: u64) -> Duration {
    Duration::from_secs(days * 24 * 60 * 60)
}

/// The progress of a game, on which the retention time depends. The numbers are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    New = 0,
    Started = 1,
    Over = 2,
}

impl Phase {
    pub(super) fn of(table: &Table) -> Phase {
        match (table.is_over(), table.moves().len()) {
            (true, _) => Phase::Over,
            (false, 0) => Phase::New,
            (false, _) => Phase::Started,
        }
    }
}
