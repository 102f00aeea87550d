//! Plain max-n is the judge of the one that leaves out what does not matter.

use std::cmp::Reverse;

use tabuleiro_core::{
    Evaluate, ManyPlayers, Notation, Playable, Seat, Turn, dice, pick, read_options, write_options,
};
use tabuleiro_games::{dominup::Dominup, pivit::Pivit, shiftago::Shiftago};

use super::montecarlo::{along_games, wins};
use crate::maxn::{CARELESSNESS, Shares, first_sight};
use crate::{Limits, Score, Table, think};

/// How many positions a judgement may look at before a position is left out as too large.
const PATIENCE: u64 = 50_000;

struct Judge {
    thinker: Seat,
    nodes: u64,
}

impl Judge {
    /// What a position is worth to each seat; `None` where that is too much work.
    fn shares<G: Evaluate>(&mut self, state: &G, depth: i32, plies: usize) -> Option<Shares> {
        self.nodes += 1;
        let standing = first_sight(state, plies);
        let Turn::Of(seat) = state.turn() else {
            return Some(standing);
        };
        let is_settling = depth <= 0 && !state.is_unsettled();
        if is_settling && depth <= -(state.players() as i32) {
            return Some(standing);
        }
        let (mut moves, mut all) = (Vec::new(), Vec::new());
        let is_all = if is_settling {
            all.push(standing);
            state.forcing_moves(&mut moves);
            true
        } else {
            state.candidates(&mut moves)
        };
        let left = if state.is_unsettled() { depth } else { depth - 1 };
        for m in moves {
            let mut after = state.clone();
            after.play_unchecked(m);
            let shares = self.shares(&after, left, plies + 1).filter(|_| self.nodes < PATIENCE)?;
            if matches!(after.turn(), Turn::Over(_)) && shares[seat].is_win() {
                return Some(shares);
            }
            all.push(shares);
        }
        let rank =
            |shares: &&Shares| (shares[seat], Reverse(shares[self.thinker]), Reverse(shares.0));
        let mut best = *all.iter().max_by_key(rank).expect("a game that is not over has a move");
        if best[seat].is_win() {
            return Some(best);
        }
        for other in Seat::all(state.players()) {
            let wins = all.iter().all(|shares| shares[other].is_win());
            let loses = all.iter().all(|shares| shares[other].is_loss());
            if is_all && (wins || loses) {
                continue;
            }
            best[other] = if seat == self.thinker {
                best[other].doubted()
            } else {
                let careless: f32 = all.iter().map(|shares| shares[other].hope()).sum();
                let hope = best[other].hope();
                let careless = careless / all.len() as f32;
                Score::of_hope(hope + CARELESSNESS * (careless - hope))
            };
        }
        Some(best)
    }
}

/// Compares at positions of random games, at every depth that is not too much work.
fn compare<G: Playable>(options: &str) {
    let options = read_options::<G::Options>(options).expect("the options can be read");
    let mut compared = 0;
    for seed in 0..4 {
        let mut state = G::start(&options, &mut dice(seed, 0));
        let mut rng = dice(seed, 1);
        let mut moves = Vec::new();
        while let Turn::Of(thinker) = state.turn() {
            for depth in 1..=3 {
                let mut judge = Judge { thinker, nodes: 0 };
                let Some(wanted) = judge.shares(&state, depth, 0) else {
                    break;
                };
                let limits = Limits {
                    depth: Some(depth as u32),
                    is_selective: false,
                    many_players: Some(ManyPlayers::MaxN),
                    ..Limits::default()
                };
                let found = think(&state, &limits, &mut Table::with_bytes(1 << 10), &());
                let place = || {
                    let options = write_options(&options);
                    format!("{} {options} depth {depth}: {}", G::INFO.id, state.write_position())
                };
                // A search that has proven the end does not look on.
                if found.depth == depth as u32 {
                    assert_eq!(found.score(), wanted[thinker], "{}", place());
                } else {
                    assert!(found.score().is_proven(), "{}", place());
                }
                compared += 1;
            }
            for _ in 0..5 {
                moves.clear();
                state.legal_moves(&mut moves);
                if let Some(m) = pick(&mut rng, &moves) {
                    state.play_unchecked(m);
                }
            }
        }
    }
    assert!(compared >= 10, "{}: only {compared} positions were compared", G::INFO.id);
}

#[test]
fn max_n_returns_what_plain_max_n_returns() {
    compare::<Shiftago>("players=3");
    compare::<Shiftago>("players=4");
    compare::<Shiftago>("mode=expert,players=3");
    compare::<Pivit>("players=3");
    compare::<Dominup>("players=3");
}

#[test]
fn what_is_told_as_won_is_won() {
    let mut told = 0;
    let limits = Limits { depth: Some(4), nodes: Some(5_000), ..Limits::default() };
    along_games::<Shiftago>("players=3", |state, seat| {
        let score = think(state, &limits, &mut Table::with_bytes(1 << 10), &()).score();
        if let Some(plies) = score.plies_to_end().filter(|_| score.is_win()) {
            assert!(wins(state, seat, plies), "{}", state.write_position());
            told += 1;
        }
    });
    assert!(told >= 5, "only {told} wins were told");
}
