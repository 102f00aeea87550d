//! What whoever asks a search can rely on, for every game.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use tabuleiro_core::{Game, Notation, Playable, Turn, dice, pick, read_options};
use tabuleiro_games::quantum_leap::QuantumLeap;
use tabuleiro_games::shiftago::Shiftago;
use tabuleiro_games::{Visitor, visit_all};
use tabuleiro_search::{Limits, Score, Table, Thought, Watch, decide, decide_at_level, think};

const MEGABYTE: usize = 1 << 20;

/// The start of a game with some random moves played.
fn some_position<G: Playable>(seed: u64) -> G {
    let mut state = G::start(&G::Options::default(), &mut dice(seed, 0));
    let mut rng = dice(seed, 1);
    for _ in 0..seed {
        let before = state.clone();
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
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
fn one_thread_and_a_number_of_nodes_give_the_same_answer_every_time() {
    fn check<G: Playable>(state: &G) {
        let limits = Limits { nodes: Some(3_000), ..Limits::default() };
        let think = || think(state, &limits, &mut Table::with_bytes(MEGABYTE), &());
        assert_eq!(think(), think());
        let level = || decide_at_level(state, state.levels()[1], &mut dice(5, 1), &());
        assert_eq!(level(), level());
    }
    for_every_game!(check);
}

#[test]
fn limits_hold_and_the_line_can_be_played() {
    fn check<G: Playable>(state: &G) {
        let limits = Limits { nodes: Some(2_000), ..Limits::default() };
        let thought = think(state, &limits, &mut Table::with_bytes(MEGABYTE), &());
        // A look at the root may be begun after the last position was counted.
        assert!(thought.nodes <= 2_001, "{} positions", thought.nodes);
        let limits = Limits { depth: Some(2), ..Limits::default() };
        let thought = think(state, &limits, &mut Table::with_bytes(MEGABYTE), &());
        assert!(thought.depth == 2 || thought.score().is_proven());
        let mut after = state.clone();
        for &m in thought.line() {
            after.play(m).unwrap();
        }
    }
    for_every_game!(check);
}

#[test]
fn who_is_stopped_at_once_still_has_a_move() {
    struct Stopped;
    impl<M> Watch<M> for Stopped {
        fn is_over(&self) -> bool {
            true
        }
    }
    fn check<G: Playable>(state: &G) {
        let thought = decide(
            state,
            &Limits::default(),
            &mut Table::with_bytes(MEGABYTE),
            &mut dice(1, 1),
            &Stopped,
        );
        assert!(state.check(thought.best()).is_ok());
    }
    for_every_game!(check);
}

#[test]
fn whoever_watches_sees_every_depth_and_can_end_it() {
    #[derive(Default)]
    struct Three {
        depth: AtomicU32,
        is_over: AtomicBool,
    }
    impl<M> Watch<M> for Three {
        fn is_over(&self) -> bool {
            self.is_over.load(Ordering::Relaxed)
        }
        fn after_depth(&self, thought: &Thought<M>) {
            assert_eq!(thought.depth, self.depth.fetch_add(1, Ordering::Relaxed) + 1);
            self.is_over.store(thought.depth == 3, Ordering::Relaxed);
        }
    }
    fn check<G: Playable>(state: &G) {
        for threads in [1, 2] {
            let watch = Three::default();
            let limits = Limits { threads, ..Limits::default() };
            let thought = think(state, &limits, &mut Table::with_bytes(MEGABYTE), &watch);
            assert!(thought.depth <= 3 || thought.score().is_proven());
        }
    }
    // With the largest trees only: a small one is finished before anybody could end it.
    check(&some_position::<Shiftago>(3));
    check(&some_position::<QuantumLeap>(3));
}

#[test]
fn two_threads_find_what_one_finds() {
    fn check<G: Playable>(state: &G) {
        let search = |threads| {
            let limits =
                Limits { depth: Some(5), threads, is_selective: false, ..Limits::default() };
            think(state, &limits, &mut Table::with_bytes(MEGABYTE), &()).score()
        };
        assert_eq!(search(2), search(1), "{}", state.write_position());
    }
    check(&some_position::<Shiftago>(5));
    check(&some_position::<Shiftago>(12));
    check(&some_position::<QuantumLeap>(9));
    check(&some_position::<QuantumLeap>(20));
}

fn proven(spec: &str, position: &str) -> (String, Score) {
    let options = read_options(spec).expect("the options can be read");
    let state = Shiftago::read_position(&options, position).expect("it can be read");
    let limits = Limits { depth: Some(4), ..Limits::default() };
    let thought = think(&state, &limits, &mut Table::with_bytes(MEGABYTE), &());
    (state.write_move(thought.best()), thought.score())
}

#[test]
fn a_win_at_once_is_seen_and_told_as_proven() {
    let rows = "XXXX.../......./......./......./......./......./O.OO...";
    let (best, score) = proven("", &format!("{rows} 1 18,19"));
    assert_eq!(score.plies_to_end(), Some(1));
    assert!(score.is_win() && ["L1", "U5"].contains(&best.as_str()), "{best}");
}

#[test]
fn a_loss_that_cannot_be_avoided_is_told_with_its_distance() {
    // Two rows of four with an open end each: one push does not stop both.
    let rows = "XXXX.../......./......./XXXX.../......./......./O.OO.O.";
    let (_, score) = proven("", &format!("{rows} 2 14,18"));
    assert!(score.is_loss(), "{score}");
    assert_eq!(score.plies_to_end(), Some(2));
}

#[test]
fn small_boards_of_quantum_leap_are_solved_with_their_swap() {
    for seed in 0..4 {
        let options = read_options("side=3").unwrap();
        let mut state = QuantumLeap::start(&options, &mut dice(seed, 0));
        let solve = |state: &QuantumLeap| {
            let limits = Limits { depth: Some(40), ..Limits::default() };
            think(state, &limits, &mut Table::with_bytes(16 * MEGABYTE), &())
        };
        let swap = solve(&state);
        assert!(swap.score().is_proven(), "seed {seed}: {}", swap.score());
        // What was promised is kept against best play.
        let mut promised = swap.score();
        state.play_unchecked(swap.best());
        while let Turn::Of(_) = state.turn() {
            let thought = solve(&state);
            assert_eq!(thought.score().is_win(), promised.is_loss(), "seed {seed}");
            promised = thought.score();
            state.play_unchecked(thought.best());
        }
    }
}
