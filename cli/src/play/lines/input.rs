use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::mpsc::{self, Sender};
use std::thread;

use crate::play::happening::Happening;

/// Lines from standard input, read on a thread of their own, and only when one
/// is asked for: a long file in the pipe waits there and not in memory.
pub(super) struct Input {
    wishes: Sender<()>,
    /// Whether a line was asked for that has not come.
    is_asked: bool,
    is_keyboard: bool,
}

impl Input {
    pub(super) fn new(sender: Sender<Happening>) -> io::Result<Input> {
        let (wishes, asked) = mpsc::channel();
        thread::Builder::new().name("annabella-input".to_owned()).spawn(move || {
            for () in asked {
                if sender.send(Happening::Line(read_line())).is_err() {
                    return;
                }
            }
        })?;
        let is_keyboard = io::stdin().is_terminal() && io::stdout().is_terminal();
        Ok(Input { wishes, is_asked: false, is_keyboard })
    }

    pub(super) fn is_keyboard(&self) -> bool {
        self.is_keyboard
    }

    /// Shows the prompt, on a line of its own in a pipe, and asks for a line.
    pub(super) fn ask(&mut self, prompt: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let end = if self.is_keyboard { ' ' } else { '\n' };
        write!(out, "{prompt}{end}")?;
        out.flush()?;
        if !self.is_asked {
            // the thread ends only with this sender, so it is there to listen
            self.is_asked = self.wishes.send(()).is_ok();
        }
        Ok(())
    }

    /// The line has come.
    pub(super) fn came(&mut self) {
        self.is_asked = false;
    }
}

fn read_line() -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let count = io::stdin().lock().read_until(b'\n', &mut line)?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
