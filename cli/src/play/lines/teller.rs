//! What is said, on its way to those who read it and those who hear it.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use annabella::speech::Phrase;

use super::tell;
use crate::Failure;
use crate::output::complain;
use crate::play::aloud::Aloud;
use crate::play::happening::{Happening, Happenings};

/// How long the last words may take.
const LAST_WORDS: Duration = Duration::from_secs(15);

pub(super) struct Teller {
    aloud: Option<Aloud>,
    /// Whether there is a bell to be rung.
    has_bell: bool,
}

impl Teller {
    pub(super) fn new(aloud: Option<Aloud>) -> Teller {
        Teller { aloud, has_bell: io::stdout().is_terminal() }
    }

    pub(super) fn has_voice(&self) -> bool {
        self.aloud.is_some()
    }

    /// Rings where something was refused.
    pub(super) fn ring(&self) -> Result<(), Failure> {
        if self.has_bell {
            io::stdout().write_all(b"\x07").map_err(Failure::output)?;
        }
        Ok(())
    }

    /// Writes what was said, and says it aloud.
    pub(super) fn tell(&self, said: &[Phrase]) -> Result<(), Failure> {
        tell(said)?;
        if let Some(aloud) = &self.aloud {
            aloud.say(said);
        }
        Ok(())
    }

    /// Asks aloud, behind all that was told.
    pub(super) fn ask(&self, prompt: Option<Phrase>) {
        if let (Some(aloud), Some(prompt)) = (&self.aloud, prompt) {
            aloud.ask(prompt);
        }
    }

    /// Whether this announcement has been spoken, and none has come after it.
    pub(super) fn is_latest(&self, announcement: Option<u64>) -> bool {
        let aloud = self.aloud.as_ref().zip(announcement);
        aloud.is_some_and(|(aloud, announcement)| aloud.is_latest(announcement))
    }

    /// False if nothing was being spoken.
    pub(super) fn stop(&self) -> bool {
        self.aloud.as_ref().is_some_and(Aloud::stop)
    }

    /// Waits for the end of what is being spoken, unless somebody wants it to stop.
    pub(super) fn finish(&self, happenings: &Happenings) {
        let Some(aloud) = &self.aloud else { return };
        let until = Instant::now() + LAST_WORDS;
        while aloud.is_speaking() {
            let left = until.saturating_duration_since(Instant::now());
            match happenings.wait(Some(left)) {
                None | Some(Happening::Close | Happening::Interrupt | Happening::Line(_)) => return,
                Some(Happening::VoiceFailed(text)) => complain(text),
                Some(_) => {}
            }
        }
    }

    /// Stops at once and for good.
    pub(super) fn close(&self) {
        if let Some(aloud) = &self.aloud {
            aloud.close();
        }
    }
}
