//! Start, clock, interruption: what the Laws leave to time.

use super::Step;
use crate::arbiter::clock::Millis;
use crate::games::chess::{Budget, Color};
use crate::session::{Actor, Begin, Ending, Event, Phase, State, Turn};

/// What time brings about by itself.
#[derive(Clone, Copy)]
enum Due {
    /// The game begins as it was set.
    Start,
    /// Players who are not there have lost.
    Default,
    /// A flag falls.
    Flag,
}

impl State {
    /// When the clock matters next: a flag falls, the game begins or a player
    /// who is not there loses. In milliseconds since the game was created; a
    /// front end sets one timer for it, and then lets the clock be looked at.
    pub fn next_moment(&self) -> Option<Millis> {
        self.next_due().map(|(at, _)| at)
    }

    fn next_due(&self) -> Option<(Millis, Due)> {
        let flag = match self.phase() {
            Phase::Playing(_) => self.clock().next_flag(self.controls()).map(|at| (at, Due::Flag)),
            _ => None,
        };
        let set = match (self.setup().begin, self.phase()) {
            (_, Phase::Over(_) | Phase::Paused(_)) | (Begin::AtCommand, _) => None,
            (Begin::Scheduled { at, .. }, Phase::Waiting) => Some((at, Due::Start)),
            (Begin::Scheduled { at, default_time }, Phase::Playing(_)) => {
                // who comes just in time is in time
                let late = at.saturating_add(default_time).saturating_add(1);
                let late = late.saturating_add(self.game.interrupted);
                self.game.absent.contains(&true).then_some((late, Due::Default))
            }
        };
        [flag, set].into_iter().flatten().min_by_key(|(at, _)| *at)
    }
}

impl Step {
    /// Lets everything happen that time has brought about, each at its moment.
    pub(super) fn catch_up(&mut self) {
        let until = self.now;
        while let Some((at, due)) = self.state.next_due().filter(|(at, _)| *at <= until) {
            self.now = at.max(self.state.time);
            match due {
                Due::Start => self.begin(),
                Due::Default => self.default(),
                Due::Flag => self.drop_flag(),
            }
        }
        self.now = until;
    }

    pub(super) fn begin(&mut self) {
        let now = self.now;
        self.state.game.has_begun = true;
        self.moment().begin(now);
        self.tell(Event::Started);
    }

    fn default(&mut self) {
        let [white, black] = self.state.game.absent;
        self.end(Ending::Default { white, black });
    }

    fn drop_flag(&mut self) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let clock = &mut game.now.clock;
        let Some(fallen) = clock.running() else { return };
        let is_out_of_time = clock.drop_flag(&setup.controls, now);
        let period = clock.face(fallen).flags;
        self.tell(Event::FlagFell { by: fallen, period, is_out_of_time });
        if is_out_of_time {
            let can_mate = self.state.position().winnability(!fallen, Budget::RULING);
            self.end(Ending::Flag { fallen, can_mate });
        }
    }

    pub(super) fn arrive(&mut self, by: Actor) {
        let by = Step::color_of(by, Color::White);
        self.state.game.absent[by as usize] = false;
        self.tell(Event::Arrived { by });
    }

    pub(super) fn press(&mut self) {
        let by = self.state.mover();
        self.tell(Event::Pressed { by });
        self.complete_move(by);
    }

    /// The move of `by` is completed: the other side's time runs (article 6.7).
    pub(super) fn complete_move(&mut self, by: Color) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let clock = &mut game.now.clock;
        let has_new_period = clock.press(&setup.controls, now);
        let period = clock.face(by).period + 1;
        game.now.turn_began = game.now.clock;
        self.set_turn(Turn::Thinking);
        if has_new_period {
            self.tell(Event::PeriodBegan { by, period });
        }
    }

    pub(super) fn pause(&mut self, by: Actor) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        if let Phase::Playing(turn) = game.now.phase {
            game.now.clock.stop(&setup.controls, now);
            game.now.phase = Phase::Paused(turn);
            game.now.paused_at = now;
        }
        self.tell(Event::Paused { by });
    }

    pub(super) fn go_on(&mut self, by: Actor) {
        let now = self.now;
        let mover = self.state.mover();
        if let Phase::Paused(turn) = self.state.phase() {
            let away = now.saturating_sub(self.moment().paused_at);
            let game = &mut self.state.game;
            game.interrupted = game.interrupted.saturating_add(away);
            self.moment().clock.start(mover, now);
            self.set_turn(turn);
        }
        self.tell(Event::Continued { by });
    }
}
