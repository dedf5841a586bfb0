//! The chances of the moves, and how they change with the weights.

use annabella::engine::chess::people::SQUARES;

use super::samples::Sample;

/// Each feature has a weight as such, one for the rating, one for its square, one for the time.
pub const TERMS: usize = 4;
/// Pieces on squares have one as such and one for the rating.
pub const SQUARE_TERMS: usize = 2;

/// Weights, or how much an error changes with each of them.
#[derive(Clone)]
pub struct Model {
    pub width: usize,
    /// [`TERMS`] times as many as there are features, then those of pieces on squares.
    pub weights: Vec<f32>,
}

impl Model {
    pub fn empty(width: usize) -> Model {
        Model { width, weights: vec![0.0; width * TERMS + SQUARES * SQUARE_TERMS] }
    }

    /// The chances of the moves of a sample.
    pub fn chances(&self, sample: &Sample) -> Vec<f32> {
        shares(self.scores(sample, sample.t()))
    }

    /// What the moves of a sample are worth at a rating; chances are the powers of e.
    pub fn scores(&self, sample: &Sample, t: f32) -> Vec<f32> {
        let width = self.width;
        let terms = [1.0, t, t * t, sample.time()];
        let mut effective = vec![0.0_f32; width];
        for (part, term) in self.weights.chunks_exact(width).zip(terms) {
            for (sum, weight) in effective.iter_mut().zip(part) {
                *sum += term * weight;
            }
        }
        let squares = &self.weights[width * TERMS..];
        let score = |(row, squares_of): (&[f32], &[u16; 2])| {
            let mut parts = [0.0_f32; 8];
            let (chunks, rest) = row.as_chunks::<8>();
            let (weights, weights_rest) = effective.as_chunks::<8>();
            for (values, weights) in chunks.iter().zip(weights) {
                for ((part, value), weight) in parts.iter_mut().zip(values).zip(weights) {
                    *part += value * weight;
                }
            }
            let dense = parts.iter().sum::<f32>()
                + rest.iter().zip(weights_rest).map(|(value, weight)| value * weight).sum::<f32>();
            let sparse = squares_of.iter().map(|&at| {
                squares[usize::from(at)] + terms[1] * squares[SQUARES + usize::from(at)]
            });
            dense + sparse.sum::<f32>()
        };
        sample.features.chunks_exact(width).zip(&sample.squares).map(score).collect()
    }

    /// Adds how the error in a sample changes with the weights; returns the error.
    pub fn learn(&self, sample: &Sample, gradient: &mut [f32], scratch: &mut Vec<f32>) -> f64 {
        let width = self.width;
        let chances = self.chances(sample);
        let weight = sample.weight();
        let t = sample.t();
        let terms = [1.0, t, t * t, sample.time()];
        scratch.clear();
        scratch.resize(width, 0.0);
        let (dense, squares) = gradient.split_at_mut(width * TERMS);
        for (index, (row, squares_of)) in
            sample.features.chunks_exact(width).zip(&sample.squares).enumerate()
        {
            let wrong = weight * (chances[index] - f32::from(u8::from(index == sample.played)));
            for (sum, value) in scratch.iter_mut().zip(row) {
                *sum += wrong * value;
            }
            for &at in squares_of {
                squares[usize::from(at)] += wrong;
                squares[SQUARES + usize::from(at)] += wrong * terms[1];
            }
        }
        for (part, term) in dense.chunks_exact_mut(width).zip(terms) {
            for (sum, value) in part.iter_mut().zip(scratch.iter()) {
                *sum += term * value;
            }
        }
        f64::from(-weight * chances[sample.played].max(1e-30).ln())
    }
}

/// Scores as chances, which sum to 1.
pub fn shares(mut scores: Vec<f32>) -> Vec<f32> {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    for score in &mut scores {
        *score = (*score - most).exp();
    }
    let sum: f32 = scores.iter().sum();
    for score in &mut scores {
        *score /= sum;
    }
    scores
}
