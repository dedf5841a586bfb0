//! Descent to the likeliest weights (D. Liu and J. Nocedal, "On the limited memory BFGS method
//! for large scale optimization", 1989).

use std::collections::VecDeque;
use std::thread;

use annabella::engine::chess::people::names;

use super::Arguments;
use super::model::{Model, TERMS};
use super::samples::Sample;

/// How many steps are remembered.
const MEMORY: usize = 12;

/// How much more firmly than as such a weight for the rating, its square and the time is held.
const USUAL: [f32; TERMS] = [1.0, 2.0, 4.0, 2.0];
/// The same of mates of all kinds. There are too few among the stronger for a curve: that the
/// weaker of them should see a mate more often than the stronger would be chance.
const RARE: [f32; TERMS] = [1.0, 2.0, 1_000.0, 2.0];
/// The same of a mate as such: it is hardly held, since many other weights speak for it.
const MATE: [f32; TERMS] = [0.05, 0.1, 1_000.0, 2.0];
/// The same of what people hardly ever do though they nearly always could, such as putting the
/// queen where it is taken. Firmly held it would be done more often than by people.
const AVOIDED: [f32; TERMS] = [0.05, 0.2, 2.0, 1.0];

/// The same of what nobody did, so that there is no curve over the ratings.
const UNHEARD: [f32; TERMS] = [0.05, 0.2, 1_000.0, 1.0];

/// The likeliest weights by these samples, whose moves have so many features.
pub fn fit(learnt: &[&Sample], width: usize, arguments: &Arguments) -> Model {
    let mut model = Model::empty(width);
    let pulls = pulls(&model, arguments);
    let (mut error, mut gradient) = error(learnt, &model, &pulls, arguments.threads);
    let mut memory: VecDeque<(Vec<f32>, Vec<f32>)> = VecDeque::new();
    for step in 0..arguments.steps {
        let direction = direction(&gradient, &memory);
        let slope = dot(&direction, &gradient);
        let mut length = if memory.is_empty() { 1.0 / norm(&gradient) } else { 1.0 };
        let mut found = None;
        for _ in 0..20 {
            let mut next = model.clone();
            for (weight, change) in next.weights.iter_mut().zip(&direction) {
                *weight += length as f32 * change;
            }
            let (value, slopes) = self::error(learnt, &next, &pulls, arguments.threads);
            if value <= error + 1e-4 * length * slope {
                found = Some((next, value, slopes));
                break;
            }
            length /= 2.0;
        }
        let Some((next, value, slopes)) = found else { break };
        let minus = |one: &[f32], other: &[f32]| -> Vec<f32> {
            one.iter().zip(other).map(|(one, other)| one - other).collect()
        };
        let way = minus(&next.weights, &model.weights);
        let change = minus(&slopes, &gradient);
        if dot(&way, &change) > 1e-10 {
            memory.push_back((way, change));
            if memory.len() > MEMORY {
                memory.pop_front();
            }
        }
        let gain = error - value;
        (model, error, gradient) = (next, value, slopes);
        if step.is_multiple_of(25) {
            eprintln!("step {step}: {error:.1}");
        }
        if gain < error * 1e-7 {
            break;
        }
    }
    model
}

fn pulls(model: &Model, arguments: &Arguments) -> Vec<f32> {
    let mut pulls = vec![arguments.square_pull; model.weights.len()];
    let names = names();
    for (index, pull) in pulls[..model.width * TERMS].iter_mut().enumerate() {
        let (term, feature) = (index / model.width, index % model.width);
        let factors = match names.get(feature).copied().unwrap_or_default() {
            "mate" => MATE,
            "lesser promotion in safety" => UNHEARD,
            name if is_avoided(name) => AVOIDED,
            name if name.starts_with("mate") => RARE,
            _ => USUAL,
        };
        *pull = arguments.pull * factors[term];
    }
    pulls
}

/// Whether a feature is something that people hardly ever do.
pub fn is_avoided(name: &str) -> bool {
    let parts = [
        "with loss",
        "into a capture",
        "loses over",
        "lost to",
        "leaves the queen",
        "leaves a rook",
        "leaves an officer",
        "lesser promotion",
    ];
    name == "gives up castling" || parts.iter().any(|part| name.contains(part))
}

/// The error over all samples with what the pull adds, and its gradient.
fn error(samples: &[&Sample], model: &Model, pulls: &[f32], threads: usize) -> (f64, Vec<f32>) {
    let size = samples.len().div_ceil(threads.max(1)).max(1);
    let parts: Vec<(f64, Vec<f32>)> = thread::scope(|scope| {
        let work = |part: &[&Sample]| {
            let (mut sum, mut gradient) = (0.0, vec![0.0; model.weights.len()]);
            let mut scratch = Vec::new();
            for sample in part {
                sum += model.learn(sample, &mut gradient, &mut scratch);
            }
            (sum, gradient)
        };
        let workers: Vec<_> =
            samples.chunks(size).map(|part| scope.spawn(move || work(part))).collect();
        workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect()
    });
    let mut sum = 0.0;
    let mut gradient = vec![0.0; model.weights.len()];
    for (error, part) in parts {
        sum += error;
        for (total, more) in gradient.iter_mut().zip(part) {
            *total += more;
        }
    }
    for ((total, weight), pull) in gradient.iter_mut().zip(&model.weights).zip(pulls) {
        *total += pull * weight;
        sum += f64::from(pull * weight * weight) / 2.0;
    }
    (sum, gradient)
}

fn direction(gradient: &[f32], memory: &VecDeque<(Vec<f32>, Vec<f32>)>) -> Vec<f32> {
    let mut direction: Vec<f32> = gradient.iter().map(|slope| -slope).collect();
    let mut shares = Vec::new();
    for (way, change) in memory.iter().rev() {
        let share = dot(way, &direction) / dot(way, change);
        add(&mut direction, change, -share);
        shares.push(share);
    }
    if let Some((way, change)) = memory.back() {
        let scale = (dot(way, change) / dot(change, change)) as f32;
        for part in &mut direction {
            *part *= scale;
        }
    }
    for ((way, change), share) in memory.iter().zip(shares.iter().rev()) {
        let back = dot(change, &direction) / dot(way, change);
        add(&mut direction, way, share - back);
    }
    direction
}

fn add(sum: &mut [f32], more: &[f32], factor: f64) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += factor as f32 * more;
    }
}

fn dot(one: &[f32], other: &[f32]) -> f64 {
    one.iter().zip(other).map(|(one, other)| f64::from(one * other)).sum()
}

fn norm(vector: &[f32]) -> f64 {
    dot(vector, vector).sqrt().max(1e-12)
}
