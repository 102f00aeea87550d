//! One thread of an alpha-beta search.

use tabuleiro_core::{SearchHints, Seat};

use crate::evaluation::evaluate_for;
use crate::history::History;
use crate::killers::Killers;
use crate::move_ordering::OrderedMove;
use crate::score::{MAX_PLIES, Score};
use crate::shared_state::{SharedState, Stopped};
use crate::transposition_table::{Entry, TranspositionTable};
use crate::window::Window;

/// The least depth of entries in the shared transposition table.
const SHARED_DEPTH: i32 = 2;
/// The greatest size of a thread's own table: about the cache of a core.
const OWN_TABLE_BYTES: usize = 1 << 20;

/// One thread of an alpha-beta search, with its heuristics and buffers.
pub(crate) struct Worker<'a, G: SearchHints> {
    pub(crate) shared: &'a SharedState<'a, G::Move>,
    /// The seat that the search is for.
    pub(crate) us: Seat,
    pub(crate) nodes: u64,
    pub(crate) history: History,
    /// A table of this thread alone, used near the leaves. Reading what another core has written takes
    /// longer there than searching again.
    own_table: TranspositionTable,
    pub(crate) plies: Vec<Ply<G::Move>>,
    /// A buffer for generated moves.
    pub(crate) generated: Vec<G::Move>,
}

/// The buffers of one ply.
pub(crate) struct Ply<M> {
    pub(crate) moves: Vec<OrderedMove<M>>,
    pub(crate) killers: Killers<M>,
    /// The principal variation from this ply on.
    pub(crate) pv: Vec<M>,
}

impl<'a, G: SearchHints> Worker<'a, G> {
    pub(crate) fn new(shared: &'a SharedState<'a, G::Move>, us: Seat) -> Worker<'a, G> {
        let ply = || Ply { moves: Vec::new(), killers: Killers::NONE, pv: Vec::new() };
        let plies = (0..MAX_PLIES + 2).map(|_| ply()).collect();
        let bytes = shared.table.bytes().min(OWN_TABLE_BYTES);
        let mut own_table = TranspositionTable::with_bytes(bytes);
        own_table.begin_search(bytes);
        let history = History::new();
        Worker { shared, us, nodes: 0, history, own_table, plies, generated: Vec::new() }
    }

    /// Returns the score of a root move for us, exact only if it is above `alpha`. `depth` is the depth
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

    /// Makes a move and the principal variation after it the principal variation of a ply.
    pub(crate) fn update_pv(&mut self, m: G::Move, ply: usize) {
        let (before, after) = self.plies.split_at_mut(ply + 1);
        let pv = &mut before[ply].pv;
        pv.clear();
        pv.push(m);
        pv.extend_from_slice(&after[0].pv);
    }

    /// Returns the evaluation of a position for the side of `seat`.
    pub(crate) fn evaluate(&self, state: &G, seat: Seat) -> Score {
        let score = evaluate_for(state, self.us);
        if seat == self.us { score } else { -score }
    }

    /// Returns the table key of a position. With more than two players a score depends on the seat that
    /// the search is for.
    pub(crate) fn key(&self, state: &G) -> u64 {
        let us = if state.players() > 2 { self.us.index() as u64 + 1 } else { 0 };
        state.table_key().wrapping_add(us.wrapping_mul(0xA24B_AED4_963E_E407))
    }

    /// Returns the entry of a position that is to be searched to this depth.
    #[inline]
    pub(crate) fn probe(&self, key: u64, depth: i32, ply: usize) -> Option<Entry> {
        let table = self.shared.table;
        let shared = if depth >= SHARED_DEPTH { table.probe(key, ply) } else { None };
        // At the least shared depth, a shallower entry still has a best move.
        if depth <= SHARED_DEPTH {
            shared.or_else(|| self.own_table.probe(key, ply))
        } else {
            shared
        }
    }

    /// Stores the entry of a position that was searched to this depth.
    #[inline]
    pub(crate) fn store(&self, key: u64, depth: i32, ply: usize, entry: Entry) {
        self.own_table.store(key, ply, entry);
        if depth >= SHARED_DEPTH {
            self.shared.table.store(key, ply, entry);
        }
    }
}
