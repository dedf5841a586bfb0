use std::ops::Range;

use annabella::engine::chess::trace::{self, DANGER_DIVISOR, MAX_DANGER, WEIGHT_COUNT};

use super::samples::{Sample, Samples};
use crate::chance::chance;

/// A number for each half of each weight.
pub type Halves = Vec<[f32; 2]>;

/// The weights as they are learnt.
#[derive(Clone)]
pub struct Weights(pub Halves);

/// What the weights make of a position.
pub struct Value {
    pub value: f32,
    /// The dangers of both kings, each within what counts.
    dangers: [[f32; 2]; 2],
}

impl Weights {
    /// Those that the program was built with.
    pub fn present() -> Weights {
        let pairs = trace::weights();
        Weights(pairs.map(|(middlegame, endgame)| [middlegame as f32, endgame as f32]).collect())
    }

    /// In centipawns as the mover sees it, without any rounding.
    pub fn value(&self, samples: &Samples, sample: &Sample) -> Value {
        let mut balance = self.sum(samples, &sample.worth);
        let dangers = [0, 1].map(|side| {
            let danger = self.sum(samples, &sample.dangers[side]);
            danger.map(|danger| danger.clamp(0.0, MAX_DANGER as f32))
        });
        let mut value = sample.driving;
        for half in 0..2 {
            let [own, other] = [dangers[0][half], dangers[1][half]];
            balance[half] -= (own * own - other * other) / DANGER_DIVISOR as f32;
            value += balance[half] * sample.shares[half];
        }
        Value { value, dangers }
    }

    fn sum(&self, samples: &Samples, range: &Range<usize>) -> [f32; 2] {
        let mut sum = [0.0; 2];
        for &(weight, times) in &samples.terms[range.clone()] {
            let times = f32::from(times);
            let [middlegame, endgame] = self.0[usize::from(weight)];
            sum[0] += middlegame * times;
            sum[1] += endgame * times;
        }
        sum
    }
}

/// How the error changes with each weight.
pub struct Gradient {
    sum: Halves,
    count: f32,
}

impl Default for Gradient {
    fn default() -> Gradient {
        Gradient { sum: vec![[0.0; 2]; WEIGHT_COUNT], count: 0.0 }
    }
}

impl Gradient {
    pub fn add(&mut self, samples: &Samples, sample: &Sample, weights: &Weights, slope: f32) {
        let Value { value, dangers } = weights.value(samples, sample);
        let told = chance(value, slope);
        // the factors 2 and `slope` are the same everywhere, and Adam divides
        // by them again
        let wrong = (told - sample.target) * told * (1.0 - told);
        let by_half = sample.shares.map(|share| wrong * share);
        self.add_terms(samples, &sample.worth, by_half);
        for (side, sign) in [(0, -1.0), (1, 1.0)] {
            let by_danger = [0, 1].map(|half| {
                let danger: f32 = dangers[side][half];
                // at its ends the danger no longer moves
                let moves = danger > 0.0 && danger < MAX_DANGER as f32;
                if moves {
                    sign * by_half[half] * 2.0 * danger / DANGER_DIVISOR as f32
                } else {
                    0.0
                }
            });
            self.add_terms(samples, &sample.dangers[side], by_danger);
        }
        self.count += 1.0;
    }

    fn add_terms(&mut self, samples: &Samples, range: &Range<usize>, by_half: [f32; 2]) {
        for &(weight, times) in &samples.terms[range.clone()] {
            let sum = &mut self.sum[usize::from(weight)];
            sum[0] += f32::from(times) * by_half[0];
            sum[1] += f32::from(times) * by_half[1];
        }
    }

    pub fn merge(&mut self, other: &Gradient) {
        self.count += other.count;
        for (sum, more) in self.sum.iter_mut().flatten().zip(other.sum.iter().flatten()) {
            *sum += more;
        }
    }
}

/// Steps against the gradient, each weight at its own pace (Kingma and Ba,
/// "Adam", 2015).
pub struct Adam {
    mean: Halves,
    square: Halves,
    steps: i32,
}

impl Default for Adam {
    fn default() -> Adam {
        let zero = vec![[0.0; 2]; WEIGHT_COUNT];
        Adam { mean: zero.clone(), square: zero, steps: 0 }
    }
}

impl Adam {
    const KEEP_MEAN: f32 = 0.9;
    const KEEP_SQUARE: f32 = 0.999;

    /// `pull` draws the weights back to where they began.
    pub fn step(
        &mut self,
        weights: &mut Weights,
        gradient: &Gradient,
        present: &Weights,
        pull: f32,
        rate: f32,
    ) {
        self.steps += 1;
        let mean_share = 1.0 - Adam::KEEP_MEAN.powi(self.steps);
        let square_share = 1.0 - Adam::KEEP_SQUARE.powi(self.steps);
        for at in 0..WEIGHT_COUNT {
            for half in 0..2 {
                let weight = &mut weights.0[at][half];
                let slope = gradient.sum[at][half] / gradient.count.max(1.0)
                    + pull * (*weight - present.0[at][half]);
                let mean = &mut self.mean[at][half];
                let square = &mut self.square[at][half];
                *mean = Adam::KEEP_MEAN * *mean + (1.0 - Adam::KEEP_MEAN) * slope;
                *square = Adam::KEEP_SQUARE * *square + (1.0 - Adam::KEEP_SQUARE) * slope * slope;
                let pace = (*square / square_share).sqrt() + 1e-10;
                *weight -= rate * (*mean / mean_share) / pace;
            }
        }
    }
}
