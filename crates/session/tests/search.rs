//! Searches of positions whose game type is erased.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicU32, Ordering};

use tabuleiro_core::{Turn, seeded_rng};
use tabuleiro_session::{
    Budget, GameType, Observer, PositionRef, Progress, Score, Searcher, parse_spec,
};

const BUDGET: Budget = Budget { depth: None, nodes: None, time: None, memory: 1 << 20 };

/// Returns the first positions of a game of random moves.
fn positions(spec: &str) -> Vec<PositionRef> {
    let mut position = parse_spec(spec).unwrap().start(3);
    let mut rng = seeded_rng(3, 1);
    let mut positions = Vec::new();
    while positions.len() < 12 && matches!(position.turn(), Turn::Of(_)) {
        let text = position.bot_move("random", &mut rng);
        let after = position.play(&text).unwrap().after;
        positions.push(std::mem::replace(&mut position, after));
    }
    positions
}

/// Returns the score of the best move of a position, searched among all moves and alone.
fn best_and_alone(position: &PositionRef, budget: &Budget) -> (Score, Score) {
    let (mut searcher, rng) = (Searcher::default(), || seeded_rng(1, 1));
    let best = position.search(budget, &mut searcher, &mut rng(), &());
    searcher = Searcher::default();
    let alone = position.search_move(&best.best_move(), budget, &mut searcher, &mut rng(), &());
    let alone = alone.unwrap();
    assert_eq!(alone.moves.len(), 1, "{}", position.format_position());
    (best.score(), alone.score())
}

/// The depth is too small for late move reductions, so that scores are exact.
#[test]
fn the_best_move_alone_has_the_score_of_the_position() {
    let budget = Budget { depth: Some(2), ..BUDGET };
    for game in GameType::all() {
        for position in positions(game.info.id) {
            let (best, alone) = best_and_alone(&position, &budget);
            assert_eq!(alone, best, "{} {}", game.info.id, position.format_position());
        }
    }
}

/// The scores differ a little because the trees differ.
#[test]
fn in_mcts_the_best_move_alone_has_about_the_score_of_the_position() {
    let budget = Budget { nodes: Some(20_000), ..BUDGET };
    for spec in ["shiftago:players=3", "shiftago:players=3,mode=expert", "pivit:players=4"] {
        for position in positions(spec) {
            let (best, alone) = best_and_alone(&position, &budget);
            let difference = (best.win_probability() - alone.win_probability()).abs();
            assert!(difference < 0.1, "{spec} {}: {best} {alone}", position.format_position());
        }
    }
}

#[test]
fn an_illegal_move_is_not_searched() {
    let position = parse_spec("shiftago").unwrap().start(0);
    let search = |text: &str| {
        let budget = Budget { depth: Some(1), ..BUDGET };
        position.search_move(text, &budget, &mut Searcher::default(), &mut seeded_rng(0, 1), &())
    };
    assert_eq!(search("left 3").unwrap().best_move(), "L3");
    assert!(search("left 8").is_err());
}
/// Takes the analysis of every second depth, and counts them.
#[derive(Default)]
struct EverySecondDepth(AtomicU32);

impl Observer<String> for EverySecondDepth {
    fn on_progress(&self, progress: &Progress<String>) {
        if progress.depth.is_multiple_of(2) {
            let analysis = progress.analysis();
            assert_eq!((analysis.depth, analysis.nodes), (progress.depth, progress.nodes));
            assert!(!analysis.pv().is_empty());
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[test]
fn an_observer_gets_the_analysis_as_text_on_request() {
    let position = parse_spec("shiftago").unwrap().start(0);
    let (budget, observer) = (Budget { depth: Some(4), ..BUDGET }, EverySecondDepth::default());
    position.search(&budget, &mut Searcher::default(), &mut seeded_rng(0, 1), &observer);
    assert_eq!(observer.0.into_inner(), 2);
}
