//! Laws of notation: moves, positions and records as text.

use std::collections::HashSet;

use tabuleiro_core::{GameRng, Playable, Record, below, format_options, seeded_rng};
use tabuleiro_session::{Player, Table, parse_spec};

use crate::Sample;

fn is_one_ascii_line(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| (b' '..=b'~').contains(&byte))
}

pub(crate) fn moves_round_trip<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let mut texts = HashSet::new();
        for m in state.legal_moves() {
            let text = state.format_move(m);
            assert!(is_one_ascii_line(&text), "{text:?}");
            assert_eq!(state.parse_move(&text), Ok(m), "{text}, {}", sample.context(state));
            assert!(
                texts.insert(text),
                "{m:?} has the text of another move, {}",
                sample.context(state)
            );
        }
    }
}

pub(crate) fn positions_round_trip<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let text = state.format_position();
        assert!(is_one_ascii_line(&text), "{text:?}");
        let read = G::parse_position(sample.options, &text)
            .unwrap_or_else(|error| panic!("{error}, {}", sample.context(state)));
        assert!(read == *state, "{read:?}\nis not\n{state:?}\n{}", sample.context(state));
        assert_eq!(read.key(), state.key(), "{}", sample.context(state));
        if !state.ends_by_history() {
            assert_eq!(read.turn(), state.turn(), "{}", sample.context(state));
        }
        assert_eq!(read.format_position(), text);
    }
}

pub(crate) fn records_replay_to_the_same_key<G: Playable>(sample: &Sample<G>) {
    for game in &sample.games {
        let spec = format!("{}:{}", G::INFO.id, format_options(&sample.options));
        let variant = parse_spec(&spec).expect("the options of a sample are valid");
        let first = game.positions.first().expect("a game has positions");
        let players = vec![Player::human(); first.players()];
        let mut table = Table::new(variant, players, game.seed).expect("every seat has a player");
        for text in &game.moves {
            table.play(text).unwrap_or_else(|error| panic!("{spec}, {text}: {error}"));
        }
        let last = game.positions.last().expect("a game has positions");
        assert_eq!(table.position().key(), last.key(), "{}", sample.context(last));
        let written = table.record().to_string();
        let record: Record = written.parse().expect("a record can be parsed");
        let again = Table::from_record(&record).expect("a record can be replayed");
        assert_eq!(again.position().key(), last.key(), "{written}");
        assert_eq!(again.record().to_string(), written);
    }
}

pub(crate) fn random_text_does_not_panic<G: Playable>(sample: &Sample<G>) {
    let mut rng = seeded_rng(99, 0);
    for state in sample.positions() {
        for _ in 0..20 {
            let text = mutated(&mut rng, &state.format_position());
            if let Ok(read) = G::parse_position(sample.options, &text) {
                let again = G::parse_position(sample.options, &read.format_position());
                assert!(again.as_ref() == Ok(&read), "{text}: {again:?}");
                let _ = (read.turn(), read.legal_moves());
            }
        }
        for &m in sample.known_moves.iter().take(20) {
            let text = mutated(&mut rng, &state.format_move(m));
            if let Ok(read) = state.parse_move(&text) {
                let _ = state.check(read);
                let _ = state.parse_spot(&text);
            }
        }
    }
}

/// Returns the text with a few characters replaced, removed, doubled or inserted.
fn mutated(rng: &mut GameRng, text: &str) -> String {
    const CHARACTERS: &[u8] = b" ,./-;|@_=:1239XOabAB^e\t";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=below(rng, 3) {
        let at = below(rng, bytes.len() + 1);
        let other = CHARACTERS[below(rng, CHARACTERS.len())];
        match below(rng, 4) {
            0 if at < bytes.len() => bytes[at] = other,
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 if at < bytes.len() => bytes.insert(at, bytes[at]),
            _ => bytes.insert(at, other),
        }
    }
    String::from_utf8(bytes).expect("all bytes are ASCII")
}
