//! `annabella uci`: the engine for other programs (Universal Chess Interface, R. Huber
//! and S. Meyer-Kahlen, 2006).
//!
//! Input is read on one thread and searched on another, so that every line is answered
//! at once. A line that is not understood is answered by an `info string`.

mod board;
mod command;
mod engine;
mod info;
mod limits;
mod lines;
mod options;
mod thinker;

use std::io::{self, BufRead, Write};

use crate::Failure;
use crate::voice::Voice;
pub(crate) use command::shown;
use engine::{Engine, Next};
pub(crate) use limits::level_nodes;

pub(crate) fn run() -> Result<(), Failure> {
    serve(&mut io::stdin().lock(), io::stdout())
}

/// Obeys lines until `quit` or the end of the input.
fn serve(input: &mut impl BufRead, output: impl Write + Send + 'static) -> Result<(), Failure> {
    let voice = Voice::new(output);
    let mut engine = Engine::new(voice.clone())?;
    let result = loop {
        match lines::next(input) {
            Err(error) => break Err(Failure::io("standard input", error)),
            Ok(None) => break Ok(()),
            Ok(Some(Err(error))) => voice.remark(&error.to_string()),
            Ok(Some(Ok(line))) => match engine.hear(&line) {
                Ok(Next::Listen) => {}
                Ok(Next::Quit) => break Ok(()),
                Err(failure) => break Err(failure),
            },
        }
    };
    engine.end();
    result
}

impl Voice {
    /// Says something that no program has to understand.
    fn remark(&self, text: &str) {
        self.say(format_args!("info string {text}"));
    }
}

#[cfg(test)]
mod tests;
