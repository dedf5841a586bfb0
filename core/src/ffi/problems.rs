//! What a person typed and is wrong, in words.

use super::session::guarded;
use super::{GameError, SpeechSettings};
use crate::arbiter::clock::TimeControl;
use crate::speech::Settings;
use crate::table::sealing::{OpeningError, SealingError};

/// Looks at a time control that somebody types, such as `5+3` or `40/90+30,15+30`; wrong
/// ones are `Mistyped`.
#[uniffi::export]
pub fn check_clock(clock: String, settings: SpeechSettings) -> Result<(), GameError> {
    guarded(|| time_control(&clock, settings.into()).map(|_| ()))
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
