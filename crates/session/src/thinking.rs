//! Search of positions whose game's type is erased: the same types as in `tabuleiro_search`, with
//! moves as text.

use std::time::{Duration, Instant};

use tabuleiro_core::{Notation, Playable};
use tabuleiro_search::{Analysis, Observer, Progress, ScoredMove};

/// The observer of a search of a known game, for an observer that knows moves as text. It has a clock.
pub(crate) struct Erased<'a, G> {
    state: &'a G,
    observer: &'a dyn Observer<String>,
    since: Instant,
}

impl<'a, G: Playable> Erased<'a, G> {
    pub(crate) fn new(state: &'a G, observer: &'a dyn Observer<String>) -> Erased<'a, G> {
        Erased { state, observer, since: Instant::now() }
    }

    /// Returns the analysis with its variations as text.
    pub(crate) fn write(&self, analysis: &Analysis<G::Move>) -> Analysis<String> {
        let moves = analysis.moves.iter().map(|scored| ScoredMove {
            score: scored.score,
            pv: write_variation(self.state, &scored.pv),
        });
        Analysis {
            moves: moves.collect(),
            depth: analysis.depth,
            nodes: analysis.nodes,
            time: analysis.time,
        }
    }
}

impl<G: Playable> Observer<G::Move> for Erased<'_, G> {
    fn should_stop(&self) -> bool {
        self.observer.should_stop()
    }

    fn elapsed(&self) -> Duration {
        self.since.elapsed()
    }

    fn on_progress(&self, progress: &Progress<G::Move>) {
        let analysis = || self.write(&progress.analysis());
        let Progress { depth, nodes, .. } = *progress;
        self.observer.on_progress(&Progress { depth, nodes, analysis: &analysis });
    }
}

/// Returns moves one after the other as text, up to the first that cannot be played: a variation of a
/// determinization may play what nobody has.
fn write_variation<G: Notation>(state: &G, pv: &[G::Move]) -> Vec<String> {
    let mut state = state.clone();
    let write = |&m: &G::Move| {
        let text = state.format_move(m);
        state.play(m).ok().map(|()| text)
    };
    pv.iter().map_while(write).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tabuleiro_core::{Turn, seeded_rng};

    use crate::{Budget, GameType, Observer, PositionRef, Progress, Score, Searcher, parse_spec};

    const BUDGET: Budget = Budget { depth: None, nodes: None, time: None, memory: 1 << 20 };

    /// A few plies into a game, some of them by chance.
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

    /// The scores of a position's best move, found among all moves and searched alone.
    fn best_and_alone(position: &PositionRef, budget: &Budget) -> (Score, Score) {
        let (mut searcher, rng) = (Searcher::default(), || seeded_rng(1, 1));
        let best = position.search(budget, &mut searcher, &mut rng(), &());
        searcher = Searcher::default();
        let alone = position.search_move(&best.best_move(), budget, &mut searcher, &mut rng(), &());
        let alone = alone.unwrap();
        assert_eq!(alone.moves.len(), 1, "{}", position.format_position());
        (best.score(), alone.score())
    }

    /// Not deep enough for late move reductions, so that scores are exact.
    #[test]
    fn the_best_move_alone_has_the_score_of_the_position() {
        let budget = Budget { depth: Some(2), ..BUDGET };
        for kind in GameType::all() {
            for position in positions(kind.info.id) {
                let (best, alone) = best_and_alone(&position, &budget);
                assert_eq!(alone, best, "{} {}", kind.info.id, position.format_position());
            }
        }
    }

    /// The tree of one move differs from the tree of all moves.
    #[test]
    fn in_a_tree_search_the_best_move_alone_has_about_the_score_of_the_position() {
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
    fn a_move_that_cannot_be_played_is_not_searched() {
        let position = parse_spec("shiftago").unwrap().start(0);
        let think = |text: &str| {
            let budget = Budget { depth: Some(1), ..BUDGET };
            position.search_move(
                text,
                &budget,
                &mut Searcher::default(),
                &mut seeded_rng(0, 1),
                &(),
            )
        };
        assert_eq!(think("left 3").unwrap().best_move(), "L3");
        assert!(think("left 8").is_err());
    }
    /// Asks for the analysis of every second depth.
    #[derive(Default)]
    struct Curious(AtomicU32);

    impl Observer<String> for Curious {
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
    fn an_observer_gets_the_analysis_as_text_when_it_asks() {
        let position = parse_spec("shiftago").unwrap().start(0);
        let (budget, curious) = (Budget { depth: Some(4), ..BUDGET }, Curious::default());
        position.search(&budget, &mut Searcher::default(), &mut seeded_rng(0, 1), &curious);
        assert_eq!(curious.0.into_inner(), 2);
    }
}
