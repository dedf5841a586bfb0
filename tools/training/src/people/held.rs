//! Samples foreseen by weights that have not seen their games.

use super::Arguments;
use super::calibration::Sharpness;
use super::fit::fit;
use super::model::{Model, shares};
use super::samples::{Sample, Samples};

/// Into so many parts the games fall.
const PARTS: u32 = 5;

/// A sample, and what the moves are worth by the weights, before any sharpness.
pub struct Held<'a> {
    pub sample: &'a Sample,
    scores: Vec<f32>,
}

impl Held<'_> {
    pub fn chances(&self, sharpness: Sharpness) -> Vec<f32> {
        sharpened(&self.scores, sharpness.at(self.sample.t()))
    }
}

fn sharpened(scores: &[f32], sharpness: f32) -> Vec<f32> {
    shares(scores.iter().map(|score| score * sharpness).collect())
}

/// The samples of the half kept apart, by weights fitted to the other one.
pub fn kept<'a>(samples: &'a Samples, model: &Model) -> Vec<Held<'a>> {
    let kept = samples.all.iter().filter(|sample| !sample.is_training);
    kept.map(|sample| Held { sample, scores: model.scores(sample, sample.t()) }).collect()
}

/// All samples of the half for learning, each by weights fitted to the games of other parts.
pub fn held<'a>(samples: &'a Samples, arguments: &Arguments) -> Vec<Held<'a>> {
    let training: Vec<&Sample> = samples.all.iter().filter(|sample| sample.is_training).collect();
    let foreseen = |part: u32| {
        let (own, others): (Vec<&Sample>, Vec<&Sample>) =
            training.iter().copied().partition(|sample| sample.game % PARTS == part);
        let model = fit(&others, samples.width, arguments);
        let held =
            move |sample: &'a Sample| Held { sample, scores: model.scores(sample, sample.t()) };
        own.into_iter().map(held)
    };
    (0..PARTS).flat_map(foreseen).collect()
}
