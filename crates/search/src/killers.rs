//! Killer moves.

use crate::history::History;

/// The killer moves of a ply: the last two that caused a cutoff there, the latest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Killers<M>([Option<M>; 2]);

impl<M: Copy + PartialEq> Killers<M> {
    pub(crate) const NONE: Killers<M> = Killers([None; 2]);

    /// Adds a move that caused a cutoff.
    pub(crate) fn add(&mut self, m: M) {
        if self.0[0] != Some(m) {
            self.0 = [Some(m), self.0[0]];
        }
    }

    /// Returns the bonus of a move in the move ordering: more than any history value for a killer,
    /// otherwise 0.
    #[inline]
    pub(crate) fn bonus(&self, m: M) -> i32 {
        match self.0 {
            [Some(latest), _] if latest == m => 2 * History::MAX,
            [_, Some(earlier)] if earlier == m => History::MAX,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_killer_comes_first_and_a_third_one_replaces_the_earlier() {
        let mut killers = Killers::NONE;
        killers.add('a');
        killers.add('b');
        killers.add('b');
        assert!(killers.bonus('b') > killers.bonus('a') && killers.bonus('a') > 0);
        assert_eq!(killers.bonus('c'), 0);
        killers.add('c');
        assert!(killers.bonus('c') > killers.bonus('b') && killers.bonus('b') > 0);
        assert_eq!(killers.bonus('a'), 0);
    }
}
