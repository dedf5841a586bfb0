//! Data for the engine's evaluations, its weights and its networks: `README.md`
//! has the way from nothing to a network.

#![allow(clippy::cast_precision_loss, reason = "no number of positions is near 2^52")]

mod chance;
mod checkers;
mod describe;
mod file;
mod format;
mod generate;
mod people;
mod sink;
mod stray;
mod train;
mod tune;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Plays games, and makes weights and networks of them.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    Describe(describe::Arguments),
    Generate(generate::Arguments),
    Tune(tune::Arguments),
    Train(train::Arguments),
    Probe(train::ProbeArguments),
    CheckersGenerate(checkers::generate::Arguments),
    CheckersTrain(checkers::train::Arguments),
    PeopleTrain(people::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Describe(arguments) => describe::run(&arguments),
        Task::Generate(arguments) => generate::run(&arguments),
        Task::Tune(arguments) => tune::run(&arguments),
        Task::Train(arguments) => train::run(&arguments),
        Task::Probe(arguments) => train::probe(&arguments),
        Task::CheckersGenerate(arguments) => checkers::generate::run(&arguments),
        Task::CheckersTrain(arguments) => checkers::train::run(&arguments),
        Task::PeopleTrain(arguments) => people::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("training: {error}");
            ExitCode::FAILURE
        }
    }
}
