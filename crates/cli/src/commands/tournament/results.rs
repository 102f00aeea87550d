//! The results of a match and the state of its sequential test.

use tabuleiro_core::Ranking;

use super::schedule::Schedule;
use super::score::{Score, points, score_games};
use super::sprt::{Hypotheses, Sprt, Verdict};

/// The results of the games played so far. Games may finish in any order. The test reads whole
/// rounds in their order, so that its verdict does not depend on the speed of threads.
pub(super) struct Results<'a> {
    schedule: &'a Schedule,
    rankings: Vec<Option<Ranking>>,
    /// The approximate points of every contender, added as games finish.
    points: Vec<f64>,
    /// The test, if one was asked for.
    sprt: Option<Sprt>,
    rounds: usize,
}

impl<'a> Results<'a> {
    pub(super) fn new(schedule: &'a Schedule, hypotheses: Option<Hypotheses>) -> Results<'a> {
        let rankings = vec![None; schedule.games as usize];
        let points = vec![0.0; schedule.contenders.len()];
        Results { schedule, rankings, points, sprt: hypotheses.map(Sprt::new), rounds: 0 }
    }

    /// Adds the result of a game.
    pub(super) fn add(&mut self, game: u32, ranking: Ranking) {
        self.rankings[game as usize] = Some(ranking);
        for (contender, sum) in self.points.iter_mut().enumerate() {
            *sum += points(self.schedule.seating(game), contender, ranking);
        }
        let Some(sprt) = &mut self.sprt else { return };
        let length = self.schedule.round_length();
        while sprt.verdict() == Verdict::Undecided
            && let Some(round) = self.rankings.chunks_exact(length).nth(self.rounds)
            && let Some(round) = round.iter().copied().collect::<Option<Vec<Ranking>>>()
        {
            let games = ((self.rounds * length) as u32..).zip(round);
            let earned =
                games.map(|(game, ranking)| points(self.schedule.seating(game), 0, ranking));
            sprt.add(earned.sum::<f64>() / length as f64);
            self.rounds += 1;
        }
    }

    /// Returns the points so far, for the progress bar.
    pub(super) fn points(&self) -> &[f64] {
        &self.points
    }

    /// Returns the test.
    pub(super) fn sprt(&self) -> Option<&Sprt> {
        self.sprt.as_ref()
    }

    /// Returns true if the test has a verdict, so that no more games are needed.
    pub(super) fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict() != Verdict::Undecided)
    }

    /// Returns the games that have not been played.
    pub(super) fn unplayed(&self) -> Vec<u32> {
        let games = (0..).zip(&self.rankings);
        games.filter(|(_, result)| result.is_none()).map(|(game, _)| game).collect()
    }

    /// Returns the score of every contender. Games after the round that decided the test do not
    /// count: chance decides which of them were played.
    pub(super) fn scores(&self) -> Vec<Score> {
        let counted = if self.is_decided() {
            self.rounds * self.schedule.round_length()
        } else {
            self.rankings.len()
        };
        let games = (0..).zip(&self.rankings[..counted]);
        score_games(self.schedule, games.filter_map(|(game, result)| Some((game, (*result)?))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::{Seat, seeded_rng, shuffle};
    use tabuleiro_session::{Player, parse_spec};

    fn schedule() -> Schedule {
        let players = [Player::bot("guard"), Player::bot("random")];
        Schedule::new(parse_spec("shiftago").unwrap(), &players, 200, 0, 0).unwrap()
    }

    /// The first player wins all but the games of every third round.
    fn result(schedule: &Schedule, game: u32) -> Ranking {
        let winner = usize::from(schedule.round(game) % 3 == 2);
        Ranking::by(2, |seat: Seat| schedule.seating(game)[seat.index()] == winner)
    }

    #[test]
    fn the_verdict_does_not_depend_on_the_order_of_finishing() {
        let schedule = schedule();
        let hypotheses = Hypotheses { elo0: 0.0, elo1: 100.0 };
        let mut in_order = Results::new(&schedule, Some(hypotheses));
        let needed = (0..200)
            .find(|&game| {
                in_order.add(game, result(&schedule, game));
                in_order.is_decided()
            })
            .unwrap();
        assert!(needed % 2 == 1 && needed < 150, "{needed}");

        for seed in 0..5 {
            let mut games: Vec<u32> = (0..200).collect();
            shuffle(&mut seeded_rng(seed, 0), &mut games);
            let mut results = Results::new(&schedule, Some(hypotheses));
            for game in games {
                results.add(game, result(&schedule, game));
            }
            let ratio = |results: &Results| results.sprt().unwrap().log_likelihood_ratio();
            assert_eq!(ratio(&results).to_bits(), ratio(&in_order).to_bits());
            let scores = results.scores();
            assert_eq!(scores[0].games(), needed + 1, "later games do not count");
            assert_eq!(scores[0].wins, in_order.scores()[0].wins);
        }
    }

    #[test]
    fn without_a_test_all_that_was_played_counts() {
        let schedule = schedule();
        let mut results = Results::new(&schedule, None);
        for game in [7, 0, 150] {
            results.add(game, result(&schedule, game));
        }
        assert_eq!(results.scores()[1].games(), 3);
        assert_eq!(results.unplayed().len(), 197);
        assert!(!results.unplayed().contains(&150) && !results.is_decided());
    }
}
