//! Guarantees of every search, for every game.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use tabuleiro_core::{Algorithm, Game, Notation, Playable, Turn, parse_options, pick, seeded_rng};
use tabuleiro_games::quantum_leap::QuantumLeap;
use tabuleiro_games::shiftago::Shiftago;
use tabuleiro_games::{Visitor, visit_all};
use tabuleiro_search::{
    Analysis, Budget, Observer, Progress, Score, SearchOptions, Searcher, search_at_level,
};

const MEGABYTE: usize = 1 << 20;

/// Searches with a table of a megabyte.
fn search<G: Playable>(state: &G, budget: Budget) -> Analysis<G::Move> {
    let budget = Budget { memory: MEGABYTE, ..budget };
    Searcher::default().search(state, &SearchOptions::default(), &budget, &())
}

/// Returns a position after so many random moves.
fn some_position<G: Playable>(seed: u64) -> G {
    let mut state = G::new(G::Options::default(), &mut seeded_rng(seed, 0));
    let mut rng = seeded_rng(seed, 1);
    for _ in 0..seed {
        let before = state.clone();
        let moves = state.legal_moves();
        state.play_unchecked(pick(&mut rng, &moves).expect("there is a move"));
        if let Turn::Over(_) = state.turn() {
            return before;
        }
    }
    state
}

/// Runs a check on every game.
macro_rules! for_every_game {
    ($check:ident) => {{
        struct Each;
        impl Visitor for Each {
            fn visit<G: Playable>(&mut self) {
                for seed in [3, 6, 11] {
                    $check(&some_position::<G>(seed));
                }
            }
        }
        visit_all(&mut Each);
    }};
}

#[test]
fn a_search_with_one_thread_is_deterministic() {
    fn check<G: Playable>(state: &G) {
        let search = || search(state, Budget::nodes(3_000));
        assert_eq!(search(), search());
        let level = || search_at_level(state, state.levels()[1], &mut seeded_rng(5, 1), &());
        assert_eq!(level(), level());
    }
    for_every_game!(check);
}

#[test]
fn budgets_hold_and_the_principal_variation_is_legal() {
    fn check<G: Playable>(state: &G) {
        let analysis = search(state, Budget::nodes(2_000));
        // A root move may be started after the last node was counted.
        assert!(analysis.nodes <= 2_001, "{} nodes", analysis.nodes);
        let analysis = search(state, Budget::depth(2));
        assert!(analysis.depth == 2 || analysis.score().is_proven());
        let mut after = state.clone();
        for &m in analysis.pv() {
            after.play(m).unwrap();
        }
    }
    for_every_game!(check);
}

#[test]
fn a_search_that_is_stopped_immediately_has_a_move() {
    struct Stopped;
    impl<M> Observer<M> for Stopped {
        fn should_stop(&self) -> bool {
            true
        }
    }
    fn check<G: Playable>(state: &G) {
        let budget = Budget { memory: MEGABYTE, ..Budget::default() };
        let (options, rng) = (SearchOptions::default(), &mut seeded_rng(1, 1));
        let analysis =
            Searcher::default().search_determinized(state, &options, &budget, rng, &Stopped);
        assert!(state.check(analysis.best_move()).is_ok());
    }
    for_every_game!(check);
}

#[test]
fn an_observer_sees_every_depth_and_can_stop_the_search() {
    #[derive(Default)]
    struct DepthThree {
        depth: AtomicU32,
        is_over: AtomicBool,
    }
    impl<M> Observer<M> for DepthThree {
        fn should_stop(&self) -> bool {
            self.is_over.load(Ordering::Relaxed)
        }
        fn on_progress(&self, progress: &Progress<M>) {
            assert_eq!(progress.depth, self.depth.fetch_add(1, Ordering::Relaxed) + 1);
            assert_eq!(progress.analysis().depth, progress.depth);
            self.is_over.store(progress.depth == 3, Ordering::Relaxed);
        }
    }
    fn check<G: Playable>(state: &G) {
        for threads in [1, 2] {
            let observer = DepthThree::default();
            let mut searcher = Searcher::default();
            searcher.alpha_beta.threads = threads;
            let analysis =
                searcher.search(state, &SearchOptions::default(), &Budget::default(), &observer);
            assert!(analysis.depth <= 3 || analysis.score().is_proven());
        }
    }
    // Only with large trees, because a small one is finished before it could be stopped.
    check(&some_position::<Shiftago>(3));
    check(&some_position::<QuantumLeap>(3));
}

/// A clock that advances by a millisecond whenever it is read.
#[derive(Default)]
struct Clock(AtomicU32);

impl<M> Observer<M> for Clock {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed).into())
    }
}

#[test]
fn a_search_ends_when_its_time_is_up() {
    fn check<G: Playable>(state: &G) {
        let clock = Clock::default();
        let budget = Budget::time(Duration::from_millis(9));
        let rng = &mut seeded_rng(1, 1);
        let analysis = Searcher::default().search_determinized(
            state,
            &SearchOptions::default(),
            &budget,
            rng,
            &clock,
        );
        assert!(state.check(analysis.best_move()).is_ok());
        assert!(analysis.time >= Duration::from_millis(9), "{:?}", analysis.time);
    }
    check(&some_position::<Shiftago>(3));
    check(&some_position::<QuantumLeap>(3));
    check(&Shiftago::new(parse_options("players=3").unwrap()));
}

#[test]
fn only_the_search_moves_are_searched() {
    fn check<G: Playable>(state: &G) {
        let mut moves = state.legal_moves();
        moves.truncate(2);
        let options = SearchOptions { search_moves: moves.clone(), ..SearchOptions::default() };
        let budget = Budget::depth(2).with_memory(MEGABYTE);
        let analysis = Searcher::default().search(state, &options, &budget, &());
        let mut searched: Vec<_> = analysis.moves.iter().map(|scored| scored.pv[0]).collect();
        searched.sort_unstable();
        assert_eq!(searched, moves);
    }
    for_every_game!(check);
    check(&Shiftago::new(parse_options("players=3").unwrap()));
}

#[test]
fn multi_pv_scores_every_move_as_if_it_were_searched_alone() {
    fn check<G: Playable>(state: &G) {
        let budget = Budget::depth(2).with_memory(MEGABYTE);
        let all = SearchOptions { multi_pv: true, ..SearchOptions::default() };
        let all = Searcher::default().search(state, &all, &budget, &());
        assert!(all.moves.is_sorted_by(|one, other| one.score >= other.score));
        for scored in all.moves.iter().step_by(5) {
            let options =
                SearchOptions { search_moves: vec![scored.pv[0]], ..SearchOptions::default() };
            let alone = Searcher::default().search(state, &options, &budget, &());
            assert_eq!(alone.score(), scored.score, "{}", state.format_position());
        }
    }
    check(&some_position::<Shiftago>(6));
    check(&some_position::<Shiftago>(11));
}

#[test]
fn table_entries_of_another_seat_are_not_used() {
    let options = parse_options("players=3").unwrap();
    let mut state = Shiftago::new(options);
    let paranoid = || {
        let mut searcher = Searcher::with_algorithm(Algorithm::AlphaBeta);
        searcher.alpha_beta.is_selective = false;
        searcher
    };
    let budget = Budget::depth(3).with_memory(MEGABYTE);
    let mut searcher = paranoid();
    for _ in 0..6 {
        let kept = searcher.search(&state, &SearchOptions::default(), &budget, &());
        let fresh = paranoid().search(&state, &SearchOptions::default(), &budget, &());
        assert_eq!(kept.score(), fresh.score(), "{}", state.format_position());
        state.play_unchecked(kept.best_move());
    }
}

#[test]
fn two_threads_find_the_score_of_one() {
    fn check<G: Playable>(state: &G) {
        let search = |threads| {
            let mut searcher = Searcher::default();
            searcher.alpha_beta.threads = threads;
            searcher.alpha_beta.is_selective = false;
            let budget = Budget::depth(5).with_memory(MEGABYTE);
            searcher.search(state, &SearchOptions::default(), &budget, &()).score()
        };
        assert_eq!(search(2), search(1), "{}", state.format_position());
    }
    check(&some_position::<Shiftago>(5));
    check(&some_position::<Shiftago>(12));
    check(&some_position::<QuantumLeap>(9));
    check(&some_position::<QuantumLeap>(20));
}

fn proven(spec: &str, position: &str) -> (String, Score) {
    let options = parse_options(spec).expect("the options are valid");
    let state = Shiftago::parse_position(options, position).expect("the position is valid");
    let analysis = search(&state, Budget::depth(4));
    (state.format_move(analysis.best_move()), analysis.score())
}

#[test]
fn a_win_in_one_move_is_found_and_proven() {
    let rows = "XXXX.../......./......./......./......./......./O.OO...";
    let (best, score) = proven("", &format!("{rows} 1 18,19"));
    assert_eq!(score.plies_to_end(), Some(1));
    assert!(score.is_win() && ["L1", "U5"].contains(&best.as_str()), "{best}");
}

#[test]
fn an_unavoidable_loss_is_proven_with_its_distance() {
    // Two rows of four with an open end each: one push does not stop both.
    let rows = "XXXX.../......./......./XXXX.../......./......./O.OO.O.";
    let (_, score) = proven("", &format!("{rows} 2 14,18"));
    assert!(score.is_loss(), "{score}");
    assert_eq!(score.plies_to_end(), Some(2));
}

#[test]
fn small_boards_of_quantum_leap_are_solved() {
    for seed in 0..4 {
        let options = parse_options("side=3").unwrap();
        let mut state = QuantumLeap::new(options, &mut seeded_rng(seed, 0));
        let solve = |state: &QuantumLeap| {
            let budget = Budget::depth(40).with_memory(16 * MEGABYTE);
            Searcher::default().search(state, &SearchOptions::default(), &budget, &())
        };
        let swap = solve(&state);
        assert!(swap.score().is_proven(), "seed {seed}: {}", swap.score());
        // A proven score holds against best play.
        let mut proven = swap.score();
        state.play_unchecked(swap.best_move());
        while let Turn::Of(_) = state.turn() {
            let solved = solve(&state);
            assert_eq!(solved.score().is_win(), proven.is_loss(), "seed {seed}");
            proven = solved.score();
            state.play_unchecked(solved.best_move());
        }
    }
}
