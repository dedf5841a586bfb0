//! Writing to stdout line by line, in words or as JSON Lines, and complaining on stderr.

use std::fmt;
use std::io::{self, StdoutLock, Write};

use serde::Serialize;

use crate::Failure;

/// Says something on stderr. The work goes on where nobody listens there.
pub(crate) fn complain(text: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// Standard output, flushed after every answer when somebody waits for it.
pub(crate) struct Output {
    out: io::BufWriter<StdoutLock<'static>>,
}

impl Output {
    pub(crate) fn new() -> Output {
        Output { out: io::BufWriter::new(io::stdout().lock()) }
    }

    pub(crate) fn line(&mut self, text: impl fmt::Display) -> Result<(), Failure> {
        writeln!(self.out, "{text}").map_err(Failure::output)
    }

    pub(crate) fn json(&mut self, object: &impl Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut self.out, object)
            .map_err(|error| Failure::output(error.into()))?;
        self.line("")
    }

    /// Text that brings its own line ends.
    pub(crate) fn text(&mut self, text: impl fmt::Display) -> Result<(), Failure> {
        write!(self.out, "{text}").map_err(Failure::output)
    }

    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::output)
    }
}
