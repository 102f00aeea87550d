//! The evaluation and the search hints.

use std::collections::BTreeSet;

use tabuleiro_core::{Evaluate, Game, Notation, SearchHints, Seat, Turn, pick, seeded_rng};

use super::{ALL, SMALL, TWO, small, start};
use crate::pivit::{Move, Options, Pivit};

/// Returns the features of a seat by name.
fn features(state: &Pivit, seat: usize) -> Vec<(&'static str, i32)> {
    let mut found = Vec::new();
    state.features(Seat::new(seat), |feature, amount| {
        if amount != 0 {
            found.push((Pivit::FEATURES[feature], amount));
        }
    });
    found.sort_unstable();
    found
}

/// Calls `visit` with every position of some random games.
fn for_each_position(options: Options, mut visit: impl FnMut(&Pivit)) {
    for seed in 0..20 {
        let mut state = start(options);
        let mut rng = seeded_rng(seed, 1);
        let mut moves = Vec::new();
        while let Turn::Of(_) = state.turn() {
            visit(&state);
            moves.clear();
            state.generate_moves(&mut moves);
            state.play_unchecked(pick(&mut rng, &moves).unwrap());
        }
    }
}

#[test]
fn features_count_loose_minions_safe_corners_and_the_lead() {
    let state = small(
        ".  a- .  .  .  .
         .  .  .  .  .  .
         .  .  b| .  A| .
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  .  a- b| .  .",
        "a a 0",
    );
    let expected = [
        ("few minions left: corners a minion can move to unpunished", 1),
        ("few minions left: loose minions, on the move", 1),
        ("few minions left: masters", 1),
        ("few minions left: minions", 2),
        ("few minions left: minions that point along the rim", 2),
        ("few minions left: squares that masters reach", 5),
        ("few minions left: the move", 1),
        ("few minions left: would win now", 1),
    ];
    assert_eq!(features(&state, 0), expected);
    let expected =
        [("few minions left: loose minions, waiting", 1), ("few minions left: minions", 2)];
    assert_eq!(features(&state, 1), expected);
}

#[test]
fn features_count_loose_and_supported_masters_and_contested_corners() {
    let state = small(
        ".  .  .  .  B- .
         a| .  .  .  .  .
         .  .  .  .  .  A|
         .  .  b- A| .  .
         .  .  .  .  .  .
         .  A- .  A| .  B|",
        "b ab 0",
    );
    let expected = [
        ("few minions left: loose masters, waiting", 1),
        ("few minions left: masters", 4),
        ("few minions left: minions", 1),
        ("few minions left: minions that point along the rim", 1),
        ("few minions left: other corners a minion can move to", 1),
        ("few minions left: squares that masters reach", 11),
        ("few minions left: supported masters that a minion attacks", 1),
        ("few minions left: two masters more than anybody else", 1),
        ("few minions left: would win now", 1),
    ];
    assert_eq!(features(&state, 0), expected);
    let expected = [
        ("few minions left: loose masters, on the move", 1),
        ("few minions left: masters", 2),
        ("few minions left: minions", 1),
        ("few minions left: squares that masters reach", 8),
        ("few minions left: the move", 1),
    ];
    assert_eq!(features(&state, 1), expected);
}

#[test]
fn with_equal_masters_the_first_to_promote_leads() {
    let state = small(
        ".  .  .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
         A- .  b| .  .  B-",
        "a ba 0",
    );
    let expected = [
        ("one minion left: masters", 1),
        ("one minion left: squares that masters reach", 2),
        ("one minion left: the move", 1),
    ];
    assert_eq!(features(&state, 0), expected);
    let expected = [
        ("one minion left: masters", 1),
        ("one minion left: minions", 1),
        ("one minion left: other supported pieces that are attacked", 1),
        ("one minion left: squares that masters reach", 2),
        ("one minion left: would win now", 1),
    ];
    assert_eq!(features(&state, 1), expected);
}

#[test]
fn the_stage_changes_when_half_and_a_quarter_of_the_minions_are_left() {
    let stage = |state: &Pivit| features(state, 0)[0].0.split(':').next();
    for (minions, expected) in [
        (9, "most minions left"),
        (8, "half of the minions left"),
        (5, "half of the minions left"),
        (4, "few minions left"),
        (2, "few minions left"),
    ] {
        let first = minions / 2;
        let row = |letter: char, count: usize| format!("{letter}|").repeat(count);
        let gap = |count: usize| ".".repeat(6 - count);
        let rows = format!(
            "....../{}{}/....../....../{}{}/......",
            row('a', first),
            gap(first),
            row('b', minions - first),
            gap(minions - first),
        );
        let state = small(&rows.replace('/', "\n"), "a - 0");
        assert_eq!(stage(&state), Some(expected), "{minions} minions");
    }
}

#[test]
fn the_evaluation_is_the_same_after_the_seats_are_exchanged() {
    let renamed = |text: &str| -> String {
        let rename = |letter: char| match letter {
            'a' => 'b',
            'b' => 'a',
            'A' => 'B',
            'B' => 'A',
            other => other,
        };
        text.chars().map(rename).collect()
    };
    for options in [TWO, SMALL] {
        for_each_position(options, |state| {
            let text = state.format_position();
            let mirrored = Pivit::parse_position(options, &renamed(&text)).unwrap();
            for (one, other) in [(0, 1), (1, 0)] {
                assert_eq!(features(state, one), features(&mirrored, other), "{text}");
                let evaluate = |state: &Pivit, seat| state.evaluate(Seat::new(seat));
                assert_eq!(evaluate(state, one), evaluate(&mirrored, other), "{text}");
            }
        });
    }
}

#[test]
fn forcing_moves_are_the_captures_and_promotions() {
    for options in ALL {
        for_each_position(options, |state| {
            let mut expected = state.legal_moves();
            let minion = |m: &Move| !state.piece(m.from).unwrap().is_master;
            let corner = |m: &Move| {
                let last = state.side as i8 - 1;
                [m.to.x, m.to.y].into_iter().all(|step| step == 0 || step == last)
            };
            expected.retain(|m| state.piece(m.to).is_some() || minion(m) && corner(m));
            let mut forcing = Vec::new();
            state.forcing_moves(&mut forcing);
            forcing.sort_unstable();
            assert_eq!(forcing, expected, "{}", state.format_position());
        });
    }
}

#[test]
fn attacked_squares_without_own_pieces_are_the_targets_of_moves() {
    for options in ALL {
        for_each_position(options, |state| {
            let moves = state.legal_moves();
            let expected: BTreeSet<_> = moves.iter().map(|m| m.to).collect();
            let attacks = state.attacks(state.to_move);
            let reached = (attacks.minions | attacks.masters) - state.pieces(state.to_move);
            assert!(reached.into_iter().eq(expected), "{}", state.format_position());
        });
    }
}

#[test]
fn priors_prefer_captures_of_masters_then_promotions_then_captures_by_minions() {
    let state = small(
        ".  .  .  .  .  .
         a| .  .  .  .  .
         .  .  .  .  .  .
         .  a- B| .  b- .
         .  .  .  .  .  .
         .  a- b| .  A| .",
        "a ab 0",
    );
    let mut forcing = Vec::new();
    state.forcing_moves(&mut forcing);
    forcing.sort_by_key(|&m| std::cmp::Reverse(state.prior(m)));
    let texts: Vec<String> = forcing.iter().map(|&m| state.format_move(m)).collect();
    assert_eq!(texts, ["b3c3", "a5a6", "b1a1", "b1c1", "e1e3"]);
}
