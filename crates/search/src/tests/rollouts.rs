//! Rollouts: what a try is, and that they keep to their limits.

use std::sync::atomic::{AtomicUsize, Ordering};

use tabuleiro_core::{Evaluate, Game, ManyPlayers, Notation, Seat, Turn, Viewer, dice};
use tabuleiro_games::{dominup::Dominup, pivit::Pivit, shiftago::Shiftago};

use super::montecarlo::{after, along_games, can_win_at_once, moves};
use crate::alphabeta::estimate_for;
use crate::{Limits, Score, Table, Thought, Watch, think};

fn limits<M>() -> Limits<M> {
    let many_players = Some(ManyPlayers::Rollouts);
    Limits { nodes: Some(1_000), many_players, ..Limits::default() }
}

fn search<G: Evaluate>(state: &G, limits: &Limits<G::Move>) -> Thought<G::Move> {
    think(state, limits, &mut Table::with_bytes(1 << 10), &())
}

/// What becomes of a position in so many rounds of quick moves.
fn hope<G: Evaluate>(state: &G, seat: Seat, rounds: usize) -> f32 {
    let mover = match state.turn() {
        Turn::Of(mover) => mover,
        Turn::Over(outcome) => return outcome.places.points(seat) as f32,
    };
    if mover == seat && rounds == 0 && !state.is_unsettled() {
        return estimate_for(state, seat).hope();
    }
    let next = after(state, state.quick_move());
    let is_round = mover != seat && next.turn() == Turn::Of(seat);
    hope(&next, seat, rounds - usize::from(is_round && rounds > 0))
}

/// Where nothing is hidden every try of a move is the same.
fn compare<G: Evaluate + Notation>(state: &G, seat: Seat) {
    for depth in [1, 2] {
        let thought = search(state, &Limits { depth: Some(depth), ..limits() });
        for ranked in thought.ranked.iter().filter(|ranked| !ranked.score.is_proven()) {
            let next = after(state, ranked.line[0]);
            let wanted = Score::of_hope(hope(&next, seat, depth as usize)).value();
            let difference = (ranked.score.value() - wanted).abs();
            assert!(difference <= 1, "{}: {difference}", state.write_position());
        }
    }
}

#[test]
fn a_move_is_worth_what_becomes_of_it_in_quick_moves() {
    let mut compared = 0;
    along_games::<Pivit>("players=3", |state, seat| {
        // Where nobody is out yet: places behind the first are judged otherwise at first sight.
        if compared < 40 && Seat::all(3).all(|seat| state.worth(seat) > 0) {
            compare(state, seat);
            compared += 1;
        }
    });
    assert!(compared >= 20, "only {compared} positions were compared");
}

#[test]
fn a_win_at_once_is_found_and_told() {
    let mut found = 0;
    let mut look = |score: Score| {
        assert_eq!(score, Score::win_after(1));
        found += 1;
    };
    along_games::<Shiftago>("players=4", |state, seat| {
        if can_win_at_once(state, seat) {
            look(search(state, &limits()).score());
        }
    });
    along_games::<Dominup>("players=3", |state, seat| {
        if can_win_at_once(state, seat) {
            look(search(state, &limits()).score());
        }
    });
    assert!(found >= 5, "only {found} wins were found");
}

#[test]
fn the_limit_holds_but_for_the_deal_that_was_begun() {
    let state = some_dominup();
    let one_deal = search(&state, &Limits { nodes: Some(1), ranks_all: true, ..limits() }).nodes;
    for nodes in [1, 500, 5_000, 50_000] {
        let thought = search(&state, &Limits { nodes: Some(nodes), ..limits() });
        // A deal is a try of every move, and nobody climbs more than a hand.
        let most = 80 * 4 * 10;
        assert!(thought.nodes < nodes + most, "{nodes}: {}", thought.nodes);
        assert!(thought.nodes >= nodes.min(one_deal), "{nodes}: {}", thought.nodes);
    }
}

#[test]
fn every_candidate_is_tried_and_the_best_of_those_kept_comes_first() {
    let state = some_dominup();
    let thought = search(&state, &Limits { nodes: Some(20_000), ..limits() });
    let mut candidates = Vec::new();
    state.candidates(&mut candidates);
    assert_eq!(thought.ranked.len(), candidates.len());
    // Of those that were kept to the end the first is the best.
    assert!(thought.ranked[0].score >= thought.ranked[1].score);
}

#[test]
fn without_a_limit_they_go_on_until_they_are_told_to_stop() {
    struct Patient(AtomicUsize);
    impl<M> Watch<M> for Patient {
        fn is_over(&self) -> bool {
            self.0.load(Ordering::Relaxed) >= 3
        }
        fn after_depth(&self, _: &Thought<M>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
    let state = some_dominup();
    let patient = Patient(AtomicUsize::new(0));
    let limits = Limits { nodes: None, ..limits() };
    let thought = think(&state, &limits, &mut Table::with_bytes(1 << 10), &patient);
    assert_eq!(patient.0.into_inner(), 3);
    assert!(thought.nodes > 50_000, "{}", thought.nodes);
}

/// A position in which there is much to choose from.
fn some_dominup() -> Dominup {
    let options = tabuleiro_core::read_options("players=4").expect("the options can be read");
    let mut state = Dominup::start(&options, &mut dice(2, 0));
    for _ in 0..3 {
        state.play_unchecked(state.quick_move());
    }
    while state.is_unsettled() {
        state.play_unchecked(state.quick_move());
    }
    let Turn::Of(seat) = state.turn() else { panic!("the game has hardly begun") };
    assert!(moves(&state).len() > 100);
    state.redeal(Viewer::Seat(seat), &mut dice(3, 0))
}
