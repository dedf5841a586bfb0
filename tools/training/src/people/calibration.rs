//! How sharply people of a rating choose.
//!
//! Weights that are fitted to some games foresee those a little too surely, and that by how much
//! depends on how many games there are of a rating. So the games learnt from are foreseen once
//! more, each by weights that were fitted without it; what the moves lose then, and how often
//! they are blunders and best ones, is brought as near to what people lost as a curve over the
//! ratings can.

use super::held::Held;
use super::samples::Sample;

/// The ratings at which model and people are compared.
const RATINGS: std::ops::RangeInclusive<u16> = 700..=2_200;
const STEP: usize = 100;
/// How far a rating counts for another one, as the width of a normal curve.
const KERNEL: f32 = 120.0;

/// How much likelier likely moves are than by the weights: as such, for the rating, for its
/// square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sharpness(pub [f32; 3]);

impl Sharpness {
    /// As the weights have it.
    pub const FITTED: Sharpness = Sharpness([1.0, 0.0, 0.0]);

    pub fn at(self, t: f32) -> f32 {
        let [as_such, rating, square] = self.0;
        as_such + rating * t + square * t * t
    }
}

/// What moves come to: their loss in centipawns, blunders, best moves.
pub type Moments = [f64; 3];

/// What each move of a sample counts as.
pub fn moments(sample: &Sample) -> impl Iterator<Item = Moments> {
    let best = sample.values.iter().max().copied().unwrap_or(0);
    sample.values.iter().map(move |value| {
        let loss = f64::from((best - value).min(500));
        let count = |is_so: bool| f64::from(u8::from(is_so));
        [loss, count(loss >= 200.0), count(loss == 0.0)]
    })
}

/// The sharpness with which moves foreseen come nearest to those that were played.
pub fn calibrated(held: &[Held]) -> Sharpness {
    let held: Vec<&Held> = held.iter().filter(|held| held.sample.is_measured()).collect();
    let mut found = Sharpness::FITTED;
    let mut least = distance(&held, found);
    let mut steps = [0.08, 0.04, 0.04];
    while steps.iter().any(|&step| step > 0.003) {
        for (at, size) in steps.iter_mut().enumerate() {
            let better = [*size, -*size].into_iter().find_map(|step| {
                let mut next = found;
                next.0[at] += step;
                let distance = distance(&held, next);
                (distance < least).then_some((next, distance))
            });
            match better {
                Some(better) => (found, least) = better,
                None => *size /= 2.0,
            }
        }
    }
    found
}

/// How far what is foreseen is from what was played, in squares of what chance does.
fn distance(held: &[&Held], sharpness: Sharpness) -> f64 {
    let foreseen: Vec<(f32, Moments, Moments)> = held
        .iter()
        .map(|held| {
            let sample = held.sample;
            let chances = held.chances(sharpness);
            let mut expected = [0.0; 3];
            let mut played = [0.0; 3];
            for (index, (moments, chance)) in moments(sample).zip(&chances).enumerate() {
                for (sum, moment) in expected.iter_mut().zip(moments) {
                    *sum += moment * f64::from(*chance);
                }
                if index == sample.played {
                    played = moments;
                }
            }
            (sample.rating, played, expected)
        })
        .collect();
    let at = |rating: f32| {
        let (mut weights, mut squares) = (0.0, 0.0);
        let (mut played_sum, mut difference) = ([0.0; 3], [0.0; 3]);
        let mut spread = [0.0; 3];
        for (own, played, expected) in &foreseen {
            let away = (own - rating) / KERNEL;
            let weight = f64::from((-away * away / 2.0).exp());
            weights += weight;
            squares += weight * weight;
            for moment in 0..3 {
                played_sum[moment] += weight * played[moment];
                difference[moment] += weight * (expected[moment] - played[moment]);
                spread[moment] += weight * (expected[moment] - played[moment]).powi(2);
            }
        }
        let count = weights * weights / squares;
        let each = |moment: usize| {
            let mean = difference[moment] / weights;
            mean * mean * count / (spread[moment] / weights)
        };
        (0..3).map(each).sum::<f64>()
    };
    RATINGS.step_by(STEP).map(|rating| at(f32::from(rating))).sum()
}
