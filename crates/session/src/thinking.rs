//! Computers that think at a table: how long they may, who watches them, and what they find.

use std::time::{Duration, Instant};

use tabuleiro_core::{Notation, Playable};
use tabuleiro_search::{Limits, Score, Thought, Watch};

/// How long and how hard a computer may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// How many turns deep.
    pub depth: Option<u32>,
    /// About how many positions.
    pub nodes: Option<u64>,
    /// How long.
    pub time: Option<Duration>,
    /// With how many threads; with one where it is not given.
    pub threads: Option<usize>,
}

impl Effort {
    /// What a computer may use that nothing else was said about.
    pub const USUAL: Effort =
        Effort { depth: None, nodes: None, time: Some(Duration::from_secs(2)), threads: None };

    /// The same, with [`USUAL`](Effort::USUAL) time where nothing would end the thinking.
    #[must_use]
    pub fn or_usual(self) -> Effort {
        let has_end = self.depth.is_some() || self.nodes.is_some() || self.time.is_some();
        if has_end { self } else { Effort { time: Effort::USUAL.time, ..self } }
    }

    pub(crate) fn limits<M>(&self) -> Limits<M> {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            threads: self.threads.unwrap_or(1),
            ..Limits::default()
        }
    }
}

/// What a computer remembers of positions: a table of bounded size.
pub use tabuleiro_search::Table as Memory;

/// How many bytes a computer remembers with where nothing else was said.
pub const USUAL_MEMORY: usize = 64 << 20;

/// Somebody who watches a computer think.
pub trait Supervisor: Sync {
    /// Whether it has to move now; asked thousands of times a second.
    fn is_over(&self) -> bool {
        false
    }

    /// Told after every depth.
    fn after_depth(&self, insight: &Insight) {
        let _ = insight;
    }
}

/// Nobody watches.
impl Supervisor for () {}

/// What a computer thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Insight {
    /// The moves that were looked at, the best first; there is at least one.
    pub ranked: Vec<RankedMove>,
    /// How many turns deep the last whole look went.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

/// A move and what is expected of it.
#[derive(Clone, PartialEq, Debug)]
pub struct RankedMove {
    /// What it is worth to the player to move; for all but the best it may be an upper
    /// bound.
    pub score: Score,
    /// The move and what is expected to follow, as text.
    pub line: Vec<String>,
}

impl Insight {
    /// The best move.
    pub fn best(&self) -> &str {
        &self.ranked[0].line[0]
    }

    /// What the best move is worth to the player to move.
    pub fn score(&self) -> Score {
        self.ranked[0].score
    }

    /// The best move and what is expected to follow.
    pub fn line(&self) -> &[String] {
        &self.ranked[0].line
    }
}

/// Passes on what a search finds to a supervisor, and keeps the time.
pub(crate) struct Overseen<'a, G> {
    state: &'a G,
    supervisor: &'a dyn Supervisor,
    since: Instant,
    until: Option<Instant>,
}

impl<'a, G: Playable> Overseen<'a, G> {
    pub(crate) fn new(
        state: &'a G,
        time: Option<Duration>,
        supervisor: &'a dyn Supervisor,
    ) -> Overseen<'a, G> {
        let since = Instant::now();
        let until = time.and_then(|time| since.checked_add(time));
        Overseen { state, supervisor, since, until }
    }

    pub(crate) fn insight(&self, thought: &Thought<G::Move>) -> Insight {
        let ranked = thought.ranked.iter().map(|ranked| RankedMove {
            score: ranked.score,
            line: write_line(self.state, &ranked.line),
        });
        Insight {
            ranked: ranked.collect(),
            depth: thought.depth,
            nodes: thought.nodes,
            time: self.since.elapsed(),
        }
    }
}

impl<G: Playable> Watch<G::Move> for Overseen<'_, G> {
    fn is_over(&self) -> bool {
        self.supervisor.is_over() || self.until.is_some_and(|until| Instant::now() >= until)
    }

    fn after_depth(&self, thought: &Thought<G::Move>) {
        self.supervisor.after_depth(&self.insight(thought));
    }
}

/// Moves one after the other as text; what cannot be played because it was imagined ends the line.
fn write_line<G: Notation>(state: &G, line: &[G::Move]) -> Vec<String> {
    let mut state = state.clone();
    let write = |&m: &G::Move| {
        let text = state.write_move(m);
        state.play(m).ok().map(|()| text)
    };
    line.iter().map_while(write).collect()
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::{Turn, dice};

    use crate::{Effort, Kind, Memory, PositionRef, Score, read_spec};

    fn memory() -> Memory {
        Memory::with_bytes(1 << 20)
    }

    /// A few plies into a game, some of them by chance.
    fn positions(spec: &str) -> Vec<PositionRef> {
        let mut position = read_spec(spec).unwrap().start(3);
        let mut dice = dice(3, 1);
        let mut positions = Vec::new();
        while positions.len() < 12 && matches!(position.turn(), Turn::Of(_)) {
            let text = position.choose("random", &mut dice);
            let after = position.play(&text).unwrap().after;
            positions.push(std::mem::replace(&mut position, after));
        }
        positions
    }

    /// The scores of a position's best move, found among all moves and looked at alone.
    fn best_and_alone(position: &PositionRef, effort: &Effort) -> (Score, Score) {
        let best = position.think(effort, &mut memory(), &mut dice(1, 1), &());
        let alone =
            position.think_about(best.best(), effort, &mut memory(), &mut dice(1, 1), &()).unwrap();
        assert_eq!(alone.ranked.len(), 1, "{}", position.write());
        (best.score(), alone.score())
    }

    /// Not deep enough for late moves to be looked at less deeply, so that scores are exact.
    #[test]
    fn the_best_move_alone_is_worth_what_the_position_is() {
        let effort = Effort { depth: Some(2), ..Effort::default() };
        for kind in Kind::all() {
            for position in positions(kind.info.id) {
                let (best, alone) = best_and_alone(&position, &effort);
                assert_eq!(alone, best, "{} {}", kind.info.id, position.write());
            }
        }
    }

    /// A tree that grows from one move is another than the one that grows from all.
    #[test]
    fn where_a_tree_grows_the_best_move_alone_is_worth_about_as_much() {
        let effort = Effort { nodes: Some(20_000), ..Effort::default() };
        for spec in ["shiftago:players=3", "shiftago:players=3,mode=expert", "pivit:players=4"] {
            for position in positions(spec) {
                let (best, alone) = best_and_alone(&position, &effort);
                let difference = (best.chance() - alone.chance()).abs();
                assert!(difference < 0.1, "{spec} {}: {best} {alone}", position.write());
            }
        }
    }

    #[test]
    fn what_cannot_be_played_is_not_thought_about() {
        let position = read_spec("shiftago").unwrap().start(0);
        let think = |text: &str| {
            let effort = Effort { depth: Some(1), ..Effort::default() };
            position.think_about(text, &effort, &mut memory(), &mut dice(0, 1), &())
        };
        assert_eq!(think("left 3").unwrap().best(), "L3");
        assert!(think("left 8").is_err());
    }
}
