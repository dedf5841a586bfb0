use std::io;
use std::sync::mpsc::Sender;

use super::happening::Happening;

/// Whom Ctrl-C reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interrupt {
    /// Nobody here: it ends the program as it ends any other.
    Ends,
    /// The player, who may stop the computer with it.
    IsHeard,
    /// Ctrl-C is a key, so that the signal comes from somebody else.
    Closes,
}

/// Hands on what the system tells the program, on a thread of its own.
#[cfg_attr(not(unix), allow(unused_variables, clippy::unnecessary_wraps))]
pub(crate) fn listen(interrupt: Interrupt, sender: Sender<Happening>) -> io::Result<()> {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
        let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGQUIT])?;
        if interrupt != Interrupt::Ends {
            signals.add_signal(SIGINT)?;
        }
        let listen = move || {
            for signal in signals.forever() {
                let is_heard = signal == SIGINT && interrupt == Interrupt::IsHeard;
                let happening = if is_heard { Happening::Interrupt } else { Happening::Close };
                if sender.send(happening).is_err() {
                    return;
                }
            }
        };
        std::thread::Builder::new().name("annabella-signals".to_owned()).spawn(listen)?;
    }
    Ok(())
}
