//! Weights for the evaluation that is counted by hand
//! (chessprogramming.org, "Texel's Tuning Method").

mod model;
mod samples;
mod text;

use std::fs;
use std::io;
use std::path::PathBuf;

use annabella::engine::chess::trace;
use clap::Args;

use crate::chance::chance;
use model::{Adam, Gradient, Weights};
use samples::{Sample, Samples};

/// Finds weights of the evaluation under which it tells best how games end.
#[derive(Args)]
#[command(after_help = "Begins with the weights that the program was built with. A twentieth of \
    the positions is held out, to tell whether the rest is learnt or only remembered.")]
pub struct Arguments {
    /// Files of positions
    #[arg(required = true)]
    files: Vec<PathBuf>,

    /// The text of the weights to write
    #[arg(long, default_value = "core/src/engine/chess/evaluation/weights.rs")]
    out: PathBuf,

    /// How often to go through the positions
    #[arg(long, default_value_t = 40)]
    epochs: usize,

    /// Share of the result of the game in what is to be told; the rest is the
    /// score of the search
    #[arg(long, default_value_t = 0.2)]
    result_share: f32,

    /// The greatest step of a weight at first, in centipawns
    #[arg(long, default_value_t = 1.0)]
    rate: f32,

    /// With how many positions the present weights weigh against the new
    #[arg(long, default_value_t = 4000.0)]
    pull: f32,

    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// Positions between two steps.
const BATCH: usize = 1 << 14;

pub fn run(arguments: &Arguments) -> io::Result<()> {
    let samples = Samples::read(&arguments.files, arguments.result_share)?;
    let (held_out, learnt): (Vec<&Sample>, Vec<&Sample>) =
        samples.all.iter().partition(|sample| sample.is_held_out);
    let present = Weights::present();
    let slope = samples.slope(&present);
    println!("{} positions, {} held out, slope {slope:.5}", samples.all.len(), held_out.len());
    let mut weights = present.clone();
    let mut adam = Adam::default();
    // how much one position changes the gradient with a weight that counts
    // once in it, where the chances are about 3 to 1
    let firmness = 0.2 * 0.2 * slope;
    let pull = arguments.pull * firmness / learnt.len().max(1) as f32;
    for epoch in 0..=arguments.epochs {
        if epoch % 5 == 0 || epoch == arguments.epochs {
            let [known, unknown] = [&learnt, &held_out]
                .map(|set| error(&samples, set, &weights, slope, arguments.threads));
            println!("{epoch:3}: error {known:.6}, held out {unknown:.6}");
        }
        if epoch == arguments.epochs {
            break;
        }
        let rate = arguments.rate * (1.0 - epoch as f32 / arguments.epochs as f32).max(0.05);
        for at in 0..learnt.len().div_ceil(BATCH) {
            // each batch takes positions from everywhere
            let batches = learnt.len().div_ceil(BATCH);
            let batch: Vec<&Sample> =
                learnt.iter().skip((at + epoch) % batches).step_by(batches).copied().collect();
            let gradient = gradient(&samples, &batch, &weights, slope, arguments.threads);
            adam.step(&mut weights, &gradient, &present, pull, rate);
        }
    }
    fs::write(&arguments.out, text::with_weights(trace::SOURCE, &weights))
}

/// The gradient over a batch, on several threads.
fn gradient(
    samples: &Samples,
    batch: &[&Sample],
    weights: &Weights,
    slope: f32,
    threads: usize,
) -> Gradient {
    let parts = on_threads(batch, threads, |part| {
        let mut gradient = Gradient::default();
        for sample in part {
            gradient.add(samples, sample, weights, slope);
        }
        gradient
    });
    let mut sum = Gradient::default();
    for part in parts {
        sum.merge(&part);
    }
    sum
}

/// The mean square of what is told wrongly.
fn error(samples: &Samples, set: &[&Sample], weights: &Weights, slope: f32, threads: usize) -> f64 {
    let parts = on_threads(set, threads, |part| {
        let wrong = |sample: &&Sample| {
            let told = chance(weights.value(samples, sample).value, slope);
            f64::from(told - sample.target).powi(2)
        };
        part.iter().map(wrong).sum::<f64>()
    });
    parts.into_iter().sum::<f64>() / set.len().max(1) as f64
}

fn on_threads<'a, T: Send>(
    set: &[&'a Sample],
    threads: usize,
    work: impl Fn(&[&'a Sample]) -> T + Sync,
) -> Vec<T> {
    let size = set.len().div_ceil(threads.max(1)).max(1);
    std::thread::scope(|scope| {
        let workers: Vec<_> = set.chunks(size).map(|part| scope.spawn(|| work(part))).collect();
        workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect()
    })
}
