use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Lines from standard input, read on a thread of their own: whoever waits for
/// one can look up now and then.
pub(super) struct Input {
    lines: Receiver<io::Result<String>>,
    is_keyboard: bool,
}

/// What came.
pub(super) enum Typed {
    Line(String),
    /// There will be no more.
    End,
}

impl Input {
    pub(super) fn new() -> io::Result<Input> {
        // a long file in the pipe waits there and not in memory
        let (sender, lines) = mpsc::sync_channel(1);
        thread::Builder::new().name("annabella-input".to_owned()).spawn(move || {
            loop {
                let line = match read_line() {
                    Ok(None) => return,
                    Ok(Some(line)) => Ok(line),
                    Err(error) => Err(error),
                };
                let has_failed = line.is_err();
                if sender.send(line).is_err() || has_failed {
                    return;
                }
            }
        })?;
        let is_keyboard = io::stdin().is_terminal() && io::stdout().is_terminal();
        Ok(Input { lines, is_keyboard })
    }

    pub(super) fn is_keyboard(&self) -> bool {
        self.is_keyboard
    }

    /// Shows the prompt, on a line of its own in a pipe.
    pub(super) fn ask(&self, prompt: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let end = if self.is_keyboard { ' ' } else { '\n' };
        write!(out, "{prompt}{end}")?;
        out.flush()
    }

    /// What was typed, if it is there by then.
    pub(super) fn wait(&self, timeout: Duration) -> io::Result<Option<Typed>> {
        match self.lines.recv_timeout(timeout) {
            Ok(line) => line.map(|line| Some(Typed::Line(line))),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Ok(Some(Typed::End)),
        }
    }
}

fn read_line() -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let count = io::stdin().lock().read_until(b'\n', &mut line)?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
