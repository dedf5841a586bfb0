//! Random games.

pub mod actions;
mod new_games;

use annabella::arbiter::clock::Millis;
use annabella::session::{Action, Event, NewGame, State, reduce};
use proptest::prelude::*;

use actions::{Line, forward_line, line};
pub use new_games::new_game;

/// A game and what happens in it.
#[derive(Clone, Debug)]
pub struct Script {
    pub game: NewGame,
    pub lines: Vec<Line>,
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
        let (after, events) = reduce(before.clone(), action, now);
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
