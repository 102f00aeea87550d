//! Strength from results: Elo differences and how sure they are.

use serde::Serialize;

/// What one player has earned.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Score {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    /// From 0 to 1 for each game.
    pub(crate) points: f64,
    #[serde(skip)]
    squares: f64,
}

impl Score {
    /// Adds a game that earned so much.
    pub(crate) fn add(&mut self, points: f64, is_win: bool, is_draw: bool) {
        match (is_win, is_draw) {
            (true, _) => self.wins += 1,
            (false, true) => self.draws += 1,
            (false, false) => self.losses += 1,
        }
        self.points += points;
        self.squares += points * points;
    }

    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// How much stronger than its opponents, in Elo; infinite where it earned all or nothing.
    pub(crate) fn elo(&self) -> f64 {
        elo(self.points / f64::from(self.games()))
    }

    /// The interval that holds the true difference in 95 of 100 such matches.
    ///
    /// This is Wilson's interval with the variance that was seen: it stays within what can be
    /// earned, so that also a lopsided match says something.
    pub(crate) fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let games = f64::from(self.games());
        let mean = self.points / games;
        let variance = (self.squares / games - mean * mean).max(0.0);
        let weight = 1.0 / (1.0 + Z * Z / games);
        let centre = weight * (mean + Z * Z / (2.0 * games));
        let margin = weight * Z * (variance / games + Z * Z / (4.0 * games * games)).sqrt();
        (elo((centre - margin).max(0.0)), elo((centre + margin).min(1.0)))
    }

    /// The difference with its error, such as `+67 ±49`; for a match that was won or lost whole, a
    /// bound, such as `>+533`.
    pub(crate) fn words(&self) -> String {
        let (low, high) = self.interval();
        match self.elo() {
            elo if elo == f64::INFINITY => format!(">{low:+.0}"),
            elo if elo == f64::NEG_INFINITY => format!("<{high:+.0}"),
            elo => format!("{elo:+.0} ±{:.0}", (high - low) / 2.0),
        }
    }
}

/// The difference at which a player is expected to earn this share.
fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(wins: u32, draws: u32, losses: u32) -> Score {
        let mut score = Score::default();
        (0..wins).for_each(|_| score.add(1.0, true, false));
        (0..draws).for_each(|_| score.add(0.5, false, true));
        (0..losses).for_each(|_| score.add(0.0, false, false));
        score
    }

    #[test]
    fn known_shares_have_known_differences() {
        assert!(score(5, 0, 5).elo().abs() < 1e-9);
        assert!((score(75, 0, 25).elo() - 190.85).abs() < 0.01);
        assert!((score(1, 0, 10).elo() + 400.0).abs() < 1e-9);
        assert!(score(3, 0, 0).elo() > f64::MAX);
        assert!(score(0, 0, 3).elo() < f64::MIN);
    }

    #[test]
    fn more_games_are_surer_and_draws_too() {
        let width = |score: Score| score.interval().1 - score.interval().0;
        assert!(width(score(60, 0, 40)) > width(score(600, 0, 400)));
        assert!(width(score(60, 0, 40)) > width(score(20, 80, 0)));
        // 50 of 100: Wilson's interval goes from 0.4038 to 0.5962.
        assert_eq!(score(50, 0, 50).words(), "+0 ±68");
    }

    #[test]
    fn a_match_that_is_won_whole_gives_a_bound() {
        // 100 of 100: at least 0.963, which is 566 Elo.
        assert_eq!(score(100, 0, 0).words(), ">+566");
        assert_eq!(score(0, 0, 100).words(), "<-566");
    }
}
