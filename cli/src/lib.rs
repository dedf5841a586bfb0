//! Annabella on the command line: a chess board in the terminal, and the tools
//! that measure and check the core.
//!
//! Each command is a module with a `run` function. Words go to stdout,
//! complaints to stderr, and every way to fail is a [`Failure`].
#![deny(clippy::print_stdout, clippy::print_stderr)] // they panic when the reader has gone

mod args;
mod bench;
mod completions;
mod convert;
mod endgames;
mod failure;
mod gtp;
mod hear;
mod hub;
mod input;
mod judge;
pub mod likeness;
mod matches;
mod moves;
mod output;
mod perft;
pub mod play;
mod receive;
mod replay;
mod review;
mod save;
mod say;
mod source;
mod start;
mod style;
mod train;
mod transcript;
mod uci;
mod voice;
mod words;
mod worker;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

use args::{Args, Command};
pub use failure::Failure;
use output::complain;
use play::own_name::with_own_name;
use play::shown::is_obeyed;

/// Runs the program with the arguments of this process.
pub fn run() -> ExitCode {
    let line = with_own_name(Args::command());
    let args = line.try_get_matches().and_then(|found| Args::from_arg_matches(&found));
    match args.map_or_else(|answer| told(&answer), obey) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.complain();
            failure.exit_code()
        }
    }
}

/// Tells the help or the version, or what is wrong with the arguments.
fn told(answer: &clap::Error) -> Result<(), Failure> {
    if answer.use_stderr() {
        let text = answer.to_string();
        // colours only where nothing that was typed could pretend to be one
        if text.contains(|c| is_obeyed(c) && c != '\n') || answer.print().is_err() {
            complain(text.trim_end());
        }
        return Err(Failure::WrongArguments);
    }
    answer.print().and_then(|()| io::stdout().flush()).map_err(Failure::output)
}

fn obey(args: Args) -> Result<(), Failure> {
    match args.command {
        None => play::run(args.play),
        Some(Command::Play(args)) => play::run(*args),
        Some(Command::Receive(args)) => receive::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Judge(args)) => judge::run(&args),
        Some(Command::Moves(args)) => moves::run(&args),
        Some(Command::Say(args)) => say::run(&args),
        Some(Command::Hear(args)) => hear::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Review(args)) => review::run(&args),
        Some(Command::Convert(args)) => convert::run(&args),
        Some(Command::Save(args)) => save::run(&args.command),
        Some(Command::Transcript(args)) => transcript::run(&args),
        Some(Command::Uci(_)) => uci::run(),
        Some(Command::Hub(args)) => hub::run(args),
        Some(Command::Gtp(args)) => gtp::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Match(args)) => matches::run(&args),
        Some(Command::Likeness(args)) => likeness::run(&args),
        Some(Command::Completions(args)) => completions::run(&args),
    }
}
