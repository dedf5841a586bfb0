//! A saved game becomes a state again.

use thiserror::Error;

use super::journal::{Entry, EntryKind, Reading};
use super::wall_clock::{ClockDoubt, time_away};
use crate::arbiter::clock::Millis;
use crate::games::GameShape;
use crate::session::{
    Action, Actor, Away, Deed, Event, NewGame, NewGameError, ParseActionError, ParseActorError,
    ParseNewGameError, Phase, State, reduce,
};

/// A saved game that was played from its beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// The game, as far as it goes.
    pub state: State,
    /// What is wrong with the line after that, though its text is sound.
    pub problem: Option<ReplayError>,
}

/// A line of a saved game that is no part of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line} of the saved game: {problem}")]
pub struct ReplayError {
    /// The number of the line; the header's is 0.
    pub line: u64,
    /// What is wrong.
    pub problem: ReplayProblem,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayProblem {
    /// The first line that is an action has to describe the new game.
    #[error("the game has no beginning")]
    NoBeginning,
    /// A second beginning.
    #[error("the game begins a second time")]
    SecondBeginning,
    /// The new game cannot be read.
    #[error(transparent)]
    NewGame(#[from] ParseNewGameError),
    /// The new game is not possible.
    #[error(transparent)]
    Setup(#[from] NewGameError),
    /// Nobody like this acts.
    #[error(transparent)]
    Actor(#[from] ParseActorError),
    /// Nothing like this is done.
    #[error(transparent)]
    Action(#[from] ParseActionError),
    /// An action that changes nothing is never written down.
    #[error("{0} is not possible here")]
    Impossible(String),
}

/// Plays a saved game from its beginning.
///
/// # Errors
///
/// [`ReplayError`] when it has no beginning.
pub fn replay(reading: &Reading) -> Result<Replayed, ReplayError> {
    steps(&reading.entries, |_, _, _| ())
}

/// The same, and shows every action with the game after it and what happened.
pub(super) fn steps(
    entries: &[Entry],
    mut show: impl FnMut(&Entry, &State, &[Event]),
) -> Result<Replayed, ReplayError> {
    let mut state = beginning(entries)?;
    for (line, entry, by, text) in actions(entries).skip(1) {
        let revision = state.revision();
        let problem = match action(state.shape(), by, text) {
            Ok(action) => {
                let (after, events) = reduce(state, action, entry.time);
                state = after;
                if state.revision() > revision {
                    show(entry, &state, &events);
                    continue;
                }
                ReplayProblem::Impossible(format!("{by}: {text}"))
            }
            Err(problem) => problem,
        };
        return Ok(Replayed { state, problem: Some(ReplayError { line, problem }) });
    }
    Ok(Replayed { state, problem: None })
}

/// The actions with the numbers of their lines.
pub(super) fn actions(entries: &[Entry]) -> impl Iterator<Item = (u64, &Entry, &str, &str)> {
    (1..).zip(entries).filter_map(|(line, entry)| match &entry.kind {
        EntryKind::Action { by, text } => Some((line, entry, by.as_str(), text.as_str())),
        EntryKind::Name(_) | EntryKind::Comment { .. } => None,
    })
}

/// The game that the first action describes.
pub(super) fn beginning(entries: &[Entry]) -> Result<State, ReplayError> {
    let Some((line, _, _, text)) = actions(entries).next() else {
        return Err(ReplayError { line: 1, problem: ReplayProblem::NoBeginning });
    };
    new_game(text).map_err(|problem| ReplayError { line, problem })
}

fn new_game(text: &str) -> Result<State, ReplayProblem> {
    if !text.starts_with("new ") {
        return Err(ReplayProblem::NoBeginning);
    }
    Ok(State::new(NewGame::from_saved(text)?)?)
}

fn action(shape: GameShape, by: &str, text: &str) -> Result<Action, ReplayProblem> {
    if text.starts_with("new ") {
        return Err(ReplayProblem::SecondBeginning);
    }
    Ok(Action { by: Actor::read(shape.kind, by)?, deed: Deed::read(shape, text)? })
}

/// What happens when a saved game comes back to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Return {
    /// What is done first, so that the clock is right (article 6.10); it may
    /// change nothing.
    pub action: Action,
    /// The game time at which it is done, and from which time goes on.
    pub time: Millis,
    /// Why a clock that should have run on has stood.
    pub doubt: Option<ClockDoubt>,
}

/// How a game goes on after `away`. Its clock has run on since its last action or has stood,
/// as was agreed; one that stood waits until a player, in a strict game the arbiter, goes
/// on. It has stood also where nobody knows how long that was: no clock of a device that is
/// wrong decides a game.
pub fn returning(state: &State, entries: &[Entry], away: Result<Millis, ClockDoubt>) -> Return {
    let last = entries.iter().rfind(|entry| matches!(entry.kind, EntryKind::Action { .. }));
    let time = last.map_or(0, |entry| entry.time).max(state.time());
    let by = |by, deed| Action { by, deed };
    // a game that is to begin at its time does not wait for a program
    let runs = state.setup().away == Away::Runs || state.phase() == Phase::Waiting;
    let doubt = match away {
        Ok(away) if runs => {
            let action = by(Actor::Clock, Deed::Tick);
            return Return { action, time: time.saturating_add(away), doubt: None };
        }
        Err(doubt) if runs && is_awaiting(state) => Some(doubt),
        _ => None,
    };
    let is_running = matches!(state.phase(), Phase::Playing(_)) && state.controls().is_timed();
    let deed = if is_running { Deed::Pause } else { Deed::Tick };
    Return { action: by(Actor::Arbiter, deed), time, doubt }
}

/// What time it is in a saved game at a time of day; when it was left, where nobody knows.
pub fn time_at(state: &State, entries: &[Entry], wall_ms: u64) -> Millis {
    returning(state, entries, time_away(entries, wall_ms)).time
}

/// The time of day at a time of a saved game, by its last action.
pub fn wall_at(entries: &[Entry], time: Millis) -> u64 {
    let last = entries.iter().rfind(|entry| matches!(entry.kind, EntryKind::Action { .. }));
    last.map_or(0, |last| last.at.saturating_sub(last.time).saturating_add(time))
}

/// Whether time matters where the game stands.
fn is_awaiting(state: &State) -> bool {
    match state.phase() {
        Phase::Playing(_) | Phase::Resumed => {
            state.controls().is_timed() || state.setup().days.is_some()
        }
        Phase::Waiting => state.setup().begin.is_scheduled(),
        Phase::Paused(_) | Phase::Adjourned | Phase::Over(_) => false,
    }
}

impl Return {
    /// Does it.
    pub fn apply(self, state: State) -> (State, Vec<Event>) {
        reduce(state, self.action, self.time)
    }
}
