//! The network of the evaluation of checkers.

mod model;
mod samples;

use std::f32::consts::PI;
use std::fs;
use std::io;
use std::path::PathBuf;

use clap::Args;

use model::{Adam, Model};
use samples::{Sample, Samples};

/// Trains the network that says what squares are worth in checkers.
#[derive(Args)]
#[command(after_help = "A twentieth of the positions is held out, to tell whether the rest is \
    learnt or only remembered. The same files give the same network.")]
pub struct Arguments {
    /// Files of positions
    #[arg(required = true)]
    files: Vec<PathBuf>,

    /// The file of the weights to write
    #[arg(long, default_value = "core/src/engine/checkers/evaluation/network/weights.net")]
    out: PathBuf,

    /// How often to go through the positions
    #[arg(long, default_value_t = 30)]
    epochs: usize,

    /// Share of the result of the game in what is to be told; the rest is the score of the search
    #[arg(long, default_value_t = 0.5)]
    result_share: f32,

    /// The greatest step of a weight at first
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
}

/// Positions between two steps.
const BATCH: usize = 1 << 11;

pub fn run(arguments: &Arguments) -> io::Result<()> {
    let samples = Samples::read(&arguments.files, arguments.result_share)?;
    let Samples { learnt, held_out } = &samples;
    println!("{} positions, {} held out", learnt.len(), held_out.len());
    let (mut model, mut adam) = (Model::random(), Adam::new());
    let batches = learnt.len().div_ceil(BATCH);
    for epoch in 0..arguments.epochs {
        for batch in 0..batches {
            let mut gradient = Model::ZERO;
            // each batch takes positions from everywhere
            let first = (batch + epoch * 31) % batches;
            for sample in learnt.iter().skip(first).step_by(batches) {
                model.learn(sample, &mut gradient);
            }
            let done = (epoch * batches + batch) as f32 / (arguments.epochs * batches) as f32;
            let rate = arguments.rate * (0.51 + 0.49 * (PI * done).cos());
            adam.step(&mut model, &gradient, rate);
        }
        let [known, unknown] = [learnt, held_out].map(|set| error(&model, set));
        let rounded = error(&model.rounded(), held_out);
        println!("{epoch:3}: error {known:.6}, held out {unknown:.6}, rounded {rounded:.6}");
    }
    fs::write(&arguments.out, model.bytes())
}

/// The mean square of what is told wrongly.
fn error(model: &Model, set: &[Sample]) -> f64 {
    let wrong = |sample: &Sample| f64::from(model.told(sample) - sample.target).powi(2);
    set.iter().map(wrong).sum::<f64>() / set.len().max(1) as f64
}
