//! The functions and provided methods that work for every game, tested with Nim.

#[path = "common/nim.rs"]
mod nim;

use nim::{Nim, Options, TooMany};
use tabuleiro_core::{
    Bot, Game, GameOptions, IllegalMove, Notation, PlayError, Seat, Viewer, greedy_move,
    parse_options, perft, playout, seeded_rng, sum_leaves,
};

#[test]
fn the_list_of_moves_and_their_number_follow_from_the_generator() {
    assert_eq!(Nim::heap(2).legal_moves(), [1, 2]);
    let numbers = [0, 1, 2, 3, 4].map(|matches| Nim::heap(matches).count_legal_moves());
    assert_eq!(numbers, [0, 1, 2, 3, 3]);
}

#[test]
fn an_illegal_move_is_rejected_and_changes_nothing() {
    let mut state = Nim::heap(2);
    assert_eq!(state.play(3), Err(TooMany));
    assert_eq!(state, Nim::heap(2));
    assert_eq!(TooMany.spots(), [], "an error has no spots by default");
    assert_eq!(state.play(2), Ok(()));
    assert_eq!(state, Nim { matches: 0, to_move: Seat::new(1) });
}

#[test]
fn text_that_is_not_a_legal_move_is_rejected_and_changes_nothing() {
    let mut state = Nim::heap(2);
    assert!(matches!(state.play_text("two"), Err(PlayError::Parse(_))));
    assert_eq!(state.play_text("3"), Err(PlayError::Illegal(TooMany)));
    assert_eq!(state, Nim::heap(2));
    assert_eq!(state.play_text(" 1 "), Ok(1));
    assert_eq!(state, Nim { matches: 1, to_move: Seat::new(1) });
}

#[test]
fn by_default_nothing_is_hidden_and_history_does_not_matter() {
    let options = parse_options::<Options>("matches=6").expect("the options are valid");
    let state = Nim::new(options, &mut seeded_rng(1, 0));
    assert_eq!(state, Nim::heap(6));
    assert_eq!(options.index_of(0), 1);
    assert!(!state.has_hidden_information() && !state.ends_by_history());
    assert_eq!(state.redeal(Viewer::Spectator, &mut seeded_rng(1, 1)), state);
    assert_eq!(state.parse_spot("a1"), None);
}

#[test]
fn perft_counts_the_sequences_of_moves() {
    // The compositions of 5 into parts of at most 3, cut after a number of parts.
    let counts = [0, 1, 2, 3, 4, 5, 6].map(|depth| perft(&Nim::heap(5), depth));
    assert_eq!(counts, [1, 3, 8, 10, 5, 1, 0]);
    let matches = |state: &Nim| u64::from(state.matches);
    let sums = [0, 1, 2].map(|plies| sum_leaves(&Nim::heap(5), plies, &matches));
    assert_eq!(sums, [5, 9, 10]);
}

#[test]
fn the_greedy_move_is_the_first_with_the_greatest_score() {
    assert_eq!(greedy_move(&Nim::heap(6), |after| after.matches), 1);
    assert_eq!(greedy_move(&Nim::heap(6), |after| after.matches == 4), 2);
    assert_eq!(greedy_move(&Nim::heap(6), |_| 0), 1, "the first of several with the same score");
    assert_eq!(greedy_move(&Nim::heap(6), |after| std::cmp::Reverse(after.matches)), 3);
}

#[test]
fn the_random_bot_plays_every_legal_move_and_no_other() {
    let mut rng = seeded_rng(4, 1);
    let mut chosen: Vec<u8> =
        (0..100).map(|_| (Bot::RANDOM.choose)(&Nim::heap(2), &mut rng)).collect();
    chosen.sort_unstable();
    chosen.dedup();
    assert_eq!(chosen, [1, 2]);
}

#[test]
fn a_playout_ends_the_game_and_counts_its_moves() {
    for seed in 0..20 {
        let mut state = Nim::heap(6);
        let (outcome, plies) = playout(&mut state, &mut seeded_rng(seed, 1), &mut Vec::new());
        assert_eq!(state.matches, 0);
        assert!((2..=6).contains(&plies));
        assert_eq!(outcome.ranking.winner(), Some(Seat::new((plies + 1) % 2)), "{plies} moves");
    }
}
