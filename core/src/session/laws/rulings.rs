//! What the arbiter does: illegal moves, calls, rulings (articles 6, 7, 13).

use crate::arbiter::clock::{Millis, TimeControl};
use crate::games::{Side, Winnability};
use crate::session::reduce::Step;
use crate::session::state::Moment;
use crate::session::{
    Actor, Ending, Event, NewGame, Phase, Points, Reason, Refusal, Ruling, State, Turn, Verdict,
};

impl State {
    /// The points of both when `side` has the maximum of a game.
    pub(crate) fn points_raised(&self, side: Side) -> Result<Verdict, Refusal> {
        let mut verdict = self.points(Ruling::RaisePoints(side))?;
        match std::mem::replace(verdict.of_mut(side), Points::One) {
            Points::One => Err(Refusal::FullPoint(side)),
            Points::Half | Points::Zero => Ok(verdict),
        }
    }

    /// The points of both when `side` has half a point less.
    pub(crate) fn points_lowered(&self, side: Side) -> Result<Verdict, Refusal> {
        let mut verdict = self.points(Ruling::LowerPoints(side))?;
        let points = verdict.of_mut(side);
        *points = match *points {
            Points::One => Points::Half,
            Points::Half => Points::Zero,
            Points::Zero => return Err(Refusal::NoPoint(side)),
        };
        Ok(verdict)
    }

    /// What a game that is over has brought, which a ruling changes.
    fn points(&self, ruling: Ruling) -> Result<Verdict, Refusal> {
        let ending = self.ending().ok_or(Refusal::NotOver)?;
        let article = ruling.article();
        Verdict::read(ending.result()).ok_or(Refusal::NoPoints { article })
    }

    /// Whether a side can still mate by any series of legal moves.
    pub(crate) fn can_mate(&self, side: Side) -> Winnability {
        self.sound_position().can_win(side)
    }

    /// Whether a player has stopped the clocks for the arbiter and has still to say why.
    pub(in crate::session) fn awaits_reason(&self) -> bool {
        matches!(self.phase(), Phase::Paused(_)) && self.game.laws.awaits_reason
    }
}

impl Step {
    pub(super) fn give_time(&mut self, to: Side, time: Millis, article: &'static str) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let time = game.now.clock.give(&setup.controls, to, time, now);
        if time > 0 {
            self.tell(Event::TimeGiven { to, time, article });
        }
    }

    pub(in crate::session) fn call(&mut self, by: Actor, reason: Reason) -> Result<(), Refusal> {
        let side = Step::side_of(by, self.state.mover());
        if reason == Reason::Settings {
            self.state.check_settings_claim(side)?;
        }
        let is_later = reason.is_of_later_rulings();
        if is_later && !self.state.setup().rulings.calls_before_reasons {
            return Err(Refusal::OlderGame);
        }
        let is_unsaid = reason == Reason::Unsaid;
        if is_unsaid && self.state.awaits_reason() {
            return Err(Refusal::Paused);
        }
        self.tell(Event::ArbiterCalled { by: side, reason });
        self.pause(by);
        self.state.game.laws.awaits_reason = is_unsaid;
        Ok(())
    }

    pub(in crate::session) fn rule(&mut self, ruling: Ruling) -> Result<(), Refusal> {
        let now = self.now;
        self.check_ruling(ruling)?;
        self.tell(Event::Ruled { ruling });
        let controls = &self.state.setup.controls;
        let clock = &mut self.state.game.now.clock;
        match ruling {
            Ruling::Time(side, left) => clock.set_left(controls, side, left, now),
            Ruling::Moves(side, moves) => clock.set_moves(controls, side, moves, now),
            Ruling::Give(side, time) => {
                clock.give(controls, side, time, now);
            }
            Ruling::GiveOpponent(side, time) => {
                clock.give(controls, !side, time, now);
            }
            Ruling::Take(side, time) => {
                let left = clock.left(controls, side, now).unwrap_or(0);
                clock.set_left(controls, side, left.saturating_sub(time), now);
            }
            Ruling::Warn(_) | Ruling::Expel(_) => {}
            Ruling::Restore(plies) => self.restore_position(plies as usize),
            Ruling::NextPeriod(side) => self.begin_next_period(side),
            Ruling::Reconstruct => self.complete_sheets(),
            Ruling::Compare => self.compare_sheets(),
            Ruling::AllowDraw => self.state.game.laws.is_draw_allowed = true,
            Ruling::SwapNames => self.state.game.laws.are_names_swapped ^= true,
            Ruling::Agree | Ruling::Postpone { .. } | Ruling::Reject => self.decide(ruling),
            Ruling::LostEnvelope => self.lose_envelope(),
            Ruling::ReadAs(asked) => {
                let mv = self.check_sealed_as(asked)?;
                self.make_sealed(mv);
            }
            Ruling::Unreadable => self.lose_by_sealed_move(),
            Ruling::IllegalMove(side) => self.rule_illegal_move(side),
            Ruling::Forfeit(side) => self.mark_forfeit(side),
            Ruling::RaisePoints(side) => {
                let verdict = self.state.points_raised(side)?;
                self.end(Ending::Declared(verdict));
            }
            Ruling::LowerPoints(side) => {
                let verdict = self.state.points_lowered(side)?;
                self.end(Ending::Declared(verdict));
            }
            Ruling::Void => self.end(Ending::Void),
        }
        // a face that was set to nothing has lost its flag
        self.catch_up();
        Ok(())
    }

    fn check_ruling(&self, ruling: Ruling) -> Result<(), Refusal> {
        let is_of_envelope =
            matches!(ruling, Ruling::LostEnvelope | Ruling::ReadAs(_) | Ruling::Unreadable);
        if !self.state.is_strict() && !is_of_envelope {
            return Err(Refusal::OnlyStrict);
        }
        let is_about_play = matches!(
            ruling,
            Ruling::Time(..)
                | Ruling::Moves(..)
                | Ruling::Give(..)
                | Ruling::GiveOpponent(..)
                | Ruling::Take(..)
                | Ruling::NextPeriod(_)
                | Ruling::AllowDraw
                | Ruling::IllegalMove(_)
        );
        if is_about_play && self.state.phase().is_over() {
            return Err(Refusal::GameOver);
        }
        match ruling {
            Ruling::NextPeriod(side) if !self.state.has_next_period(side) => {
                Err(Refusal::NoNextPeriod)
            }
            Ruling::Agree | Ruling::Postpone { .. } | Ruling::Reject => self.check_decision(ruling),
            Ruling::LostEnvelope => self.state.check_envelope(),
            Ruling::ReadAs(asked) => {
                self.state.check_unclear()?;
                self.check_sealed_as(asked).map(|_| ())
            }
            Ruling::Unreadable => self.state.check_unclear(),
            Ruling::IllegalMove(_) if !self.state.setup().rulings.arbiter_sees_illegal_moves => {
                Err(Refusal::OlderGame)
            }
            Ruling::Forfeit(_) | Ruling::RaisePoints(_)
                if !self.state.setup().rulings.arbiter_marks_points =>
            {
                Err(Refusal::OlderGame)
            }
            Ruling::GiveOpponent(..) | Ruling::LowerPoints(_)
                if !self.state.setup().rulings.arbiter_has_all_penalties =>
            {
                Err(Refusal::OlderGame)
            }
            Ruling::Forfeit(_) => self.state.check_verified(),
            Ruling::RaisePoints(side) => self.state.points_raised(side).map(|_| ()),
            Ruling::LowerPoints(side) => self.state.points_lowered(side).map(|_| ()),
            Ruling::GiveOpponent(side, _)
                if self.state.controls()[!side] == TimeControl::Untimed =>
            {
                Err(Refusal::NoClock)
            }
            Ruling::Time(side, _)
            | Ruling::Moves(side, _)
            | Ruling::Give(side, _)
            | Ruling::Take(side, _)
                if self.state.controls()[side] == TimeControl::Untimed =>
            {
                Err(Refusal::NoClock)
            }
            Ruling::Time(_, time)
            | Ruling::Give(_, time)
            | Ruling::GiveOpponent(_, time)
            | Ruling::Take(_, time)
                if time > Ruling::MAX_TIME =>
            {
                Err(Refusal::TooMuchTime)
            }
            Ruling::Moves(_, moves) if moves as usize > NewGame::MAX_MOVES => {
                Err(Refusal::TooManyMoves)
            }
            Ruling::Restore(plies) if plies as usize >= self.state.plies().len() => {
                Err(Refusal::NoSuchPly(self.state.plies().len() as u32))
            }
            _ => Ok(()),
        }
    }

    /// Both have forfeited if the other one had before, or had not come in time.
    fn mark_forfeit(&mut self, side: Side) {
        let missing = match self.state.ending() {
            Some(
                Ending::Forfeit { first, second }
                | Ending::Default { first, second }
                | Ending::Late { first, second },
            ) => [first, second],
            _ => [false; 2],
        };
        let is_other = missing[!side as usize];
        let [first, second] = Side::ALL.map(|of| of == side || is_other);
        self.end(Ending::Forfeit { first, second });
    }

    /// The last of the plies go, and the clock stands until the arbiter starts it
    /// again.
    pub(super) fn restore_position(&mut self, plies: usize) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let Some(&first) = game.plies.split_off(plies).first() else { return };
        game.undone.clear();
        game.forget_after(plies);
        game.now.clock.stop(&setup.controls, now);
        game.now = Moment {
            phase: if game.has_begun { Phase::Paused(Turn::Thinking) } else { Phase::Waiting },
            paused_at: now,
            ..Moment::new(first.before, game.now.clock)
        };
        self.set_boards_right();
    }
}
