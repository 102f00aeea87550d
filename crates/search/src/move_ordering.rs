//! Move ordering: the earlier the best move is searched, the more the window cuts off.
//!
//! The best move of the transposition table comes first. Near the leaves the others are ordered by the
//! game's prior, the history heuristic and the killer moves; at greater depths by the prior and the
//! evaluation of the position that they lead to.

use tabuleiro_core::{SearchHints, Seat};

use crate::transposition_table::Entry;
use crate::worker::Worker;

/// A move with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrderedMove<M> {
    pub(crate) m: M,
    /// Its index among the candidates.
    pub(crate) index: u16,
    /// Moves with a greater one are searched earlier.
    pub(crate) order: i32,
}

/// Moves the first of the moves with the greatest order from index `next` on to that index.
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

/// The least depth at which moves are ordered by evaluation. Unlike history and killers, which differ
/// between threads, it makes all threads reduce the same moves and find each other's table entries.
const EVALUATION_DEPTH: i32 = 3;

impl<G: SearchHints> Worker<'_, G> {
    /// Returns the candidates with their order, and true if these are all legal moves. The vector is
    /// the buffer of this ply.
    pub(crate) fn ordered_moves(
        &mut self,
        state: &G,
        seat: Seat,
        depth: i32,
        ply: usize,
        entry: Option<Entry>,
    ) -> (Vec<OrderedMove<G::Move>>, bool) {
        let mut moves = std::mem::take(&mut self.plies[ply].moves);
        moves.clear();
        self.generated.clear();
        let is_complete = state.candidates(&mut self.generated);
        let table_move = entry.map(|entry| entry.best);
        for (index, &m) in (0_u16..).zip(&self.generated) {
            let order = if Some(index) == table_move {
                i32::MAX
            } else if depth >= EVALUATION_DEPTH {
                let mut after = state.clone();
                after.play_unchecked(m);
                state.prior(m) + self.evaluate(&after, seat).value()
            } else {
                let history = self.history.value(seat == self.us, m);
                state.prior(m) + history + self.plies[ply].killers.bonus(m)
            };
            moves.push(OrderedMove { m, index, order });
        }
        (moves, is_complete)
    }

    /// Rewards the last of the searched moves, which caused a cutoff, in the killers and the history,
    /// and penalises the others.
    pub(crate) fn update_ordering(
        &mut self,
        searched: &[OrderedMove<G::Move>],
        is_ours: bool,
        depth: i32,
        ply: usize,
    ) {
        let Some((cutoff, others)) = searched.split_last() else {
            return;
        };
        let bonus = (depth.max(1) * depth.max(1) * 16).min(2_000);
        self.history.add(is_ours, cutoff.m, bonus);
        for other in others {
            self.history.add(is_ours, other.m, -bonus);
        }
        self.plies[ply].killers.add(cutoff.m);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_in_the_order_of_their_values_and_equal_ones_in_list_order() {
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
}
