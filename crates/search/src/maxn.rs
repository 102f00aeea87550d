//! Max-n: everybody plays for themselves.
//!
//! A position is worth something to each seat, and whoever moves takes what is worth most to them.
//! Little can be left out then, so this looks less far than a search that takes the others for
//! allies; but it does not expect them to lose a game of their own only to spoil another's.
//!
//! Nor does it rely on them: what somebody else has to prevent may happen all the same. Part of what
//! a position is worth is therefore what it is worth if the others do just anything.

use std::cmp::Reverse;

use tabuleiro_core::{Evaluate, MAX_SEATS, PerSeat, Seat, Turn};

use crate::alphabeta::{Shared, Stopped};
use crate::root::Search;
use crate::score::{MAX_PLIES, Score};

/// How often the others are taken to do just anything. Found by games (`docs/search.md`).
pub(crate) const CARELESSNESS: f32 = 0.25;

/// What a position is worth to each seat.
pub(crate) type Shares = PerSeat<Score>;

/// A search in which everybody plays for themselves.
pub(crate) struct MaxN<'a, G: Evaluate> {
    shared: &'a Shared<'a, G::Move>,
    thinker: Seat,
    nodes: u64,
    /// Room for each ply.
    plies: Vec<Ply<G>>,
    listed: Vec<G::Move>,
}

/// What a search keeps for each ply.
struct Ply<G: Evaluate> {
    children: Vec<Child<G>>,
    /// The best moves from here on.
    line: Vec<G::Move>,
}

/// A position one move on.
struct Child<G: Evaluate> {
    m: G::Move,
    state: G,
    /// What it is worth at first sight.
    shares: Shares,
}

impl<'a, G: Evaluate> MaxN<'a, G> {
    pub(crate) fn new(shared: &'a Shared<'a, G::Move>, thinker: Seat) -> MaxN<'a, G> {
        let ply = || Ply { children: Vec::new(), line: Vec::new() };
        let plies = (0..MAX_PLIES + 2).map(|_| ply()).collect();
        MaxN { shared, thinker, nodes: 0, plies, listed: Vec::new() }
    }

    /// What a position is worth to each seat, looked at so deeply; `shares` is what it is worth at
    /// first sight.
    fn search(
        &mut self,
        state: &G,
        shares: Shares,
        depth: i32,
        ply: usize,
    ) -> Result<Shares, Stopped> {
        self.plies[ply].line.clear();
        let Turn::Of(seat) = state.turn() else {
            return Ok(shares);
        };
        let is_unsettled = state.is_unsettled();
        let is_settling = depth <= 0 && !is_unsettled;
        // Everybody gets one more move that forces.
        if ply >= MAX_PLIES || is_settling && depth <= -(state.players() as i32) {
            return Ok(shares);
        }
        let mut children = std::mem::take(&mut self.plies[ply].children);
        let left = if is_unsettled { depth } else { depth - 1 };
        let mut found = Found::of(seat, self.thinker);
        if is_settling {
            found.add(shares);
        }
        let result = self.list(state, seat, is_settling, ply, &mut children).and_then(|is_all| {
            for child in &children {
                let shares = self.search(&child.state, child.shares, left, ply + 1)?;
                if found.add(shares) {
                    let (before, after) = self.plies.split_at_mut(ply + 1);
                    let line = &mut before[ply].line;
                    line.clear();
                    line.push(child.m);
                    line.extend_from_slice(&after[0].line);
                }
            }
            Ok(is_all)
        });
        self.plies[ply].children = children;
        Ok(found.shares(result?))
    }

    /// Lists what can follow and says whether that is all that can.
    /// Where a move wins at once, it is that alone: nothing else has to be looked at.
    fn list(
        &mut self,
        state: &G,
        seat: Seat,
        is_settling: bool,
        ply: usize,
        children: &mut Vec<Child<G>>,
    ) -> Result<bool, Stopped> {
        children.clear();
        self.listed.clear();
        let is_all = if is_settling {
            state.forcing_moves(&mut self.listed);
            true
        } else {
            state.candidates(&mut self.listed)
        };
        for &m in &self.listed {
            self.shared.count(&mut self.nodes)?;
            let mut after = state.clone();
            after.play_unchecked(m);
            let shares = first_sight(&after, ply + 1);
            let is_win = shares[seat].is_win();
            if is_win {
                children.clear();
            }
            children.push(Child { m, state: after, shares });
            if is_win {
                return Ok(true);
            }
        }
        Ok(is_all)
    }
}

impl<G: Evaluate> Search<G> for MaxN<'_, G> {
    fn look_at(&mut self, after: &G, depth: i32, _above: Score) -> Result<Score, Stopped> {
        self.shared.count(&mut self.nodes)?;
        Ok(self.search(after, first_sight(after, 1), depth, 1)?[self.thinker])
    }

    fn line(&self) -> &[G::Move] {
        &self.plies[1].line
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// What was found at a position so far.
struct Found {
    /// Who chooses.
    seat: Seat,
    thinker: Seat,
    /// What is chosen, and the least and the most that each seat gets whatever is chosen.
    choice: Option<[Shares; 3]>,
    /// What each seat may expect of all moves together, and how many these are.
    hopes: PerSeat<f32>,
    count: f32,
}

impl Found {
    /// Nothing yet, where this seat chooses and that one thinks.
    fn of(seat: Seat, thinker: Seat) -> Found {
        Found { seat, thinker, choice: None, hopes: PerSeat::default(), count: 0.0 }
    }

    /// Adds what one of the moves leads to, and says whether it is the best so far.
    fn add(&mut self, shares: Shares) -> bool {
        if self.seat != self.thinker {
            for (hope, share) in self.hopes.0.iter_mut().zip(shares.0) {
                *hope += share.hope();
            }
            self.count += 1.0;
        }
        let Some([best, least, most]) = &mut self.choice else {
            self.choice = Some([shares; 3]);
            return true;
        };
        for at in 0..MAX_SEATS {
            least.0[at] = least.0[at].min(shares.0[at]);
            most.0[at] = most.0[at].max(shares.0[at]);
        }
        // Where it is all the same to the mover, the thinker fears the worst.
        let rank =
            |shares: &Shares| (shares[self.seat], Reverse(shares[self.thinker]), Reverse(shares.0));
        let is_best = rank(&shares) > rank(best);
        if is_best {
            *best = shares;
        }
        is_best
    }

    /// What the position is worth. A win is taken by whoever has it; otherwise only what holds
    /// whatever the mover does is proven, and others may be careless.
    fn shares(self, is_all: bool) -> Shares {
        let [mut best, least, most] = self.choice.expect("a game that is not over has a move");
        if best[self.seat].is_win() {
            return best;
        }
        for at in 0..MAX_SEATS {
            let is_certain = is_all && (least.0[at].is_win() || most.0[at].is_loss());
            if is_certain {
                continue;
            }
            best.0[at] = if self.seat == self.thinker {
                best.0[at].doubted()
            } else {
                let careless = self.hopes.0[at] / self.count;
                let hope = best.0[at].hope();
                Score::of_hope(hope + CARELESSNESS * (careless - hope))
            };
        }
        best
    }
}

/// What a position is worth to each seat at first sight.
pub(crate) fn first_sight<G: Evaluate>(state: &G, ply: usize) -> Shares {
    let mut shares = PerSeat([Score::EVEN; MAX_SEATS]);
    let players = state.players();
    if let Turn::Over(outcome) = state.turn() {
        let is_certain = !state.ends_by_history();
        for seat in Seat::all(players) {
            shares[seat] = Score::of_end(&outcome, seat, ply, is_certain);
        }
    } else {
        let mut worths = PerSeat([0; MAX_SEATS]);
        for seat in Seat::all(players) {
            worths[seat] = state.worth(seat);
        }
        let all: i32 = worths.0.iter().sum();
        for seat in Seat::all(players) {
            shares[seat] = Score::of_lead(worths[seat], all - worths[seat], players);
        }
    }
    shares
}
