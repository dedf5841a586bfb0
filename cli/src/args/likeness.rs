//! Options of the measure of how levels and people choose their moves.

use std::path::PathBuf;

use annabella::engine::Level;
use clap::{Args as Group, ValueEnum};

use super::engine::{level, option, rating};
use super::{Form, within};
use crate::likeness::bands::Bands;

/// Measure how people and levels choose their moves, by rated games
///
/// Each position of the games is judged at full strength, and what was played there is
/// compared with the best: people by their ratings, levels on positions of the same games.
/// The same options give the same answer on every machine.
#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  annabella likeness tools/training/data/*.pgn --cache judged.txt
  annabella likeness games.pgn --levels 4,6 --positions 300 --nodes 10000
  annabella likeness games.pgn --judge stockfish --judge-option Hash=16 --threads 4
  annabella likeness games.pgn --bands 1000,1400,1800 --half training --json")]
pub(crate) struct LikenessArgs {
    /// PGN files with rated games
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Which levels are measured [default: all, or none with --ratings]
    #[arg(long, value_name = "N,N", value_delimiter = ',', value_parser = level)]
    pub(crate) levels: Vec<Level>,

    /// Which ratings of the opponent that errs as people do are measured
    #[arg(long, value_name = "N,N", value_delimiter = ',', value_parser = rating)]
    pub(crate) ratings: Vec<u16>,

    /// On how many positions each level is asked, and on how many with a mate in one or two
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = within::<u32>(1, 1_000_000))]
    pub(crate) positions: u32,

    /// Ask each level so many times, to find out how likely the moves of people are by it
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = within::<u32>(0, 1_000))]
    pub(crate) draws: u32,

    /// Ratings at which the bands of people begin
    #[arg(long, value_name = "N,N", default_value_t)]
    pub(crate) bands: Bands,

    /// Which half of the games, by their moves: table is for measuring, training for learning
    #[arg(long, value_enum, default_value_t = Half::Table)]
    pub(crate) half: Half,

    /// Games in which each side had at least so many seconds at the beginning
    #[arg(long, value_name = "S", default_value_t = 300)]
    pub(crate) min_seconds: u32,

    /// How many nodes the judge searches for each position
    #[arg(long, value_name = "N", default_value_t = 30_000, value_parser = within::<u64>(1, 1_000_000_000))]
    pub(crate) nodes: u64,

    /// The command line of an engine that speaks UCI and judges instead of our own
    #[arg(long, value_name = "COMMAND")]
    pub(crate) judge: Option<String>,

    /// Set an option of that engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = option, requires = "judge")]
    pub(crate) judge_option: Vec<(String, String)>,

    /// Keep what was judged in this file, and judge nothing again that stands there
    #[arg(long, value_name = "FILE")]
    pub(crate) cache: Option<PathBuf>,

    /// How many positions are judged at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = within::<u32>(1, 1024))]
    pub(crate) threads: u32,

    #[command(flatten)]
    pub(crate) form: Form,
}

/// Which games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Half {
    /// Those that are kept apart for measuring
    Table,
    /// The others
    Training,
    /// Both halves
    All,
}
