use std::fmt::Display;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use crate::Failure;
use crate::play::shown::Harmless;

/// Where answers go, from any thread, line by line and at once.
#[derive(Clone)]
pub(crate) struct Voice(Arc<Mutex<Out>>);

struct Out {
    out: Box<dyn Write + Send>,
    /// What the last attempt to write met.
    error: Option<io::Error>,
}

impl Voice {
    pub(crate) fn new(out: impl Write + Send + 'static) -> Voice {
        Voice(Arc::new(Mutex::new(Out { out: Box::new(out), error: None })))
    }

    pub(crate) fn say(&self, line: impl Display) {
        // a line is written whole or not at all
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let text = format!("{}\n", Harmless(line));
        let written = out.out.write_all(text.as_bytes()).and_then(|()| out.out.flush());
        if let Err(error) = written {
            out.error = Some(error);
        }
    }

    /// Fails when nobody can hear any more.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        out.error.take().map_or(Ok(()), |error| Err(Failure::output(error)))
    }
}
