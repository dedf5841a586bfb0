//! Random games.

pub mod actions;
mod envelopes;
mod new_games;

use std::fmt;
use std::panic::catch_unwind;

use annabella::arbiter::clock::Millis;
use annabella::games::GameKind;
use annabella::session::{Action, Event, NewGame, State, reduce};
use proptest::prelude::*;

use actions::{Line, forward_line, line};
pub use new_games::new_game;

/// A game and what happens in it.
#[derive(Clone)]
pub struct Script {
    pub game: NewGame,
    pub lines: Vec<Line>,
}

/// As a transcript.
impl fmt::Debug for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}", self.game)?;
        let (mut state, mut now) = (self.first(), 0);
        for (intent, pass) in &self.lines {
            now = actions::moment(&state, now, pass);
            let Action { by, deed } = actions::action(&state, intent);
            write!(f, "\n{now} {} > {}", by.name(GameKind::Chess), deed.text(GameKind::Chess))?;
            // the last line may be what panics
            let Ok(step) = catch_unwind(|| Step::of(state, Action { by, deed }, now)) else {
                break;
            };
            for event in step.events {
                write!(f, "\n< {}", event.text(GameKind::Chess))?;
            }
            state = step.after;
        }
        Ok(())
    }
}

pub fn script() -> impl Strategy<Value = Script> {
    (new_game(), prop::collection::vec(line(), 0..60))
        .prop_map(|(game, lines)| Script { game, lines })
}

pub fn forward_script() -> impl Strategy<Value = Script> {
    (new_game(), prop::collection::vec(forward_line(), 0..60))
        .prop_map(|(game, lines)| Script { game, lines })
}

/// One action, and what it made of the game.
pub struct Step {
    pub before: State,
    pub action: Action,
    pub now: Millis,
    pub after: State,
    pub events: Vec<Event>,
}

impl Step {
    pub fn of(before: State, action: Action, now: Millis) -> Step {
        let (after, events) = reduce(before.clone(), action.clone(), now);
        Step { before, action, now, after, events }
    }

    /// The moment of the action: time does not run backwards.
    pub fn moment(&self) -> Millis {
        self.now.max(self.before.time())
    }

    pub fn is_refused(&self) -> bool {
        matches!(self.events.last(), Some(Event::Refused { .. }))
    }

    /// The events that are not a refusal.
    pub fn done(&self) -> &[Event] {
        &self.events[..self.events.len() - usize::from(self.is_refused())]
    }
}

impl Script {
    pub fn first(&self) -> State {
        State::new(self.game.clone()).unwrap()
    }

    /// Everything that happens, one after the other.
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        let (mut state, mut now) = (self.first(), 0);
        self.lines.iter().map(move |(intent, pass)| {
            now = actions::moment(&state, now, pass);
            let step = Step::of(state.clone(), actions::action(&state, intent), now);
            state = step.after.clone();
            step
        })
    }

    /// How the game stands in the end, and when.
    pub fn last(&self) -> (State, Millis) {
        let end = (self.first(), 0);
        self.steps().fold(end, |_, step| (step.after, step.now))
    }
}
