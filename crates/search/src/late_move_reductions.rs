//! Late move reductions: moves that are ordered late are searched less deep at first.

/// The least depth at which moves are reduced.
const MIN_DEPTH: i32 = 3;
/// The number of moves of a node that are never reduced.
const UNREDUCED_MOVES: usize = 3;

/// Returns the reduction of the move with this rank in the order of its node. The reduction grows with
/// the rank and the depth, and leaves at least one turn.
#[inline]
pub(crate) fn reduction(depth: i32, rank: usize) -> i32 {
    if depth < MIN_DEPTH || rank < UNREDUCED_MOVES {
        return 0;
    }
    let late = (rank as u32 + 1).ilog2() as i32;
    (late * depth / 5).clamp(1, depth - 2)
}

#[cfg(test)]
mod tests {
    use super::reduction;

    #[test]
    fn reductions_grow_with_rank_and_depth_and_leave_at_least_one_turn() {
        let reductions = [(3, 3), (5, 3), (5, 7), (10, 7), (10, 31), (30, 31)];
        let reductions = reductions.map(|(depth, rank)| reduction(depth, rank));
        assert_eq!(reductions, [1, 2, 3, 6, 8, 28]);
        assert_eq!(reduction(4, 255), 2);
    }

    #[test]
    fn early_moves_and_shallow_nodes_are_not_reduced() {
        assert_eq!([reduction(2, 9), reduction(3, 2), reduction(9, 0)], [0; 3]);
    }
}
