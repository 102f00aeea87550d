//! Laws of transitions from one scene to the next.

use std::collections::HashSet;

use tabuleiro_core::{
    Cell, Location, Orientation, Piece, Playable, Scene, Seat, Transition, Viewer, seeded_rng,
};

use crate::Sample;

/// The maximum number of moves that are played at a position.
const MOVES: usize = 3;

pub(crate) fn transitions_lead_from_one_scene_to_the_next<G: Playable>(sample: &Sample<G>) {
    for (before, m, after) in moves(sample) {
        for viewer in Viewer::all(before.players()) {
            let transition = G::transition(before, m, &after, viewer);
            let expected = appearances(after.scene(viewer).pieces);
            let reached = appearances(pieces_after(before.scene(viewer), &transition));
            assert_eq!(reached, expected, "{m:?}, {viewer:?}, {}", sample.context(before));
        }
    }
}

pub(crate) fn steps_of_transitions_connect_locations_of_the_scenes<G: Playable>(
    sample: &Sample<G>,
) {
    for (before, m, after) in moves(sample) {
        for viewer in Viewer::all(before.players()) {
            let context = || format!("{m:?}, {viewer:?}, {}", sample.context(before));
            let (left, reached) = (before.scene(viewer), after.scene(viewer));
            let (mut sources, mut targets) = (HashSet::new(), HashSet::new());
            for step in G::transition(before, m, &after, viewer).steps {
                assert!(is_drawn(&left, step.from), "{step:?}, {}", context());
                assert!(step.to.is_none_or(|to| is_drawn(&reached, to)), "{step:?}, {}", context());
                assert!(Some(step.from) != step.to || step.piece.is_some(), "{}", context());
                let on_board = |location: &Location| matches!(location, Location::Cell(_));
                let mut once = Some(step.from).into_iter().filter(on_board);
                assert!(once.all(|from| sources.insert(from)), "{step:?}, {}", context());
                let mut once = step.to.into_iter().filter(on_board);
                assert!(once.all(|to| targets.insert(to)), "{step:?}, {}", context());
            }
        }
    }
}

pub(crate) fn transitions_reveal_nothing_hidden<G: Playable>(sample: &Sample<G>) {
    for (before, m, after) in moves(sample) {
        for viewer in Viewer::all(before.players()) {
            let other = before.redeal(viewer, &mut seeded_rng(5, 0));
            let mut other_after = other.clone();
            // The move may be illegal after another deal, such as a tile that is in another hand.
            if other_after.play(m).is_ok() {
                let transition = |before, after| G::transition(before, m, after, viewer);
                let (seen, other) = (transition(before, &after), transition(&other, &other_after));
                assert_eq!(seen, other, "{m:?}, {viewer:?}, {}", sample.context(before));
            }
        }
    }
}

/// Returns some moves of every position, with the positions before and after.
fn moves<G: Playable>(sample: &Sample<G>) -> impl Iterator<Item = (&G, G::Move, G)> {
    sample.positions().flat_map(|before| {
        let legal = before.legal_moves();
        let step = legal.len().div_ceil(MOVES).max(1);
        legal.into_iter().step_by(step).map(move |m| {
            let mut after = before.clone();
            after.play_unchecked(m);
            (before, m, after)
        })
    })
}

/// Returns the pieces of a scene after all steps, which happen at the same time.
fn pieces_after(scene: Scene, transition: &Transition) -> Vec<Piece> {
    let mut pieces = scene.pieces;
    let mut taken = Vec::new();
    for step in &transition.steps {
        let piece = match step.from {
            Location::Cell(from) => {
                let top = pieces.iter().rposition(|piece| piece.at == Some(from));
                Some(pieces.remove(top.expect("a step starts at a piece")))
            }
            Location::Entry(_) | Location::Tray(_) => None,
        };
        taken.push((step, piece));
    }
    for (step, piece) in taken {
        if let Some(Location::Cell(to)) = step.to {
            let piece = step.piece.clone().or(piece).expect("a new piece has an appearance");
            pieces.push(Piece { at: Some(to), ..piece });
        }
    }
    pieces
}

/// The attributes of a piece, which can be sorted.
type Appearance =
    (Option<Cell>, &'static str, Option<Seat>, Option<Orientation>, Option<u8>, Option<u8>);

/// Returns the attributes of pieces in a fixed order.
fn appearances(pieces: Vec<Piece>) -> Vec<Appearance> {
    let appearance = |piece: Piece| {
        let Piece { at, kind, seat, orientation, number, level, .. } = piece;
        (at, kind, seat, orientation, number, level)
    };
    let mut appearances: Vec<Appearance> = pieces.into_iter().map(appearance).collect();
    appearances.sort_unstable();
    appearances
}

/// Returns true if a scene shows a location.
fn is_drawn(scene: &Scene, location: Location) -> bool {
    match location {
        Location::Cell(cell) => scene.cells.iter().any(|drawn| drawn.at == cell),
        Location::Entry(cell) => {
            scene.cells.iter().any(|drawn| drawn.at == cell && drawn.kind == "entry")
        }
        Location::Tray(seat) => {
            scene.trays.iter().any(|tray| tray.seat == seat && tray.piece.is_some())
        }
    }
}
