//! Laws about what people see.

use std::collections::{BTreeMap, HashSet};

use tabuleiro_core::{
    Cell, Language, LocalizedError, Message, Playable, Scene, Seat, SpanStyle, Spot, TextView,
    Turn, Viewer, seeded_rng,
};
use tabuleiro_i18n::{check_bundle, is_translated};
use tabuleiro_session::{BotInfo, GameType};

use crate::Sample;

pub(crate) fn everybody_can_look_at_every_position<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        for viewer in Viewer::all(state.players()) {
            let (text, scene) = (state.text(viewer), state.scene(viewer));
            let mut lines = text.board.iter().chain(&text.hand);
            assert!(lines.all(|line| !line.to_string().contains('\n')));
            assert!(!scene.cells.is_empty(), "{}", sample.place(state));
            assert_eq!(inks_of_text(&text), inks_of_scene(&scene), "{}", sample.place(state));
            for tray in scene.trays.iter().filter(|tray| !tray.items.is_empty()) {
                assert_eq!(tray.items.len(), tray.count, "{}", sample.place(state));
            }
            let seats = state.status(viewer).seats;
            let named: Vec<(Seat, Message)> =
                seats.into_iter().map(|seat| (seat.seat, seat.name)).collect();
            let expected = Seat::all(state.players()).map(|seat| (seat, G::seat_name(seat)));
            assert_eq!(named, expected.collect::<Vec<_>>(), "{}", sample.place(state));
        }
    }
}

/// Returns the ink of every cell that the text shows, faint where no piece lies.
fn inks_of_text(text: &TextView) -> BTreeMap<Cell, SpanStyle> {
    let mut inks = BTreeMap::new();
    for span in text.board.iter().flat_map(|line| &line.0) {
        let Some(Spot::Cell(cell)) = span.spot else { continue };
        let ink = inks.entry(cell).or_insert(SpanStyle::Faint);
        if span.style != SpanStyle::Faint {
            *ink = span.style;
        }
    }
    inks
}

/// Returns the ink that belongs to every cell of the scene: that of its topmost piece.
fn inks_of_scene(scene: &Scene) -> BTreeMap<Cell, SpanStyle> {
    let empty = scene.cells.iter().map(|cell| (cell.at, SpanStyle::Faint));
    let pieces = scene.pieces.iter().map(|piece| {
        let at = piece.at.expect("a piece of a scene lies on a cell");
        (at, piece.seat.map_or(SpanStyle::Plain, SpanStyle::Seat))
    });
    empty.chain(pieces).collect()
}

pub(crate) fn everything_that_is_said_has_words_in_every_language<G: Playable>(sample: &Sample<G>) {
    tabuleiro_i18n::register(G::INFO.messages);
    assert_eq!(check_bundle(G::INFO.messages), [""; 0]);
    let mut said = described::<G>();
    for state in sample.positions() {
        said.extend(Seat::all(state.players()).map(G::seat_name));
        said.insert(state.prompt());
        said.extend(state.questions());
        // A seat sees all that a watcher does, and its own hand.
        let viewer = Viewer::Seat(Seat::FIRST);
        let mut hear = |message: &Message| {
            said.insert(message.clone());
            String::new()
        };
        state.status(viewer).localized(&mut hear);
        state.scene(viewer).localized(&mut hear);
        said.extend(
            sample.known_moves.iter().filter_map(|&m| Some(state.check(m).err()?.message())),
        );
        if let Turn::Over(outcome) = state.turn() {
            said.insert(outcome.reason.message());
        }
        for m in state.legal_moves().into_iter().take(8) {
            let mut after = state.clone();
            after.play_unchecked(m);
            said.extend(G::events(state, m, &after));
            said.extend(state.move_kind(m).map(|sort| Message::new(format!("sort-{sort}"))));
            said.extend(state.spots(m).into_iter().filter_map(|spot| match spot {
                Spot::Button(name) => Some(Message::new(format!("button-{name}"))),
                Spot::Cell(_) | Spot::Tray(_) => None,
            }));
        }
    }
    for language in Language::ALL {
        for message in &said {
            assert!(is_translated(language, message), "{language:?}: {message:?}");
        }
    }
}

/// The messages about a game, its options and its bots, whose ids are put together from their names.
fn described<G: Playable>() -> HashSet<Message> {
    let kind = GameType::of::<G>();
    let mut described = HashSet::from([kind.info.description()]);
    described.extend(kind.bots.iter().map(BotInfo::description));
    for option in kind.options {
        described.insert(option.description(kind.info.id));
        described.extend(
            option.values.iter().map(|value| option.value_description(kind.info.id, value)),
        );
    }
    described
}

pub(crate) fn pointing_tells_moves_apart<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        let Turn::Of(seat) = state.turn() else { continue };
        let scene = state.scene(Viewer::Seat(seat));
        let mut paths = HashSet::new();
        for m in state.legal_moves() {
            let path = state.spots(m);
            assert!(!path.is_empty(), "{m:?}, {}", sample.place(state));
            for &spot in &path {
                assert!(scene.contains(spot), "{spot:?} is not drawn, {}", sample.place(state));
            }
            assert!(paths.insert(path), "{m:?} is made like another, {}", sample.place(state));
        }
    }
}

pub(crate) fn what_is_hidden_changes_nothing_that_is_shown<G: Playable>(sample: &Sample<G>) {
    for state in sample.positions() {
        for viewer in Viewer::all(state.players()) {
            let other = state.redeal(viewer, &mut seeded_rng(5, 0));
            let place = || format!("{viewer:?}, {}", sample.place(state));
            assert!(state.text(viewer) == other.text(viewer), "{}", place());
            assert!(state.scene(viewer) == other.scene(viewer), "{}", place());
            assert!(state.status(viewer) == other.status(viewer), "{}", place());
            let again = |of: &G| of.redeal(viewer, &mut seeded_rng(6, 0));
            assert!(again(state) == again(&other), "redealing tells, {}", place());
            assert_eq!(state.turn(), other.turn(), "{}", place());
            if Some(state.turn()) == viewer_turn(viewer) {
                assert!(state.legal_moves() == other.legal_moves(), "{}", place());
            }
        }
    }
}

/// The turn in which a viewer may see the moves; nobody's for a watcher.
fn viewer_turn(viewer: Viewer) -> Option<Turn> {
    match viewer {
        Viewer::Seat(seat) => Some(Turn::Of(seat)),
        Viewer::Spectator => None,
    }
}
