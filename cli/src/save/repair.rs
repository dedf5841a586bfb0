//! `annabella save repair`: what is readable of a damaged game, in a new file.

use std::path::{Path, PathBuf};

use annabella::table::journal::{DiskError, Repair, RepairError, repair_file};
use serde::Serialize;

use super::failure;
use crate::Failure;
use crate::args::SaveRepairArgs;
use crate::output::Output;
use crate::play::shown::shown_path;

#[derive(Serialize)]
struct Answer {
    file: String,
    /// The new file.
    to: String,
    /// How many lines are in it, the header left aside.
    entries: usize,
    lost_lines: u64,
    header_lost: bool,
}

pub(crate) fn run(args: &SaveRepairArgs) -> Result<(), Failure> {
    let (to, report) = match &args.to {
        Some(to) => match repair_file(&args.file, to) {
            Ok(report) => (to.clone(), report),
            Err(error @ RepairError::Write(_)) => return Err(failure(to, &error)),
            Err(error) => return Err(refused(&args.file, &error)),
        },
        None => beside(&args.file)?,
    };
    let mut output = Output::new();
    if args.form.json {
        output.json(&Answer {
            file: args.file.to_string_lossy().into_owned(),
            to: to.to_string_lossy().into_owned(),
            entries: report.entries,
            lost_lines: report.lost_lines,
            header_lost: report.header_lost,
        })?;
    } else {
        output.line(format_args!("{report}. The repaired game is {}.", shown_path(&to)))?;
    }
    output.flush()
}

/// Where nothing can be saved, the advice to try that is of no use.
fn refused(file: &Path, error: &RepairError) -> Failure {
    failure(file, &error.to_string().replace("; repair may save the game", ""))
}

/// Into `NAME-repaired.annabella`, or with a number if that is taken.
fn beside(file: &Path) -> Result<(PathBuf, Repair), Failure> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    for number in 1_u32.. {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        let to = file.with_file_name(format!("{stem}-repaired{number}.annabella"));
        match repair_file(file, &to) {
            Ok(report) => return Ok((to, report)),
            Err(RepairError::Write(DiskError::Exists)) => {}
            Err(error) => return Err(refused(file, &error)),
        }
    }
    Err(failure(file, &DiskError::Exists))
}
