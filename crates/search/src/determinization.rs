//! Search with hidden information: determinizations are searched and their scores averaged.
//!
//! A determinization is one deal of the hidden information that agrees with what the seat to move sees.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

use tabuleiro_core::{Algorithm, Rng, SearchHints, Turn, Viewer};

use crate::analysis::{Analysis, ScoredMove};
use crate::budget::Budget;
use crate::observer::{Observer, WithoutProgress};
use crate::options::SearchOptions;
use crate::score::Score;
use crate::searcher::Searcher;

/// The greatest number of determinizations.
const DETERMINIZATIONS: u64 = 8;

/// The nodes for each determinization in the first round of a search without a limit of nodes. Every
/// later round has four times as many.
const FIRST_ROUND: u64 = 1_000;

impl Searcher {
    /// Searches a position as the seat to move sees it: several determinizations are searched, and each
    /// move gets its mean score. Without hidden information this is [`search`](Searcher::search).
    ///
    /// # Panics
    /// If the game is over.
    ///
    /// ```
    /// use tabuleiro_games::prelude::*;
    /// use tabuleiro_search::{Budget, SearchOptions, Searcher};
    ///
    /// let options = dominup::Options::default().with_players(3)?;
    /// let game = Dominup::new(options, &mut seeded_rng(5, 0));
    /// let (options, budget) = (SearchOptions::default(), Budget::nodes(2_000));
    /// let rng = &mut seeded_rng(5, 1);
    /// let analysis =
    ///     Searcher::default().search_determinized(&game, &options, &budget, rng, &());
    /// assert!(game.check(analysis.best_move()).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn search_determinized<G: SearchHints>(
        &mut self,
        state: &G,
        options: &SearchOptions<G::Move>,
        budget: &Budget,
        rng: &mut impl Rng,
        observer: &dyn Observer<G::Move>,
    ) -> Analysis<G::Move> {
        let Turn::Of(seat) = state.turn() else {
            panic!("nobody moves when the game is over");
        };
        let mut deals = vec![state.redeal(Viewer::Seat(seat), rng)];
        let most = match self.algorithm_for(state) {
            // Rollouts deal anew for every try.
            Algorithm::Rollouts => 1,
            Algorithm::AlphaBeta | Algorithm::Mcts => DETERMINIZATIONS,
        };
        for _ in 1..most {
            let deal = state.redeal(Viewer::Seat(seat), rng);
            // A repeated deal means that there is little or nothing to deal.
            if deals.contains(&deal) {
                break;
            }
            deals.push(deal);
        }
        match &deals[..] {
            [deal] => self.search(deal, options, budget, observer),
            deals => self.search_all(deals, options, budget, observer),
        }
    }

    /// Searches all determinizations with the same budget and averages their scores.
    fn search_all<G: SearchHints>(
        &mut self,
        deals: &[G],
        options: &SearchOptions<G::Move>,
        budget: &Budget,
        observer: &dyn Observer<G::Move>,
    ) -> Analysis<G::Move> {
        let options = SearchOptions { multi_pv: true, ..options.clone() };
        let mut nodes = 0;
        let mut found: Option<Analysis<G::Move>> = None;
        for round in 0.. {
            let share = match budget.nodes {
                Some(nodes) => nodes / deals.len() as u64,
                None => {
                    FIRST_ROUND.saturating_mul(1_u64.checked_shl(2 * round).unwrap_or(u64::MAX))
                }
            };
            let share = Budget { nodes: Some(share), ..*budget };
            let search = |deal| self.search(deal, &options, &share, &WithoutProgress(observer));
            let analyses: Vec<Analysis<G::Move>> = deals.iter().map(search).collect();
            nodes += analyses.iter().map(|analysis| analysis.nodes).sum::<u64>();
            let is_deep_enough = |analysis: &Analysis<_>| {
                budget.depth.is_some_and(|depth| analysis.depth >= depth)
                    || analysis.moves.iter().all(|scored| scored.score.is_proven())
            };
            let is_done = budget.nodes.is_some() || analyses.iter().all(is_deep_enough);
            // A round that was stopped has not searched all determinizations alike.
            let is_stopped = !is_done && budget.is_spent(observer);
            if found.is_none() || !is_stopped {
                let analysis = Analysis { nodes, ..average(analyses) };
                analysis.report_to(observer);
                found = Some(analysis);
            }
            if is_done || is_stopped {
                break;
            }
        }
        let found = found.expect("there is a first round");
        Analysis { nodes, time: observer.elapsed(), ..found }
    }
}

/// Returns the moves with their mean scores.
fn average<M: Copy + Ord>(analyses: Vec<Analysis<M>>) -> Analysis<M> {
    let depth = analyses.iter().map(|analysis| analysis.depth).min().unwrap_or(0);
    let mut sums: BTreeMap<M, (i32, i32)> = BTreeMap::new();
    let mut pvs = BTreeMap::new();
    for scored in analyses.into_iter().flat_map(|analysis| analysis.moves) {
        let (sum, count) = sums.entry(scored.pv[0]).or_default();
        *sum += scored.score.value();
        *count += 1;
        pvs.entry(scored.pv[0]).or_insert(scored.pv);
    }
    // A move that is a candidate in more determinizations comes first.
    let rank = |(sum, count): (i32, i32)| (count, sum / count);
    let mut ranked: Vec<_> = sums.into_iter().map(|(m, sum)| (rank(sum), m)).collect();
    ranked.sort_by_key(|&(rank, _)| Reverse(rank));
    let scored = ranked.into_iter().map(|((_, mean), m)| ScoredMove {
        score: Score::estimate(mean),
        pv: pvs.remove(&m).expect("every move has a variation"),
    });
    Analysis { moves: scored.collect(), depth, nodes: 0, time: Duration::ZERO }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn analysis(depth: u32, moves: &[(char, i32)]) -> Analysis<char> {
        let scored = |&(m, value)| ScoredMove { score: Score::estimate(value), pv: vec![m, 'x'] };
        let moves = moves.iter().map(scored).collect();
        Analysis { moves, depth, nodes: 5, time: Duration::ZERO }
    }

    #[test]
    fn scores_are_averaged_and_moves_found_in_every_determinization_come_first() {
        let averaged = average(vec![
            analysis(3, &[('b', 500), ('a', 100), ('c', 9_000)]),
            analysis(2, &[('a', 400), ('b', -200)]),
        ]);
        let moves: Vec<(char, i32)> =
            averaged.moves.iter().map(|scored| (scored.pv[0], scored.score.value())).collect();
        assert_eq!(moves, [('a', 250), ('b', 150), ('c', 9_000)]);
        assert_eq!(averaged.depth, 2);
        assert_eq!(averaged.pv(), ['a', 'x']);
    }
}
