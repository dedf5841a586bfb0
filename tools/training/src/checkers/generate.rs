//! Games of checkers that the engine plays against itself.

mod game;
mod opening;

use std::io;
use std::path::PathBuf;

use annabella::engine::checkers::Searcher;
use clap::Args;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::record::Record;
use crate::file::Writer;
use crate::sink::Sink;

/// The table of each thread.
const HASH_MIB: usize = 1;

/// Plays games of checkers and keeps their quiet positions.
#[derive(Args)]
#[command(after_help = "The same seed gives the same games in the same order, on any number of \
    threads; whoever adds to a file takes another seed. The run may be killed at any time.")]
pub struct Arguments {
    /// How many positions to write, to the end of the last game
    #[arg(long)]
    positions: u64,

    /// The nodes for each move
    #[arg(long, default_value_t = 400)]
    nodes: u64,

    #[arg(long, default_value_t = 1)]
    threads: usize,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// The file to add to
    #[arg(long)]
    out: PathBuf,
}

pub fn run(arguments: &Arguments) -> io::Result<()> {
    let &Arguments { positions, nodes, threads, seed, .. } = arguments;
    let sink = Sink::new(Writer::append(&arguments.out)?, positions);
    sink.fill(threads, u64::MAX, || {
        let mut searcher = Searcher::new(HASH_MIB);
        move |number| {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            random.set_stream(number);
            let start = opening::draw(&mut random, &mut searcher, nodes);
            let game = game::play(&mut searcher, &start, nodes);
            game.into_iter().map(|Record(bytes)| bytes).collect()
        }
    })
}
