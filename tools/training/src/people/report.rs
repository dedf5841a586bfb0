//! How well the moves of people are known.

use super::model::Model;
use super::samples::{Sample, Samples};

/// Where bands of ratings begin.
const BANDS: [u16; 8] = [500, 600, 900, 1200, 1500, 1800, 2100, 2501];

/// What comes of some samples.
#[derive(Default)]
struct Sums {
    count: f64,
    uniform: f64,
    slip: f64,
    model: f64,
    /// How often the likeliest move was played,
    first: f64,
    /// and the best by the deepest search.
    best: f64,
    /// What moves lose by the deepest search: people's, and the model's by their chances.
    loss: [f64; 2],
    blunders: [f64; 2],
    bests: [f64; 2],
}

pub fn print(samples: &Samples, model: &Model) {
    for (name, is_training) in [("learnt", true), ("kept apart", false)] {
        let half: Vec<&Sample> = samples
            .all
            .iter()
            .filter(|sample| sample.is_training == is_training && sample.is_measured())
            .collect();
        let best = half.iter().filter(|sample| is_best(sample, sample.played)).count();
        let right = best as f32 / half.len().max(1) as f32;
        println!(
            "{name:12} moves | log-likelihood: uniform  slip  model | first %  best % | loss \
             people model | blunders % | best %"
        );
        let mut all = Sums::default();
        for band in BANDS.windows(2) {
            let within = f32::from(band[0])..f32::from(band[1]);
            let mut sums = Sums::default();
            for sample in half.iter().filter(|sample| within.contains(&sample.rating)) {
                sums.add(sample, model, right);
                all.add(sample, model, right);
            }
            sums.print(&band[0].to_string());
        }
        all.print("all");
    }
}

/// Whether a move is as good as any by the deepest search.
fn is_best(sample: &Sample, index: usize) -> bool {
    sample.values.iter().max() == Some(&sample.values[index])
}

impl Sums {
    fn add(&mut self, sample: &Sample, model: &Model, right: f32) {
        let chances = model.chances(sample);
        let (moves, played) = (sample.moves() as f32, sample.played);
        self.count += 1.0;
        self.uniform -= f64::from(moves.ln());
        let ties = sample.values.iter().filter(|&value| Some(value) == sample.values.iter().max());
        let ties = ties.count() as f32;
        let slip = if is_best(sample, played) {
            right / ties
        } else {
            (1.0 - right) / (moves - ties).max(1.0)
        };
        self.slip += f64::from(slip.ln());
        self.model += f64::from(chances[played].max(1e-30).ln());
        let likeliest = (0..chances.len()).max_by(|&a, &b| chances[a].total_cmp(&chances[b]));
        self.first += f64::from(u8::from(likeliest == Some(played)));
        self.best += f64::from(u8::from(is_best(sample, played)));
        let best = sample.values.iter().max().copied().unwrap_or(0);
        let loss = |index: usize| f64::from((best - sample.values[index]).min(500));
        for (index, &chance) in chances.iter().enumerate() {
            let shares = [f64::from(u8::from(index == played)), f64::from(chance)];
            for (who, share) in shares.into_iter().enumerate() {
                self.loss[who] += share * loss(index);
                self.blunders[who] += if loss(index) >= 200.0 { share } else { 0.0 };
                self.bests[who] += if is_best(sample, index) { share } else { 0.0 };
            }
        }
    }

    fn print(&self, name: &str) {
        let mean = |sum: f64| sum / self.count;
        let percent = |sum: f64| 100.0 * sum / self.count;
        println!(
            "{name:12} {:5} | {:.3} {:.3} {:.3} | {:.1} {:.1} | {:.1} {:.1} | {:.1} {:.1} | {:.1} {:.1}",
            self.count,
            mean(self.uniform),
            mean(self.slip),
            mean(self.model),
            percent(self.first),
            percent(self.best),
            mean(self.loss[0]),
            mean(self.loss[1]),
            percent(self.blunders[0]),
            percent(self.blunders[1]),
            percent(self.bests[0]),
            percent(self.bests[1]),
        );
    }
}
