use super::session::guarded;
use super::speech::seen_with_board;
use super::{GameError, GameSession, Phrase, SpeechSettings};
use crate::arbiter::clock::display_seconds;
use crate::games::Side;
use crate::speech::{Settings, Speaker};
use crate::table::library::Library;
use crate::table::{Spoken, spoken};

/// Something that was said in a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SpokenPhrase {
    /// When, in milliseconds since the game was created.
    pub time_ms: u64,
    /// The same as the display of a clock has it, in whole seconds.
    pub time: String,
    /// The time of day then, in milliseconds since 1970.
    pub wall_ms: u64,
    /// What.
    pub phrase: Phrase,
}

#[uniffi::export]
impl GameSession {
    /// All that was said so far of what happened, to one player or to both at one device,
    /// in the order in which it was said. Answers are not among it. Plays the game from
    /// its beginning: not for every move.
    pub fn spoken_log(
        &self,
        settings: SpeechSettings,
        listener: Option<Side>,
    ) -> Result<Vec<SpokenPhrase>, GameError> {
        self.with_game(|game| told(settings, |speaker| Ok(game.spoken(speaker, listener))))
    }
}

/// The same of a saved game, also one that is open, as far as it can be read.
#[uniffi::export]
pub fn saved_game_spoken(
    folder: String,
    id: String,
    settings: SpeechSettings,
    listener: Option<Side>,
) -> Result<Vec<SpokenPhrase>, GameError> {
    guarded(|| {
        let reading = Library::open(folder).read(&id)?;
        told(settings, |speaker| {
            spoken(&reading.entries, speaker, listener)
                .map(|log| log.lines)
                .map_err(|error| GameError::Unreadable { reason: error.to_string() })
        })
    })
}

/// What was said, for the ear and for the eye.
fn told(
    settings: SpeechSettings,
    make: impl Fn(&Speaker) -> Result<Vec<Spoken>, GameError>,
) -> Result<Vec<SpokenPhrase>, GameError> {
    let settings: Settings = settings.into();
    let printed = make(&Speaker::new(seen_with_board(settings)))?;
    let spoken = make(&Speaker::new(settings))?;
    let both = spoken.into_iter().zip(printed);
    Ok(both
        .map(|(Spoken { time, at, phrase }, seen)| SpokenPhrase {
            time_ms: time,
            time: display_seconds(time / 1_000),
            wall_ms: at,
            phrase: Phrase { printed: seen.phrase.to_string(), ..phrase.into() },
        })
        .collect())
}
