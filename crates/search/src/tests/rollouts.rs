//! Tests of rollouts: their scores and their budget.

use std::sync::atomic::{AtomicUsize, Ordering};

use tabuleiro_core::{
    Algorithm, Evaluate, Game, Notation, SearchHints, Seat, Turn, Viewer, parse_options, seeded_rng,
};
use tabuleiro_games::{dominup::Dominup, pivit::Pivit, shiftago::Shiftago};

use super::mcts::{after, along_games, can_win_at_once};
use crate::evaluation::evaluate_for;
use crate::{Analysis, Budget, Observer, Progress, Score, SearchOptions, Searcher};

const BUDGET: Budget =
    Budget { depth: None, nodes: Some(1_000), time: None, memory: Budget::DEFAULT_MEMORY };

fn searcher() -> Searcher {
    Searcher::with_algorithm(Algorithm::Rollouts)
}

fn search<G: SearchHints>(state: &G, budget: &Budget) -> Analysis<G::Move> {
    searcher().search(state, &SearchOptions::default(), budget, &())
}

/// Returns the win probability after so many rounds of the rollout policy.
fn probability<G: SearchHints>(state: &G, seat: Seat, rounds: usize) -> f32 {
    let mover = match state.turn() {
        Turn::Of(mover) => mover,
        Turn::Over(outcome) => return outcome.ranking.points(seat) as f32,
    };
    if mover == seat && rounds == 0 && !state.is_unsettled() {
        return evaluate_for(state, seat).deterministic_win_probability();
    }
    let next = after(state, state.quick_move(&mut seeded_rng(0, 0)));
    let is_round = mover != seat && next.turn() == Turn::Of(seat);
    probability(&next, seat, rounds - usize::from(is_round && rounds > 0))
}

/// Compares the scores with single rollouts: without hidden information all rollouts of a move are
/// equal.
fn compare<G: SearchHints + Notation>(state: &G, seat: Seat) {
    for rounds in [1, 2] {
        let turns = rounds * state.players() as u32;
        let analysis = search(state, &Budget { depth: Some(turns), ..BUDGET });
        assert!(analysis.depth == turns || analysis.score().is_proven());
        for scored in analysis.moves.iter().filter(|scored| !scored.score.is_proven()) {
            let next = after(state, scored.pv[0]);
            let expected = probability(&next, seat, rounds as usize);
            let expected = Score::from_win_probability(expected).value();
            let difference = (scored.score.value() - expected).abs();
            assert!(difference <= 1, "{}: {difference}", state.format_position());
        }
    }
}

#[test]
fn a_move_has_the_score_of_the_position_after_its_rollout() {
    let mut compared = 0;
    along_games::<Pivit>("players=3", |state, seat| {
        // Only while nobody is out, so that a round has a turn of every seat.
        if compared < 40 && Seat::all(3).all(|seat| state.evaluate(seat) > 0) {
            compare(state, seat);
            compared += 1;
        }
    });
    assert!(compared >= 20, "only {compared} positions were compared");
}

#[test]
fn a_depth_is_rounded_up_to_whole_rounds() {
    let state = position_with_many_moves();
    for (depth, rounded) in [(0, 4), (1, 4), (4, 4), (5, 8)] {
        let analysis = search(&state, &Budget { depth: Some(depth), ..BUDGET });
        assert_eq!(analysis.depth, rounded);
    }
}

#[test]
fn a_win_in_one_move_is_found_and_proven() {
    let mut found = 0;
    let mut check = |score: Score| {
        assert_eq!(score, Score::win_in(1));
        found += 1;
    };
    along_games::<Shiftago>("players=4", |state, seat| {
        if can_win_at_once(state, seat) {
            check(search(state, &BUDGET).score());
        }
    });
    along_games::<Dominup>("players=3", |state, seat| {
        if can_win_at_once(state, seat) {
            check(search(state, &BUDGET).score());
        }
    });
    assert!(found >= 5, "only {found} wins were found");
}

#[test]
fn the_budget_of_nodes_holds_except_for_the_last_deal() {
    let state = position_with_many_moves();
    let all = SearchOptions { multi_pv: true, ..SearchOptions::default() };
    let one = Budget { nodes: Some(1), ..BUDGET };
    let one_deal = searcher().search(&state, &all, &one, &()).nodes;
    for nodes in [1, 500, 5_000, 50_000] {
        let analysis = search(&state, &Budget { nodes: Some(nodes), ..BUDGET });
        // A deal is one rollout of every move, and nobody climbs more often than they have tiles.
        let most = 80 * 4 * 10;
        assert!(analysis.nodes < nodes + most, "{nodes}: {}", analysis.nodes);
        assert!(analysis.nodes >= nodes.min(one_deal), "{nodes}: {}", analysis.nodes);
    }
}

#[test]
fn every_candidate_is_tried_and_the_best_comes_first() {
    let state = position_with_many_moves();
    let analysis = search(&state, &Budget { nodes: Some(20_000), ..BUDGET });
    let mut candidates = Vec::new();
    state.candidates(&mut candidates);
    assert_eq!(analysis.moves.len(), candidates.len());
    assert!(analysis.moves[0].score >= analysis.moves[1].score);
}

#[test]
fn without_a_limit_rollouts_go_on_until_they_are_stopped() {
    struct ThreeReports(AtomicUsize);
    impl<M> Observer<M> for ThreeReports {
        fn should_stop(&self) -> bool {
            self.0.load(Ordering::Relaxed) >= 3
        }
        fn on_progress(&self, _: &Progress<M>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
    let state = position_with_many_moves();
    let observer = ThreeReports(AtomicUsize::new(0));
    let budget = Budget { nodes: None, ..BUDGET };
    let analysis = searcher().search(&state, &SearchOptions::default(), &budget, &observer);
    assert_eq!(observer.0.into_inner(), 3);
    assert!(analysis.nodes > 50_000, "{}", analysis.nodes);
}

/// Returns a position with many moves.
fn position_with_many_moves() -> Dominup {
    let options = parse_options("players=4").expect("the options are valid");
    let mut state = Dominup::new(options, &mut seeded_rng(2, 0));
    let rng = &mut seeded_rng(0, 0);
    for _ in 0..3 {
        state.play_unchecked(state.quick_move(rng));
    }
    while state.is_unsettled() {
        state.play_unchecked(state.quick_move(rng));
    }
    let Turn::Of(seat) = state.turn() else { panic!("the game goes on") };
    assert!(state.legal_moves().len() > 100);
    state.redeal(Viewer::Seat(seat), &mut seeded_rng(3, 0))
}
