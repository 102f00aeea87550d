//! The evaluation and the search hints: keys, candidates and features.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use tabuleiro_core::{Evaluate, PerSeat, SearchHints, Viewer, pick};

use super::super::layout::PlayKind;
use super::super::placement::Square;
use super::*;

/// Everything that the rest of the game depends on: the number and height of every stack, the tiles
/// on the ground, the hands, the seat to move and the finish order.
type Facts =
    (BTreeMap<Square, (usize, u8)>, BTreeSet<BTreeSet<Square>>, PerSeat<Tiles>, Seat, PerSeat<u8>);

/// Returns the facts of a state, computed from the plays.
fn facts(state: &Dominup) -> Facts {
    let mut stacks = BTreeMap::new();
    let mut ground = BTreeSet::new();
    for &m in state.plays() {
        let (small, large) = m.tile().numbers();
        for (square, number) in m.squares().into_iter().zip([small, large]) {
            let (shown, height) = stacks.entry(square).or_insert((number.index(), 0));
            assert_eq!(*shown, number.index(), "a climb covers its own numbers");
            *height += 1;
        }
        if stacks[&m.placement().square()].1 == 1 {
            ground.insert(BTreeSet::from(m.squares()));
        }
    }
    (stacks, ground, state.hands, state.to_move, state.finished)
}

/// Calls `visit` with every state of some random games.
fn for_each_state(options: Options, mut visit: impl FnMut(&Dominup)) {
    for seed in 0..12 {
        let mut state = start(options, seed);
        let mut rng = seeded_rng(seed, 1);
        while let Turn::Of(_) = state.turn() {
            visit(&state);
            state.play_unchecked(pick(&mut rng, &state.legal_moves()).unwrap());
        }
        visit(&state);
    }
}

const ALL: [Options; 5] = [OPEN, ADJACENT, EIGHTEEN, THREE, FOUR];

#[test]
fn table_keys_are_equal_for_equal_facts_and_different_otherwise() {
    for options in ALL {
        let mut known: HashMap<u64, Facts> = HashMap::new();
        let mut keys: HashMap<Facts, u64> = HashMap::new();
        for_each_state(options, |state| {
            let mut look = |state: &Dominup| {
                let (key, facts) = (state.table_key(), facts(state));
                assert_eq!(*known.entry(key).or_insert_with(|| facts.clone()), facts);
                assert_eq!(*keys.entry(facts).or_insert(key), key);
            };
            look(state);
            for m in state.legal_moves().into_iter().step_by(7) {
                let mut after = state.clone();
                after.play_unchecked(m);
                look(&after);
            }
        });
    }
}

#[test]
fn the_order_of_climbs_does_not_change_the_table_key() {
    let mut orders = 0;
    for options in ALL {
        for_each_state(options, |state| {
            if !state.is_unsettled() {
                return;
            }
            let after = |first: Move, second: Move| {
                let mut after = state.clone();
                after.play_unchecked(first);
                after.check(second).ok()?;
                after.play_unchecked(second);
                Some(after)
            };
            let climbs = state.legal_moves();
            for (number, &one) in climbs.iter().enumerate() {
                for &other in &climbs[..number] {
                    if let (Some(this), Some(that)) = (after(one, other), after(other, one)) {
                        assert_eq!(this.table_key(), that.table_key());
                        assert_ne!(this.key(), that.key(), "the order is part of a position");
                        orders += 1;
                    }
                }
            }
        });
    }
    assert!(orders > 50, "only {orders} pairs of climbs were compared");
}

#[test]
fn the_order_of_crossed_tiles_changes_the_table_key() {
    // 01 and 12 next to each other with 02 and 11 across them, and the other way round.
    let block = ["01@1,1e;12@2,2w;02@1,1s;11@1,2s", "02@1,1s;11@1,2s;01@1,1e;12@2,2w"];
    let keys = block.map(|plays| {
        let plays = format!("77@9,9e;{plays}");
        let read: Vec<Move> =
            plays.split(';').map(|m| start(OPEN, 0).parse_move(m).unwrap()).collect();
        let mut state = start(OPEN, 0);
        for (at, m) in read.into_iter().enumerate() {
            let way = if at < 3 { PlayKind::Expand } else { PlayKind::Climb };
            state.layout.play(m, way, OPEN);
        }
        state.table_key()
    });
    assert_ne!(keys[0], keys[1]);
}

#[test]
fn candidates_are_legal_and_contain_all_climbs() {
    let mut cut = 0;
    for options in ALL {
        for_each_state(options, |state| {
            let mut candidates = Vec::new();
            let is_complete = state.candidates(&mut candidates);
            let legal = state.legal_moves();
            let set: BTreeSet<Move> = candidates.iter().copied().collect();
            assert_eq!(set.len(), candidates.len(), "none is listed twice");
            assert!(candidates.iter().all(|m| legal.binary_search(m).is_ok()));
            assert_eq!(is_complete, candidates.len() == legal.len());
            assert_eq!(candidates.is_empty(), legal.is_empty());
            assert!(is_complete || !state.is_unsettled());
            cut += u32::from(!is_complete);
        });
    }
    assert!(cut > 100, "only {cut} lists were cut");
}

#[test]
fn candidates_do_not_depend_on_hidden_tiles() {
    for options in [THREE, FOUR] {
        for_each_state(options, |state| {
            let listed = |state: &Dominup| {
                let mut candidates = Vec::new();
                state.candidates(&mut candidates);
                candidates
            };
            let other = state.redeal(Viewer::Seat(state.to_move), &mut seeded_rng(9, 9));
            assert_eq!(listed(&other), listed(state));
        });
    }
}

#[test]
fn candidates_prefer_pairs_for_the_own_hand() {
    let state = position(OPEN, FIGURE_4);
    let mut settled = state.clone();
    play(&mut settled, "06@11,12e");
    while settled.is_unsettled() && settled.to_move == state.to_move {
        settled.play_unchecked(settled.legal_moves()[0]);
    }
    let mut candidates = Vec::new();
    assert!(!settled.candidates(&mut candidates));
    let mover = settled.to_move;
    let gain = |m: Move| {
        let mut after = settled.clone();
        after.play_unchecked(m);
        let climbs = |seat: Seat| after.layout.count_climbs(after.hands[seat]) as i32;
        climbs(mover) - climbs(mover.next(2))
    };
    let all: Vec<i32> = settled.legal_moves().into_iter().map(gain).collect();
    let kept: Vec<i32> = candidates.into_iter().map(gain).collect();
    let mean = |gains: &[i32]| f64::from(gains.iter().sum::<i32>()) / gains.len() as f64;
    assert!(kept.contains(all.iter().max().unwrap()));
    assert!(mean(&kept) > mean(&all));
}

#[test]
fn features_do_not_depend_on_the_numbers_of_seats() {
    let features = |state: &Dominup, seat| {
        let mut sums = vec![0; Dominup::FEATURES.len()];
        state.features(seat, |feature, amount| sums[feature] += amount);
        sums
    };
    for options in ALL {
        for_each_state(options, |state| {
            let players = state.players();
            let mut turned = state.clone();
            turned.to_move = state.to_move.next(players);
            for seat in Seat::all(players) {
                turned.hands[seat.next(players)] = state.hands[seat];
                turned.finished[seat.next(players)] = state.finished[seat];
            }
            for seat in Seat::all(players) {
                assert_eq!(features(state, seat), features(&turned, seat.next(players)));
            }
        });
    }
}

#[test]
fn a_chain_is_the_longest_sequence_of_climbs() {
    /// Returns the length by playing all sequences.
    fn longest(state: &Dominup, seat: Seat) -> usize {
        if state.to_move != seat || !state.is_unsettled() {
            return 0;
        }
        let after = |m| {
            let mut after = state.clone();
            after.play_unchecked(m);
            1 + longest(&after, seat)
        };
        state.legal_moves().into_iter().map(after).max().unwrap_or(0)
    }
    let mut chains = 0;
    for options in [OPEN, ADJACENT, THREE] {
        for_each_state(options, |state| {
            let Turn::Of(seat) = state.turn() else { return };
            let wanted = longest(state, seat);
            assert_eq!(state.layout.longest_chain(state.hands[seat]), wanted);
            chains += usize::from(wanted > 1);
        });
    }
    assert!(chains > 20, "only {chains} chains were longer than a climb");
}
