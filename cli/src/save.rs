//! `annabella save`: saved games as files, to be read, checked and repaired.

mod check;
mod repair;
mod show;

use std::path::Path;

use annabella::table::journal::{self, EntryKind, ReadError, Reading};
use annabella::table::replay::{ReplayError, Replayed};

use crate::Failure;
use crate::args::SaveCommand;
use crate::play::shown::{escaped, shown_path};

pub(crate) fn run(command: &SaveCommand) -> Result<(), Failure> {
    match command {
        SaveCommand::Show(args) => show::run(args),
        SaveCommand::Check(args) => check::run(args),
        SaveCommand::Repair(args) => repair::run(args),
    }
}

fn read(path: &Path) -> Result<Reading, ReadError> {
    journal::read_file(path)
}

fn failure(path: &Path, problem: &impl ToString) -> Failure {
    Failure::BadInput(format!("{}: {}", shown_path(path), escaped(&problem.to_string())))
}

/// How many lines are actions; the others are names.
fn actions(reading: &Reading) -> usize {
    let is_action = |kind: &EntryKind| matches!(kind, EntryKind::Action { .. });
    reading.entries.iter().filter(|entry| is_action(&entry.kind)).count()
}

/// What keeps the lines from being a game, though each of them is sound.
fn replay_problem(replayed: &Result<Replayed, ReplayError>) -> Option<&ReplayError> {
    match replayed {
        Ok(replayed) => replayed.problem.as_ref(),
        Err(problem) => Some(problem),
    }
}
