//! Positions that are always the same, and how deep they are looked at.

use tabuleiro_core::{Turn, seeded_rng};
use tabuleiro_session::{Analysis, Budget, PositionRef, Searcher, Variant};

/// The memory of every search: the same everywhere, since it changes the number of nodes.
pub(super) const BUDGET: Budget = Budget { depth: None, nodes: None, time: None, memory: 16 << 20 };

/// A position to look at.
pub(super) struct Sample {
    position: PositionRef,
    /// How deep it is looked at.
    depth: u32,
}

/// How many moves lead to the samples by which the search is known again.
pub(super) const FEW: [u64; 6] = [0, 3, 6, 9, 12, 15];
/// How many moves lead to the samples at which threads are compared: their luck differs from one to
/// the next, so there are more of them.
pub(super) const MANY: [u64; 18] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

/// The samples of a game after so many moves: each from a deal of its own, and none where a deal is
/// the end already.
pub(super) fn samples(variant: &dyn Variant, plies: &[u64]) -> Vec<Sample> {
    let positions = (1..).zip(plies).map(|(seed, &plies)| position(variant, seed, plies));
    let positions: Vec<PositionRef> = positions.filter(is_going_on).collect();
    let depth = depth_for(positions.iter().map(|position| position.legal_moves().len()).collect());
    positions.into_iter().map(|position| Sample { position, depth }).collect()
}

/// So many moves of the simplest player after a deal, or fewer where the game would be over.
fn position(variant: &dyn Variant, seed: u64, plies: u64) -> PositionRef {
    let mut position = variant.start(seed);
    let mut rng = seeded_rng(seed, 1);
    let kind = variant.game_type();
    let simplest = kind.bots.first().expect("every game has a simple player").name;
    for _ in 0..plies {
        if !is_going_on(&position) {
            break;
        }
        let text = position.bot_move(simplest, &mut rng);
        let after = position.play(&text).expect("what is chosen is legal").after;
        if !is_going_on(&after) {
            break;
        }
        position = after;
    }
    position
}

fn is_going_on(position: &PositionRef) -> bool {
    matches!(position.turn(), Turn::Of(_))
}

/// Threads are compared at the depth that one thread usually reaches with so many positions: with
/// few, how long it takes to start a thread would be measured.
const LONG: u64 = 400_000;

/// How often threads are compared at a sample; the middle time counts.
const TIMES: usize = 3;

/// About how many positions the best order of moves would let a search look at.
const WORK: f64 = 20_000.0;

/// How deep positions with these numbers of moves are looked at: this follows from the rules alone,
/// so that another search is compared at the same depth. At its best alpha-beta looks at the square
/// root of all sequences.
///
/// Where most moves are counts: what has to be finished within a turn has few moves and adds no
/// depth. But not the very most, since a game may begin with something else than its usual moves.
fn depth_for(mut moves: Vec<usize>) -> u32 {
    moves.sort_unstable();
    let many = moves.iter().rev().nth(1).map_or(2, |&moves| moves.max(2));
    let turns = 2.0 * WORK.ln() / (many as f64).ln();
    (turns as u32).clamp(1, 8)
}

impl Sample {
    pub(super) fn think(&self, budget: &Budget, searcher: &mut Searcher) -> Analysis<String> {
        self.position.search(budget, searcher, &mut seeded_rng(1, 1), &())
    }

    /// How many positions one thread looks at to be as deep as wanted.
    pub(super) fn nodes_to_depth(&self) -> u64 {
        self.to_depth(self.depth, 1).nodes
    }

    /// How deep one thread comes in a long search; nothing where it knows all too soon.
    pub(super) fn reach(&self) -> Option<u32> {
        let long = Budget { nodes: Some(LONG), ..BUDGET };
        let analysis = self.think(&long, &mut Searcher::default());
        // Some strategies count several nodes at once, and end a little before the limit.
        (analysis.nodes >= LONG / 2).then_some(analysis.depth)
    }

    /// How much sooner several threads are so deep than one.
    pub(super) fn speed_up(&self, threads: usize, depth: u32) -> f64 {
        // In turn, so that what else the machine does slows down both.
        let mut times = [[0.0; TIMES]; 2];
        for time in 0..TIMES {
            for (times, threads) in times.iter_mut().zip([1, threads]) {
                times[time] = self.to_depth(depth, threads).time.as_secs_f64().max(1e-6);
            }
        }
        let [one, several] = times.map(|mut times| {
            times.sort_by(f64::total_cmp);
            times[TIMES / 2]
        });
        one / several
    }

    fn to_depth(&self, depth: u32, threads: usize) -> Analysis<String> {
        let mut searcher = Searcher::default();
        searcher.alpha_beta.threads = threads;
        self.think(&Budget { depth: Some(depth), ..BUDGET }, &mut searcher)
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_session::GameType;

    use super::*;

    #[test]
    fn more_moves_are_looked_at_less_deeply() {
        let depths =
            [2, 28, 50, 1_500, 1_000_000_000].map(|moves| depth_for(vec![1, moves, 1 << 40]));
        assert_eq!(depths, [8, 5, 5, 2, 1]);
    }

    #[test]
    fn every_game_has_the_same_samples_each_time() {
        for kind in GameType::all() {
            let variant = kind.with_options("").unwrap();
            let positions = || {
                samples(&*variant, &MANY)
                    .iter()
                    .map(|s| s.position.format_position())
                    .collect::<Vec<_>>()
            };
            assert_eq!(positions(), positions());
            assert_eq!(positions().len(), MANY.len());
        }
    }
}
