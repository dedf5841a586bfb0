//! Weights for the opponent that errs as people do, out of rated games.

mod calibration;
mod fit;
mod held;
mod model;
mod report;
mod samples;
mod text;

use std::io;
use std::path::PathBuf;

use clap::Args;

use samples::{Sample, Samples};

/// Finds out how people of every rating choose their moves.
#[derive(Args)]
#[command(
    after_help = "Learns from one half of the games, and tells how well it knows the moves of \
    the other one, which `annabella likeness` measures by."
)]
pub struct Arguments {
    /// PGN files with rated games
    #[arg(required = true)]
    files: Vec<PathBuf>,

    /// Keep what was found about the positions in this file; if it is there, nothing is searched
    #[arg(long)]
    cache: PathBuf,

    /// The text of the weights to write
    #[arg(long, default_value = "core/src/engine/chess/people/weights.rs")]
    out: PathBuf,

    /// Steps of the descent
    #[arg(long, default_value_t = 150)]
    steps: usize,

    /// How firmly weights are held at nothing
    #[arg(long, default_value_t = 20.0)]
    pull: f32,

    /// The same for pieces on squares
    #[arg(long, default_value_t = 40.0)]
    square_pull: f32,

    #[arg(long, default_value_t = 2)]
    threads: usize,
}

pub fn run(arguments: &Arguments) -> io::Result<()> {
    let samples = Samples::get(&arguments.files, &arguments.cache, arguments.threads)?;
    let held = held::held(&samples, arguments);
    let sharpness = calibration::calibrated(&held);
    report::print_held(&held, sharpness);
    report::print_rare("learnt", &held, sharpness);
    let learnt: Vec<&Sample> = samples.all.iter().filter(|sample| sample.is_training).collect();
    let model = fit::fit(&learnt, samples.width, arguments);
    report::print(&samples, &model);
    report::print_rare("kept apart", &held::kept(&samples, &model), sharpness);
    text::write(&model, sharpness, &arguments.out)
}
