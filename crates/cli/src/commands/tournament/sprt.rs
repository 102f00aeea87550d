//! The sequential probability ratio test (SPRT).

use tabuleiro_core::{ParseError, msg};

use super::elo::expected_score;
use crate::MESSAGES;

/// The probability of an error of either kind.
const ERROR_RATE: f64 = 0.05;

/// The Elo differences of the hypotheses H0 and H1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hypotheses {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// Parses hypotheses such as `0,10`.
pub(crate) fn parse_hypotheses(text: &str) -> Result<Hypotheses, ParseError> {
    let number = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.is_finite());
    text.split_once(',')
        .and_then(|(elo0, elo1)| Some(Hypotheses { elo0: number(elo0)?, elo1: number(elo1)? }))
        .filter(|hypotheses| hypotheses.elo0 < hypotheses.elo1)
        .ok_or_else(|| ParseError::new(msg!("match-expected-sprt"), text))
}

/// The state of the test. Its samples are rounds, as for all errors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sprt {
    pub(super) hypotheses: Hypotheses,
    rounds: f64,
    sum: f64,
    squares: f64,
}

/// The verdict of the test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    H0,
    H1,
    Undecided,
}

impl Sprt {
    pub(super) fn new(hypotheses: Hypotheses) -> Sprt {
        Sprt { hypotheses, rounds: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// Adds a round, as the share of its points that the first player earned.
    pub(super) fn add(&mut self, share: f64) {
        self.rounds += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// Returns the log-likelihood ratio of H1 to H0. This is the generalised ratio for results of
    /// any distribution, from their mean m and variance v in n rounds: n (s1 - s0) (2 m - s0 - s1)
    /// / (2 v), where s0 and s1 are the expected scores; see Van den Bergh, "A practical
    /// introduction to the GSPRT".
    pub(super) fn log_likelihood_ratio(&self) -> f64 {
        if self.rounds == 0.0 {
            return 0.0;
        }
        let mean = self.sum / self.rounds;
        let (s0, s1) = (expected_score(self.hypotheses.elo0), expected_score(self.hypotheses.elo1));
        self.rounds * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * self.variance(mean))
    }

    /// Returns the variance of a round. One round won and one lost are added as a prior, so that a
    /// few equal rounds at the start are not taken for certainty.
    fn variance(&self, mean: f64) -> f64 {
        let seen = self.squares - self.rounds * mean * mean;
        (seen.max(0.0) + 0.5) / (self.rounds + 2.0)
    }

    /// Returns Wald's bounds: H0 is accepted at or below the lower, H1 at or above the upper.
    pub(super) fn bounds() -> (f64, f64) {
        let upper = ((1.0 - ERROR_RATE) / ERROR_RATE).ln();
        (-upper, upper)
    }

    pub(super) fn verdict(&self) -> Verdict {
        let (lower, upper) = Sprt::bounds();
        match self.log_likelihood_ratio() {
            ratio if ratio <= lower => Verdict::H0,
            ratio if ratio >= upper => Verdict::H1,
            _ => Verdict::Undecided,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::{Rng, seeded_rng};

    fn test(elo0: f64, elo1: f64) -> Sprt {
        Sprt::new(Hypotheses { elo0, elo1 })
    }

    #[test]
    fn hypotheses_are_two_numbers_in_order() {
        assert_eq!(parse_hypotheses("0,10"), Ok(Hypotheses { elo0: 0.0, elo1: 10.0 }));
        assert_eq!(parse_hypotheses(" -2.5, 2.5 "), Ok(Hypotheses { elo0: -2.5, elo1: 2.5 }));
        for text in ["5", "0;10", "0,ten", "10,0", "3,3", "0,inf", "nan,1", "0,1,2"] {
            let error = parse_hypotheses(text).unwrap_err().to_string();
            assert!(error.ends_with(&format!("got {text:?}")), "{error}");
        }
    }

    #[test]
    fn bounds_follow_from_error_rates_of_five_percent() {
        assert!((Sprt::bounds().1 - 2.944_438_979).abs() < 1e-9);
        assert!((Sprt::bounds().0 + 2.944_438_979).abs() < 1e-9);
    }

    #[test]
    fn the_ratio_has_its_known_value() {
        // 0 and 100 Elo are shares of 0.5 and 0.640065. Ten rounds with mean 0.6 and squares
        // 10 * 0.09 about it: v = (0.9 + 0.5) / 12 = 0.116667, and the ratio is
        // 10 * 0.140065 * (1.2 - 1.140065) / 0.233333 = 0.359775.
        let mut sprt = test(0.0, 100.0);
        assert_eq!((sprt.log_likelihood_ratio(), sprt.verdict()), (0.0, Verdict::Undecided));
        for round in 0..10 {
            sprt.add(if round % 2 == 0 { 0.3 } else { 0.9 });
        }
        assert!(
            (sprt.log_likelihood_ratio() - 0.359_775).abs() < 1e-4,
            "{}",
            sprt.log_likelihood_ratio()
        );
    }

    #[test]
    fn equal_rounds_lead_to_a_verdict_too() {
        for (share, answer) in [(1.0, Verdict::H1), (0.5, Verdict::H0), (0.0, Verdict::H0)] {
            let mut sprt = test(0.0, 50.0);
            sprt.add(share);
            assert_eq!(sprt.verdict(), Verdict::Undecided, "one round is not enough");
            (0..100).for_each(|_| sprt.add(share));
            assert_eq!(sprt.verdict(), answer, "{share}");
        }
    }

    /// Plays rounds of two games with this Elo difference until the test has a verdict.
    fn answered(hypotheses: (f64, f64), truth: f64, seed: u64) -> Verdict {
        let mut sprt = test(hypotheses.0, hypotheses.1);
        let mut rng = seeded_rng(seed, 0);
        let mut game =
            || f64::from(f64::from(rng.next_u32()) / 4_294_967_296.0 < expected_score(truth));
        loop {
            sprt.add(f64::midpoint(game(), game()));
            if sprt.verdict() != Verdict::Undecided {
                return sprt.verdict();
            }
        }
    }

    #[test]
    fn verdicts_are_wrong_in_at_most_five_percent_of_tests() {
        let wrong = |truth, answer| {
            (0..400).filter(|&seed| answered((0.0, 60.0), truth, seed) == answer).count()
        };
        // Five in a hundred would be 20; twice the standard deviation of that is 9.
        let (false_alarms, misses) = (wrong(0.0, Verdict::H1), wrong(60.0, Verdict::H0));
        assert!((1..=29).contains(&false_alarms), "{false_alarms}");
        assert!((1..=29).contains(&misses), "{misses}");
    }
}
