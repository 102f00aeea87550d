//! The quiescence search at the leaves: only forcing moves, such as captures, are searched.

use tabuleiro_core::{SearchHints, Seat};

use crate::move_ordering::{OrderedMove, bring_forward};
use crate::score::{MAX_PLIES, Score};
use crate::shared_state::Stopped;
use crate::window::Window;
use crate::worker::Worker;

impl<G: SearchHints> Worker<'_, G> {
    /// Returns the score of a leaf: its evaluation (stand pat), or the score of the best forcing move
    /// if that is greater.
    pub(crate) fn quiescence(
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
        self.generated.clear();
        state.forcing_moves(&mut self.generated);
        for &m in &self.generated {
            moves.push(OrderedMove { m, index: 0, order: state.prior(m) });
        }
        let mut result = Ok(());
        for next in 0..moves.len() {
            bring_forward(&mut moves, next);
            let m = moves[next].m;
            let mut after = state.clone();
            after.play_unchecked(m);
            let score = match self.search_forcing_move(&after, seat, window, ply + 1) {
                Ok(score) => score,
                Err(Stopped) => {
                    result = Err(Stopped);
                    break;
                }
            };
            best = best.max(score);
            if score > window.alpha {
                window.alpha = score;
                self.update_pv(m, ply);
            }
            if window.alpha >= window.beta {
                break;
            }
        }
        self.plies[ply].moves = moves;
        result.map(|()| best)
    }

    fn search_forcing_move(
        &mut self,
        after: &G,
        seat: Seat,
        window: Window,
        ply: usize,
    ) -> Result<Score, Stopped> {
        self.shared.count_node(&mut self.nodes)?;
        self.search_after(after, seat, 0, window, ply)
    }
}
