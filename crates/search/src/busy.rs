//! Which positions other threads are busy with, so that several threads share the work.
//!
//! A thread that comes to a position at which another is busy leaves it for later; by then its
//! score is in the table. (This is ABDADA with a small table of its own, after Tom Kerrigan.)

use std::sync::atomic::{AtomicU64, Ordering};

const PLACES: usize = 1 << 10;

/// From this depth on it pays to ask: below, telling each other takes as long as the work.
pub(crate) const BUSY_DEPTH: i32 = 4;

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

/// Another thread is at it.
pub(crate) struct Later;

/// Which moves of a list were put off because other threads are at them: those at its end.
pub(crate) struct PutOff {
    /// How many moves there are.
    count: usize,
    /// For each that was put off its rank: its place in the order of a thread that puts off nothing.
    ranks: Vec<usize>,
}

impl PutOff {
    pub(crate) fn none_of(count: usize) -> PutOff {
        PutOff { count, ranks: Vec::new() }
    }

    /// How many moves were not put off; they come first.
    #[inline]
    pub(crate) fn others(&self) -> usize {
        self.count - self.ranks.len()
    }

    /// The rank of the move whose turn it is, at this place.
    #[inline]
    pub(crate) fn rank(&self, next: usize) -> usize {
        match next.checked_sub(self.others()) {
            None => next + self.ranks.len(),
            Some(later) => self.ranks[later],
        }
    }

    /// Puts off the move whose turn it is.
    pub(crate) fn add<T>(&mut self, moves: &mut [T], next: usize) {
        self.ranks.push(self.rank(next));
        moves[next..].rotate_left(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_is_put_off_comes_last_and_keeps_its_rank() {
        let mut moves = ["a", "b", "c", "d", "e"];
        let mut put_off = PutOff::none_of(moves.len());
        let mut seen = Vec::new();
        let mut next = 0;
        while next < moves.len() {
            if ["b", "d"].contains(&moves[next]) && next < put_off.others() {
                put_off.add(&mut moves, next);
            } else {
                seen.push((moves[next], put_off.rank(next)));
                next += 1;
            }
        }
        assert_eq!(seen, [("a", 0), ("c", 2), ("e", 4), ("b", 1), ("d", 3)]);
    }

    #[test]
    fn work_is_taken_until_it_is_done_and_other_work_is_not() {
        let busy = Busy::new();
        let begun = busy.work(8, 3).begin();
        assert!(busy.work(8, 3).is_taken());
        assert!(!busy.work(8, 4).is_taken() && !busy.work(16, 3).is_taken());
        drop(begun);
        assert!(!busy.work(8, 3).is_taken());
    }
}
