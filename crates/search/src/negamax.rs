//! The recursion of alpha-beta: negamax with principal variation search.
//!
//! There are two sides: the seat that the search is for, and its opponent. With more than two players
//! all others are taken for one opponent (paranoid search).

use tabuleiro_core::{SearchHints, Seat, Turn};

use crate::abdada::DeferredMoves;
use crate::evaluation::score_of_end;
use crate::late_move_reductions::reduction;
use crate::move_ordering::{OrderedMove, bring_forward};
use crate::score::{MAX_PLIES, Score};
use crate::shared_state::Stopped;
use crate::transposition_table::{Bound, Entry};
use crate::window::Window;
use crate::worker::Worker;

impl<G: SearchHints> Worker<'_, G> {
    /// Returns the score, for `seat`, of the position after its move. `depth` is the depth left after
    /// the move.
    pub(crate) fn search_after(
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
                self.negamax(after, next, depth, window, ply)
            }
            Turn::Of(next) => Ok(-self.negamax(after, next, depth, window.flipped(), ply)?),
        }
    }

    /// Returns the score of a position for the side to move.
    fn negamax(
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
            && entry.is_cutoff(window)
        {
            return Ok(entry.score);
        }

        let (mut moves, is_complete) = self.ordered_moves(state, seat, depth, ply, entry);
        let left = if is_unsettled { depth } else { depth - 1 };
        let is_reducible = self.shared.is_selective && !is_unsettled;
        let initial_window = window;
        let mut best = (Score::LOWEST, 0);
        let mut result = Ok(());
        let mut deferred = DeferredMoves::none(moves.len());
        let mut next = 0;
        while next < moves.len() {
            if next < deferred.not_deferred() {
                bring_forward(&mut moves[..deferred.not_deferred()], next);
            }
            let rank = deferred.rank(next);
            let OrderedMove { m, index, .. } = moves[next];
            let mut after = state.clone();
            after.play_unchecked(m);
            let guard = self.shared.start_or_defer(&after, depth, &mut moves, next, &mut deferred);
            let Ok(_guard) = guard else {
                continue;
            };
            let reduction = if is_reducible { reduction(depth, rank) } else { 0 };
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
                self.update_pv(m, ply);
            }
            if window.alpha >= window.beta {
                self.update_ordering(&moves[..=next], seat == self.us, depth, ply);
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
        let bound = if score >= initial_window.beta {
            Bound::Lower
        } else if score > initial_window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry { score, bound, depth: depth.max(0) as u8, best: index };
        self.store(key, depth, ply, entry);
        Ok(score)
    }

    /// Searches a move: the first with the full window, later ones reduced and with a null window
    /// first.
    #[expect(clippy::too_many_arguments, reason = "together they are the parameters of a node")]
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
        self.shared.count_node(&mut self.nodes)?;
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

    /// Returns true if the entry can replace a search to this depth.
    fn is_deep_enough(&self, entry: Entry, depth: i32) -> bool {
        if self.shared.is_selective {
            i32::from(entry.depth) >= depth || entry.score.is_proven()
        } else {
            // A deeper entry is better, but not what plain negamax returns.
            i32::from(entry.depth) == depth
        }
    }
}
