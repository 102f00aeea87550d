//! Which positions other threads are busy with, so that several threads share the work.
//!
//! A thread that comes to a position at which another is busy leaves it for later; by then its
//! score is in the table. (This is ABDADA with a small table of its own, after Tom Kerrigan.)

use std::sync::atomic::{AtomicU64, Ordering};

const PLACES: usize = 1 << 10;

/// From this depth on it pays to ask: below, telling each other takes as long as the work.
pub(crate) const BUSY_DEPTH: i32 = 3;

/// The positions that threads are busy with; forgetting one costs time and nothing else.
#[derive(Debug)]
pub(crate) struct Busy(Vec<AtomicU64>);

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy((0..PLACES).map(|_| AtomicU64::new(0)).collect())
    }

    /// The work of looking at a position to a depth, if it is worth sharing.
    pub(crate) fn work(&self, key: u64, depth: i32) -> Work<'_> {
        let salt = (depth as u64).wrapping_mul(0xD134_2543_DE82_EF95);
        // Nothing is kept as 0.
        let work = (key ^ salt) | 1;
        Work { place: &self.0[work as usize / 2 % PLACES], work }
    }
}

/// Something to do that another thread may be doing.
pub(crate) struct Work<'a> {
    place: &'a AtomicU64,
    work: u64,
}

impl<'a> Work<'a> {
    /// Whether some thread is busy with it.
    pub(crate) fn is_taken(&self) -> bool {
        self.place.load(Ordering::Relaxed) == self.work
    }

    /// This thread is busy with it, until what is returned is dropped.
    pub(crate) fn begin(self) -> Begun<'a> {
        self.place.store(self.work, Ordering::Relaxed);
        Begun(self)
    }
}

/// Work that a thread is busy with.
pub(crate) struct Begun<'a>(Work<'a>);

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        if self.0.is_taken() {
            self.0.place.store(0, Ordering::Relaxed);
        }
    }
}
