//! The recursive part of alpha-beta: negamax with a window, principal variation search, late move
//! reductions and a quiescence search.
//!
//! There are two sides: the seat that the search is for, and its opponent. With more than two players
//! all others are taken for one opponent (paranoid search).

use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_core::{SearchHints, Seat, Turn};

use crate::abdada::{Begun, DEFER_DEPTH, Deferred, DeferredMoves, Searching};
use crate::budget::Budget;
use crate::evaluation::{evaluate_for, score_of_end};
use crate::observer::Observer;
use crate::ordering::{History, Killers, OrderedMove, bring_forward};
use crate::score::{MAX_PLIES, Score};
use crate::transposition_table::{Bound, Entry, TranspositionTable};
use crate::window::Window;

/// The part of a search that its threads share.
pub(crate) struct Shared<'a, M> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) budget: &'a Budget,
    pub(crate) observer: &'a dyn Observer<M>,
    /// The number of nodes that each thread may visit.
    pub(crate) nodes: u64,
    pub(crate) is_selective: bool,
    /// The positions that threads are searching, if there are several threads.
    pub(crate) searching: Option<&'a Searching>,
    /// Set by the first thread that has finished.
    pub(crate) is_done: &'a AtomicBool,
}

impl<'a, M> Shared<'a, M> {
    /// Begins to search the position after the move `moves[next]`. If another thread is searching that
    /// position, the move is deferred to the end of the list instead, once. The first move is never
    /// deferred: the others need its score.
    #[inline]
    pub(crate) fn begin<G: SearchHints, T>(
        &self,
        after: &G,
        depth: i32,
        moves: &mut [T],
        next: usize,
        deferred: &mut DeferredMoves,
    ) -> Result<Option<Begun<'a>>, Deferred> {
        let Some(searching) = self.searching.filter(|_| depth >= DEFER_DEPTH && next > 0) else {
            return Ok(None);
        };
        let task = searching.task(after.table_key(), depth);
        if next < deferred.others() && task.is_begun() {
            deferred.add(moves, next);
            return Err(Deferred);
        }
        Ok(Some(task.begin()))
    }

    /// Counts a node.
    #[inline]
    fn count(&self, nodes: &mut u64) -> Result<(), Stopped> {
        let is_check = *nodes > 0 && nodes.is_multiple_of(CHECK_INTERVAL);
        let is_over =
            || self.budget.is_spent(self.observer) || self.is_done.load(Ordering::Relaxed);
        if *nodes >= self.nodes || is_check && is_over() {
            return Err(Stopped);
        }
        *nodes += 1;
        Ok(())
    }
}

/// The search was stopped before it had a result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopped;

/// One thread of a search.
pub(crate) struct Worker<'a, G: SearchHints> {
    shared: &'a Shared<'a, G::Move>,
    /// The seat that the search is for.
    us: Seat,
    nodes: u64,
    history: History,
    /// The entries of this thread alone, used near the leaves: to read what another core has written
    /// takes longer there than to search again.
    own_table: TranspositionTable,
    plies: Vec<Ply<G::Move>>,
    listed: Vec<G::Move>,
}

/// Buffers of one ply.
struct Ply<M> {
    moves: Vec<OrderedMove<M>>,
    killers: Killers<M>,
    /// The principal variation from here on.
    pv: Vec<M>,
}

/// The number of nodes between two looks at the clock.
const CHECK_INTERVAL: u64 = 1 << 10;
/// The least depth at which moves are ordered by evaluation, and not by what this thread has seen
/// elsewhere: so all threads reduce the same moves and find each other's entries.
const EVALUATED_ORDER_DEPTH: i32 = 3;
/// The least depth of entries in the shared table.
const SHARED_DEPTH: i32 = 2;
/// The greatest size of a thread's own table: about a core's cache.
const OWN_TABLE_BYTES: usize = 1 << 20;
/// The least depth, and number of earlier moves, at which a late move is reduced.
const REDUCED_DEPTH: i32 = 3;
const UNREDUCED_MOVES: usize = 3;

impl<'a, G: SearchHints> Worker<'a, G> {
    pub(crate) fn new(shared: &'a Shared<'a, G::Move>, us: Seat) -> Worker<'a, G> {
        let ply = || Ply { moves: Vec::new(), killers: Killers::NONE, pv: Vec::new() };
        let plies = (0..MAX_PLIES + 2).map(|_| ply()).collect();
        let bytes = shared.table.bytes().min(OWN_TABLE_BYTES);
        let mut own_table = TranspositionTable::with_bytes(bytes);
        own_table.begin_search(bytes);
        let history = History::new();
        Worker { shared, us, nodes: 0, history, own_table, plies, listed: Vec::new() }
    }

    /// Returns the score of a root move for us, exact only if it is above `alpha`. `depth` is what is
    /// left after the move.
    pub(crate) fn search_root_move(
        &mut self,
        after: &G,
        depth: i32,
        alpha: Score,
    ) -> Result<Score, Stopped> {
        self.nodes += 1;
        if alpha > Score::LOWEST {
            let score = self.search_after(after, self.us, depth, Window::null(alpha), 1)?;
            if score <= alpha {
                return Ok(score);
            }
        }
        self.search_after(after, self.us, depth, Window { alpha, ..Window::FULL }, 1)
    }

    /// Returns the expected continuation after the root move that was searched last.
    pub(crate) fn pv(&self) -> &[G::Move] {
        &self.plies[1].pv
    }

    /// Returns the number of visited nodes.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the score, for `seat`, of the position after its move. `depth` is what is left after
    /// the move.
    fn search_after(
        &mut self,
        after: &G,
        seat: Seat,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> Result<Score, Stopped> {
        match after.turn() {
            Turn::Over(outcome) => {
                self.plies[ply].pv.clear();
                let score = score_of_end(after, &outcome, self.us, ply);
                Ok(if seat == self.us { score } else { -score })
            }
            Turn::Of(next) if (next == self.us) == (seat == self.us) => {
                self.search(after, next, depth, window, ply)
            }
            Turn::Of(next) => Ok(-self.search(after, next, depth, window.flipped(), ply)?),
        }
    }

    /// Returns the score of a position for the side to move.
    fn search(
        &mut self,
        state: &G,
        seat: Seat,
        depth: i32,
        mut window: Window,
        ply: usize,
    ) -> Result<Score, Stopped> {
        let is_unsettled = state.is_unsettled();
        if depth <= 0 && !is_unsettled {
            return self.quiescence(state, seat, window, ply);
        }
        self.plies[ply].pv.clear();
        if ply >= MAX_PLIES {
            return Ok(self.evaluate(state, seat));
        }
        let key = self.key(state);
        let entry = self.probe(key, depth, ply);
        if let Some(entry) = entry
            && window.is_null()
            && self.is_deep_enough(entry, depth)
            && is_cutoff(entry, window)
        {
            return Ok(entry.score);
        }

        let (mut moves, is_complete) = self.ordered_moves(state, seat, depth, ply, entry);
        let left = if is_unsettled { depth } else { depth - 1 };
        let asked = window;
        let mut best = (Score::LOWEST, 0);
        let mut result = Ok(());
        let mut deferred = DeferredMoves::none_of(moves.len());
        let mut next = 0;
        while next < moves.len() {
            if next < deferred.others() {
                bring_forward(&mut moves[..deferred.others()], next);
            }
            let rank = deferred.rank(next);
            let OrderedMove { m, index, .. } = moves[next];
            let mut after = state.clone();
            after.play_unchecked(m);
            let begun = self.shared.begin(&after, depth, &mut moves, next, &mut deferred);
            let Ok(_begun) = begun else {
                continue;
            };
            let reduction = self.reduction(depth, rank, is_unsettled);
            let score = self.search_move(&after, seat, left, reduction, next == 0, window, ply + 1);
            let score = match score {
                Ok(score) => score,
                Err(Stopped) => {
                    result = Err(Stopped);
                    break;
                }
            };
            if score > best.0 {
                best = (score, index);
            }
            if score > window.alpha {
                window.alpha = score;
                self.extend_pv(m, ply);
            }
            if window.alpha >= window.beta {
                self.learn_cutoff(&moves[..=next], seat == self.us, depth, ply);
                break;
            }
            next += 1;
        }
        self.plies[ply].moves = moves;
        result?;
        let (mut score, index) = best;
        if !is_complete && score.is_loss() {
            // A move that was not searched may avoid it.
            score = score.unproven();
        }
        let bound = if score >= asked.beta {
            Bound::Lower
        } else if score > asked.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry { score, bound, depth: depth.max(0) as u8, best: index };
        self.own_table.store(key, ply, entry);
        if depth >= SHARED_DEPTH {
            self.shared.table.store(key, ply, entry);
        }
        Ok(score)
    }

    /// Returns the entry of a position that is to be searched to this depth.
    #[inline]
    fn probe(&self, key: u64, depth: i32, ply: usize) -> Option<Entry> {
        let table = self.shared.table;
        let shared = if depth >= SHARED_DEPTH { table.probe(key, ply) } else { None };
        // At the least shared depth, a shallower entry still has a best move.
        if depth <= SHARED_DEPTH {
            shared.or_else(|| self.own_table.probe(key, ply))
        } else {
            shared
        }
    }

    /// Searches a move: the first with the whole window, later ones first with a null window, and
    /// reduced.
    #[expect(clippy::too_many_arguments, reason = "they are what a node is")]
    fn search_move(
        &mut self,
        after: &G,
        seat: Seat,
        left: i32,
        reduction: i32,
        is_first: bool,
        window: Window,
        ply: usize,
    ) -> Result<Score, Stopped> {
        self.shared.count(&mut self.nodes)?;
        if is_first {
            return self.search_after(after, seat, left, window, ply);
        }
        let null = Window::null(window.alpha);
        let mut score = self.search_after(after, seat, left - reduction, null, ply)?;
        if score > window.alpha && reduction > 0 {
            score = self.search_after(after, seat, left, null, ply)?;
        }
        if score > window.alpha && score < window.beta {
            score = self.search_after(after, seat, left, window, ply)?;
        }
        Ok(score)
    }

    /// Returns the score of a leaf: its evaluation (stand pat), or the best forcing move if that is
    /// better.
    fn quiescence(
        &mut self,
        state: &G,
        seat: Seat,
        mut window: Window,
        ply: usize,
    ) -> Result<Score, Stopped> {
        self.plies[ply].pv.clear();
        let mut best = self.evaluate(state, seat);
        if best >= window.beta || ply >= MAX_PLIES {
            return Ok(best);
        }
        window.alpha = window.alpha.max(best);
        let mut moves = std::mem::take(&mut self.plies[ply].moves);
        moves.clear();
        self.listed.clear();
        state.forcing_moves(&mut self.listed);
        for &m in &self.listed {
            moves.push(OrderedMove { m, index: 0, order: state.prior(m) });
        }
        let mut result = Ok(());
        for next in 0..moves.len() {
            bring_forward(&mut moves, next);
            let m = moves[next].m;
            let mut after = state.clone();
            after.play_unchecked(m);
            let score = match self.search_move(&after, seat, 0, 0, true, window, ply + 1) {
                Ok(score) => score,
                Err(Stopped) => {
                    result = Err(Stopped);
                    break;
                }
            };
            best = best.max(score);
            if score > window.alpha {
                window.alpha = score;
                self.extend_pv(m, ply);
            }
            if window.alpha >= window.beta {
                break;
            }
        }
        self.plies[ply].moves = moves;
        result.map(|()| best)
    }

    /// Returns the evaluation of a position for the side of `seat`.
    fn evaluate(&self, state: &G, seat: Seat) -> Score {
        let score = evaluate_for(state, self.us);
        if seat == self.us { score } else { -score }
    }

    /// Returns the key of a position. With more than two players scores depend on who the search is
    /// for.
    fn key(&self, state: &G) -> u64 {
        let us = if state.players() > 2 { self.us.index() as u64 + 1 } else { 0 };
        state.table_key().wrapping_add(us.wrapping_mul(0xA24B_AED4_963E_E407))
    }

    fn is_deep_enough(&self, entry: Entry, depth: i32) -> bool {
        if self.shared.is_selective {
            i32::from(entry.depth) >= depth || entry.score.is_proven()
        } else {
            // A deeper entry is better, but not what plain negamax returns.
            i32::from(entry.depth) == depth
        }
    }

    /// Returns the late move reduction of a move with this rank.
    fn reduction(&self, depth: i32, rank: usize, is_unsettled: bool) -> i32 {
        let is_late = depth >= REDUCED_DEPTH && rank >= UNREDUCED_MOVES;
        if !self.shared.is_selective || !is_late || is_unsettled {
            return 0;
        }
        late_move_reduction(depth, rank)
    }

    /// Returns the candidates with their order, and true if these are all legal moves.
    fn ordered_moves(
        &mut self,
        state: &G,
        seat: Seat,
        depth: i32,
        ply: usize,
        entry: Option<Entry>,
    ) -> (Vec<OrderedMove<G::Move>>, bool) {
        let mut moves = std::mem::take(&mut self.plies[ply].moves);
        moves.clear();
        self.listed.clear();
        let is_complete = state.candidates(&mut self.listed);
        let best = entry.map(|entry| entry.best);
        for (index, &m) in (0_u16..).zip(&self.listed) {
            let order = if Some(index) == best {
                i32::MAX
            } else if depth >= EVALUATED_ORDER_DEPTH {
                let mut after = state.clone();
                after.play_unchecked(m);
                state.prior(m) + self.evaluate(&after, seat).value()
            } else {
                let history = self.history.value(seat == self.us, m);
                state.prior(m) + history + self.plies[ply].killers.order(m)
            };
            moves.push(OrderedMove { m, index, order });
        }
        (moves, is_complete)
    }

    /// Rewards the last of the searched moves, which caused a cutoff, in the killers and the history,
    /// and penalises the others.
    fn learn_cutoff(
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

    fn extend_pv(&mut self, m: G::Move, ply: usize) {
        let (before, after) = self.plies.split_at_mut(ply + 1);
        let pv = &mut before[ply].pv;
        pv.clear();
        pv.push(m);
        pv.extend_from_slice(&after[0].pv);
    }
}

/// Returns true if the entry settles whether the score lies above or below the window.
fn is_cutoff(entry: Entry, window: Window) -> bool {
    match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.score >= window.beta,
        Bound::Upper => entry.score <= window.alpha,
    }
}

/// Returns by how much a late move is reduced: the more, the later it comes and the deeper the search
/// is; one ply is always left.
fn late_move_reduction(depth: i32, rank: usize) -> i32 {
    let late = (rank as u32 + 1).ilog2() as i32;
    (late * depth / 5).clamp(1, depth - 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_moves_and_deeper_searches_are_reduced_more_but_never_to_nothing() {
        let reductions = [(3, 3), (5, 3), (5, 7), (10, 7), (10, 31), (30, 31)];
        let reductions = reductions.map(|(depth, rank)| late_move_reduction(depth, rank));
        assert_eq!(reductions, [1, 2, 3, 6, 8, 28]);
        assert_eq!(late_move_reduction(4, 255), 2);
    }

    #[test]
    fn an_entry_cuts_off_only_on_the_side_of_the_window_that_it_bounds() {
        let window = Window { alpha: Score::estimate(10), beta: Score::estimate(20) };
        let is_cutoff = |bound, value| {
            let score = Score::estimate(value);
            is_cutoff(Entry { score, bound, depth: 1, best: 0 }, window)
        };
        let cutoffs = |bound| [9, 10, 15, 20, 21].map(|value| is_cutoff(bound, value));
        assert_eq!(cutoffs(Bound::Exact), [true; 5]);
        assert_eq!(cutoffs(Bound::Lower), [false, false, false, true, true]);
        assert_eq!(cutoffs(Bound::Upper), [true, true, false, false, false]);
    }
}
