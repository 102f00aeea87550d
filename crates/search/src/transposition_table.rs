//! The transposition table, shared by all threads of a search.
//!
//! A slot is two words that threads write without a lock. The first is the exclusive or of the key and
//! the entry, so that a slot with one word each of two threads matches no position (lockless hashing by
//! Hyatt and Mann).

use std::sync::atomic::{AtomicU64, Ordering};

use crate::score::Score;
use crate::window::Window;

/// The relation between the score of an entry and the score of its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The score of the position is at most that of the entry.
    Upper,
    /// The score of the position is at least that of the entry.
    Lower,
    /// The scores are equal.
    Exact,
}

/// The result of an earlier search of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// The depth of that search.
    pub(crate) depth: u8,
    /// The index of the best move among the candidates.
    pub(crate) best: u16,
}

impl Entry {
    /// Returns true if the score is exact, or known to lie outside the window.
    #[inline]
    pub(crate) fn is_cutoff(self, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= window.beta,
            Bound::Upper => self.score <= window.alpha,
        }
    }
}

/// A transposition table of bounded size. New entries replace those of earlier searches and shallower
/// ones.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    /// Allocated by the first search.
    buckets: Vec<Bucket>,
    /// The number of buckets once they are allocated: a power of two.
    count: usize,
    /// The number of the search modulo 64, which tells its entries from those of earlier searches.
    age: u8,
}

#[derive(Debug, Default)]
struct Slot {
    checked_key: AtomicU64,
    entry: AtomicU64,
}

/// Two slots that share a cache line: the first keeps the deeper entry, the second the latest.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Bucket([Slot; 2]);

const BUCKET_BYTES: usize = size_of::<Bucket>();

impl TranspositionTable {
    /// Returns an empty table of at most so many bytes, but at least one bucket.
    pub(crate) fn with_bytes(bytes: usize) -> TranspositionTable {
        let buckets = (bytes / BUCKET_BYTES).max(1);
        TranspositionTable { buckets: Vec::new(), count: 1 << buckets.ilog2(), age: 0 }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.count * BUCKET_BYTES
    }

    /// Begins a search with at most so many bytes. If the size is the same as before, the entries of
    /// earlier searches stay until they are replaced.
    pub(crate) fn begin_search(&mut self, bytes: usize) {
        let wanted = TranspositionTable::with_bytes(bytes);
        if wanted.count != self.count {
            *self = wanted;
        }
        self.buckets.resize_with(self.count, Default::default);
        self.age = (self.age + 1) % 64;
    }

    /// Removes all entries.
    pub(crate) fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot; 2] {
        &self.buckets[key as usize & (self.count - 1)].0
    }

    /// Returns the entry of a position that is so many plies from the root.
    #[inline]
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let entry = slot.entry.load(Ordering::Relaxed);
            let is_match = slot.checked_key.load(Ordering::Relaxed) ^ entry == key;
            (is_match && entry != 0).then(|| unpack(entry, ply))
        })
    }

    /// Stores the entry of a position that is so many plies from the root.
    #[inline]
    pub(crate) fn store(&self, key: u64, ply: usize, entry: Entry) {
        let [deep, latest] = self.bucket(key);
        let packed = pack(entry, ply, self.age);
        let before = deep.entry.load(Ordering::Relaxed);
        let is_same = deep.checked_key.load(Ordering::Relaxed) ^ before == key;
        let is_replaced = before == 0 || age(before) != self.age || depth(before) <= entry.depth;
        let slot = if is_same || is_replaced { deep } else { latest };
        slot.entry.store(packed, Ordering::Relaxed);
        slot.checked_key.store(packed ^ key, Ordering::Relaxed);
    }
}

/// Packs an entry. From the lowest bit: score 16, best 16, depth 8, bound 2, age 6, and a bit that is
/// always set.
fn pack(entry: Entry, ply: usize, age: u8) -> u64 {
    u64::from(entry.score.to_table(ply) as u16)
        | u64::from(entry.best) << 16
        | u64::from(entry.depth) << 32
        | (entry.bound as u64) << 40
        | u64::from(age) << 42
        | 1 << 48
}

fn unpack(packed: u64, ply: usize) -> Entry {
    let bound = [Bound::Upper, Bound::Lower, Bound::Exact][(packed >> 40 & 3) as usize % 3];
    Entry {
        score: Score::from_table(packed as u16 as i16, ply),
        bound,
        depth: depth(packed),
        best: (packed >> 16) as u16,
    }
}

const fn depth(packed: u64) -> u8 {
    (packed >> 32) as u8
}

const fn age(packed: u64) -> u8 {
    (packed >> 42 & 63) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(bytes: usize) -> TranspositionTable {
        let mut table = TranspositionTable::with_bytes(bytes);
        table.begin_search(bytes);
        table
    }

    fn entry(score: Score, depth: u8) -> Entry {
        Entry { score, bound: Bound::Lower, depth, best: 7 }
    }

    #[test]
    fn an_entry_cuts_off_only_on_the_side_of_the_window_that_it_bounds() {
        let window = Window { alpha: Score::estimate(10), beta: Score::estimate(20) };
        let is_cutoff = |bound, value| {
            let entry = Entry { score: Score::estimate(value), bound, depth: 1, best: 0 };
            entry.is_cutoff(window)
        };
        let cutoffs = |bound| [9, 10, 15, 20, 21].map(|value| is_cutoff(bound, value));
        assert_eq!(cutoffs(Bound::Exact), [true; 5]);
        assert_eq!(cutoffs(Bound::Lower), [false, false, false, true, true]);
        assert_eq!(cutoffs(Bound::Upper), [true, true, false, false, false]);
    }

    #[test]
    fn a_stored_entry_is_found_only_under_its_key() {
        let table = table(1 << 12);
        for (key, bound) in [(5, Bound::Upper), (6, Bound::Lower), (7, Bound::Exact)] {
            let entry = Entry { bound, ..entry(Score::estimate(-1234), 9) };
            table.store(key, 3, entry);
            assert_eq!(table.probe(key, 3), Some(entry));
            assert_eq!(table.probe(key + (1 << 40), 3), None);
        }
        assert_eq!(table.probe(0, 0), None);
    }

    #[test]
    fn win_distances_are_relative_to_the_probed_position() {
        let table = table(1 << 12);
        table.store(5, 3, entry(Score::win_in(8), 9));
        assert_eq!(table.probe(5, 1).map(|found| found.score), Some(Score::win_in(6)));
        table.store(6, 3, entry(-Score::win_in(8), 9));
        assert_eq!(table.probe(6, 4).map(|found| found.score), Some(-Score::win_in(9)));
    }

    #[test]
    fn a_deep_entry_survives_shallower_ones_of_the_same_search() {
        let mut table = table(BUCKET_BYTES);
        table.store(1, 0, entry(Score::EVEN, 9));
        table.store(2, 0, entry(Score::EVEN, 1));
        table.store(3, 0, entry(Score::EVEN, 1));
        assert!(table.probe(1, 0).is_some() && table.probe(2, 0).is_none());
        assert!(table.probe(3, 0).is_some());
        table.begin_search(BUCKET_BYTES);
        table.store(4, 0, entry(Score::EVEN, 1));
        assert!(table.probe(1, 0).is_none() && table.probe(4, 0).is_some());
    }

    #[test]
    fn the_deep_slot_is_replaced_by_equal_depth_or_the_same_position() {
        let table = table(BUCKET_BYTES);
        table.store(1, 0, entry(Score::EVEN, 4));
        table.store(2, 0, entry(Score::EVEN, 4));
        assert!(table.probe(1, 0).is_none());
        table.store(2, 0, entry(Score::EVEN, 3));
        table.store(3, 0, entry(Score::EVEN, 2));
        assert_eq!(table.probe(2, 0).map(|found| found.depth), Some(3));
    }

    #[test]
    fn entries_stay_between_searches_until_cleared_or_resized() {
        let mut table = table(1 << 12);
        table.store(1, 0, entry(Score::EVEN, 4));
        table.begin_search(1 << 12);
        assert!(table.probe(1, 0).is_some());
        table.clear();
        assert!(table.probe(1, 0).is_none());
        table.store(1, 0, entry(Score::EVEN, 4));
        table.begin_search(1 << 13);
        assert!(table.probe(1, 0).is_none());
        assert_eq!(table.bytes(), 1 << 13);
    }

    #[test]
    fn a_table_is_never_larger_than_requested() {
        assert_eq!(TranspositionTable::with_bytes(3 << 20).bytes(), 2 << 20);
        assert_eq!(TranspositionTable::with_bytes(0).bytes(), BUCKET_BYTES);
    }
}
