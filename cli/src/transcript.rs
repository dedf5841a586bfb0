//! `annabella transcript`: games as they happened, replayed.

use std::fs;
use std::path::Path;

use annabella::table::transcript::{self, Difference};
use serde::Serialize;

use crate::Failure;
use crate::args::TranscriptArgs;
use crate::output::{Output, complain};

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
            Ok(Ok(word)) if !args.form.json => output.line(format_args!("{file} {word}"))?,
            Ok(Ok(_)) => output.json(&Answer {
                file: &file,
                ok: true,
                line: 0,
                expected: None,
                found: None,
            })?,
            Ok(Err(difference)) if !args.form.json => {
                output.line(format_args!("{file}: {difference}"))?;
            }
            Ok(Err(Difference { line, expected, found, .. })) => output.json(&Answer {
                file: &file,
                ok: false,
                line,
                expected: Some(&expected),
                found: Some(&found),
            })?,
            Err(problem) => complain(format_args!("error: {file}: {problem}")),
        }
    }
    output.flush()?;
    if is_whole { Ok(()) } else { Err(Failure::Reported) }
}

/// What to say of a transcript that holds.
fn replay(path: &Path, update: bool) -> Result<Result<&'static str, Difference>, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    if !update {
        return Ok(transcript::check(&text).map(|()| "ok"));
    }
    match transcript::updated(&text) {
        Ok(updated) if updated == text => Ok(Ok("ok")),
        Ok(updated) => {
            fs::write(path, updated).map_err(|error| error.to_string())?;
            Ok(Ok("updated"))
        }
        Err(difference) => Ok(Err(difference)),
    }
}
