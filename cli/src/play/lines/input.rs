use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Sender};
use std::thread;

use crate::input::next_line;
use crate::play::happening::Happening;
use crate::play::shown::Harmless;

/// Lines from standard input, read on a thread of their own, and only when one
/// is asked for: a long file in the pipe waits there and not in memory.
pub(crate) struct Input {
    wishes: Sender<()>,
    /// Whether a line was asked for that has not come.
    is_asked: bool,
    is_keyboard: bool,
    /// Nothing that is typed is shown while it is there.
    echo: Option<Hidden>,
    /// Whether the line that was asked for is a secret.
    is_secret: bool,
}

impl Input {
    pub(crate) fn new(sender: Sender<Happening>) -> io::Result<Input> {
        let (wishes, asked) = mpsc::channel();
        thread::Builder::new().name("annabella-input".to_owned()).spawn(move || {
            for () in asked {
                if sender.send(Happening::Line(next_line(&mut io::stdin().lock()))).is_err() {
                    return;
                }
            }
        })?;
        let is_keyboard = io::stdin().is_terminal() && io::stdout().is_terminal();
        Ok(Input { wishes, is_asked: false, is_keyboard, echo: None, is_secret: false })
    }

    pub(crate) fn is_keyboard(&self) -> bool {
        self.is_keyboard
    }

    /// Shows the prompt, on a line of its own in a pipe, and asks for a line, which a
    /// terminal does not show if it is a secret.
    pub(crate) fn ask(&mut self, prompt: &str, is_secret: bool) -> io::Result<()> {
        if is_secret && self.echo.is_none() {
            self.echo = Hidden::begin()?;
        } else if !is_secret {
            self.echo = None;
        }
        // what is typed already for a secret stays one
        self.is_secret = is_secret || (self.is_asked && self.is_secret);
        let mut out = io::stdout().lock();
        let end = if self.is_keyboard { ' ' } else { '\n' };
        write!(out, "{}{end}", Harmless(prompt))?;
        out.flush()?;
        if !self.is_asked {
            // the thread ends only with this sender, so it is there to listen
            self.is_asked = self.wishes.send(()).is_ok();
        }
        Ok(())
    }

    /// The line has come. True if it was asked for as a secret.
    pub(crate) fn came(&mut self) -> bool {
        self.is_asked = false;
        std::mem::take(&mut self.is_secret)
    }
}

/// The terminal as it was, to be given back.
struct Hidden {
    #[cfg(unix)]
    usual: rustix::termios::Termios,
}

impl Hidden {
    /// `None` if standard input is no terminal: what is not typed is not seen either.
    ///
    /// # Errors
    ///
    /// When the terminal cannot hide what is typed.
    #[cfg(unix)]
    fn begin() -> io::Result<Option<Hidden>> {
        use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
        let stdin = io::stdin();
        if !stdin.is_terminal() {
            return Ok(None);
        }
        let usual = tcgetattr(&stdin)?;
        let mut hidden = usual.clone();
        hidden.local_modes.remove(LocalModes::ECHO);
        hidden.local_modes.insert(LocalModes::ECHONL);
        tcsetattr(&stdin, OptionalActions::Now, &hidden)?;
        Ok(Some(Hidden { usual }))
    }

    #[cfg(not(unix))]
    fn begin() -> io::Result<Option<Hidden>> {
        if io::stdin().is_terminal() {
            let text = "secrets cannot be hidden in line mode here; play in full screen";
            return Err(io::Error::new(io::ErrorKind::Unsupported, text));
        }
        Ok(None)
    }
}

impl Drop for Hidden {
    fn drop(&mut self) {
        #[cfg(unix)]
        {
            use rustix::termios::{OptionalActions, tcsetattr};
            // a terminal that is gone needs nothing back
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &self.usual);
        }
    }
}
