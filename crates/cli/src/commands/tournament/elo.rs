//! Elo differences and expected scores.

/// Returns the Elo difference for an expected score; infinite for 0 and 1.
pub(super) fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// Returns the expected score for an Elo difference.
pub(super) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Returns the cumulative distribution function of the standard normal distribution, by the series
/// of Marsaglia, "Evaluating the Normal Distribution", 2004.
pub(super) fn normal_cdf(x: f64) -> f64 {
    if x.abs() > 8.0 {
        // Beyond that the result is 0 or 1 to fifteen digits, and the series is long.
        return if x > 0.0 { 1.0 } else { 0.0 };
    }
    let (mut sum, mut term, mut odd) = (x, x, 1.0);
    loop {
        odd += 2.0;
        term *= x * x / odd;
        let next = sum + term;
        if next.to_bits() == sum.to_bits() {
            return 0.5 + sum * (-x * x / 2.0).exp() / std::f64::consts::TAU.sqrt();
        }
        sum = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_scores_have_known_elo_differences() {
        assert!(elo(0.5).abs() < 1e-9);
        assert!((elo(0.75) - 190.848_501_9).abs() < 1e-6);
        assert!((elo(1.0 / 11.0) + 400.0).abs() < 1e-9);
        assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn expected_score_is_the_inverse_of_the_elo_difference() {
        for difference in [-700.0, -5.0, 0.0, 1.0, 35.0, 400.0] {
            assert!((elo(expected_score(difference)) - difference).abs() < 1e-9, "{difference}");
        }
    }

    #[test]
    fn the_normal_distribution_has_its_known_values() {
        for (x, likelihood) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_543),
            (-1.0, 0.158_655_253_931_457),
            (1.959_963_984_540_054, 0.975),
            (-3.0, 0.001_349_898_031_630_1),
            (9.0, 1.0),
            (-9.0, 0.0),
        ] {
            assert!((normal_cdf(x) - likelihood).abs() < 1e-12, "{x}: {}", normal_cdf(x));
        }
    }
}
