//! Laws of views: texts, scenes, statuses, messages and spots.

use std::collections::{BTreeMap, HashSet};

use tabuleiro_core::{
    Cell, Language, LocalizedError, Message, Playable, Scene, Seat, SpanStyle, Spot, TextView,
    Turn, Viewer, seeded_rng,
};
use tabuleiro_i18n::{check_bundle, is_translated};
use tabuleiro_session::{BotInfo, GameType};

use crate::Sample;

pub(crate) fn texts_scenes_and_statuses_agree_for_every_viewer<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let board = state.text(Viewer::Spectator).to_string();
        assert_eq!(state.to_string(), board, "{}", sample.context(state));
        for viewer in Viewer::all(state.players()) {
            let (text, scene) = (state.text(viewer), state.scene(viewer));
            let mut lines = text.board.iter().chain(&text.hand);
            assert!(lines.all(|line| !line.to_string().contains('\n')));
            assert!(!scene.cells.is_empty(), "{}", sample.context(state));
            assert_eq!(styles_in_text(&text), styles_in_scene(&scene), "{}", sample.context(state));
            for tray in scene.trays.iter().filter(|tray| !tray.items.is_empty()) {
                assert_eq!(tray.items.len(), tray.count, "{}", sample.context(state));
            }
            let seats = state.status(viewer).seats;
            let named: Vec<(Seat, Message)> =
                seats.into_iter().map(|seat| (seat.seat, seat.name)).collect();
            let expected = Seat::all(state.players()).map(|seat| (seat, G::seat_name(seat)));
            assert_eq!(named, expected.collect::<Vec<_>>(), "{}", sample.context(state));
        }
    }
}

/// Returns the style of every cell in the text. Cells without a piece are faint.
fn styles_in_text(text: &TextView) -> BTreeMap<Cell, SpanStyle> {
    let mut styles = BTreeMap::new();
    for span in text.board.iter().flat_map(|line| &line.0) {
        let Some(Spot::Cell(cell)) = span.spot else { continue };
        let style = styles.entry(cell).or_insert(SpanStyle::Faint);
        if span.style != SpanStyle::Faint {
            *style = span.style;
        }
    }
    styles
}

/// Returns the style of the topmost piece on every cell of the scene. Cells without a piece are
/// faint.
fn styles_in_scene(scene: &Scene) -> BTreeMap<Cell, SpanStyle> {
    let empty = scene.cells.iter().map(|cell| (cell.at, SpanStyle::Faint));
    let pieces = scene.pieces.iter().map(|piece| {
        let at = piece.at.expect("a piece of a scene lies on a cell");
        (at, piece.seat.map_or(SpanStyle::Plain, SpanStyle::Seat))
    });
    empty.chain(pieces).collect()
}

pub(crate) fn every_message_has_a_text_in_every_language<G: Playable>(sample: &Sample<G>) {
    tabuleiro_i18n::register(G::INFO.messages);
    assert_eq!(check_bundle(G::INFO.messages), [""; 0]);
    let mut messages = descriptions::<G>();
    for state in sample.positions() {
        messages.extend(Seat::all(state.players()).map(G::seat_name));
        messages.insert(state.prompt());
        messages.extend(state.questions());
        // A seat sees everything that a spectator sees, and its own hand.
        let viewer = Viewer::Seat(Seat::FIRST);
        let mut collect = |message: &Message| {
            messages.insert(message.clone());
            String::new()
        };
        state.status(viewer).localized(&mut collect);
        state.scene(viewer).localized(&mut collect);
        messages.extend(
            sample.known_moves.iter().filter_map(|&m| Some(state.check(m).err()?.message())),
        );
        if let Turn::Over(outcome) = state.turn() {
            messages.insert(outcome.reason.message());
        }
        for m in state.legal_moves().into_iter().take(8) {
            let mut after = state.clone();
            after.play_unchecked(m);
            messages.extend(G::events(state, m, &after));
            messages.extend(state.move_kind(m).map(|kind| Message::new(format!("sort-{kind}"))));
            messages.extend(state.spots(m).into_iter().filter_map(|spot| match spot {
                Spot::Button(name) => Some(Message::new(format!("button-{name}"))),
                Spot::Cell(_) | Spot::Tray(_) => None,
            }));
        }
    }
    for language in Language::ALL {
        for message in &messages {
            assert!(is_translated(language, message), "{language:?}: {message:?}");
        }
    }
}

/// Returns the descriptions of a game, its options and its bots. Their ids contain names, so that
/// `msg!` cannot check them.
fn descriptions<G: Playable>() -> HashSet<Message> {
    let game = GameType::of::<G>();
    let mut descriptions = HashSet::from([game.info.description()]);
    descriptions.extend(game.bots.iter().map(BotInfo::description));
    for option in game.options {
        descriptions.insert(option.description(game.info.id));
        descriptions.extend(
            option.values.iter().map(|value| option.value_description(game.info.id, value)),
        );
    }
    descriptions
}

pub(crate) fn every_move_has_its_own_sequence_of_spots<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let Turn::Of(seat) = state.turn() else { continue };
        let scene = state.scene(Viewer::Seat(seat));
        let mut paths = HashSet::new();
        for m in state.legal_moves() {
            let path = state.spots(m);
            assert!(!path.is_empty(), "{m:?}, {}", sample.context(state));
            for &spot in &path {
                assert!(
                    scene.contains(spot),
                    "{spot:?} is not in the scene, {}",
                    sample.context(state)
                );
            }
            assert!(
                paths.insert(path),
                "{m:?} has the spots of another move, {}",
                sample.context(state)
            );
        }
    }
}

pub(crate) fn hidden_information_does_not_affect_views<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        for viewer in Viewer::all(state.players()) {
            let other = state.redeal(viewer, &mut seeded_rng(5, 0));
            let context = || format!("{viewer:?}, {}", sample.context(state));
            assert!(state.text(viewer) == other.text(viewer), "{}", context());
            assert!(state.scene(viewer) == other.scene(viewer), "{}", context());
            assert!(state.status(viewer) == other.status(viewer), "{}", context());
            let again = |of: &G| of.redeal(viewer, &mut seeded_rng(6, 0));
            assert!(
                again(state) == again(&other),
                "a redeal depends on hidden information, {}",
                context()
            );
            assert_eq!(state.turn(), other.turn(), "{}", context());
            if Some(state.turn()) == viewer_turn(viewer) {
                assert!(state.legal_moves() == other.legal_moves(), "{}", context());
            }
        }
    }
}

/// Returns the turn in which a viewer sees the legal moves.
fn viewer_turn(viewer: Viewer) -> Option<Turn> {
    match viewer {
        Viewer::Seat(seat) => Some(Turn::Of(seat)),
        Viewer::Spectator => None,
    }
}
