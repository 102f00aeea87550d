//! What a position is worth to the side to move.

use std::fmt;
use std::ops::Neg;

use tabuleiro_core::{Outcome, Seat};

/// What a position is worth to somebody: an estimate, or a proven win or loss and how far away its
/// end is.
///
/// Estimates are in thousandths of a logit. Scores are ordered as a player would: a nearer win is
/// better, and a farther loss.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i16);

/// A win at once.
const WIN: i16 = 32_000;
/// The farthest win that is told as one.
const FARTHEST_WIN: i16 = WIN - MAX_PLIES as i16;
/// As good as an estimate gets.
const BEST_ESTIMATE: i16 = 20_000;
/// A loss that is as good as certain but not proven, because not every way out was looked at.
const HOPELESS: i16 = 25_000;

/// How many moves ahead anything is looked at.
pub(crate) const MAX_PLIES: usize = 250;

impl Score {
    /// Below every other score.
    pub(crate) const LOWEST: Score = Score(-WIN - 1);
    /// Above every other score.
    pub(crate) const HIGHEST: Score = Score(WIN + 1);
    /// Neither side is ahead.
    pub const EVEN: Score = Score(0);

    /// An estimate; what is too large is taken for the greatest there is.
    #[inline]
    pub fn estimate(worth: i32) -> Score {
        Score(worth.clamp(-i32::from(BEST_ESTIMATE), i32::from(BEST_ESTIMATE)) as i16)
    }

    /// An estimate for a seat: what it has, less what the others have on average.
    #[inline]
    pub(crate) fn of_lead(own: i32, others: i32, players: usize) -> Score {
        Score::estimate(own - others / (players as i32 - 1))
    }

    /// A win after so many moves.
    #[inline]
    pub(crate) const fn win_after(plies: usize) -> Score {
        Score(WIN - plies as i16)
    }

    /// What an end of the game, so many moves away, is worth to a seat.
    ///
    /// `is_certain` tells whether the end follows from the position alone: one that depends on how
    /// it was reached, such as a repetition, proves nothing.
    pub(crate) fn of_end(outcome: &Outcome, seat: Seat, plies: usize, is_certain: bool) -> Score {
        let places = &outcome.places;
        let last = Seat::all(places.players()).map(|other| places.place(other)).max();
        let place = places.place(seat);
        let certain = |score: Score| if is_certain { score } else { score.doubted() };
        if places.winner() == Some(seat) {
            certain(Score::win_after(plies))
        } else if Some(place) == last && place > 1 {
            certain(-Score::win_after(plies))
        } else {
            // Between the first and the last: as far from both as the seat beat others.
            Score::estimate(((2.0 * places.points(seat) - 1.0) * 16_000.0) as i32)
        }
    }

    /// The number of moves to the end if a win or a loss is proven.
    pub fn plies_to_end(self) -> Option<usize> {
        let plies = WIN - self.0.abs();
        (self.0.abs() >= FARTHEST_WIN).then_some(plies as usize)
    }

    /// Whether a win or a loss is proven.
    #[inline]
    pub fn is_proven(self) -> bool {
        self.0.abs() >= FARTHEST_WIN
    }

    /// Whether this is a proven win.
    #[inline]
    pub fn is_win(self) -> bool {
        self.0 >= FARTHEST_WIN
    }

    /// Whether this is a proven loss.
    #[inline]
    pub fn is_loss(self) -> bool {
        self.0 <= -FARTHEST_WIN
    }

    /// The same score where what it rests on is not certain.
    #[inline]
    #[must_use]
    pub(crate) fn doubted(self) -> Score {
        if self.is_proven() { Score(self.0.signum() * HOPELESS) } else { self }
    }

    /// As a number: thousandths of a logit, beyond all estimates for what is proven.
    #[inline]
    pub fn value(self) -> i32 {
        self.0.into()
    }

    /// As it is kept for a position so many moves from the root: ends are counted from there.
    #[inline]
    pub(crate) fn to_table(self, plies: usize) -> i16 {
        match self {
            score if score.is_win() => score.0 + plies as i16,
            score if score.is_loss() => score.0 - plies as i16,
            score => score.0,
        }
    }

    /// The inverse of [`to_table`](Score::to_table).
    #[inline]
    pub(crate) fn from_table(kept: i16, plies: usize) -> Score {
        match Score(kept) {
            score if score.is_win() => Score(score.0 - plies as i16),
            score if score.is_loss() => Score(score.0 + plies as i16),
            score => score,
        }
    }

    /// Just above this score: what a search asks that only wants to know whether it is exceeded.
    #[inline]
    pub(crate) fn above(self) -> Score {
        Score(self.0 + 1)
    }

    /// What may be expected, from 0 for a loss to 1 for a win; the same on every machine.
    #[inline]
    pub(crate) fn hope(self) -> f32 {
        match self {
            score if score.is_win() => 1.0,
            score if score.is_loss() => 0.0,
            score => hope_of_lead(f32::from(score.0) / 1000.0),
        }
    }

    /// The greatest estimate from which no more may be expected than this.
    pub(crate) fn of_hope(hope: f32) -> Score {
        let (mut least, mut most) = (-i32::from(BEST_ESTIMATE), i32::from(BEST_ESTIMATE));
        while least < most {
            let middle = least + (most - least + 1) / 2;
            if Score::estimate(middle).hope() <= hope {
                least = middle;
            } else {
                most = middle - 1;
            }
        }
        Score::estimate(least)
    }

    /// How likely the side is to win, from 0 to 1; half of the draws are counted as wins.
    pub fn chance(self) -> f64 {
        1.0 / (1.0 + (-f64::from(self.0) / 1000.0).exp())
    }
}

/// What may be expected of a lead in logits, from 0 to 1.
///
/// By multiplications alone: how a machine computes exponentials is its own affair, and a level has
/// to play the same on every machine.
#[inline]
pub(crate) fn hope_of_lead(lead: f32) -> f32 {
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

/// `+1.25`, or `win in 3` and `loss in 4` with the number of moves to the end.
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
    fn what_may_be_expected_tells_the_score() {
        for value in (-12_000..=12_000).step_by(97) {
            let hope = Score::estimate(value).hope();
            let back = Score::of_hope(hope);
            // Far from even, neighbouring scores have the same hope in so few digits.
            assert!((back.hope() - hope).abs() < 1e-6 && back >= Score::estimate(value));
            assert!((f64::from(hope) - Score::estimate(value).chance()).abs() < 0.01, "{value}");
        }
        assert_eq!(Score::of_hope(0.5), Score::EVEN);
        assert!(Score::win_after(3).hope() >= Score::estimate(20_000).hope());
        assert_eq!((-Score::win_after(3)).hope().to_bits(), 0);
    }

    #[test]
    fn what_is_hoped_for_is_an_estimate_however_certain() {
        for hope in [0.0, 1e-9, 0.999_999, 1.0] {
            assert!(!Score::of_hope(hope).is_proven(), "{hope}");
        }
    }
}
