//! Scores of positions.

use std::fmt;
use std::ops::Neg;

use tabuleiro_core::{Outcome, Seat};

/// The score of a position for a seat: an estimate, or a proven win or loss and its distance.
///
/// Estimates are in thousandths of a logit: 1,000 means odds of e to 1. Scores are ordered by
/// preference, so that a nearer win and a farther loss are greater.
///
/// ```
/// use tabuleiro_search::Score;
///
/// let ahead = Score::estimate(1_000);
/// assert!(ahead > Score::EVEN && -ahead < Score::EVEN);
/// assert!((ahead.win_probability() - 0.731).abs() < 0.001);
/// assert_eq!(ahead.to_string(), "+1.00");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i16);

/// A win in no plies.
const WIN: i16 = 32_000;
/// The farthest proven win.
const FARTHEST_WIN: i16 = WIN - MAX_PLIES as i16;
/// The greatest estimate.
const MAX_ESTIMATE: i16 = 20_000;
/// A win that is not proven; its negative is a loss where not every alternative was searched.
const UNPROVEN_WIN: i16 = 25_000;

/// The greatest number of plies from the root.
pub(crate) const MAX_PLIES: usize = 250;

impl Score {
    /// The lower end of the full window, below every other score.
    pub(crate) const LOWEST: Score = Score(-WIN - 1);
    /// The upper end of the full window, above every other score.
    pub(crate) const HIGHEST: Score = Score(WIN + 1);
    /// The score of a balanced position or a draw.
    pub const EVEN: Score = Score(0);

    /// Returns an estimate in thousandths of a logit, clamped to the range of estimates.
    ///
    /// ```
    /// use tabuleiro_search::Score;
    ///
    /// assert!(!Score::estimate(1_000_000).is_proven());
    /// ```
    #[inline]
    pub fn estimate(value: i32) -> Score {
        Score(value.clamp(-i32::from(MAX_ESTIMATE), i32::from(MAX_ESTIMATE)) as i16)
    }

    /// Returns a proven win in so many plies.
    #[inline]
    pub(crate) const fn win_in(plies: usize) -> Score {
        Score(WIN - plies as i16)
    }

    /// Returns the score of a seat if the game ends after so many plies.
    pub(crate) fn from_outcome(outcome: &Outcome, seat: Seat, plies: usize) -> Score {
        let places = &outcome.ranking;
        let last = Seat::all(places.players()).map(|other| places.rank(other)).max();
        let place = places.rank(seat);
        if places.winner() == Some(seat) {
            Score::win_in(plies)
        } else if Some(place) == last && place > 1 {
            -Score::win_in(plies)
        } else {
            // Between the first and the last place, it is the share of beaten opponents.
            Score::estimate(((2.0 * places.points(seat) - 1.0) * 16_000.0) as i32)
        }
    }

    /// Returns the number of plies to the end of the game if a win or a loss is proven.
    ///
    /// ```
    /// use tabuleiro_games::prelude::*;
    /// use tabuleiro_search::{Budget, search};
    ///
    /// let rows = "XXXX.../......./......./......./......./......./O.OO...";
    /// let options = shiftago::Options::default();
    /// let game = Shiftago::parse_position(options, &format!("{rows} 1 18,19"))?;
    /// let score = search(&game, Budget::depth(2)).score();
    /// assert_eq!((score.is_win(), score.plies_to_end()), (true, Some(1)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn plies_to_end(self) -> Option<usize> {
        let plies = WIN - self.0.abs();
        (self.0.abs() >= FARTHEST_WIN).then_some(plies as usize)
    }

    /// Returns true for a proven win or loss.
    ///
    /// ```
    /// use tabuleiro_search::Score;
    ///
    /// assert!(!Score::estimate(9_000).is_proven());
    /// ```
    #[inline]
    pub fn is_proven(self) -> bool {
        self.0.abs() >= FARTHEST_WIN
    }

    /// Returns true for a proven win.
    ///
    /// ```
    /// use tabuleiro_search::Score;
    ///
    /// assert!(!Score::EVEN.is_win());
    /// ```
    #[inline]
    pub fn is_win(self) -> bool {
        self.0 >= FARTHEST_WIN
    }

    /// Returns true for a proven loss.
    ///
    /// ```
    /// use tabuleiro_search::Score;
    ///
    /// assert!(!Score::EVEN.is_loss());
    /// ```
    #[inline]
    pub fn is_loss(self) -> bool {
        self.0 <= -FARTHEST_WIN
    }

    /// Returns the score without its proof: beyond all estimates, but less certain than a proven one.
    #[inline]
    #[must_use]
    pub(crate) fn unproven(self) -> Score {
        if self.is_proven() { Score(self.0.signum() * UNPROVEN_WIN) } else { self }
    }

    /// Returns the score in thousandths of a logit; proven scores are greater than 31,000 or less than
    /// -31,000.
    ///
    /// ```
    /// use tabuleiro_search::Score;
    ///
    /// assert_eq!(Score::estimate(250).value(), 250);
    /// ```
    #[inline]
    pub fn value(self) -> i32 {
        self.0.into()
    }

    /// Returns the score as it is stored for a position so many plies from the root: the distance to the
    /// end is relative to that position.
    #[inline]
    pub(crate) fn to_table(self, ply: usize) -> i16 {
        match self {
            score if score.is_win() => score.0 + ply as i16,
            score if score.is_loss() => score.0 - ply as i16,
            score => score.0,
        }
    }

    /// The inverse of [`to_table`](Score::to_table).
    #[inline]
    pub(crate) fn from_table(stored: i16, ply: usize) -> Score {
        match Score(stored) {
            score if score.is_win() => Score(score.0 - ply as i16),
            score if score.is_loss() => Score(score.0 + ply as i16),
            score => score,
        }
    }

    /// Returns the least greater score.
    #[inline]
    pub(crate) fn next_up(self) -> Score {
        Score(self.0 + 1)
    }

    /// Returns the win probability, from 0 for a proven loss to 1 for a proven win. A draw counts as half
    /// a win.
    ///
    /// ```
    /// use tabuleiro_search::Score;
    ///
    /// assert_eq!(Score::EVEN.win_probability(), 0.5);
    /// ```
    pub fn win_probability(self) -> f64 {
        match self {
            score if score.is_win() => 1.0,
            score if score.is_loss() => 0.0,
            score => 1.0 / (1.0 + (-f64::from(score.0) / 1000.0).exp()),
        }
    }

    /// Returns the win probability as [`logistic`] computes it, the same on every machine.
    #[inline]
    pub(crate) fn deterministic_win_probability(self) -> f32 {
        match self {
            score if score.is_win() => 1.0,
            score if score.is_loss() => 0.0,
            score => logistic(f32::from(score.0) / 1000.0),
        }
    }

    /// Returns the greatest estimate whose deterministic win probability is at most this.
    pub(crate) fn from_win_probability(probability: f32) -> Score {
        let (mut least, mut most) = (-i32::from(MAX_ESTIMATE), i32::from(MAX_ESTIMATE));
        while least < most {
            let middle = least + (most - least + 1) / 2;
            if Score::estimate(middle).deterministic_win_probability() <= probability {
                least = middle;
            } else {
                most = middle - 1;
            }
        }
        Score::estimate(least)
    }
}

/// Returns the win probability of a lead in logits: the logistic function, approximately.
///
/// It needs only multiplications and a division. The exponential function differs between machines, but
/// a level has to play the same on every machine.
#[inline]
pub(crate) fn logistic(lead: f32) -> f32 {
    let mut power = 1.0 - lead.clamp(-16.0, 16.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// Writes an estimate in logits, such as `+1.25`, or a proven score in plies, such as `win in 3`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies_to_end() {
            Some(plies) if self.is_win() => write!(f, "win in {plies}"),
            Some(plies) => write!(f, "loss in {plies}"),
            None => write!(f, "{:+.2}", f64::from(self.0) / 1000.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_can_be_recovered_from_its_win_probability() {
        for value in (-12_000..=12_000).step_by(97) {
            let score = Score::estimate(value);
            let probability = score.deterministic_win_probability();
            let back = Score::from_win_probability(probability);
            // Far from even, neighbouring scores have the same probability in single precision.
            assert!((back.deterministic_win_probability() - probability).abs() < 1e-6);
            assert!(back >= score);
            assert!((f64::from(probability) - score.win_probability()).abs() < 0.01, "{value}");
        }
        assert_eq!(Score::from_win_probability(0.5), Score::EVEN);
        let [win, most] = [Score::win_in(3), Score::estimate(20_000)];
        assert!(win.deterministic_win_probability() >= most.deterministic_win_probability());
        assert_eq!((-win).deterministic_win_probability().to_bits(), 0);
    }

    #[test]
    fn a_win_probability_never_becomes_a_proven_score() {
        for probability in [0.0, 1e-9, 0.999_999, 1.0] {
            assert!(!Score::from_win_probability(probability).is_proven(), "{probability}");
        }
    }

    #[test]
    fn scores_are_ordered_from_the_nearest_loss_to_the_nearest_win() {
        let unproven = Score::win_in(9).unproven();
        let scores = [
            Score::LOWEST,
            -Score::win_in(1),
            -Score::win_in(2),
            -unproven,
            Score::estimate(-99_999),
            Score::EVEN,
            Score::estimate(99_999),
            unproven,
            Score::win_in(2),
            Score::win_in(1),
            Score::HIGHEST,
        ];
        assert!(scores.is_sorted() && scores.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(!unproven.is_proven() && Score::win_in(MAX_PLIES).is_win());
        assert_eq!((-Score::win_in(7)).plies_to_end(), Some(7));
        assert_eq!(Score::estimate(5).unproven(), Score::estimate(5));
    }
}
