//! The one way in which a game changes.

mod announcing;
mod claims;
mod clockwork;
mod history;
mod moving;
mod talk;

use super::correspondence::Noted;
use super::state::Moment;
use super::{Action, Actor, Deed, Ending, Event, Hint, Phase, Refusal, State, Turn};
use crate::arbiter::clock::Millis;
use crate::games::Side;

/// What an action makes of a state at the moment `now`, and what happened, in
/// order.
///
/// First comes whatever the clock has brought about until then, such as the fall
/// of a flag; then the action. What is not possible is an event,
/// [`Event::Refused`], and changes nothing. If anything has changed, the
/// [`revision`](State::revision) is one higher. Time does not run backwards: a
/// `now` before the last change counts as that.
pub fn reduce(state: State, action: Action, now: Millis) -> (State, Vec<Event>) {
    let now = now.max(state.time);
    let mut step = Step { state, now, events: Vec::new(), has_changed: false };
    step.catch_up();
    let Action { by, deed } = action;
    let kind = deed.kind();
    let (noted, plies) = (Noted::from(&deed), step.state.plies().len());
    let done = step.state.permits(by, kind).and_then(|()| step.attempt(by, deed));
    if done.is_ok() {
        step.note_for_post(by, noted, plies);
    }
    if let Err(refusal) = done {
        step.events.push(Event::Refused { by, deed: kind, refusal });
    }
    step.state.revision += u64::from(step.has_changed);
    (step.state, step.events)
}

/// A state on its way to the next.
pub(super) struct Step {
    pub(super) state: State,
    pub(super) now: Millis,
    events: Vec<Event>,
    has_changed: bool,
}

impl Step {
    /// Does what is permitted; on refusal nothing has changed.
    fn attempt(&mut self, by: Actor, deed: Deed) -> Result<(), Refusal> {
        if self.state.begins_with_next_move() && matches!(deed, Deed::Lift(_) | Deed::Move(_)) {
            return self.or_nothing(|step| {
                step.begin();
                step.act(by, deed)
            });
        }
        let is_answer = self.state.phase() == Phase::Playing(Turn::ToPress)
            && by == Actor::Player(self.state.on_move())
            && matches!(
                deed,
                Deed::Adjust(_) | Deed::Touch(_) | Deed::Lift(_) | Deed::Move(_) | Deed::Repeat(_)
            );
        if !is_answer {
            return self.act(by, deed);
        }
        self.or_nothing(|step| {
            step.complete_by_answer();
            // the end of the session may ask for a sealed move now
            step.state.permits(by, deed.kind())?;
            step.act(by, deed)
        })
    }

    /// Everything that this does, or on refusal nothing of it.
    pub(super) fn or_nothing(
        &mut self,
        work: impl FnOnce(&mut Step) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let before = self.state.clone();
        let (events, has_changed) = (self.events.len(), self.has_changed);
        let done = work(self);
        if done.is_err() {
            self.state = before;
            self.events.truncate(events);
            self.has_changed = has_changed;
        }
        done
    }

    /// On refusal nothing has changed.
    pub(super) fn act(&mut self, by: Actor, deed: Deed) -> Result<(), Refusal> {
        if by == Actor::Correspondent {
            return self.act_by_post(deed);
        }
        match deed {
            Deed::Tick | Deed::Explore(_) => {}
            Deed::Start => self.begin(),
            Deed::Arrive => self.arrive(by),
            Deed::Move(asked) => self.announce_move(asked)?,
            Deed::Press => self.press(),
            Deed::Offer => self.offer(by),
            Deed::Accept => self.end(Ending::Agreement { winner: self.state.position().agreed() }),
            Deed::Decline => self.decline()?,
            // both devices would have to agree about a move that is not made
            Deed::Claim(_, Some(_)) if self.state.correspondent().is_some() => {
                return Err(Refusal::NotByCorrespondence);
            }
            Deed::Claim(claim, intended) => self.claim(by, claim, intended)?,
            Deed::Resign => self.resign(by),
            Deed::Confirm => self.confirm(by),
            Deed::Cancel => self.cancel(by),
            Deed::Undo(times) => self.undo(by, times)?,
            Deed::Redo => self.redo()?,
            Deed::Hint => self.ask_for_hint(),
            Deed::Suggest(asked) => self.suggest(asked)?,
            Deed::Pause => self.pause(by),
            Deed::Continue => self.go_on(by),
            Deed::Level(side, strength) => self.set_level(side, strength)?,
            Deed::Declare(verdict) => self.end(Ending::Declared(verdict)),
            Deed::Spoken => self.finish_announcement(),
            Deed::Correct => self.withdraw(),
            Deed::Repeat(asked) => self.repeat(asked)?,
            Deed::Peek => self.peek(by),
            Deed::Send => self.send(),
            Deed::ClaimFlag if self.state.correspondent().is_some() => self.claim_time()?,
            Deed::Adjust(_)
            | Deed::Touch(_)
            | Deed::Lift(_)
            | Deed::Release(_)
            | Deed::Promote(_)
            | Deed::ClaimFlag
            | Deed::ClaimIllegalMove
            | Deed::ClaimTouch
            | Deed::Call(_)
            | Deed::Record(_)
            | Deed::Sign
            | Deed::Opinion(_)
            | Deed::Adjourn(_)
            | Deed::Seal(_)
            | Deed::Resume
            | Deed::Open(_)
            | Deed::Rule(_)
            | Deed::Follow(_) => self.act_by_laws(by, deed)?,
        }
        Ok(())
    }

    pub(super) fn moment(&mut self) -> &mut Moment {
        &mut self.state.game.now
    }

    /// The state has changed, and this is what happened.
    pub(super) fn tell(&mut self, event: Event) {
        self.has_changed = true;
        self.state.time = self.now;
        self.events.push(event);
    }

    pub(super) fn end(&mut self, ending: Ending) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        game.now.clock.stop(&setup.controls, now);
        if !game.now.phase.is_over() {
            game.now.before_end = game.now.phase;
        }
        game.now.phase = Phase::Over(ending);
        game.now.resigning = [false; 2];
        game.laws.quickplay = [None; 2];
        game.laws.signed = [false; 2];
        game.now.offer = None;
        game.now.laws.announced = None;
        if game.now.hint == Hint::Asked {
            game.now.hint = Hint::None;
        }
        game.undone.clear();
        self.tell(Event::Ended { ending });
    }

    pub(super) fn set_turn(&mut self, turn: Turn) {
        self.moment().phase = Phase::Playing(turn);
    }

    /// The side for which `by` acts; the computer acts for the one that
    /// `otherwise` names.
    pub(super) fn side_of(by: Actor, otherwise: Side) -> Side {
        match by {
            Actor::Player(side) => side,
            _ => otherwise,
        }
    }
}
