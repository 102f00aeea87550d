//! Comparison with the reference rules: perft counts and whole games.

use std::collections::BTreeSet;

use tabuleiro_core::{perft, pick};

use super::*;

/// The two initial positions for three are mirror images, so that their counts are equal.
#[test]
fn perft_from_initial_positions() {
    for (options, table) in [
        (TWO, [36, 1256, 41_528, 1_330_952]),
        (THREE, [24, 560, 12_696, 269_286]),
        (THREE_MIRRORED, [24, 560, 12_696, 269_286]),
        (FOUR, [18, 316, 5344, 88_076]),
        (SMALL, [16, 248, 3576, 49_640]),
    ] {
        let state = start(options);
        let expected = reference::Position::read(state.players(), &state.format_position());
        for (depth, nodes) in (1..).zip(table) {
            assert_eq!(perft(&state, depth), nodes, "{options:?}, depth {depth}");
            assert_eq!(expected.perft(depth), nodes, "reference, {options:?}, depth {depth}");
        }
    }
}

/// Positions close to promotions, captures, passes and ends.
#[test]
fn perft_from_midgame_positions() {
    let nearly_over =
        "....B|.../.......C|/......../A-...d-..d-/......../......../......../........";
    let (d_to_move, d_near_the_limit) =
        (format!("{nearly_over} d abc 9"), format!("{nearly_over} d abc 198"));
    for (options, text, table) in [
        (
            SMALL,
            ".b-..../A|..b|../a|a-..B|./.a|..../a-..B-../..b-.a|. a ba 3",
            [9, 137, 1245, 16_004],
        ),
        (SMALL, "A|...B-./a|...../a|...../a|..b|../a|...../A|..... b ab 0", [8, 48, 315, 2100]),
        (FOUR, &d_to_move, [4, 13, 71, 261]),
        (FOUR, &d_near_the_limit, [4, 13, 24, 84]),
    ] {
        let state = Pivit::parse_position(options, text).unwrap();
        let expected = reference::Position::read(state.players(), text);
        for (depth, nodes) in (1..).zip(table) {
            assert_eq!(expected.perft(depth), nodes, "reference, {text}, depth {depth}");
            assert_eq!(perft(&state, depth), nodes, "{text}, depth {depth}");
        }
    }
}

/// Compares every move, end and ranking. Some games choose among all moves and others among the
/// first few, so that pieces move in circles and positions repeat.
#[test]
fn random_games_agree_with_the_reference_to_the_end() {
    let mut ends = BTreeSet::new();
    for (seed, options) in (0..200).zip(ALL.into_iter().cycle()) {
        let mut state = start(options);
        let mut expected = reference::Position::read(state.players(), &state.format_position());
        let mut rng = seeded_rng(seed, 0);
        loop {
            let listed = expected.moves();
            let written: Vec<String> = listed.iter().map(|&m| reference::write(m)).collect();
            assert_eq!(moves(&state), written.join(" "), "{}", state.format_position());
            let choice = if seed < 100 { listed.len() } else { listed.len().min(3) };
            let Some(m) = pick(&mut rng, &listed[..choice]) else { break };
            play(&mut state, &reference::write(m));
            expected.play(m);
        }
        assert_eq!(Some(end(&state)), expected.end(), "{}", state.format_position());
        ends.insert(end(&state).0);
    }
    let expected = ["last-player", "no-minions", "no-progress", "repetition"];
    assert_eq!(ends.into_iter().collect::<Vec<_>>(), expected);
}
