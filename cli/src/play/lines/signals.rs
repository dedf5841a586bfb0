use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What the system has told the program.
#[derive(Debug, Default)]
pub(super) struct Signals {
    /// Ctrl-C at a keyboard.
    interrupted: Arc<AtomicBool>,
    /// The program has to end; the game is kept first.
    closing: Arc<AtomicBool>,
}

impl Signals {
    /// In a pipe Ctrl-C does what every other program does.
    #[cfg_attr(not(unix), allow(unused_variables, clippy::unnecessary_wraps))]
    pub(super) fn listen(has_keyboard: bool) -> io::Result<Signals> {
        let signals = Signals::default();
        #[cfg(unix)]
        {
            use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
            use signal_hook::flag::register;
            for signal in [SIGTERM, SIGHUP, SIGQUIT] {
                register(signal, Arc::clone(&signals.closing))?;
            }
            if has_keyboard {
                register(SIGINT, Arc::clone(&signals.interrupted))?;
            }
        }
        Ok(signals)
    }

    pub(super) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Whether Ctrl-C was pressed since this was asked last.
    pub(super) fn take_interrupt(&self) -> bool {
        self.interrupted.swap(false, Ordering::Relaxed)
    }
}
