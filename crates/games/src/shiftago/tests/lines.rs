//! Insertions that make a line: found for all lanes at once, and one by one.

use tabuleiro_core::{Game, SearchHints, Seat, Turn, dice, pick};

use super::super::lanes::Lanes;
use super::super::{Mode, Shiftago};
use super::{board, options};

/// The insertions after which a seat has a line, each of them made.
fn made_one_by_one(state: &Shiftago, seat: Seat, length: usize) -> Lanes {
    Lanes::open(state.occupied())
        .filtered(|edge, lane| state.marbles_after(seat, edge, lane)[seat].has_run(length))
}

#[test]
fn all_lanes_at_once_are_the_lanes_one_by_one() {
    let mut found = 0;
    let mut given = 0;
    for mode in [Mode::Express, Mode::Expert, Mode::Extreme] {
        for players in 2..=4 {
            for seed in 0..150 {
                let mut rng = dice(seed, 0);
                let mut state = Shiftago::new(options(mode, players));
                let mut moves = Vec::new();
                // Scoring never ends by chance alone, and after so many plies all has been seen.
                for _ in 0..120 {
                    if let Turn::Over(_) = state.turn() {
                        break;
                    }
                    for seat in Seat::all(players.into()) {
                        for length in 3..=5 {
                            let lanes = state.lanes_to_line(seat, length);
                            assert_eq!(lanes, made_one_by_one(&state, seat, length), "{state:?}");
                            found += lanes.count();
                            given += usize::from(state.marbles(seat).has_run(length));
                        }
                    }
                    moves.clear();
                    state.generate_moves(&mut moves);
                    state.play_unchecked(pick(&mut rng, &moves).unwrap());
                }
            }
        }
    }
    // Lines that somebody else made are rare and have to be among what was tried.
    assert!(found > 10_000 && given > 100, "{found} {given}");
}

#[test]
fn what_makes_a_line_is_forcing() {
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
