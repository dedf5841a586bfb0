//! `annabella save check`: whether files of saved games are whole.

use std::fs;
use std::path::Path;

use annabella::table::journal::{Condition, ReadError, Reading};
use annabella::table::replay::replay;
use serde::Serialize;

use super::{actions, read, replay_problem};
use crate::Failure;
use crate::args::SaveCheckArgs;
use crate::output::Output;
use crate::play::shown::escaped;

#[derive(Serialize)]
struct Answer {
    file: String,
    whole: bool,
    /// `whole`, `unfinished`, `damaged`, `newer` or `no game`.
    condition: &'static str,
    /// How many actions can be read.
    actions: usize,
    /// How many lines cannot, a cut one at the end included.
    lost_lines: u64,
    name: Option<String>,
    version: Option<u32>,
    /// What is wrong with the file.
    problem: Option<String>,
    /// Whether what can be read is a game.
    playable: bool,
    /// If it is not, the first line that does not fit, and why.
    play_problem: Option<String>,
}

pub(crate) fn run(args: &SaveCheckArgs) -> Result<(), Failure> {
    let mut output = Output::new();
    let mut are_whole = true;
    for path in &args.files {
        let answer = check(path);
        are_whole &= answer.whole;
        if args.form.json {
            output.json(&answer)?;
        } else {
            output.line(escaped(&sentence(&answer)))?;
        }
    }
    output.flush()?;
    if are_whole { Ok(()) } else { Err(Failure::Reported) }
}

fn check(path: &Path) -> Answer {
    let file = path.to_string_lossy().into_owned();
    match read(path) {
        Ok(reading) => of_reading(path, file, &reading),
        Err(error) => Answer {
            file,
            whole: false,
            condition: "no game",
            actions: 0,
            lost_lines: match &error {
                ReadError::NotAGame(_) => count_lines(path),
                _ => 0,
            },
            name: None,
            version: None,
            problem: Some(error.to_string()),
            playable: false,
            play_problem: None,
        },
    }
}

fn of_reading(path: &Path, file: String, reading: &Reading) -> Answer {
    let (condition, lost_lines) = match reading.condition {
        Condition::Whole => ("whole", 0),
        Condition::Unfinished { .. } => {
            ("unfinished", u64::from(has_cut_line(path, reading.sound_len)))
        }
        Condition::Damaged { lost_lines, .. } => ("damaged", lost_lines),
        Condition::Newer { lost_lines, .. } => ("newer", lost_lines),
    };
    let is_whole = reading.condition == Condition::Whole;
    let replayed = replay(reading);
    let play_problem = replay_problem(&replayed);
    Answer {
        file,
        whole: is_whole,
        condition,
        actions: actions(reading),
        lost_lines,
        name: reading.name().map(str::to_owned),
        version: Some(reading.version),
        problem: (!is_whole).then(|| reading.condition.to_string()),
        playable: play_problem.is_none(),
        play_problem: play_problem.map(ToString::to_string),
    }
}

/// Of a file without a header, in which every line is lost.
fn count_lines(path: &Path) -> u64 {
    let bytes = fs::read(path).unwrap_or_default();
    bytes.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).count() as u64
}

/// Whether the end of a file, from there on, is more than the zero bytes that a
/// power loss leaves.
fn has_cut_line(path: &Path, from: u64) -> bool {
    let bytes = fs::read(path).unwrap_or_default();
    bytes.iter().skip(from as usize).any(|&byte| byte != 0)
}

fn sentence(answer: &Answer) -> String {
    let condition = answer.problem.as_deref().unwrap_or("the file is whole");
    let actions = match answer.actions {
        1 => "1 action".to_owned(),
        count => format!("{count} actions"),
    };
    let play = match &answer.play_problem {
        Some(problem) => format!(" It cannot be played on: {problem}."),
        None => String::new(),
    };
    format!("{}: {condition}. {actions} can be read.{play}", answer.file)
}
