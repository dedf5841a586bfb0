//! `annabella transcript`: games as they happened, replayed.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use annabella::table::transcript::{self, Difference};
use serde::Serialize;

use crate::Failure;
use crate::args::TranscriptArgs;
use crate::input;
use crate::output::{Output, complain};
use crate::play::files;
use crate::play::shown::shown_path;

#[derive(Serialize)]
struct Answer<'a> {
    file: &'a str,
    ok: bool,
    /// 0 if the whole file could not be read.
    line: usize,
    expected: Option<&'a str>,
    found: Option<&'a str>,
}

pub(crate) fn run(args: &TranscriptArgs) -> Result<(), Failure> {
    let mut output = Output::new();
    let mut is_whole = true;
    for path in &args.files {
        let file = path.display().to_string();
        let outcome = replay(path, args.update);
        is_whole &= matches!(outcome, Ok(Ok(_)));
        match outcome {
            Ok(Ok(word)) if !args.form.json => {
                output.line(format_args!("{} {word}", shown_path(path)))?;
            }
            Ok(Ok(_)) => output.json(&Answer {
                file: &file,
                ok: true,
                line: 0,
                expected: None,
                found: None,
            })?,
            Ok(Err(difference)) if !args.form.json => {
                output.line(format_args!("{}: {difference}", shown_path(path)))?;
            }
            Ok(Err(Difference { line, expected, found, .. })) => output.json(&Answer {
                file: &file,
                ok: false,
                line,
                expected: Some(&expected),
                found: Some(&found),
            })?,
            Err(problem) => complain(format_args!("error: {}: {problem}", shown_path(path))),
        }
    }
    output.flush()?;
    if is_whole { Ok(()) } else { Err(Failure::Reported) }
}

/// A transcript has at most this many bytes; a game of a thousand moves has a hundredth.
const LONGEST: u64 = 16 << 20;

/// The text of a file, unless it or a line of it is too long to be a transcript.
fn text_of(path: &Path) -> Result<String, String> {
    let mut text = String::new();
    File::open(path)
        .and_then(|file| file.take(LONGEST + 1).read_to_string(&mut text))
        .map_err(|error| error.to_string())?;
    let is_too_long = |line: &str| line.len() as u64 >= input::LONGEST;
    if let Some(index) = text.lines().position(is_too_long) {
        let most = input::LONGEST;
        return Err(format!("line {}: expected a line of at most {most} bytes", index + 1));
    }
    if text.len() as u64 > LONGEST {
        return Err(format!("found a longer file, expected at most {LONGEST} bytes"));
    }
    Ok(text)
}

/// What to say of a transcript that holds.
fn replay(path: &Path, update: bool) -> Result<Result<&'static str, Difference>, String> {
    let text = text_of(path)?;
    if !update {
        return Ok(transcript::check(&text).map(|()| "ok"));
    }
    match transcript::updated(&text) {
        Ok(updated) if updated == text => Ok(Ok("ok")),
        Ok(updated) => {
            // whole or not at all, so that a full disk costs no transcript
            files::save(path, &updated, true).map_err(|error| error.to_string())?;
            Ok(Ok("updated"))
        }
        Err(difference) => Ok(Err(difference)),
    }
}
