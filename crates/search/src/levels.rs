//! Levels of strength: a limit of nodes, and noise that makes weak levels blunder.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use tabuleiro_core::{Algorithm, Level, Rng, SearchHints, below};

use crate::analysis::{Analysis, ScoredMove};
use crate::budget::Budget;
use crate::observer::Observer;
use crate::options::SearchOptions;
use crate::searcher::Searcher;

/// More bytes than the tree of any level. They are allocated only as the tree grows.
const TREE_BYTES: usize = 1 << 27;
/// The size of the transposition table for each node of a level, and its greatest size.
const TABLE_BYTES_PER_NODE: usize = 24;
const MAX_TABLE_BYTES: usize = 1 << 26;

/// Searches a position as a computer player of this level, which sees what the seat to move sees.
///
/// The result depends only on the position, the level and `rng`: nothing is kept from earlier searches.
///
/// # Panics
/// If the game is over.
///
/// ```
/// use tabuleiro_core::Levels;
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::search_at_level;
///
/// let game = Shiftago::new(shiftago::Options::default());
/// let weakest = game.levels()[0];
/// let analysis = search_at_level(&game, weakest, &mut seeded_rng(42, 1), &());
/// assert!(game.check(analysis.best_move()).is_ok());
/// ```
pub fn search_at_level<G: SearchHints>(
    state: &G,
    level: Level,
    rng: &mut impl Rng,
    observer: &dyn Observer<G::Move>,
) -> Analysis<G::Move> {
    let options = SearchOptions {
        multi_pv: level.noise > 0,
        seed: Some(rng.next_u64()),
        ..SearchOptions::default()
    };
    let memory = match state.algorithm() {
        Algorithm::Mcts => TREE_BYTES,
        Algorithm::AlphaBeta | Algorithm::Rollouts => {
            (level.nodes as usize * TABLE_BYTES_PER_NODE).min(MAX_TABLE_BYTES)
        }
    };
    let budget = Budget::nodes(level.nodes).with_memory(memory);
    let mut analysis =
        Searcher::default().search_determinized(state, &options, &budget, rng, observer);
    if level.noise > 0 {
        add_pruned_moves(&mut analysis, state);
        add_noise(&mut analysis, level.noise, rng);
    }
    analysis
}

/// Adds the legal moves that are no candidates, with the score of the worst candidate, because a blunder
/// can be any legal move.
fn add_pruned_moves<G: SearchHints>(analysis: &mut Analysis<G::Move>, state: &G) {
    let Some(score) = analysis.moves.iter().map(|scored| scored.score).min() else {
        return;
    };
    let searched: BTreeSet<G::Move> = analysis.moves.iter().map(|scored| scored.pv[0]).collect();
    let mut moves = state.legal_moves();
    moves.retain(|m| !searched.contains(m));
    analysis.moves.extend(moves.into_iter().map(|m| ScoredMove { score, pv: vec![m] }));
}

/// Puts first the move whose score is greatest after noise was added: a random number from `-noise` to
/// `noise` with a triangular distribution. Proven scores are far beyond all estimates, so that only
/// much noise hides them.
fn add_noise<M>(analysis: &mut Analysis<M>, noise: i32, rng: &mut impl Rng) {
    let mut noisy = |scored: &ScoredMove<M>| {
        let halves = [0; 2].map(|_| below(rng, noise as usize + 1) as i32);
        scored.score.value() + halves.iter().sum::<i32>() - noise
    };
    let noisy: Vec<i32> = analysis.moves.iter().map(&mut noisy).collect();
    let best = (0..noisy.len()).max_by_key(|&at| (noisy[at], Reverse(at)));
    let best = best.expect("an analysis has a move");
    analysis.moves[..=best].rotate_right(1);
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tabuleiro_core::seeded_rng;

    use super::*;
    use crate::score::Score;

    fn analysis(scores: &[Score]) -> Analysis<usize> {
        let moves = scores.iter().enumerate();
        let moves = moves.map(|(m, &score)| ScoredMove { score, pv: vec![m] }).collect();
        Analysis { moves, depth: 1, nodes: 1, time: Duration::ZERO }
    }

    /// Returns how often each move is chosen in a thousand searches.
    fn chosen(scores: &[Score], noise: i32) -> Vec<u32> {
        let mut counts = vec![0; scores.len()];
        for seed in 0..1_000 {
            let mut analysis = analysis(scores);
            add_noise(&mut analysis, noise, &mut seeded_rng(seed, 0));
            assert_eq!(analysis.moves.len(), scores.len());
            counts[analysis.best_move()] += 1;
        }
        counts
    }

    #[test]
    fn worse_moves_are_chosen_less_often() {
        let counts = chosen(&[300, 200, 0, -500].map(Score::estimate), 300);
        assert!(counts[0] > counts[1] && counts[1] > counts[2] && counts[2] > 10, "{counts:?}");
        // Noise of 300 on both moves cannot make up for a difference of 800.
        assert_eq!(counts[3], 0, "{counts:?}");
    }

    #[test]
    fn only_much_noise_hides_a_win() {
        let scores = [Score::win_in(1), Score::estimate(5_000)];
        assert_eq!(chosen(&scores, 4_000), [1_000, 0]);
        assert!(chosen(&scores, 60_000)[1] > 100);
    }

    #[test]
    fn the_moves_after_the_chosen_one_keep_their_order() {
        let mut analysis = analysis(&[300, 200, 100].map(Score::estimate));
        let seed = (0..1_000).find(|&seed| {
            let mut noisy = analysis.clone();
            add_noise(&mut noisy, 2_000, &mut seeded_rng(seed, 0));
            noisy.best_move() == 2
        });
        add_noise(&mut analysis, 2_000, &mut seeded_rng(seed.expect("some seed does"), 0));
        let order: Vec<usize> = analysis.moves.iter().map(|scored| scored.pv[0]).collect();
        assert_eq!(order, [2, 0, 1]);
    }
}
