//! `annabella gtp`: Yin-Yang for other programs, by the Go Text Protocol, version 2
//! (G. Farnebäck, draft 2 of 2002), with commands of our own for captures and solving.

mod clock;
mod commands;
mod engine;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use crate::args::GtpArgs;
use crate::input;
use crate::{Failure, play::shown::Harmless};
pub(crate) use commands::COMMANDS;
use engine::Engine;

pub(crate) fn run(args: &GtpArgs) -> Result<(), Failure> {
    serve(Engine::new(args), &mut io::stdin().lock(), &mut io::stdout())
}

/// Obeys lines until `quit` or the end of the input.
fn serve(
    mut engine: Engine,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let unreadable = |error| Failure::io("standard input", error);
    while let Some(line) = input::next_line(input).map_err(unreadable)? {
        let line = match line {
            Ok(line) => line,
            Err(error) => {
                answer(output, "?", &error.to_string())?;
                continue;
            }
        };
        let Some((id, command)) = parts(&line) else { continue };
        let (sign, text) = match engine.obey(&command) {
            Ok(text) => ("=", text),
            Err(text) => ("?", text),
        };
        answer(output, &format!("{sign}{id}"), &text)?;
        if engine.has_quit() {
            break;
        }
    }
    Ok(())
}

/// The number of a command, if it has one, and the command with its arguments; nothing of a line
/// without one. What stands behind `#` is a comment, and control characters count as nothing.
fn parts(line: &str) -> Option<(String, Vec<String>)> {
    let line = line.trim_start_matches('\u{FEFF}').replace('\t', " ");
    let line: String = line.chars().filter(|sign| !sign.is_control()).collect();
    let line = line.split('#').next().unwrap_or_default();
    let mut words = line.split_ascii_whitespace().map(str::to_owned).peekable();
    let is_id = |word: &String| word.bytes().all(|byte| byte.is_ascii_digit());
    let id = words.next_if(is_id).unwrap_or_default();
    let words: Vec<String> = words.collect();
    (!words.is_empty()).then_some((id, words))
}

/// An answer ends with an empty line.
fn answer(output: &mut impl Write, sign: &str, text: &str) -> Result<(), Failure> {
    let text = Harmless(text);
    let written = write!(output, "{sign} {text}\n\n").and_then(|()| output.flush());
    written.map_err(Failure::output)
}
