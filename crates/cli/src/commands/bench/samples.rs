//! Fixed positions and the depths to which they are searched.

use tabuleiro_core::{Turn, seeded_rng};
use tabuleiro_session::{Analysis, Budget, PositionRef, Searcher, Variant};

/// The memory of every search, which is fixed because it changes the number of nodes.
pub(super) const BUDGET: Budget = Budget { depth: None, nodes: None, time: None, memory: 16 << 20 };

/// A position to search.
pub(super) struct Sample {
    position: PositionRef,
    /// The search depth.
    depth: u32,
}

/// The plies before the samples whose nodes are counted.
pub(super) const FEW: [u64; 6] = [0, 3, 6, 9, 12, 15];
/// The plies before the samples at which threads are compared. The speed-up varies between
/// positions, so there are more of them.
pub(super) const MANY: [u64; 18] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

/// Returns samples of a game after these plies, each from a deal of its own, without finished
/// games.
pub(super) fn samples(variant: &dyn Variant, plies: &[u64]) -> Vec<Sample> {
    let positions = (1..).zip(plies).map(|(seed, &plies)| position(variant, seed, plies));
    let positions: Vec<PositionRef> = positions.filter(is_going_on).collect();
    let depth = depth_for(positions.iter().map(|position| position.legal_moves().len()).collect());
    positions.into_iter().map(|position| Sample { position, depth }).collect()
}

/// Plays the simplest bot for this many plies after a deal, or fewer if the game would end.
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

/// The number of nodes that defines the depth at which threads are compared; a shorter search
/// would measure the start of threads.
const LONG: u64 = 400_000;

/// The number of comparisons at a sample; the median counts.
const TIMES: usize = 3;

/// The approximate number of nodes of a search with the best move ordering.
const WORK: f64 = 20_000.0;

/// Returns the search depth for positions with these numbers of moves. It follows from the rules
/// alone, so that versions of the search are compared at the same depth. At best alpha-beta visits
/// the square root of all sequences. The second greatest number of moves counts: forced moves
/// within a turn add no depth, and a game may begin with unusual moves.
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

    /// Returns the nodes that one thread visits to reach the depth.
    pub(super) fn nodes_to_depth(&self) -> u64 {
        self.to_depth(self.depth, 1).nodes
    }

    /// Returns the depth that one thread reaches in a long search; `None` if the search ends
    /// early.
    pub(super) fn reach(&self) -> Option<u32> {
        let long = Budget { nodes: Some(LONG), ..BUDGET };
        let analysis = self.think(&long, &mut Searcher::default());
        // Some strategies count several nodes at once and stop a little before the limit.
        (analysis.nodes >= LONG / 2).then_some(analysis.depth)
    }

    /// Returns the speed-up of several threads to a depth.
    pub(super) fn speed_up(&self, threads: usize, depth: u32) -> f64 {
        // Alternating, so that other load on the machine affects both.
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
    fn positions_with_more_moves_are_searched_less_deeply() {
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
