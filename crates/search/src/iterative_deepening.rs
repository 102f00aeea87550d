//! Iterative deepening: one thread of alpha-beta searches the root to depth 1, 2, 3, ...

use std::cmp::Reverse;
use std::time::Duration;

use tabuleiro_core::{SearchHints, Turn};

use crate::abdada::DeferredMoves;
use crate::analysis::{Analysis, ScoredMove};
use crate::evaluation::evaluate_for;
use crate::root::Root;
use crate::score::{MAX_PLIES, Score};
use crate::shared_state::{SharedState, Stopped};
use crate::worker::Worker;

/// Searches deeper and deeper until the budget is spent or everything is proven. `after_iteration` is
/// called after each completed depth.
pub(crate) fn deepen<G: SearchHints>(
    root: &Root<G>,
    shared: &SharedState<G::Move>,
    after_iteration: &dyn Fn(&Analysis<G::Move>),
) -> Analysis<G::Move> {
    let mut worker = Worker::new(shared, root.us);
    let moves = evaluated_moves(root);
    let mut analysis = Analysis { moves, depth: 0, nodes: 0, time: Duration::ZERO };
    let max_depth = shared.budget.depth.unwrap_or(MAX_PLIES as u32).max(1);
    for depth in 1..=max_depth {
        // Scores of different depths cannot be compared, so an unfinished iteration is dropped if all
        // scores have to be exact.
        let previous = root.options.multi_pv.then(|| analysis.moves.clone());
        let result = search_root(root, shared, &mut worker, &mut analysis.moves, depth as i32);
        analysis.nodes = worker.nodes;
        if result.is_err() {
            analysis.moves = previous.unwrap_or(analysis.moves);
            break;
        }
        analysis.depth = depth;
        after_iteration(&analysis);
        if is_decided(root, &analysis) || root.is_forced(shared.budget) {
            break;
        }
    }
    analysis
}

/// Returns true if a deeper search would change nothing.
fn is_decided<G: SearchHints>(root: &Root<G>, analysis: &Analysis<G::Move>) -> bool {
    if root.options.multi_pv {
        analysis.moves.iter().all(|scored| scored.score.is_proven())
    } else {
        analysis.score().is_proven()
    }
}

/// Returns the root moves in the order of their evaluations.
fn evaluated_moves<G: SearchHints>(root: &Root<G>) -> Vec<ScoredMove<G::Move>> {
    let score = |m| {
        let mut after = root.state.clone();
        after.play_unchecked(m);
        let score = match after.turn() {
            Turn::Over(outcome) => Score::from_outcome(&outcome, root.us, 1).unproven(),
            Turn::Of(_) => evaluate_for(&after, root.us),
        };
        ScoredMove { score, pv: vec![m] }
    };
    let (moves, _) = root.shuffled_moves();
    let mut scored: Vec<_> = moves.into_iter().map(score).collect();
    scored.sort_by_key(|scored| Reverse(scored.score));
    scored
}

/// Searches the root moves to a depth and sorts them; if stopped, those that were searched.
fn search_root<G: SearchHints>(
    root: &Root<G>,
    shared: &SharedState<G::Move>,
    worker: &mut Worker<G>,
    moves: &mut [ScoredMove<G::Move>],
    depth: i32,
) -> Result<(), Stopped> {
    let left = if root.state.is_unsettled() { depth } else { depth - 1 };
    let mut best = Score::LOWEST;
    let mut next = 0;
    let mut result = Ok(());
    let mut deferred = DeferredMoves::none(moves.len());
    while next < moves.len() {
        let mut after = root.state.clone();
        after.play_unchecked(moves[next].pv[0]);
        let guard = shared.start_or_defer(&after, depth, moves, next, &mut deferred);
        let Ok(_guard) = guard else {
            continue;
        };
        let alpha = if root.options.multi_pv { Score::LOWEST } else { best };
        match worker.search_root_move(&after, left, alpha) {
            Ok(score) => {
                let scored = &mut moves[next];
                scored.score = score;
                if root.options.multi_pv || score > best {
                    scored.pv.truncate(1);
                    scored.pv.extend_from_slice(worker.pv());
                }
                best = best.max(score);
                next += 1;
            }
            Err(Stopped) => {
                result = Err(Stopped);
                break;
            }
        }
    }
    // The sort is stable: a move with an upper bound equal to the best score stays behind the best.
    moves[..next].sort_by_key(|scored| Reverse(scored.score));
    if !root.is_complete
        && let Some(best) = moves.first_mut()
        && best.score.is_loss()
    {
        best.score = best.score.unproven();
    }
    result
}
