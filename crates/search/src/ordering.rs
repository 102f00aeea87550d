//! Move ordering: the sooner the best move is searched, the more is cut off.

use std::hash::{Hash, Hasher};

/// A move with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrderedMove<M> {
    pub(crate) m: M,
    /// Its index among the candidates.
    pub(crate) index: u16,
    /// Moves with a greater one are searched earlier.
    pub(crate) order: i32,
}

/// Brings the move with the greatest order from `next` on to that place; of equals the first.
#[inline]
pub(crate) fn bring_forward<M>(moves: &mut [OrderedMove<M>], next: usize) {
    let mut best = next;
    for other in next + 1..moves.len() {
        if moves[other].order > moves[best].order {
            best = other;
        }
    }
    moves.swap(next, best);
}

/// The killer moves of a ply: the last two that caused a cutoff there, the latest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Killers<M>([Option<M>; 2]);

impl<M: Copy + PartialEq> Killers<M> {
    pub(crate) const NONE: Killers<M> = Killers([None; 2]);

    pub(crate) fn add(&mut self, m: M) {
        if self.0[0] != Some(m) {
            self.0 = [Some(m), self.0[0]];
        }
    }

    /// Returns the order of a move as a killer, above anything that the history gives.
    #[inline]
    pub(crate) fn order(&self, m: M) -> i32 {
        match self.0 {
            [Some(latest), _] if latest == m => 2 * History::MAX,
            [_, Some(earlier)] if earlier == m => History::MAX,
            _ => 0,
        }
    }
}

/// The number of slots for each side; some moves share one.
const SLOTS: usize = 1 << 12;

/// The history heuristic: how often each move caused a cutoff, anywhere in the search.
#[derive(Clone, Debug)]
pub(crate) struct History {
    values: Vec<i32>,
}

impl History {
    /// No value is greater, nor less than its negative.
    pub(crate) const MAX: i32 = 1 << 14;

    pub(crate) fn new() -> History {
        History { values: vec![0; 2 * SLOTS] }
    }

    #[inline]
    fn slot<M: Hash>(is_ours: bool, m: M) -> usize {
        let mut hasher = MoveHasher(0);
        m.hash(&mut hasher);
        usize::from(is_ours) * SLOTS + (hasher.0 >> 52) as usize
    }

    /// Returns the value of a move of one side.
    #[inline]
    pub(crate) fn value<M: Hash>(&self, is_ours: bool, m: M) -> i32 {
        self.values[History::slot(is_ours, m)]
    }

    /// Adds to the value of a move, the less the nearer it is to the greatest.
    #[inline]
    pub(crate) fn add<M: Hash>(&mut self, is_ours: bool, m: M, bonus: i32) {
        let value = &mut self.values[History::slot(is_ours, m)];
        *value += bonus - *value * bonus.abs() / History::MAX;
    }
}

/// A quick hash that is the same on every machine.
struct MoveHasher(u64);

impl MoveHasher {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for MoveHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(byte.into());
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.add(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.add(n.into());
    }

    // An enum's variant is hashed as one of these, whose width differs between machines.
    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.add(n as u64);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_comes_forward_and_of_equals_the_first() {
        let orders = [3, 1, 7, 7, 2];
        let mut moves: Vec<OrderedMove<usize>> = Vec::new();
        for (m, order) in orders.into_iter().enumerate() {
            moves.push(OrderedMove { m, index: m as u16, order });
        }
        for next in 0..moves.len() {
            bring_forward(&mut moves, next);
        }
        let order: Vec<usize> = moves.iter().map(|ordered| ordered.m).collect();
        assert_eq!(order, [2, 3, 0, 4, 1]);
    }

    #[test]
    fn the_latest_killer_comes_before_the_earlier_one_and_a_third_replaces_it() {
        let mut killers = Killers::NONE;
        killers.add('a');
        killers.add('b');
        killers.add('b');
        assert!(killers.order('b') > killers.order('a') && killers.order('a') > 0);
        assert_eq!(killers.order('c'), 0);
        killers.add('c');
        assert!(killers.order('c') > killers.order('b') && killers.order('b') > 0);
        assert_eq!(killers.order('a'), 0);
    }

    #[test]
    fn history_is_kept_for_each_side_within_its_bounds() {
        let mut history = History::new();
        history.add(true, 5_u8, 100);
        assert_eq!((history.value(true, 5_u8), history.value(false, 5_u8)), (100, 0));
        assert_eq!(history.value(true, 6_u8), 0);
        for _ in 0..1_000 {
            history.add(true, 5_u8, 2_000);
            history.add(true, 6_u8, -2_000);
        }
        let most = history.value(true, 5_u8);
        assert!(most > History::MAX * 9 / 10 && most <= History::MAX, "{most}");
        assert_eq!(history.value(true, 6_u8), -most);
        // The nearer to the greatest, the less is added.
        history.add(true, 5_u8, 100);
        assert!(history.value(true, 5_u8) < most + 10);
    }
}
