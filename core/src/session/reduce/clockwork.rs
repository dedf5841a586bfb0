//! Start, clock, pause: what the Laws leave to time.

use super::Step;
use crate::arbiter::clock::Millis;
use crate::games::Side;
use crate::session::{Actor, Begin, Ending, Event, Phase, State, Turn};

/// What time brings about by itself.
#[derive(Clone, Copy)]
enum Due {
    /// The game begins as it was set.
    Start,
    /// Players who are not there have lost.
    Default,
    /// Who has not come to the resumption has lost.
    Late,
    /// A flag falls.
    Flag,
    /// A player is so short of time that he need not record.
    Excused,
    /// The session is over.
    SessionEnd,
    /// An announcement has been spoken to its end, as far as that is known.
    Spoken,
    /// It cannot be corrected any more.
    Bound,
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
            Phase::Playing(_) | Phase::Resumed => {
                self.clock().next_flag(self.controls()).map(|at| (at, Due::Flag))
            }
            _ => None,
        };
        let set = match (self.setup().begin, self.phase()) {
            _ if self.game.laws.resumed.is_some() => None,
            (_, Phase::Over(_) | Phase::Paused(_) | Phase::Adjourned | Phase::Resumed)
            | (Begin::AtCommand | Begin::WithFirstMove, _) => None,
            (Begin::Scheduled { at, .. }, Phase::Waiting) => Some((at, Due::Start)),
            (Begin::Scheduled { at, default_time }, Phase::Playing(_)) => {
                // who comes just in time is in time
                let late = at.saturating_add(default_time).saturating_add(1);
                let late = late.saturating_add(self.game.paused_for);
                self.game.absent.contains(&true).then_some((late, Due::Default))
            }
        };
        let excused = self.next_excuse().map(|at| (at, Due::Excused));
        let session = self.session_end().map(|at| (at, Due::SessionEnd));
        let late = self.next_late().map(|at| (at, Due::Late));
        let announced = self.next_of_announcement();
        [flag, set, excused, session, late, announced]
            .into_iter()
            .flatten()
            .min_by_key(|(at, _)| *at)
    }

    /// What becomes of an announcement by itself (articles E2.3, E2.6).
    fn next_of_announcement(&self) -> Option<(Millis, Due)> {
        let Phase::Playing(Turn::Announcing { is_spoken, .. }) = self.phase() else {
            return None;
        };
        let by = self.mover();
        let until = self.game.now.announced_until;
        if !is_spoken {
            return Some((until, Due::Spoken));
        }
        let pause = self.setup().conduct[by as usize].correction;
        self.is_pressed_for(by).then_some((until.saturating_add(pause), Due::Bound))
    }
}

impl Step {
    /// Lets everything happen that time has brought about, each at its moment.
    pub(in crate::session) fn catch_up(&mut self) {
        let until = self.now;
        while let Some((at, due)) = self.state.next_due().filter(|(at, _)| *at <= until) {
            self.now = at.max(self.state.time);
            match due {
                Due::Start => self.begin(),
                Due::Default => self.default(),
                Due::Late => self.lose_by_lateness(),
                Due::Flag => self.drop_flag(),
                Due::Excused => self.excuse(),
                Due::SessionEnd => self.end_session(),
                Due::Spoken => self.finish_announcement(),
                Due::Bound => self.bind_announcement(),
            }
        }
        self.now = until;
    }

    pub(in crate::session) fn begin(&mut self) {
        let now = self.now;
        self.state.game.has_begun = true;
        self.state.game.laws.session_began = Some(now);
        self.moment().begin(now);
        self.tell(Event::Started);
    }

    fn default(&mut self) {
        let [first, second] = self.state.game.absent;
        self.end(Ending::Default { first, second });
    }

    fn drop_flag(&mut self) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let clock = &mut game.now.clock;
        let Some(fallen) = clock.running() else { return };
        let is_out_of_time = clock.drop_flag(&setup.controls, now);
        self.notice_flag(fallen, is_out_of_time);
    }

    /// A flag has fallen; in a game without supervision players have to see that.
    pub(in crate::session) fn notice_flag(&mut self, fallen: Side, is_out_of_time: bool) {
        if !self.state.is_supervised() {
            self.tell(Event::FlagDown { by: fallen });
            self.check_both_flags();
            self.claim_flag_for_blind(fallen);
            return;
        }
        let period = self.state.clock().face(fallen).flags;
        self.tell(Event::FlagFell { by: fallen, period, is_out_of_time });
        if !is_out_of_time {
            self.demand_sheets();
        } else if !self.put_flag_off(fallen) {
            self.lose_on_time(fallen);
        }
    }

    pub(in crate::session) fn lose_on_time(&mut self, fallen: Side) {
        let can_mate = self.state.can_mate(!fallen);
        self.end(Ending::Flag { fallen, can_mate });
    }

    pub(in crate::session) fn arrive(&mut self, by: Actor) {
        let by = Step::side_of(by, Side::First);
        self.state.game.absent[by as usize] = false;
        self.tell(Event::Arrived { by });
        self.stop_for_arrival(by);
    }

    pub(in crate::session) fn press(&mut self) {
        let mover = self.state.mover();
        self.tell(Event::Pressed { by: mover });
        match self.state.phase() {
            Phase::Playing(Turn::Sealing { .. }) => self.close_envelope(mover),
            Phase::Playing(Turn::Announcing { .. }) => self.bind_announcement(),
            Phase::Playing(Turn::Promoting { .. }) => self.complete_illegal_move_by_press(mover),
            _ if self.state.is_illegal_move_unpressed() => {
                self.complete_illegal_move_by_press(mover);
            }
            _ => self.complete_move(mover),
        }
    }

    /// The opponent answers before the press, as he has the move already (article 1.1):
    /// that completes the move.
    pub(super) fn complete_by_answer(&mut self) {
        let by = self.state.mover();
        self.tell(Event::Answered { by });
        self.complete_move(by);
        if !self.state.setup().rulings.touch_keeps_claim {
            self.moment().laws.is_claimable = false;
        }
    }

    /// The move of `by` is completed: the other side's time runs (article 6.7).
    pub(in crate::session) fn complete_move(&mut self, by: Side) {
        let now = self.now;
        let is_supervised = self.state.is_supervised();
        let State { setup, game, .. } = &mut self.state;
        let clock = &mut game.now.clock;
        let before = clock.face_at(&setup.controls, by, now);
        let has_new_period = clock.press(&setup.controls, now);
        let after = *clock.face(by);
        let period = after.period + 1;
        if !is_supervised {
            game.now.laws.press = Some((before, after));
            game.now.laws.is_claimable = true;
        }
        game.now.turn_began = game.now.clock;
        game.now.laws.correction = None;
        self.set_turn(Turn::Thinking);
        if has_new_period {
            self.tell(Event::PeriodBegan { by, period });
        }
        if after.flags > before.flags {
            // a flag that cannot fall any more, as nothing was saved
            self.demand_sheets();
        }
        self.let_repeat(by);
        if self.state.phase() == Phase::Playing(Turn::Thinking) {
            self.ask_to_seal_after_session();
        }
    }

    pub(in crate::session) fn pause(&mut self, by: Actor) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        if let Phase::Playing(turn) = game.now.phase {
            game.now.clock.stop(&setup.controls, now);
            game.now.phase = Phase::Paused(turn);
            game.now.paused_at = now;
            self.tell(Event::Paused { by });
        }
    }

    pub(in crate::session) fn go_on(&mut self, by: Actor) {
        let now = self.now;
        let mover = self.state.mover();
        if let Phase::Playing(Turn::Sealing { .. }) = self.state.phase() {
            self.give_up_adjourning();
        }
        if let Phase::Paused(turn) = self.state.phase() {
            let away = now.saturating_sub(self.moment().paused_at);
            let game = &mut self.state.game;
            game.paused_for = game.paused_for.saturating_add(away);
            game.laws.awaits_reason = false;
            if let Some((resumed, _)) = &mut game.laws.resumed {
                *resumed = resumed.saturating_add(away);
            }
            let until = self.moment().announced_until;
            self.moment().announced_until = until.saturating_add(away);
            self.moment().clock.start(mover, now);
            self.set_turn(turn);
        }
        self.tell(Event::Continued { by });
    }
}
