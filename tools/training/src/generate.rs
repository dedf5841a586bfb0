//! Games of the engine against itself.

mod game;
mod opening;

use std::io;
use std::path::PathBuf;

use annabella::engine::chess::Searcher;
use clap::Args;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::file::Writer;
use crate::format::Record;
use crate::sink::Sink;

/// The table of each thread.
const HASH_MIB: usize = 2;

/// Plays games and keeps their quiet positions.
#[derive(Args)]
#[command(after_help = "The same seed gives the same games in the same order, on any number of \
    threads; whoever adds to a file takes another seed. The run may be killed at any time.")]
pub struct Arguments {
    /// How many games to play
    #[arg(long, required_unless_present = "positions")]
    games: Option<u64>,

    /// How many positions to write, to the end of the last game
    #[arg(long)]
    positions: Option<u64>,

    /// After so many nodes no deeper search for a move begins
    #[arg(long, default_value_t = 150)]
    nodes: u64,

    /// Judges by the hand-made evaluation and not by the network
    #[arg(long)]
    evaluation: bool,

    #[arg(long, default_value_t = 1)]
    threads: usize,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// The file to add to
    #[arg(long)]
    out: PathBuf,

    /// How many of the games begin like one of the 960 starts, from 0 to 1
    #[arg(long, default_value_t = 0.1)]
    chess960_share: f64,
}

pub fn run(arguments: &Arguments) -> io::Result<()> {
    let games = arguments.games.unwrap_or(u64::MAX);
    let positions = arguments.positions.unwrap_or(u64::MAX);
    let sink = Sink::new(Writer::append(&arguments.out)?, positions);
    sink.fill(arguments.threads, games, || {
        let mut searcher = Searcher::new(HASH_MIB);
        searcher.use_network(!arguments.evaluation);
        move |number| {
            let mut random = ChaCha8Rng::seed_from_u64(arguments.seed);
            random.set_stream(number);
            let start = opening::draw(
                &mut random,
                &mut searcher,
                arguments.nodes,
                arguments.chess960_share,
            );
            let game = game::play(&mut searcher, &start, arguments.nodes);
            game.into_iter().map(Record::bytes).collect()
        }
    })
}
