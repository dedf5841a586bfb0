use super::chess::PlayerColor;
use super::session::guarded;
use super::{GameError, GameSession, Phrase, SpeechSettings};
use crate::speech::Speaker;
use crate::table::library::Library;
use crate::table::{Spoken, spoken};

/// Something that was said in a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SpokenPhrase {
    /// When, in milliseconds since the game was created.
    pub time_ms: u64,
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
        listener: Option<PlayerColor>,
    ) -> Result<Vec<SpokenPhrase>, GameError> {
        let speaker = Speaker::new(settings.into());
        self.with_game(|game| {
            let lines = game.spoken(&speaker, listener.map(Into::into));
            Ok(lines.into_iter().map(Into::into).collect())
        })
    }
}

/// The same of a saved game, also one that is open, as far as it can be read.
#[uniffi::export]
pub fn saved_game_spoken(
    folder: String,
    id: String,
    settings: SpeechSettings,
    listener: Option<PlayerColor>,
) -> Result<Vec<SpokenPhrase>, GameError> {
    guarded(|| {
        let reading = Library::open(folder).read(&id)?;
        let speaker = Speaker::new(settings.into());
        let log = spoken(&reading.entries, &speaker, listener.map(Into::into))
            .map_err(|error| GameError::Unreadable { reason: error.to_string() })?;
        Ok(log.lines.into_iter().map(Into::into).collect())
    })
}

impl From<Spoken> for SpokenPhrase {
    fn from(Spoken { time, at, phrase }: Spoken) -> SpokenPhrase {
        SpokenPhrase { time_ms: time, wall_ms: at, phrase: phrase.into() }
    }
}
