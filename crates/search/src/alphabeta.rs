//! Alpha-beta: one side against the other.
//!
//! With two players the sides are the players. With more, the player who thinks is one side and
//! everybody else the other, as if they played together against it: then a search for two serves.

use std::sync::atomic::{AtomicBool, Ordering};

use tabuleiro_core::{Evaluate, Seat, Turn};

use crate::busy::{BUSY_DEPTH, Begun, Busy, Later, PutOff};
use crate::limits::Watch;
use crate::order::{History, Ordered, bring_forward};
use crate::score::{MAX_PLIES, Score};
use crate::table::{Bound, Known, Table};

/// What the threads of a search share.
pub(crate) struct Shared<'a, M> {
    pub(crate) table: &'a Table,
    pub(crate) watch: &'a dyn Watch<M>,
    /// How many positions each thread may look at.
    pub(crate) nodes: u64,
    pub(crate) is_selective: bool,
    /// Only where there are several threads.
    pub(crate) busy: Option<&'a Busy>,
    /// Whether one thread has finished for all.
    pub(crate) is_done: &'a AtomicBool,
}

impl<'a, M> Shared<'a, M> {
    /// Begins to look at the position after the move `moves[next]`. If another thread is busy with
    /// that position, the move is put off to the end of the list instead, once.
    /// The first move is for everybody: the others need its score.
    #[inline]
    pub(crate) fn begin<G: Evaluate, T>(
        &self,
        after: &G,
        depth: i32,
        moves: &mut [T],
        next: usize,
        put_off: &mut PutOff,
    ) -> Result<Option<Begun<'a>>, Later> {
        let Some(busy) = self.busy.filter(|_| depth >= BUSY_DEPTH && next > 0) else {
            return Ok(None);
        };
        let work = busy.work(after.table_key(), depth);
        if next < put_off.others() && work.is_taken() {
            put_off.add(moves, next);
            return Err(Later);
        }
        Ok(Some(work.begin()))
    }

    /// Counts a position that is looked at.
    #[inline]
    pub(crate) fn count(&self, nodes: &mut u64) -> Result<(), Stopped> {
        let is_time = nodes.is_multiple_of(PATIENCE);
        let is_over = || self.watch.is_over() || self.is_done.load(Ordering::Relaxed);
        if *nodes >= self.nodes || is_time && *nodes > 0 && is_over() {
            return Err(Stopped);
        }
        *nodes += 1;
        Ok(())
    }
}

/// The search was stopped before it had an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopped;

/// One thread of a search.
pub(crate) struct Searcher<'a, G: Evaluate> {
    shared: &'a Shared<'a, G::Move>,
    /// Who thinks.
    thinker: Seat,
    nodes: u64,
    history: History,
    /// What this thread found itself: near the leaves nothing else is asked, because what another
    /// thread has written takes longer to read than to find out again.
    own: Table,
    /// Room for each ply.
    plies: Vec<Ply<G::Move>>,
    listed: Vec<G::Move>,
}

/// What a search keeps for each ply.
struct Ply<M> {
    moves: Vec<Ordered<M>>,
    /// Moves that refuted others here.
    killers: [Option<M>; 2],
    /// The best moves from here on, as far as they are known.
    line: Vec<M>,
}

/// What the answer has to lie between to matter.
#[derive(Clone, Copy)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    const FULL: Window = Window { alpha: Score::LOWEST, beta: Score::HIGHEST };

    /// Only whether the answer is above `alpha` matters.
    fn just_above(alpha: Score) -> Window {
        Window { alpha, beta: alpha.above() }
    }

    fn is_null(self) -> bool {
        self.alpha.above() == self.beta
    }

    /// As the other side sees it.
    fn flipped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

/// How many positions are looked at between two looks at the watch.
const PATIENCE: u64 = 1 << 10;
/// From this depth on moves are ordered by trying them, and not by what the thread has seen elsewhere:
/// so all threads reduce the same moves, and find in the table what they need.
const TRIAL_DEPTH: i32 = 3;
/// From this depth on threads tell each other what they found.
const SHARED_DEPTH: i32 = 2;
/// How many bytes of what it found itself a thread keeps, at most: about what its core has at hand.
const OWN_BYTES: usize = 1 << 20;

impl<'a, G: Evaluate> Searcher<'a, G> {
    pub(crate) fn new(shared: &'a Shared<'a, G::Move>, thinker: Seat) -> Searcher<'a, G> {
        let ply = || Ply { moves: Vec::new(), killers: [None; 2], line: Vec::new() };
        let plies = (0..MAX_PLIES + 2).map(|_| ply()).collect();
        let history = History::new();
        let mut own = Table::with_bytes(shared.table.bytes().min(OWN_BYTES));
        own.begin_search();
        Searcher { shared, thinker, nodes: 0, history, own, plies, listed: Vec::new() }
    }

    /// What a position is worth to the player who thinks and just moved; only whether it is above
    /// `above` and then how much has to be right. `depth` is what is left after the move.
    pub(crate) fn look_at(
        &mut self,
        after: &G,
        depth: i32,
        above: Score,
    ) -> Result<Score, Stopped> {
        self.nodes += 1;
        if above > Score::LOWEST {
            let probe = Window::just_above(above);
            let score = self.after(after, self.thinker, depth, probe, 1)?;
            if score <= above {
                return Ok(score);
            }
        }
        let window = Window { alpha: above, ..Window::FULL };
        self.after(after, self.thinker, depth, window, 1)
    }

    /// What is expected to follow in the position that was looked at last.
    pub(crate) fn line(&self) -> &[G::Move] {
        &self.plies[1].line
    }

    /// How many positions were looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What a move of `seat` leads to is worth to it.
    ///
    /// `depth` is what is left after the move.
    fn after(
        &mut self,
        after: &G,
        seat: Seat,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> Result<Score, Stopped> {
        match after.turn() {
            Turn::Over(outcome) => {
                self.plies[ply].line.clear();
                let is_certain = !after.ends_by_history();
                let score = Score::of_end(&outcome, self.thinker, ply, is_certain);
                Ok(if seat == self.thinker { score } else { -score })
            }
            Turn::Of(next) if (next == self.thinker) == (seat == self.thinker) => {
                self.search(after, next, depth, window, ply)
            }
            Turn::Of(next) => Ok(-self.search(after, next, depth, window.flipped(), ply)?),
        }
    }

    /// What a position is worth to the side whose turn it is.
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
            return self.settle(state, seat, window, ply);
        }
        self.plies[ply].line.clear();
        if ply >= MAX_PLIES {
            return Ok(self.estimate(state, seat));
        }
        let key = self.key(state);
        let known = self.find(key, depth, ply);
        if let Some(known) = known
            && window.is_null()
            && self.is_deep_enough(known, depth)
            && answers(known, window)
        {
            return Ok(known.score);
        }

        let is_ours = seat == self.thinker;
        let (mut moves, is_complete) = self.ordered_moves(state, seat, depth, ply, known);
        let left = if is_unsettled { depth } else { depth - 1 };
        let wanted = window;
        let mut best = (Score::LOWEST, 0);
        let mut result = Ok(());
        let mut put_off = PutOff::none_of(moves.len());
        let mut next = 0;
        while next < moves.len() {
            if next < put_off.others() {
                bring_forward(&mut moves[..put_off.others()], next);
            }
            let rank = put_off.rank(next);
            let Ordered { m, number, .. } = moves[next];
            let mut after = state.clone();
            after.play_unchecked(m);
            let begun = self.shared.begin(&after, depth, &mut moves, next, &mut put_off);
            let Ok(_begun) = begun else {
                continue;
            };
            let reduction = self.reduction(depth, rank, is_unsettled);
            let score = self.visit(&after, seat, left, reduction, next == 0, window, ply + 1);
            let score = match score {
                Ok(score) => score,
                Err(Stopped) => {
                    result = Err(Stopped);
                    break;
                }
            };
            if score > best.0 {
                best = (score, number);
            }
            if score > window.alpha {
                window.alpha = score;
                self.remember_line(m, ply);
            }
            if window.alpha >= window.beta {
                self.learn(&moves[..=next], is_ours, depth, ply);
                break;
            }
            next += 1;
        }
        self.plies[ply].moves = moves;
        result?;
        let (mut score, number) = best;
        if !is_complete && score.is_loss() {
            // There may be a way out among the moves that were not looked at.
            score = score.doubted();
        }
        let bound = if score >= wanted.beta {
            Bound::Lower
        } else if score > wanted.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let known = Known { score, bound, depth: depth.max(0) as u8, best: number };
        self.own.keep(key, ply, known);
        if depth >= SHARED_DEPTH {
            self.shared.table.keep(key, ply, known);
        }
        Ok(score)
    }

    /// What is known about a position that is to be searched so deeply.
    #[inline]
    fn find(&self, key: u64, depth: i32, ply: usize) -> Option<Known> {
        let shared = if depth >= SHARED_DEPTH { self.shared.table.find(key, ply) } else { None };
        // Just above the leaves, what was found there before still tells which move was best.
        if depth <= SHARED_DEPTH { shared.or_else(|| self.own.find(key, ply)) } else { shared }
    }

    /// Looks at a move: first whether it is better than what is known, and only then how much.
    #[expect(clippy::too_many_arguments, reason = "they are what a node is")]
    fn visit(
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
            return self.after(after, seat, left, window, ply);
        }
        let probe = Window::just_above(window.alpha);
        let mut score = self.after(after, seat, left - reduction, probe, ply)?;
        if score > window.alpha && reduction > 0 {
            score = self.after(after, seat, left, probe, ply)?;
        }
        if score > window.alpha && score < window.beta {
            score = self.after(after, seat, left, window, ply)?;
        }
        Ok(score)
    }

    /// Beyond the depth: only what forces matters, and the side may leave it at what it has.
    fn settle(
        &mut self,
        state: &G,
        seat: Seat,
        mut window: Window,
        ply: usize,
    ) -> Result<Score, Stopped> {
        self.plies[ply].line.clear();
        let mut best = self.estimate(state, seat);
        if best >= window.beta || ply >= MAX_PLIES {
            return Ok(best);
        }
        window.alpha = window.alpha.max(best);
        let mut moves = std::mem::take(&mut self.plies[ply].moves);
        moves.clear();
        self.listed.clear();
        state.forcing_moves(&mut self.listed);
        for &m in &self.listed {
            moves.push(Ordered { m, number: 0, promise: state.promise(m) });
        }
        let mut result = Ok(());
        for next in 0..moves.len() {
            bring_forward(&mut moves, next);
            let m = moves[next].m;
            let mut after = state.clone();
            after.play_unchecked(m);
            let score = match self.visit(&after, seat, 0, 0, true, window, ply + 1) {
                Ok(score) => score,
                Err(Stopped) => {
                    result = Err(Stopped);
                    break;
                }
            };
            best = best.max(score);
            if score > window.alpha {
                window.alpha = score;
                self.remember_line(m, ply);
            }
            if window.alpha >= window.beta {
                break;
            }
        }
        self.plies[ply].moves = moves;
        result.map(|()| best)
    }

    /// What the side whose turn it is has, less what the other side has.
    fn estimate(&self, state: &G, seat: Seat) -> Score {
        let score = estimate_for(state, self.thinker);
        if seat == self.thinker { score } else { -score }
    }

    /// The key of a position; with more than two players scores depend on who thinks.
    fn key(&self, state: &G) -> u64 {
        let thinker = if state.players() > 2 { self.thinker.index() as u64 + 1 } else { 0 };
        state.table_key().wrapping_add(thinker.wrapping_mul(0xA24B_AED4_963E_E407))
    }

    fn is_deep_enough(&self, known: Known, depth: i32) -> bool {
        let known_depth = i32::from(known.depth);
        if self.shared.is_selective {
            known_depth >= depth || known.score.is_proven()
        } else {
            // Deeper is better, but not what was asked for.
            known_depth == depth
        }
    }

    /// How much less deep a late move is looked at.
    fn reduction(&self, depth: i32, number: usize, is_unsettled: bool) -> i32 {
        if !self.shared.is_selective || depth < 3 || number < 3 || is_unsettled {
            return 0;
        }
        let late = (number as u32 + 1).ilog2() as i32;
        (late * depth / 5).clamp(1, depth - 2)
    }

    /// The moves with their order, and whether they are all.
    fn ordered_moves(
        &mut self,
        state: &G,
        seat: Seat,
        depth: i32,
        ply: usize,
        known: Option<Known>,
    ) -> (Vec<Ordered<G::Move>>, bool) {
        let mut moves = std::mem::take(&mut self.plies[ply].moves);
        moves.clear();
        self.listed.clear();
        let is_complete = state.candidates(&mut self.listed);
        let best = known.map(|known| known.best);
        for (number, &m) in (0_u16..).zip(&self.listed) {
            let promise = if Some(number) == best {
                i32::MAX
            } else if depth >= TRIAL_DEPTH {
                let mut after = state.clone();
                after.play_unchecked(m);
                state.promise(m) + self.estimate(&after, seat).value()
            } else {
                state.promise(m) + self.experience(m, seat == self.thinker, ply)
            };
            moves.push(Ordered { m, number, promise });
        }
        (moves, is_complete)
    }

    /// How well a move has done elsewhere, above all at this ply.
    #[inline]
    fn experience(&self, m: G::Move, is_ours: bool, ply: usize) -> i32 {
        let refuted_here = match self.plies[ply].killers {
            [Some(last), _] if last == m => 2 * History::MOST,
            [_, Some(before)] if before == m => History::MOST,
            _ => 0,
        };
        self.history.worth(is_ours, m) + refuted_here
    }

    /// Remembers the move that refuted, and those that did not.
    fn learn(&mut self, tried: &[Ordered<G::Move>], is_ours: bool, depth: i32, ply: usize) {
        let Some((refuting, others)) = tried.split_last() else {
            return;
        };
        let lesson = (depth.max(1) * depth.max(1) * 16).min(2_000);
        self.history.learn(is_ours, refuting.m, lesson);
        for other in others {
            self.history.learn(is_ours, other.m, -lesson);
        }
        let killers = &mut self.plies[ply].killers;
        if killers[0] != Some(refuting.m) {
            *killers = [Some(refuting.m), killers[0]];
        }
    }

    fn remember_line(&mut self, m: G::Move, ply: usize) {
        let (before, after) = self.plies.split_at_mut(ply + 1);
        let line = &mut before[ply].line;
        line.clear();
        line.push(m);
        line.extend_from_slice(&after[0].line);
    }
}

/// Whether what is known about a position says all that the window asks.
fn answers(known: Known, window: Window) -> bool {
    match known.bound {
        Bound::Exact => true,
        Bound::Lower => known.score >= window.beta,
        Bound::Upper => known.score <= window.alpha,
    }
}

/// What a seat has, less what the others have on average.
pub(crate) fn estimate_for<G: Evaluate>(state: &G, seat: Seat) -> Score {
    let players = state.players();
    let others = Seat::all(players).filter(|&other| other != seat);
    let others = others.map(|other| state.worth(other)).sum();
    Score::of_lead(state.worth(seat), others, players)
}
