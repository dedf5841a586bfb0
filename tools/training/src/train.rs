//! Trains a network.

mod batch;
mod model;
mod optimizer;
mod quantize;
mod schedule;

use std::io;
use std::path::PathBuf;
use std::time::Instant;

use annabella::games::chess::Position;
use clap::Args;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::format::{self, Outcome, Record};
use batch::{Sample, Target};
use model::Model;
use optimizer::Optimizer;
use schedule::Schedule;

/// Trains a network on positions of `generate`.
#[derive(Args)]
#[command(after_help = "After each epoch OUT has the network as the engine takes it, and \
    OUT.state all that --resume needs. The same seed and number of threads give the same network.")]
pub struct Arguments {
    /// Files of positions; the last games are kept out of training, to measure
    #[arg(required = true)]
    files: Vec<PathBuf>,

    /// Neurons of the first layer for each side: 32, 64, 128, 192 or 256
    #[arg(long, default_value_t = 128)]
    neurons: usize,

    /// The file for the network
    #[arg(long)]
    out: PathBuf,

    /// Goes on where the run ended that wrote this state, for --epochs in all
    #[arg(long)]
    resume: Option<PathBuf>,

    /// How often to see each position
    #[arg(long, default_value_t = 20)]
    epochs: u64,

    #[arg(long, default_value_t = 16_384)]
    batch: usize,

    /// The greatest step of the optimiser; it falls to a hundredth at the end
    #[arg(long, default_value_t = 0.001)]
    rate: f32,

    /// How strongly weights are drawn to 0; more for few positions
    #[arg(long, default_value_t = 0.01)]
    decay: f32,

    /// How much the score counts beside the result of the game, from 0 to 1
    #[arg(long, default_value_t = 0.7)]
    lambda: f32,

    /// The score in centipawns with which a side is expected to take 73 %
    #[arg(long, default_value_t = 400.0)]
    scale: f32,

    /// How many positions are kept out of training, at most a tenth
    #[arg(long, default_value_t = 200_000)]
    held_out: usize,

    #[arg(long, default_value_t = 2)]
    threads: usize,

    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Tells what a network thinks of positions, in centipawns of the mover.
#[derive(Args)]
pub struct ProbeArguments {
    /// A network as `train` writes it
    net: PathBuf,

    #[arg(long, default_value_t = 128)]
    neurons: usize,

    /// Positions in FEN
    #[arg(required = true)]
    fens: Vec<String>,
}

pub fn run(arguments: &Arguments) -> io::Result<()> {
    match arguments.neurons {
        32 => train::<32>(arguments),
        64 => train::<64>(arguments),
        128 => train::<128>(arguments),
        192 => train::<192>(arguments),
        256 => train::<256>(arguments),
        other => Err(io::Error::other(format!("{other} neurons are not provided for"))),
    }
}

pub fn probe(arguments: &ProbeArguments) -> io::Result<()> {
    match arguments.neurons {
        32 => probe_with::<32>(arguments),
        64 => probe_with::<64>(arguments),
        128 => probe_with::<128>(arguments),
        192 => probe_with::<192>(arguments),
        256 => probe_with::<256>(arguments),
        other => Err(io::Error::other(format!("{other} neurons are not provided for"))),
    }
}

fn train<const N: usize>(arguments: &Arguments) -> io::Result<()> {
    let mut records = Vec::new();
    for path in &arguments.files {
        records.append(&mut format::read(path)?);
    }
    let kept = arguments.held_out.min(records.len() / 10);
    let held_out = records.split_off(records.len() - kept);
    let batches = records.len() / arguments.batch;
    if batches == 0 {
        return Err(io::Error::other("there is less than one batch of positions"));
    }
    eprintln!("{} positions, {kept} kept out, {batches} batches an epoch", records.len());

    let target = Target { lambda: arguments.lambda, scale: arguments.scale };
    let schedule = Schedule { peak: arguments.rate, steps: arguments.epochs * batches as u64 };
    let mut optimizer = match &arguments.resume {
        Some(path) => Optimizer::load(path)?,
        None => Optimizer::new(Model::<N>::random(arguments.seed)),
    };
    let first = optimizer.steps() / batches as u64;
    for epoch in first..arguments.epochs {
        let begun = Instant::now();
        let mut random = ChaCha8Rng::seed_from_u64(arguments.seed);
        random.set_stream(epoch + 1);
        shuffle(&mut records, &mut random);
        let mut loss = 0.0;
        for batch in records.chunks_exact(arguments.batch) {
            let result = batch::gradient(&optimizer.model, batch, target, arguments.threads);
            loss += result.loss / batches as f64;
            let rate = schedule.rate(optimizer.steps());
            optimizer.step(&result.gradient, rate, arguments.decay);
        }
        let speed = (batches * arguments.batch) as f64 / begun.elapsed().as_secs_f64();
        let measured = batch::loss(&optimizer.model, &held_out, target, arguments.threads);
        let rounded = quantize::rounded(&optimizer.model);
        let quantized = batch::loss(&rounded, &held_out, target, arguments.threads);
        println!(
            "epoch {} loss {loss:.6} held out {measured:.6} quantized {quantized:.6} \
             rate {:.6} {speed:.0} positions a second",
            epoch + 1,
            schedule.rate(optimizer.steps()),
        );
        quantize::save(&optimizer.model, &arguments.out)?;
        optimizer.save(&arguments.out.with_added_extension("state"))?;
    }
    Ok(())
}

/// Neighbours in a file are from one game and alike; a batch must not be.
fn shuffle(records: &mut [Record], random: &mut ChaCha8Rng) {
    for at in (1..records.len()).rev() {
        let other = (u64::from(random.next_u32()) * (at as u64 + 1)) >> 32;
        records.swap(at, other as usize);
    }
}

fn probe_with<const N: usize>(arguments: &ProbeArguments) -> io::Result<()> {
    let model = quantize::load::<N>(&arguments.net)?;
    for fen in &arguments.fens {
        let position: Position = fen.parse().map_err(io::Error::other)?;
        let sample = Sample::new(&Record::new(&position, 0, Outcome::Draw));
        println!("{:6.0} {fen}", model.output(&sample) * quantize::SCALE);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn shuffling_keeps_everything() {
        let record = |score| Record::new(&Position::default(), score, Outcome::Draw);
        let mut records: Vec<_> = (0..1000).map(record).collect();
        shuffle(&mut records, &mut ChaCha8Rng::seed_from_u64(3));
        let scores: HashSet<i16> = records.iter().map(Record::score).collect();
        assert_eq!(scores.len(), 1000);
        let in_place = (0..1000).filter(|&at| records[at].score() == at as i16).count();
        assert!(in_place < 10);
    }
}
