//! Which positions other threads are busy with, so that several threads share the work.
//!
//! A thread that comes to a position at which another is busy leaves it for later; by then its
//! score is in the table. (This is ABDADA with a small table of its own, after Tom Kerrigan.)

use std::sync::atomic::{AtomicU64, Ordering};

const PLACES: usize = 1 << 10;

/// From this depth on it pays to ask.
pub(crate) const BUSY_DEPTH: i32 = 3;

/// The positions that threads are busy with; forgetting one costs time and nothing else.
#[derive(Debug)]
pub(crate) struct Busy(Vec<AtomicU64>);

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy((0..PLACES).map(|_| AtomicU64::new(0)).collect())
    }

    fn place(&self, work: u64) -> &AtomicU64 {
        &self.0[work as usize % PLACES]
    }

    /// Whether some thread is busy with this.
    pub(crate) fn is_busy(&self, work: u64) -> bool {
        self.place(work).load(Ordering::Relaxed) == work
    }

    /// This thread is busy with it now.
    pub(crate) fn begin(&self, work: u64) {
        self.place(work).store(work, Ordering::Relaxed);
    }

    /// It is not any more.
    pub(crate) fn end(&self, work: u64) {
        let place = self.place(work);
        if place.load(Ordering::Relaxed) == work {
            place.store(0, Ordering::Relaxed);
        }
    }
}
