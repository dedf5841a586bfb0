//! Writing to stdout line by line, in words or as JSON Lines, and complaining on stderr.

use std::fmt;
use std::io::{self, IsTerminal, StdoutLock, Write};

use serde::Serialize;
use serde_json::ser::Formatter;

use crate::Failure;
use crate::play::shown::{Harmless, WithoutControls, is_obeyed};

/// Says something on stderr. The work goes on where nobody listens there.
pub(crate) fn complain(text: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "{}", Harmless(text));
}

/// Writes a whole text to stdout, with its last byte.
pub(crate) fn write_out(text: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    // what stands behind the last line's end waits for a flush
    out.write_all(text).and_then(|()| out.flush()).map_err(Failure::output)
}

/// JSON in which also those signs are escaped that JSON itself would let through and a
/// terminal obey; whoever reads it gets the same text.
struct AnySign;

impl Formatter for AnySign {
    fn write_string_fragment<W: Write + ?Sized>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        for part in fragment.split_inclusive(is_obeyed) {
            let Some(c) = part.chars().next_back().filter(|&c| is_obeyed(c)) else {
                writer.write_all(part.as_bytes())?;
                continue;
            };
            writer.write_all(&part.as_bytes()[..part.len() - c.len_utf8()])?;
            // all of them have four digits
            write!(writer, "\\u{:04x}", u32::from(c))?;
        }
        Ok(())
    }
}

/// Standard output, flushed after every answer when somebody waits for it.
pub(crate) struct Output {
    out: io::BufWriter<StdoutLock<'static>>,
    is_terminal: bool,
}

impl Output {
    pub(crate) fn new() -> Output {
        let out = io::stdout().lock();
        let is_terminal = out.is_terminal();
        Output { out: io::BufWriter::new(out), is_terminal }
    }

    pub(crate) fn line(&mut self, text: impl fmt::Display) -> Result<(), Failure> {
        writeln!(self.out, "{}", Harmless(text)).map_err(Failure::output)
    }

    pub(crate) fn json(&mut self, object: &impl Serialize) -> Result<(), Failure> {
        let mut writer = serde_json::Serializer::with_formatter(&mut self.out, AnySign);
        object.serialize(&mut writer).map_err(|error| Failure::output(error.into()))?;
        self.line("")
    }

    /// Text that brings its own line ends, and is read by programs too.
    pub(crate) fn text(&mut self, text: impl fmt::Display) -> Result<(), Failure> {
        let written = if self.is_terminal {
            write!(self.out, "{}", Harmless(text))
        } else {
            write!(self.out, "{}", WithoutControls(text))
        };
        written.map_err(Failure::output)
    }

    /// Pages for an embosser, in which no sign is left that was in a file.
    pub(crate) fn pages(&mut self, pages: &str) -> Result<(), Failure> {
        self.out.write_all(pages.as_bytes()).map_err(Failure::output)
    }

    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::output)
    }
}
