//! The audio log: all that was said in a game, with its times (article E2.5).

use super::journal::Entry;
use super::replay::{ReplayError, steps};
use crate::arbiter::clock::Millis;
use crate::games::Side;
use crate::speech::{NamedMoves, Phrase, Settings, Speaker};

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// When, in milliseconds since the game was created.
    pub time: Millis,
    /// The time of day then, in Unix milliseconds.
    pub at: u64,
    /// What.
    pub phrase: Phrase,
}

/// All that was said in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenLog {
    /// In order.
    pub lines: Vec<Spoken>,
    /// What is wrong with the line after that, though its text is sound.
    pub problem: Option<ReplayError>,
}

/// What was said of a saved game to one of its players, or to both at one device, as far
/// as the game goes. What a game says only when somebody comes to it or asks is not among
/// it: openings, answers, times that were set to be told, wrong repetitions that named no
/// squares, and what was refused without any change. Where a speaker names only moves that are
/// written (article 8.1), those count that are written by now.
///
/// # Errors
///
/// When the game has no beginning.
pub fn spoken(
    entries: &[Entry],
    speaker: &Speaker,
    listener: Option<Side>,
) -> Result<SpokenLog, ReplayError> {
    let settings = *speaker.settings();
    let naming = |named_moves| Speaker::new(Settings { named_moves, ..settings });
    let (named, unnamed) = (naming(NamedMoves::All), naming(NamedMoves::None));
    let told = match settings.named_moves {
        NamedMoves::All => usize::MAX,
        NamedMoves::Written => steps(entries, |_, _, _| ())?.state.told_plies(),
        NamedMoves::None => 0,
    };
    let mut lines = Vec::new();
    let replayed = steps(entries, |entry, state, events| {
        let speaker = if state.plies().len() > told { unnamed } else { named };
        let phrases = speaker.events(state, events, listener).into_iter();
        lines.extend(phrases.map(|phrase| Spoken { time: entry.time, at: entry.at, phrase }));
    })?;
    Ok(SpokenLog { lines, problem: replayed.problem })
}
