//! The insertions that make a line, compared with those found one insertion at a time.

use tabuleiro_core::{Game, SearchHints, Seat, Turn, pick, seeded_rng};

use super::super::lanes::{Insertion, Insertions};
use super::super::{Mode, Shiftago};
use super::{board, options};

/// Returns the insertions after which a seat has a line, by playing each of them.
fn line_insertions_one_by_one(state: &Shiftago, seat: Seat, length: usize) -> Insertions {
    let makes_line = |insertion: &Insertion| {
        state.marbles_after(seat, insertion.edge(), insertion.lane())[seat].has_run(length)
    };
    Insertions::open(state.occupied()).iter().filter(makes_line).collect()
}

#[test]
fn line_insertions_equal_those_found_one_by_one() {
    let mut found = 0;
    let mut existing_lines = 0;
    for mode in [Mode::Express, Mode::Expert, Mode::Extreme] {
        for players in 2..=4 {
            for seed in 0..150 {
                let mut rng = seeded_rng(seed, 0);
                let mut state = Shiftago::new(options(mode, players));
                let mut moves = Vec::new();
                // Random games with scores can be endless, and this many plies show everything.
                for _ in 0..120 {
                    if let Turn::Over(_) = state.turn() {
                        break;
                    }
                    for seat in Seat::all(players.into()) {
                        for length in 3..=5 {
                            let insertions = state.line_insertions(seat, length);
                            let expected = line_insertions_one_by_one(&state, seat, length);
                            assert_eq!(insertions, expected, "{state:?}");
                            found += insertions.len();
                            existing_lines += usize::from(state.marbles(seat).has_run(length));
                        }
                    }
                    moves.clear();
                    state.generate_moves(&mut moves);
                    state.play_unchecked(pick(&mut rng, &moves).unwrap());
                }
            }
        }
    }
    // Lines that an opponent has completed are rare, and the sample must contain some.
    assert!(found > 10_000 && existing_lines > 100, "{found} {existing_lines}");
}

#[test]
fn insertions_that_make_a_line_are_forcing_moves() {
    let state = board(
        "XXXX...
         .......
         .......
         .......
         .......
         .......
         O.OOO..",
        1,
    );
    let mut moves = Vec::new();
    state.forcing_moves(&mut moves);
    let moves: Vec<String> =
        moves.into_iter().map(|m| tabuleiro_core::Notation::format_move(&state, m)).collect();
    assert_eq!(moves, ["L1", "U5"]);
}
