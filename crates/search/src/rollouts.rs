//! Rollouts: every move is tried again and again, each time with other things where nobody sees.
//!
//! A try deals anew what the player who thinks does not see, makes the move, lets everybody make quick
//! moves until it is that player's turn again, and judges what has become of it. All moves are tried
//! with the same deals, so that luck is the same for all; after a while the worse half is left out,
//! and so on, so that most tries are spent where it is hardest to tell.

use tabuleiro_core::{Evaluate, Rng, Seat, Turn, Viewer, dice, shuffle};

use crate::alphabeta::estimate_for;
use crate::limits::{Limits, Watch};
use crate::score::Score;
use crate::thought::{Ranked, Thought};

/// How many positions are looked at first, where only time sets a limit; then twice as many again,
/// and so on.
const FIRST_ROUND: u64 = 10_000;

/// A move, and what became of it.
struct Tried<M> {
    m: M,
    sum: f32,
    count: u32,
}

impl<M> Tried<M> {
    /// What may be expected of it, from 0 to 1.
    fn hope(&self) -> f32 {
        self.sum / self.count.max(1) as f32
    }
}

/// Thinks about a position by rollouts, as the player whose turn it is sees it.
pub(crate) fn think<G: Evaluate>(
    state: &G,
    thinker: Seat,
    limits: &Limits<G::Move>,
    watch: &dyn Watch<G::Move>,
) -> Thought<G::Move> {
    let mut moves: Vec<G::Move> = limits.only.into_iter().collect();
    if moves.is_empty() {
        state.candidates(&mut moves);
    }
    if let Some(win) = moves.iter().find_map(|&m| winning(state, thinker, m)) {
        return Thought { ranked: vec![win], depth: 1, nodes: 1 };
    }
    let mut rng = dice(limits.variety.unwrap_or_default(), 0);
    if limits.variety.is_some() {
        shuffle(&mut rng, &mut moves);
    }
    let tried = moves.into_iter().map(|m| Tried { m, sum: 0.0, count: 0 }).collect();
    let depth = limits.depth.unwrap_or(1).max(1);
    let mut rollouts = Rollouts { state, thinker, depth, tried, nodes: 0, watch };
    if rollouts.tried.len() == 1 && limits.ends_with_one_move() {
        return rollouts.thought();
    }
    let is_limited = limits.nodes.is_some() || limits.depth.is_some();
    let mut budget = limits.nodes.unwrap_or(FIRST_ROUND);
    loop {
        rollouts.narrow_down(budget, &mut rng);
        watch.after_depth(&rollouts.thought());
        if is_limited || watch.is_over() {
            return rollouts.thought();
        }
        budget = rollouts.nodes.saturating_mul(3);
    }
}

/// The move, if it wins at once.
fn winning<G: Evaluate>(state: &G, thinker: Seat, m: G::Move) -> Option<Ranked<G::Move>> {
    let mut after = state.clone();
    after.play_unchecked(m);
    let Turn::Over(outcome) = after.turn() else {
        return None;
    };
    let score = Score::of_end(&outcome, thinker, 1, !after.ends_by_history());
    score.is_win().then(|| Ranked { score, line: vec![m] })
}

/// What is tried of a position.
struct Rollouts<'a, G: Evaluate> {
    state: &'a G,
    thinker: Seat,
    /// After how many rounds of turns a try ends.
    depth: u32,
    /// Those that were left out later come first.
    tried: Vec<Tried<G::Move>>,
    nodes: u64,
    watch: &'a dyn Watch<G::Move>,
}

impl<G: Evaluate> Rollouts<'_, G> {
    /// Tries all moves, then the better half of them, and so on, until so many positions were looked
    /// at in all; each half has the same share of them.
    fn narrow_down(&mut self, budget: u64, rng: &mut impl Rng) {
        let before = self.nodes;
        let halvings = u64::from(self.tried.len().ilog2()) + 1;
        let mut kept = self.tried.len();
        for halving in 1..=halvings {
            let until = before + budget.saturating_sub(before).saturating_mul(halving) / halvings;
            while self.nodes < until && !self.watch.is_over() {
                self.try_all(kept, rng);
            }
            // Of equals the first stays first.
            self.tried[..kept].sort_by(|one, other| other.hope().total_cmp(&one.hope()));
            kept = kept.div_ceil(2);
        }
    }

    /// Tries the first moves once, all with the same deal.
    fn try_all(&mut self, kept: usize, rng: &mut impl Rng) {
        let dealt = self.state.redeal(Viewer::Seat(self.thinker), rng);
        for at in 0..kept {
            let mut after = dealt.clone();
            after.play_unchecked(self.tried[at].m);
            self.nodes += 1;
            let hope = self.play_on(after);
            let tried = &mut self.tried[at];
            tried.sum += hope;
            tried.count += 1;
        }
    }

    /// What has become of a position when everybody has made their quick moves.
    fn play_on(&mut self, mut state: G) -> f32 {
        let mut rounds = 0;
        let mut last = self.thinker;
        loop {
            let seat = match state.turn() {
                Turn::Over(outcome) => return outcome.places.points(self.thinker) as f32,
                Turn::Of(seat) => seat,
            };
            rounds += u32::from(seat == self.thinker && last != self.thinker);
            if rounds >= self.depth && !state.is_unsettled() {
                return estimate_for(&state, self.thinker).hope();
            }
            last = seat;
            state.play_unchecked(state.quick_move());
            self.nodes += 1;
        }
    }

    /// What was found so far; before the first try every move is as good as any other.
    fn thought(&self) -> Thought<G::Move> {
        let score = |tried: &Tried<_>| match tried.count {
            0 => Score::EVEN,
            _ => Score::of_hope(tried.hope()),
        };
        let ranked =
            self.tried.iter().map(|tried| Ranked { score: score(tried), line: vec![tried.m] });
        Thought { ranked: ranked.collect(), depth: self.depth, nodes: self.nodes }
    }
}
