//! How well the moves of people are known.

use annabella::engine::chess::people::names;

use super::calibration::{Sharpness, moments};
use super::fit::is_avoided;
use super::held::Held;
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

/// How the half learnt from is foreseen without its own games.
pub fn print_held(held: &[Held], sharpness: Sharpness) {
    print_all_near("as fitted", held, |held| held.chances(Sharpness::FITTED));
    print_all_near(&format!("{sharpness:?}"), held, |held| held.chances(sharpness));
}

fn print_all_near(name: &str, held: &[Held], chances: impl Fn(&Held) -> Vec<f32>) {
    println!(
        "{name}\nrating moves | log-likelihood | loss people model | blunders % | best % | \
         mates missed %, of | allows mate %"
    );
    for rating in (700..=2_200).step_by(150) {
        print_near(held, &chances, f32::from(rating as u16));
    }
}

/// How often people do what they hardly ever do, and how often the model does so where they were.
pub fn print_rare(half: &str, held: &[Held], sharpness: Sharpness) {
    let names = names();
    println!(
        "{half}, in 1,000 moves of people and of the model: 600 to 1199, 1200 to 1799, 1800 to 2400"
    );
    for (feature, name) in names.iter().enumerate().filter(|(_, name)| is_avoided(name)) {
        let rate = |from: f32, to: f32| {
            let within = |held: &&Held| (from..to).contains(&held.sample.rating);
            let (mut people, mut model, mut count) = (0.0, 0.0, 0.0);
            for held in held.iter().filter(within) {
                let sample = held.sample;
                let has = |index: usize| sample.features[index * names.len() + feature];
                let chances = held.chances(sharpness);
                people += has(sample.played);
                model += chances.iter().enumerate().map(|(at, share)| share * has(at)).sum::<f32>();
                count += 1.0;
            }
            format!("{:.1} {:.1}", 1_000.0 * people / count, 1_000.0 * model / count)
        };
        let rates = [rate(600.0, 1_200.0), rate(1_200.0, 1_800.0), rate(1_800.0, 2_401.0)];
        println!("{name:50} {}", rates.join(" | "));
    }
}

/// At one rating, smoothed with a width of 120.
fn print_near(held: &[Held], chances: &impl Fn(&Held) -> Vec<f32>, rating: f32) {
    let names = names();
    let feature = |name: &str| names.iter().position(|&found| found == name).unwrap_or(0);
    let (mate, mated) = (feature("mate"), feature("mated at once"));
    let mut sums = [[0.0; 5]; 2];
    let (mut count, mut likelihood, mut occasions) = (0.0, 0.0, 0.0);
    for held in held {
        let sample = held.sample;
        let away = (sample.rating - rating) / 120.0;
        if sample.seconds < 300.0 || sample.ply < 12 || away.abs() > 3.0 {
            continue;
        }
        let weight = f64::from((-away * away / 2.0).exp());
        let chances = chances(held);
        let width = names.len();
        let has = |index: usize, feature: usize| sample.features[index * width + feature] > 0.5;
        let can_mate = (0..chances.len()).any(|index| has(index, mate));
        occasions += if can_mate { weight } else { 0.0 };
        if sample.is_measured() {
            count += weight;
            likelihood += weight * f64::from(chances[sample.played].max(1e-30).ln());
        }
        for (index, moments) in moments(sample).enumerate() {
            let played = f64::from(u8::from(index == sample.played));
            for (sums, share) in sums.iter_mut().zip([played, f64::from(chances[index])]) {
                if can_mate && !has(index, mate) {
                    sums[3] += weight * share;
                }
                if !sample.is_measured() {
                    continue;
                }
                for (sum, moment) in sums.iter_mut().zip(moments) {
                    *sum += weight * share * moment;
                }
                sums[4] += if has(index, mated) { weight * share } else { 0.0 };
            }
        }
    }
    let [people, model] = sums.map(|[loss, blunders, best, missed, mated]| {
        let [blunders, best, mated] = [blunders, best, mated].map(|sum| 100.0 * sum / count);
        [loss / count, blunders, best, 100.0 * missed / occasions, mated]
    });
    let pairs: Vec<String> =
        people.iter().zip(model).map(|(one, other)| format!("{one:.1} {other:.1}")).collect();
    println!(
        "{rating} {count:.0} | {:.3} | {} | of {occasions:.0}",
        likelihood / count,
        pairs.join(" | ")
    );
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
