//! Tests of Monte Carlo tree search: wins that it has to find or deny, and its budget.

use std::sync::atomic::{AtomicUsize, Ordering};

use tabuleiro_core::{
    Algorithm, Game, Notation, Playable, Seat, Turn, parse_options, pick, seeded_rng,
};
use tabuleiro_games::{pivit::Pivit, shiftago::Shiftago};

use crate::mcts::tree::Node;
use crate::{Analysis, Budget, Observer, SearchOptions, Searcher};

const BUDGET: Budget =
    Budget { depth: None, nodes: Some(3_000), time: None, memory: Budget::DEFAULT_MEMORY };

fn search<G: Playable>(state: &G, budget: &Budget) -> Analysis<G::Move> {
    let mut searcher = Searcher::with_algorithm(Algorithm::Mcts);
    searcher.search(state, &SearchOptions::default(), budget, &())
}

/// Calls a function with every position of some random games.
pub(super) fn along_games<G: Playable>(options: &str, mut visit: impl FnMut(&G, Seat)) {
    let options = parse_options::<G::Options>(options).expect("the options are valid");
    for seed in 0..4 {
        let mut state = G::new(options, &mut seeded_rng(seed, 0));
        let mut rng = seeded_rng(seed, 1);
        while let Turn::Of(seat) = state.turn() {
            visit(&state, seat);
            state.play_unchecked(pick(&mut rng, &state.legal_moves()).expect("there is a move"));
        }
    }
}

pub(super) fn after<G: Game>(state: &G, m: G::Move) -> G {
    let mut state = state.clone();
    state.play_unchecked(m);
    state
}

/// Returns true if the game is over and `seat` has won it alone.
fn is_won<G: Game>(state: &G, seat: Seat) -> bool {
    matches!(state.turn(), Turn::Over(outcome) if outcome.ranking.winner() == Some(seat))
}

pub(super) fn can_win_at_once<G: Game>(state: &G, seat: Seat) -> bool {
    state.turn() == Turn::Of(seat)
        && state.legal_moves().iter().any(|&m| is_won(&after(state, m), seat))
}

#[test]
fn a_win_in_one_move_is_found_and_proven() {
    let mut found = 0;
    for options in ["players=3", "players=4"] {
        along_games::<Shiftago>(options, |state, seat| {
            if can_win_at_once(state, seat) {
                let analysis = search(state, &BUDGET);
                assert_eq!(analysis.score().plies_to_end(), Some(1), "{}", state.format_position());
                let best = after(state, analysis.best_move());
                assert!(is_won(&best, seat), "{}", state.format_position());
                found += 1;
            }
        });
    }
    assert!(found >= 5, "only {found} wins were there to find");
}

#[test]
fn a_win_of_the_next_player_is_denied_if_possible() {
    let mut denied = 0;
    along_games::<Shiftago>("players=3", |state, seat| {
        let next = seat.next(3);
        let gives = |&m: &_| can_win_at_once(&after(state, m), next);
        let all = state.legal_moves();
        let is_test = !can_win_at_once(state, seat) && all.iter().any(gives);
        if is_test && !all.iter().all(gives) {
            assert!(!gives(&search(state, &BUDGET).best_move()), "{}", state.format_position());
            denied += 1;
        }
    });
    assert!(denied >= 5, "only {denied} wins were there to deny");
}

/// Returns true if `seat` wins within so many plies against every defence.
fn wins<G: Game>(state: &G, seat: Seat, plies: usize) -> bool {
    match state.turn() {
        Turn::Over(_) => is_won(state, seat),
        Turn::Of(_) if plies == 0 => false,
        Turn::Of(mover) => {
            let wins = |&m: &_| wins(&after(state, m), seat, plies - 1);
            let moves = state.legal_moves();
            if mover == seat { moves.iter().any(wins) } else { moves.iter().all(wins) }
        }
    }
}

#[test]
fn a_proven_win_holds_against_every_defence() {
    let mut farthest = 0;
    // Longer wins are rare with more than two players.
    for options in ["", "players=3", "players=4"] {
        along_games::<Shiftago>(options, |state, seat| {
            let score = search(state, &BUDGET).score();
            if let Some(plies) = score.plies_to_end() {
                assert!(wins(state, seat, plies), "{options} {}", state.format_position());
                farthest = farthest.max(plies);
            }
        });
    }
    assert!(farthest > 1, "no win of more than one ply was proven");
}

#[test]
fn no_more_nodes_are_visited_than_the_budget_has() {
    for nodes in [0, 1, 100, 1_000] {
        along_games::<Pivit>("players=4", |state, _| {
            let analysis = search(state, &Budget { nodes: Some(nodes), ..BUDGET });
            assert!(analysis.nodes <= nodes, "{} instead of {nodes}", analysis.nodes);
            assert!(state.check(analysis.best_move()).is_ok());
        });
    }
}

/// Returns the number of turns in a variation, and true if the game is over at its end.
fn turns<G: Playable>(state: &G, pv: &[G::Move]) -> (u32, bool) {
    let mut state = state.clone();
    let mut turns = 0;
    for &m in pv {
        turns += u32::from(!state.is_unsettled());
        state.play_unchecked(m);
    }
    (turns, matches!(state.turn(), Turn::Over(_)))
}

#[test]
fn a_depth_limits_the_turns_of_the_principal_variation() {
    for options in ["players=3", "players=3,mode=expert"] {
        along_games::<Shiftago>(options, |state, _| {
            let budget = Budget { depth: Some(3), nodes: None, ..BUDGET };
            let analysis = search(state, &budget);
            let (turns, is_end) = turns(state, analysis.pv());
            assert_eq!(analysis.depth, turns);
            let is_done = turns >= 3 || is_end || analysis.score().is_proven();
            assert!(is_done, "{options} {}", state.format_position());
        });
    }
}

/// Stops a search at the second check.
struct SecondCheck(AtomicUsize);

impl<M> Observer<M> for SecondCheck {
    fn should_stop(&self) -> bool {
        self.0.fetch_add(1, Ordering::Relaxed) > 0
    }
}

fn pivit_for_three() -> Pivit {
    let options =
        parse_options::<<Pivit as Game>::Options>("players=3").expect("the options are valid");
    Pivit::new(options)
}

#[test]
fn an_observer_stops_the_search() {
    let state = pivit_for_three();
    let observer = SecondCheck(AtomicUsize::new(0));
    let budget = Budget { nodes: None, ..BUDGET };
    let analysis =
        Searcher::default().search(&state, &SearchOptions::default(), &budget, &observer);
    assert!(state.check(analysis.best_move()).is_ok());
    assert_eq!(observer.0.into_inner(), 2);
}

#[test]
fn the_memory_for_nodes_is_enough_for_their_tree() {
    for nodes in [5_000, 40_000, 100_000_u64] {
        let budget = Budget::nodes(nodes).with_memory_for_nodes();
        let nodes = nodes as usize;
        assert!(budget.memory / size_of::<Node<<Pivit as Game>::Move>>() >= nodes);
        assert!(budget.memory / size_of::<Node<<Shiftago as Game>::Move>>() >= nodes);
    }
    assert_eq!(Budget::default().with_memory_for_nodes().memory, Budget::DEFAULT_MEMORY);
}
