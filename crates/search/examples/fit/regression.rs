//! Logistic regression by Newton's method.

/// A position from the view of one seat, and the points of that seat in the end, from 0 to 1.
pub(crate) struct Sample {
    pub(crate) features: Vec<f32>,
    pub(crate) result: f32,
}

/// The weights of greatest likelihood.
pub(crate) struct Regression {
    pub(crate) weights: Vec<f64>,
    /// The mean log loss of the results.
    pub(crate) loss: f64,
}

/// The ridge penalty, which keeps the weights of rare or collinear features small.
const RIDGE: f64 = 1e-4;
const STEPS: usize = 12;

impl Regression {
    pub(crate) fn fit(samples: &[Sample], features: usize) -> Regression {
        let mut weights = vec![0.0; features];
        for _ in 0..STEPS {
            let (gradient, hessian) = gradient_and_hessian(samples, &weights);
            let step = solve(hessian, gradient);
            weights.iter_mut().zip(step).for_each(|(weight, step)| *weight -= step);
        }
        let loss = loss(samples, &weights);
        Regression { weights, loss }
    }
}

/// Returns the mean log loss of the results with these weights.
pub(crate) fn loss(samples: &[Sample], weights: &[f64]) -> f64 {
    let log_loss = |sample: &Sample| {
        let win_probability = win_probability(sample, weights).clamp(1e-9, 1.0 - 1e-9);
        let result = f64::from(sample.result);
        -(result * win_probability.ln() + (1.0 - result) * (1.0 - win_probability).ln())
    };
    samples.iter().map(log_loss).sum::<f64>() / samples.len() as f64
}

fn win_probability(sample: &Sample, weights: &[f64]) -> f64 {
    let features = sample.features.iter().zip(weights);
    let sum: f64 = features.map(|(&feature, weight)| f64::from(feature) * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Returns the gradient and the Hessian of the loss.
fn gradient_and_hessian(samples: &[Sample], weights: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let count = weights.len();
    let total = samples.len() as f64;
    let mut gradient: Vec<f64> = weights.iter().map(|weight| RIDGE * weight * total).collect();
    let mut hessian = vec![vec![0.0; count]; count];
    for (at, row) in hessian.iter_mut().enumerate() {
        row[at] = RIDGE * total;
    }
    for sample in samples {
        let win_probability = win_probability(sample, weights);
        let error = win_probability - f64::from(sample.result);
        let variance = win_probability * (1.0 - win_probability);
        for (one, &feature) in sample.features.iter().enumerate().filter(|(_, f)| **f != 0.0) {
            let feature = f64::from(feature);
            gradient[one] += error * feature;
            for (other, &with) in sample.features[..=one].iter().enumerate() {
                hessian[one][other] += variance * feature * f64::from(with);
            }
        }
    }
    // The Hessian is symmetric: copy the lower triangle.
    for one in 1..count {
        let (before, rest) = hessian.split_at_mut(one);
        before.iter_mut().zip(&rest[0]).for_each(|(row, &sum)| row[one] = sum);
    }
    (gradient, hessian)
}

/// Solves a system of linear equations by Gaussian elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for column in 0..count {
        let pivot = matrix[column][column];
        for row in column + 1..count {
            let factor = matrix[row][column] / pivot;
            let (above, below) = matrix.split_at_mut(row);
            let pairs = below[0].iter_mut().zip(&above[column]);
            pairs.for_each(|(cell, above)| *cell -= factor * above);
            right[row] -= factor * right[column];
        }
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_generated_results_are_recovered() {
        let wanted = [0.7, -1.2, 0.0];
        let samples: Vec<Sample> = (0..4_000_u32)
            .map(|n| {
                let digit = |by: u32| (n / by % 10) as f32 / 5.0 - 0.9;
                let features = vec![digit(1), digit(10), digit(100)];
                let mut sample = Sample { features, result: 0.0 };
                sample.result = win_probability(&sample, &wanted) as f32;
                sample
            })
            .collect();
        let found = Regression::fit(&samples, 3).weights;
        for (found, wanted) in found.iter().zip(wanted) {
            assert!((found - wanted).abs() < 0.01, "{found} instead of {wanted}");
        }
    }
}
