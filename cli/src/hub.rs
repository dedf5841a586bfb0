//! `annabella hub`: the engine of checkers for other programs, in the second Hub protocol
//! (F. Letouzey, 2017), which is that of draughts programs; its position and its moves are
//! those of 32 squares here.
//!
//! Input is read on one thread and searched on another, so that every line is answered
//! at once. As the protocol wants it, commands and arguments that are not known are passed
//! over; what is wrong in the others is an `error`.

mod board;
mod engine;
mod level;
mod line;
mod thinker;

use std::io::{self, BufRead, Write};

use crate::args::HubArgs;
use crate::endgames::Endgames;
use crate::voice::Voice;
use crate::{Failure, input};
pub(crate) use board::{position_text, read_move};
use engine::{Engine, Next};
pub(crate) use line::{Line, quoted};

pub(crate) fn run(args: HubArgs) -> Result<(), Failure> {
    serve(args.endgames, &mut io::stdin().lock(), io::stdout())
}

/// Obeys lines until `quit` or the end of the input.
fn serve(
    endgames: Option<Endgames>,
    input: &mut impl BufRead,
    output: impl Write + Send + 'static,
) -> Result<(), Failure> {
    let voice = Voice::new(output);
    let mut engine = Engine::new(endgames, voice.clone())?;
    let result = loop {
        match input::next_line(input) {
            Err(error) => break Err(Failure::io("standard input", error)),
            Ok(None) => break Ok(()),
            Ok(Some(Err(error))) => voice.complain(&error.to_string()),
            Ok(Some(Ok(line))) => match engine.hear(line.trim_start_matches('\u{FEFF}').trim()) {
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
    /// Says what was wrong.
    fn complain(&self, text: &str) {
        self.say(format_args!("error message={}", line::quoted(text)));
    }
}
