//! What is known about positions that were searched before, shared by all threads.
//!
//! An entry is two words that threads write without asking each other. The key is kept combined
//! with what is known, so that an entry of which two threads wrote one word each fits no position.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::score::Score;

/// What the score of an entry says about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is worth at most this.
    Upper,
    /// It is worth at least this.
    Lower,
    /// It is worth exactly this.
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// How deep it was searched.
    pub(crate) depth: u8,
    /// The best move, counted from 0 among the candidates.
    pub(crate) best: u16,
}

/// A table of bounded size: what is new takes the place of what is old or less deep.
#[derive(Debug)]
pub struct Table {
    /// In pairs: the first of a pair keeps the deeper entry, the second the latest. There are none before
    /// the first search that needs them.
    entries: Vec<Pair>,
    /// How many pairs there are then: a power of two.
    pairs: usize,
    /// Tells entries of this search from those of earlier ones.
    age: u8,
}

#[derive(Debug, Default)]
struct Entry {
    checked_key: AtomicU64,
    known: AtomicU64,
}

/// Within a line of the cache, so that whoever looks at both entries waits only once.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Pair([Entry; 2]);

const PAIR_BYTES: usize = size_of::<Pair>();

impl Table {
    /// A table that takes up at most so many bytes, and at least a few.
    pub fn with_bytes(bytes: usize) -> Table {
        let pairs = (bytes / PAIR_BYTES).max(1);
        Table { entries: Vec::new(), pairs: 1 << pairs.ilog2(), age: 0 }
    }

    /// A table for a search that looks at so many positions, or for a long one. A tree of them all would
    /// have room in as many bytes.
    pub fn for_nodes(nodes: u64) -> Table {
        Table::with_bytes(nodes.saturating_mul(96).min(1 << 26) as usize)
    }

    /// How many bytes it takes up.
    pub fn bytes(&self) -> usize {
        self.pairs * PAIR_BYTES
    }

    /// Begins a new search: what is known stays, but gives way to what is new.
    pub(crate) fn begin_search(&mut self) {
        self.entries.resize_with(self.pairs, Default::default);
        self.age = (self.age + 1) % 64;
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.iter_mut().for_each(|pair| *pair = Pair::default());
    }

    #[inline]
    fn pair(&self, key: u64) -> &[Entry; 2] {
        &self.entries[key as usize & (self.pairs - 1)].0
    }

    /// What is known about the position with this key, so many moves from the root.
    #[inline]
    pub(crate) fn find(&self, key: u64, plies: usize) -> Option<Known> {
        self.pair(key).iter().find_map(|entry| {
            let known = entry.known.load(Ordering::Relaxed);
            let is_it = entry.checked_key.load(Ordering::Relaxed) ^ known == key;
            (is_it && known != 0).then(|| unpack(known, plies))
        })
    }

    /// Keeps what is known about the position with this key, so many moves from the root.
    #[inline]
    pub(crate) fn keep(&self, key: u64, plies: usize, known: Known) {
        let [deep, latest] = self.pair(key);
        let packed = pack(known, plies, self.age);
        let before = deep.known.load(Ordering::Relaxed);
        let is_same = deep.checked_key.load(Ordering::Relaxed) ^ before == key;
        let gives_way = before == 0 || age(before) != self.age || depth(before) <= known.depth;
        let entry = if is_same || gives_way { deep } else { latest };
        entry.known.store(packed, Ordering::Relaxed);
        entry.checked_key.store(packed ^ key, Ordering::Relaxed);
    }
}

/// From the lowest bit: score 16, best 16, depth 8, bound 2, age 6, and a mark that it is kept.
fn pack(known: Known, plies: usize, age: u8) -> u64 {
    u64::from(known.score.to_table(plies) as u16)
        | u64::from(known.best) << 16
        | u64::from(known.depth) << 32
        | (known.bound as u64) << 40
        | u64::from(age) << 42
        | 1 << 48
}

fn unpack(packed: u64, plies: usize) -> Known {
    let bound = [Bound::Upper, Bound::Lower, Bound::Exact][(packed >> 40 & 3) as usize % 3];
    Known {
        score: Score::from_table(packed as u16 as i16, plies),
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

    fn table(bytes: usize) -> Table {
        let mut table = Table::with_bytes(bytes);
        table.begin_search();
        table
    }

    fn known(score: Score, depth: u8) -> Known {
        Known { score, bound: Bound::Lower, depth, best: 7 }
    }

    #[test]
    fn what_is_kept_is_found_and_nothing_else() {
        let table = table(1 << 12);
        table.keep(5, 3, known(Score::estimate(-1234), 9));
        let found = table.find(5, 3).expect("it was kept");
        assert_eq!((found.score, found.bound), (Score::estimate(-1234), Bound::Lower));
        assert_eq!((found.depth, found.best), (9, 7));
        assert!(table.find(5 + (1 << 40), 3).is_none());
        assert!(table.find(0, 0).is_none());
    }

    #[test]
    fn ends_are_counted_from_where_they_are_looked_at() {
        let table = table(1 << 12);
        table.keep(5, 3, known(Score::win_after(8), 9));
        assert_eq!(table.find(5, 1).map(|found| found.score), Some(Score::win_after(6)));
        table.keep(6, 3, known(-Score::win_after(8), 9));
        assert_eq!(table.find(6, 4).map(|found| found.score), Some(-Score::win_after(9)));
    }

    #[test]
    fn deep_entries_survive_shallow_ones_until_the_next_search() {
        let mut table = table(PAIR_BYTES);
        table.keep(1, 0, known(Score::EVEN, 9));
        table.keep(2, 0, known(Score::EVEN, 1));
        table.keep(3, 0, known(Score::EVEN, 1));
        assert!(table.find(1, 0).is_some() && table.find(2, 0).is_none());
        table.begin_search();
        table.keep(4, 0, known(Score::EVEN, 1));
        assert!(table.find(1, 0).is_none() && table.find(4, 0).is_some());
    }

    #[test]
    fn a_table_for_few_positions_is_small_and_none_is_too_large() {
        assert_eq!(Table::for_nodes(1_000).bytes(), 1 << 16);
        assert_eq!(Table::for_nodes(u64::MAX).bytes(), 1 << 26);
    }

    #[test]
    fn the_size_is_what_was_asked_for_at_most() {
        assert_eq!(Table::with_bytes(3 << 20).bytes(), 2 << 20);
        assert_eq!(Table::with_bytes(0).bytes(), PAIR_BYTES);
    }
}
