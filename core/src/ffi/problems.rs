//! What a person typed and is wrong, in words.

use super::session::guarded;
use super::{GameError, SpeechSettings};
use crate::arbiter::clock::TimeControl;
use crate::speech::Settings;
use crate::table::sealing::{OpeningError, SealingError};

/// Reads a time control that somebody types, such as `5+3` or `40/90+30, 15+30`, and gives
/// it as a setup takes it: without spaces, and `none` for nothing. Wrong ones are `Mistyped`.
#[uniffi::export]
pub fn read_clock(typed: String, settings: SpeechSettings) -> Result<String, GameError> {
    guarded(|| {
        let written = without_spaces(&typed);
        let clock = if written.is_empty() { "none".to_owned() } else { written };
        time_control(&clock, settings.into()).map(|_| clock)
    })
}

pub(super) fn without_spaces(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_whitespace()).collect()
}

pub(super) fn time_control(text: &str, settings: Settings) -> Result<TimeControl, GameError> {
    text.parse().map_err(|error| {
        GameError::mistyped(settings, &error, |speaker| speaker.clock_problem(&error))
    })
}

pub(super) fn not_sealed(error: &SealingError, text: &str, settings: Settings) -> GameError {
    GameError::mistyped(settings, error, |speaker| match error {
        SealingError::Seal(problem) => speaker.seal_problem(*problem),
        SealingError::NotAMove => speaker.not_a_move_to_seal(),
        SealingError::NotLegal => speaker.no_move_to_seal(text),
    })
}

pub(super) fn not_opened(error: OpeningError, settings: Settings) -> GameError {
    match error {
        OpeningError::NoEnvelope => GameError::bad_input(error),
        OpeningError::Key(problem) => {
            GameError::mistyped(settings, error, |speaker| speaker.passphrase_problem(problem))
        }
    }
}
