//! Monte Carlo tree search: what it has to find, and that it keeps to its limits.

use std::sync::atomic::{AtomicUsize, Ordering};

use tabuleiro_core::{Game, ManyPlayers, Notation, Playable, Seat, Turn, dice, pick, read_options};
use tabuleiro_games::{pivit::Pivit, shiftago::Shiftago};

use crate::montecarlo::{Node, Tree};
use crate::{Limits, Table, Thought, Watch, think};

fn limits<M>() -> Limits<M> {
    let many_players = Some(ManyPlayers::MonteCarlo);
    Limits { nodes: Some(3_000), many_players, ..Limits::default() }
}

fn search<G: Playable>(state: &G, limits: &Limits<G::Move>) -> Thought<G::Move> {
    think(state, limits, &mut Table::with_bytes(1 << 10), &())
}

/// Calls `look` with every position of some random games.
pub(super) fn along_games<G: Playable>(options: &str, mut look: impl FnMut(&G, Seat)) {
    let options = read_options::<G::Options>(options).expect("the options can be read");
    for seed in 0..4 {
        let mut state = G::start(&options, &mut dice(seed, 0));
        let mut rng = dice(seed, 1);
        while let Turn::Of(seat) = state.turn() {
            look(&state, seat);
            state.play_unchecked(pick(&mut rng, &moves(&state)).expect("there is a move"));
        }
    }
}

pub(super) fn moves<G: Game>(state: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves
}

pub(super) fn after<G: Game>(state: &G, m: G::Move) -> G {
    let mut state = state.clone();
    state.play_unchecked(m);
    state
}

/// Whether the game is over and `seat` has won it alone.
fn is_won<G: Game>(state: &G, seat: Seat) -> bool {
    matches!(state.turn(), Turn::Over(outcome) if outcome.places.winner() == Some(seat))
}

pub(super) fn can_win_at_once<G: Game>(state: &G, seat: Seat) -> bool {
    state.turn() == Turn::Of(seat) && moves(state).iter().any(|&m| is_won(&after(state, m), seat))
}

#[test]
fn a_win_at_once_is_found_and_told() {
    let mut found = 0;
    for options in ["players=3", "players=4"] {
        along_games::<Shiftago>(options, |state, seat| {
            if can_win_at_once(state, seat) {
                let thought = search(state, &limits());
                assert_eq!(thought.score().plies_to_end(), Some(1), "{}", state.write_position());
                assert!(is_won(&after(state, thought.best()), seat), "{}", state.write_position());
                found += 1;
            }
        });
    }
    assert!(found >= 5, "only {found} wins were there to find");
}

#[test]
fn the_next_player_is_not_given_a_win_that_can_be_denied() {
    let mut denied = 0;
    along_games::<Shiftago>("players=3", |state, seat| {
        let next = seat.next(3);
        let gives = |&m: &_| can_win_at_once(&after(state, m), next);
        let all = moves(state);
        let is_test = !can_win_at_once(state, seat) && all.iter().any(gives);
        if is_test && !all.iter().all(gives) {
            let best = search(state, &limits()).best();
            assert!(!gives(&best), "{}", state.write_position());
            denied += 1;
        }
    });
    assert!(denied >= 5, "only {denied} wins were there to deny");
}

/// Whether `seat` wins within so many moves whatever the others do.
fn wins<G: Game>(state: &G, seat: Seat, plies: usize) -> bool {
    match state.turn() {
        Turn::Over(_) => is_won(state, seat),
        Turn::Of(_) if plies == 0 => false,
        Turn::Of(mover) => {
            let wins = |&m: &_| wins(&after(state, m), seat, plies - 1);
            let moves = moves(state);
            if mover == seat { moves.iter().any(wins) } else { moves.iter().all(wins) }
        }
    }
}

#[test]
fn what_is_told_as_won_is_won() {
    let mut farthest = 0;
    // Wins that are farther away are rare with more than two players.
    for options in ["", "players=3", "players=4"] {
        along_games::<Shiftago>(options, |state, seat| {
            let score = Tree::new(state, &limits(), 1 << 20).grow(seat, &()).score();
            if let Some(plies) = score.plies_to_end() {
                assert!(wins(state, seat, plies), "{options} {}", state.write_position());
                farthest = farthest.max(plies);
            }
        });
    }
    assert!(farthest > 1, "no win was told that is farther away than a move");
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    along_games::<Pivit>("players=3", |state, _| {
        let limits = Limits { variety: Some(7), nodes: Some(500), ..limits() };
        assert_eq!(search(state, &limits), search(state, &limits));
    });
}

#[test]
fn no_more_positions_are_looked_at_than_allowed() {
    for nodes in [0, 1, 100, 1_000] {
        along_games::<Pivit>("players=4", |state, _| {
            let thought = search(state, &Limits { nodes: Some(nodes), ..limits() });
            assert!(thought.nodes <= nodes, "{} instead of {nodes}", thought.nodes);
            assert!(state.check(thought.best()).is_ok());
        });
    }
}

/// Whether the game is over after these moves.
fn is_end<G: Game>(state: &G, line: &[G::Move]) -> bool {
    let last = line.iter().fold(state.clone(), |state, &m| after(&state, m));
    matches!(last.turn(), Turn::Over(_))
}

#[test]
fn a_depth_is_an_end() {
    for options in ["players=3", "players=3,mode=expert"] {
        along_games::<Shiftago>(options, |state, _| {
            let limits = Limits { depth: Some(3), nodes: None, ..limits() };
            let thought = search(state, &limits);
            let is_over = thought.score().is_proven() || is_end(state, thought.line());
            assert!(thought.depth >= 3 || is_over, "{options} {}", state.write_position());
        });
    }
}

/// Ends a search when it is asked for the second time.
struct Impatient(AtomicUsize);

impl<M> Watch<M> for Impatient {
    fn is_over(&self) -> bool {
        self.0.fetch_add(1, Ordering::Relaxed) > 0
    }
}

#[test]
fn a_search_ends_when_it_is_told_to() {
    let options = read_options::<<Pivit as Game>::Options>("players=3").expect("they can be read");
    let state = Pivit::start(&options, &mut dice(0, 0));
    let watch = Impatient(AtomicUsize::new(0));
    let limits = Limits { nodes: None, ..limits() };
    let thought = think(&state, &limits, &mut Table::with_bytes(1 << 10), &watch);
    assert!(state.check(thought.best()).is_ok());
    assert_eq!(watch.0.into_inner(), 2);
}

#[test]
fn what_does_not_fit_is_forgotten_and_the_search_goes_on() {
    let options = read_options::<<Pivit as Game>::Options>("players=3").expect("they can be read");
    let state = Pivit::start(&options, &mut dice(0, 0));
    let limits = Limits { nodes: Some(50_000), ..limits() };
    let room = 2_000;
    let mut tree = Tree::new(&state, &limits, room);
    let thought = tree.grow(Seat::FIRST, &());
    assert!(thought.nodes > 40_000, "it ended after {} positions", thought.nodes);
    assert!(tree.nodes.len() <= room + 100, "{} positions are kept", tree.nodes.len());
    assert!(state.check(thought.best()).is_ok());
}

#[test]
fn a_table_for_so_many_positions_has_room_for_a_tree_of_them() {
    for nodes in [5_000, 40_000, 100_000_u64] {
        let bytes = Table::for_nodes(nodes).bytes();
        assert!(bytes / size_of::<Node<<Pivit as Game>::Move>>() >= nodes as usize, "{nodes}");
        assert!(bytes / size_of::<Node<<Shiftago as Game>::Move>>() >= nodes as usize, "{nodes}");
    }
}
