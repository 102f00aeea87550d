//! Laws about the changes from one scene to the next.

use std::collections::HashSet;

use tabuleiro_core::{
    Cell, Location, Orientation, Piece, Playable, Scene, Seat, Transition, Viewer, seeded_rng,
};

use crate::Sample;

/// The number of moves that are tried at a position.
const MOVES: usize = 3;

pub(crate) fn a_transition_leads_from_one_scene_to_the_next<G: Playable>(sample: &Sample<G>) {
    for (before, m, after) in moves(sample) {
        for viewer in Viewer::all(before.players()) {
            let transition = G::transition(before, m, &after, viewer);
            let expected = looks(after.scene(viewer).pieces);
            let reached = looks(reached(before.scene(viewer), &transition));
            assert_eq!(reached, expected, "{m:?}, {viewer:?}, {}", sample.place(before));
        }
    }
}

pub(crate) fn every_step_changes_a_piece_between_places_that_are_drawn<G: Playable>(
    sample: &Sample<G>,
) {
    for (before, m, after) in moves(sample) {
        for viewer in Viewer::all(before.players()) {
            let place = || format!("{m:?}, {viewer:?}, {}", sample.place(before));
            let (left, reached) = (before.scene(viewer), after.scene(viewer));
            let (mut sources, mut targets) = (HashSet::new(), HashSet::new());
            for step in G::transition(before, m, &after, viewer).steps {
                assert!(is_drawn(&left, step.from), "{step:?}, {}", place());
                assert!(step.to.is_none_or(|to| is_drawn(&reached, to)), "{step:?}, {}", place());
                assert!(Some(step.from) != step.to || step.piece.is_some(), "{}", place());
                let on_board = |location: &Location| matches!(location, Location::Cell(_));
                let mut once = Some(step.from).into_iter().filter(on_board);
                assert!(once.all(|from| sources.insert(from)), "{step:?}, {}", place());
                let mut once = step.to.into_iter().filter(on_board);
                assert!(once.all(|to| targets.insert(to)), "{step:?}, {}", place());
            }
        }
    }
}

pub(crate) fn a_transition_tells_nothing_hidden<G: Playable>(sample: &Sample<G>) {
    for (before, m, after) in moves(sample) {
        for viewer in Viewer::all(before.players()) {
            let other = before.redeal(viewer, &mut seeded_rng(5, 0));
            let mut other_after = other.clone();
            // Another deal may leave the mover without what it plays.
            if other_after.play(m).is_ok() {
                let transition = |before, after| G::transition(before, m, after, viewer);
                let (seen, other) = (transition(before, &after), transition(&other, &other_after));
                assert_eq!(seen, other, "{m:?}, {viewer:?}, {}", sample.place(before));
            }
        }
    }
}

/// Some moves of every position with the positions that they lead to.
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

/// The pieces of a scene after all steps, which happen at the same time.
fn reached(scene: Scene, transition: &Transition) -> Vec<Piece> {
    let mut pieces = scene.pieces;
    let mut taken = Vec::new();
    for step in &transition.steps {
        let piece = match step.from {
            Location::Cell(from) => {
                let top = pieces.iter().rposition(|piece| piece.at == Some(from));
                Some(pieces.remove(top.expect("a step begins where a piece lies")))
            }
            Location::Entry(_) | Location::Tray(_) => None,
        };
        taken.push((step, piece));
    }
    for (step, piece) in taken {
        if let Some(Location::Cell(to)) = step.to {
            let piece = step.piece.clone().or(piece).expect("a new piece has a look");
            pieces.push(Piece { at: Some(to), ..piece });
        }
    }
    pieces
}

type Look = (Option<Cell>, &'static str, Option<Seat>, Option<Orientation>, Option<u8>, Option<u8>);

/// The looks of pieces, in an order of their own.
fn looks(pieces: Vec<Piece>) -> Vec<Look> {
    let look = |piece: Piece| {
        let Piece { at, kind, seat, orientation, number, level, .. } = piece;
        (at, kind, seat, orientation, number, level)
    };
    let mut looks: Vec<Look> = pieces.into_iter().map(look).collect();
    looks.sort_unstable();
    looks
}

/// Returns whether a scene shows a location.
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
