//! Scores of contenders with their Elo differences and errors. Games of one round share the deal
//! and the opening and are not independent; rounds are. All errors are therefore computed from
//! rounds, as the pentanomial statistics of chess engines are from pairs of games.

use tabuleiro_core::{Ranking, Seat};

use super::elo::{elo, normal_cdf};
use super::schedule::Schedule;

/// The score of a contender.
#[derive(Clone, Debug, Default)]
pub(super) struct Score {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
    /// The sum of points, from 0 to 1 for each game.
    pub(super) points: f64,
    /// The points and the number of games of every round.
    rounds: Vec<(f64, f64)>,
}

/// Returns the scores of all contenders. Games are added in their order, since sums of fractions
/// depend on it.
pub(super) fn score_games(
    schedule: &Schedule,
    games: impl Iterator<Item = (u32, Ranking)>,
) -> Vec<Score> {
    let mut scores = vec![Score::default(); schedule.contenders.len()];
    for (game, ranking) in games {
        for (contender, score) in scores.iter_mut().enumerate() {
            let seating = schedule.seating(game);
            let points = points(seating, contender, ranking);
            score.add(schedule.round(game), points, game_result(seating, contender, ranking));
        }
    }
    scores
}

/// Returns the points of a contender in a game: the share of the pairs of an own and another seat
/// in which the own seat came out ahead, a tie being half.
pub(super) fn points(seating: &[usize], contender: usize, ranking: Ranking) -> f64 {
    let seats = seating.len();
    let own: Vec<Seat> =
        Seat::all(seats).filter(|seat| seating[seat.index()] == contender).collect();
    let beaten: f64 = own.iter().map(|&seat| ranking.points(seat) * (seats - 1) as f64).sum();
    let own = own.len();
    // A pair of own seats earns a point for one of the two, or half a point for both.
    (beaten - (own * (own - 1)) as f64 / 2.0) / (own * (seats - own)) as f64
}

/// The result of a game for a contender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GameResult {
    /// The contender alone is first.
    Win,
    /// The contender shares the first place.
    Draw,
    Loss,
}

fn game_result(seating: &[usize], contender: usize, ranking: Ranking) -> GameResult {
    let first = |is_own: bool| {
        Seat::all(seating.len())
            .filter(|seat| (seating[seat.index()] == contender) == is_own)
            .any(|seat| ranking.rank(seat) == 1)
    };
    match (first(true), first(false)) {
        (true, false) => GameResult::Win,
        (true, true) => GameResult::Draw,
        (false, _) => GameResult::Loss,
    }
}

impl Score {
    fn add(&mut self, round: usize, points: f64, game_result: GameResult) {
        match game_result {
            GameResult::Win => self.wins += 1,
            GameResult::Draw => self.draws += 1,
            GameResult::Loss => self.losses += 1,
        }
        self.points += points;
        if self.rounds.len() <= round {
            self.rounds.resize(round + 1, (0.0, 0.0));
        }
        self.rounds[round].0 += points;
        self.rounds[round].1 += 1.0;
    }

    pub(super) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the Elo difference to the opponents; infinite for a score of 0% or 100%.
    pub(super) fn elo(&self) -> f64 {
        elo(self.points / f64::from(self.games()))
    }

    /// Returns the 95% confidence interval of the Elo difference. This is Wilson's interval with
    /// the observed variance between rounds. It stays within the possible scores, so that a
    /// lopsided match has a finite bound.
    pub(super) fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let games = f64::from(self.games());
        let mean = self.points / games;
        let rounds = self.rounds.iter().filter(|(_, games)| *games > 0.0).count() as f64;
        // Bessel's correction for a small number of rounds.
        let unbiased = if rounds > 1.0 { rounds / (rounds - 1.0) } else { 1.0 };
        let variance = unbiased * self.spread(mean) / (games * games);
        let weight = 1.0 / (1.0 + Z * Z / games);
        let centre = weight * (mean + Z * Z / (2.0 * games));
        let margin = weight * Z * (variance + Z * Z / (4.0 * games * games)).sqrt();
        (elo((centre - margin).max(0.0)), elo((centre + margin).min(1.0)))
    }

    /// Returns the likelihood of superiority (LOS): the probability that equally strong players do
    /// worse. With rounds of one game this is the usual formula, the normal distribution at (wins
    /// - losses) / sqrt(wins + losses).
    pub(super) fn likelihood_of_superiority(&self) -> f64 {
        let spread = self.spread(0.5);
        if spread == 0.0 {
            return 0.5;
        }
        normal_cdf((self.points - f64::from(self.games()) / 2.0) / spread.sqrt())
    }

    /// Returns the sum of squared deviations of the rounds from a mean, which is the variance of
    /// the points.
    fn spread(&self, mean: f64) -> f64 {
        self.rounds.iter().map(|(points, games)| (points - games * mean).powi(2)).sum()
    }

    /// Formats the Elo difference with its error, such as `+67 ±49`, or as a bound, such as
    /// `>+533`, for a score of 0% or 100%.
    pub(super) fn words(&self) -> String {
        let (low, high) = self.interval();
        match self.elo() {
            elo if elo == f64::INFINITY => format!(">{low:+.0}"),
            elo if elo == f64::NEG_INFINITY => format!("<{high:+.0}"),
            elo => format!("{elo:+.0} ±{:.0}", (high - low) / 2.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_session::{Player, parse_spec};

    /// A score in rounds of one game.
    fn score(wins: u32, draws: u32, losses: u32) -> Score {
        let mut score = Score::default();
        let results = [(wins, 1.0, GameResult::Win), (draws, 0.5, GameResult::Draw)];
        for (games, points, game_result) in
            results.into_iter().chain([(losses, 0.0, GameResult::Loss)])
        {
            (0..games).for_each(|_| score.add(score.rounds.len(), points, game_result));
        }
        score
    }

    /// A score in pairs of games.
    fn paired(pairs: &[[f64; 2]]) -> Score {
        let mut score = Score::default();
        for (round, pair) in pairs.iter().enumerate() {
            for &points in pair {
                score.add(round, points, GameResult::Draw);
            }
        }
        score
    }

    #[test]
    fn known_results_have_known_elo_differences() {
        assert!(score(5, 0, 5).elo().abs() < 1e-9);
        assert!((score(75, 0, 25).elo() - 190.85).abs() < 0.01);
        assert!((score(1, 0, 10).elo() + 400.0).abs() < 1e-9);
        assert!(score(3, 0, 0).elo() > f64::MAX);
        assert!(score(0, 0, 3).elo() < f64::MIN);
    }

    #[test]
    fn more_games_and_more_draws_narrow_the_interval() {
        let width = |score: Score| score.interval().1 - score.interval().0;
        assert!(width(score(60, 0, 40)) > width(score(600, 0, 400)));
        assert!(width(score(60, 0, 40)) > width(score(20, 80, 0)));
        // 50 of 100: Wilson's interval goes from 0.4038 to 0.5962.
        assert_eq!(score(50, 0, 50).words(), "+0 ±68");
    }

    #[test]
    fn a_score_of_100_percent_gives_a_bound() {
        // 100 of 100: at least 0.963, which is 566 Elo.
        assert_eq!(score(100, 0, 0).words(), ">+566");
        assert_eq!(score(0, 0, 100).words(), "<-566");
    }

    #[test]
    fn errors_are_computed_from_rounds() {
        // A hundred games of which half are won: pairs that are always shared leave little to chance,
        // pairs that are won or lost together are worth a single game each.
        let together: Vec<[f64; 2]> =
            (0..50).map(|round| [f64::from(round % 2), f64::from(round % 2)]).collect();
        assert_eq!(paired(&[[1.0, 0.0]; 50]).words(), "+0 ±13");
        assert_eq!(score(50, 0, 50).words(), "+0 ±68");
        assert_eq!(paired(&together).words(), "+0 ±97");
    }

    #[test]
    fn an_incomplete_round_counts_with_the_games_it_has() {
        let mut score = paired(&[[1.0, 0.5], [0.0, 1.0]]);
        score.add(2, 1.0, GameResult::Win);
        assert!((score.elo() - elo(0.7)).abs() < 1e-9);
        // The squares of 1.5 - 1.4, 1 - 1.4 and 1 - 0.7 add up to 0.26, times 3 / 2 for three rounds:
        // Wilson's interval goes from 0.3555 to 0.8707.
        let (low, high) = score.interval();
        assert!((low + 103.36).abs() < 0.01 && (high - 331.32).abs() < 0.01, "{low} {high}");
    }

    #[test]
    fn los_is_the_usual_formula_for_rounds_of_one_game() {
        for ((wins, draws, losses), likelihood) in [
            // (w - l) / sqrt(w + l) is 3, 2.4, 0, 0, -1 and 1.
            ((9, 7, 0), 0.998_650_1),
            ((62, 40, 38), 0.991_802_5),
            ((2, 0, 2), 0.5),
            ((0, 9, 0), 0.5),
            ((0, 0, 1), 0.158_655_3),
            ((1, 5, 0), 0.841_344_7),
        ] {
            let found = score(wins, draws, losses).likelihood_of_superiority();
            assert!((found - likelihood).abs() < 1e-6, "+{wins} ={draws} -{losses}: {found}");
        }
    }

    #[test]
    fn points_count_only_against_other_contenders() {
        for (merit, earned) in [
            ([4, 3, 2, 1], 1.0),
            ([4, 1, 3, 2], 0.5),
            ([4, 2, 3, 1], 0.75),
            ([1, 1, 1, 1], 0.5),
            ([1, 2, 2, 3], 0.125),
        ] {
            let ranking = Ranking::by(4, |seat| merit[seat.index()]);
            assert!((points(&[0, 0, 1, 1], 0, ranking) - earned).abs() < 1e-12, "{ranking}");
            assert!((points(&[0, 0, 1, 1], 1, ranking) - 1.0 + earned).abs() < 1e-12, "{ranking}");
        }
    }

    #[test]
    fn with_one_seat_each_points_are_those_of_the_seat() {
        for merit in [[3, 2, 1], [1, 1, 2], [2, 2, 2]] {
            let ranking = Ranking::by(3, |seat| merit[seat.index()]);
            for (seat, contender) in Seat::all(3).zip([1, 2, 0]) {
                let difference = points(&[1, 2, 0], contender, ranking) - ranking.points(seat);
                assert!(difference.abs() < 1e-12, "{ranking}");
            }
        }
    }

    #[test]
    fn sharing_first_place_with_another_contender_is_a_draw() {
        for (merit, first, second) in [
            ([2, 2, 1, 0], GameResult::Win, GameResult::Loss),
            ([2, 0, 1, 1], GameResult::Win, GameResult::Loss),
            ([2, 2, 2, 0], GameResult::Draw, GameResult::Draw),
            ([1, 1, 0, 2], GameResult::Loss, GameResult::Win),
        ] {
            let ranking = Ranking::by(4, |seat| merit[seat.index()]);
            assert_eq!(game_result(&[0, 0, 1, 1], 0, ranking), first, "{ranking}");
            assert_eq!(game_result(&[0, 0, 1, 1], 1, ranking), second, "{ranking}");
        }
    }

    #[test]
    fn scores_follow_the_seating_of_each_game() {
        let variant = parse_spec("pivit:players=4").unwrap();
        let players = [Player::bot("random"), Player::bot("opportunist")];
        let schedule = Schedule::new(variant, &players, 6, 0, 0).unwrap();
        let game = (0..6).find(|&game| schedule.seating(game) == [1, 0, 0, 1]).unwrap();
        let ranking = Ranking::by(4, |seat| seat.index() == 1);
        let scores = score_games(&schedule, [(game, ranking)].into_iter());
        assert_eq!((scores[0].wins, scores[0].points), (1, 0.75));
        assert_eq!((scores[1].losses, scores[1].points), (1, 0.25));
    }
}
