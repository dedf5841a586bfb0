//! Strict games over which nobody watches: flags, illegal moves and touched pieces count
//! when a player claims them (articles 4.7, 6.8, 6.11, A4, B3).

use super::illegal_moves::why_illegal;
use crate::arbiter::clock::{Pace, Period, TimeControl};
use crate::arbiter::touch::Touches;
use crate::games::chess::notation::{self, SquareMove};
use crate::games::{Move, Side};
use crate::session::reduce::Step;
use crate::session::state::State;
use crate::session::{Actor, Ending, Event, Phase, Ply, Reason, Refusal, Turn};

impl State {
    /// Wrong settings are claimed in the first moves (A4.a), those of a resumption before
    /// the own first move after it (guideline 7 for adjourned games).
    pub(super) fn check_settings_claim(&self, by: Side) -> Result<(), Refusal> {
        if self.has_moved_since_resumption(by) {
            return Err(Refusal::ResumptionTooLate);
        }
        let limit = self.edition.moves_to_claim_settings;
        let made = |side| self.plies().iter().filter(|ply| ply.by() == side).count() as u32;
        let is_late = Side::ALL.into_iter().all(|side| made(side) >= limit);
        let is_quick = self.controls().pace().is_quick();
        if is_late && is_quick && !self.is_supervised() {
            return Err(Refusal::SettingsTooLate);
        }
        Ok(())
    }

    /// For what a player can call the arbiter, if he may call him now: where nobody watches only
    /// for the settings, and no longer than they are claimed (A4.a); while the clocks stand for
    /// him, the reason is what has still to be said.
    pub(in crate::session) fn calls_offered(&self, by: Side) -> Vec<Reason> {
        let has_settings = self.check_settings_claim(by).is_ok();
        let has_later = self.setup().rulings.calls_before_reasons;
        let applies = |&reason: &Reason| match reason {
            Reason::Settings => has_settings,
            Reason::Unsaid if self.awaits_reason() => false,
            _ if reason.is_of_later_rulings() && !has_later => false,
            _ => self.is_supervised(),
        };
        Reason::ALL.into_iter().filter(applies).collect()
    }

    /// Whether a player has to make all remaining moves in the time that is left.
    pub(super) fn is_in_last_period(&self, side: Side) -> bool {
        self.period_of(side).is_some_and(|period| period.moves == 0)
    }

    /// The period in which a player's clock is.
    pub(super) fn period_of(&self, side: Side) -> Option<&Period> {
        self.controls()[side].period(self.clock().face(side).period)
    }

    /// Whether a period follows for a player.
    pub(super) fn has_next_period(&self, side: Side) -> bool {
        self.period_of(side).is_some_and(|period| period.moves > 0)
    }
}

impl Step {
    /// Both flags down: the game is drawn where no period follows, else it goes on
    /// (articles 6.11, A4.d.3).
    pub(in crate::session) fn check_both_flags(&mut self) {
        let is_quick = self.state.controls().pace().is_quick();
        let is_last = |side| is_quick || !self.state.has_next_period(side);
        if Side::ALL.into_iter().all(|side| self.is_flag_down(side) && is_last(side)) {
            self.end(Ending::BothFlags);
        }
    }

    pub(super) fn is_flag_down(&self, side: Side) -> bool {
        self.state.clock().face(side).is_out_of_time()
    }

    /// Succeeds if the own flag is up and the opponent's down (A4.d.2).
    pub(super) fn claim_flag(&mut self, by: Actor) -> Result<(), Refusal> {
        let by = Step::side_of(by, self.state.mover());
        if self.state.controls()[!by] == TimeControl::Untimed {
            return Err(Refusal::NoClock);
        }
        match (self.is_flag_down(!by), self.is_flag_down(by)) {
            (false, _) => Err(Refusal::FlagUp(!by)),
            (true, false) => {
                let period = self.state.clock().face(!by).flags;
                self.tell(Event::FlagFell { by: !by, period, is_out_of_time: true });
                self.lose_on_time(!by);
                Ok(())
            }
            (true, true) => {
                for side in Side::ALL {
                    self.begin_next_period(side);
                }
                // the arbiter may have let the game go on
                self.check_both_flags();
                Ok(())
            }
        }
    }

    pub(super) fn begin_next_period(&mut self, by: Side) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        if game.now.clock.begin_next_period(&setup.controls, by, now) {
            let period = game.now.clock.face(by).period + 1;
            self.tell(Event::PeriodBegan { by, period });
        }
    }

    /// What the player on move has touched and could be held to; what he has announced
    /// binds before that.
    pub(in crate::session) fn touches_to_keep(&self, mv: Move, is_legal: bool) -> Touches {
        let is_free = self.state.is_supervised() && is_legal || self.state.announced() == Some(mv);
        if is_free { Touches::default() } else { *self.state.touches() }
    }

    /// The arbiter rules without a claim; in blitz as after one.
    pub(super) fn step_in(&mut self, asked: SquareMove, refusal: notation::Refusal) {
        let by = self.state.on_move();
        if self.loses_by_illegal_blitz_move() {
            self.lose_by_illegal_blitz_move(by, asked, refusal);
        } else {
            self.complete_illegal_move(asked, refusal);
        }
    }

    fn loses_by_illegal_blitz_move(&self) -> bool {
        let is_blitz = self.state.controls().pace() == Pace::Blitz;
        self.state.edition().loses_by_illegal_blitz_move && is_blitz
    }

    fn lose_by_illegal_blitz_move(
        &mut self,
        by: Side,
        asked: SquareMove,
        refusal: notation::Refusal,
    ) {
        self.count_illegal_move(by, asked, refusal);
        let can_mate = self.state.can_mate(!by);
        self.end(Ending::IllegalBlitzMove { by, can_mate });
    }

    /// Before his own move the opponent claims. In blitz he has won, or draws if he could
    /// not mate (B3.c); else the position before comes back (article 7.4). Later, either player
    /// claims it in a slow game, and in blitz both agree.
    pub(super) fn claim_illegal_move(&mut self, by: Actor) -> Result<(), Refusal> {
        let claimant = Step::side_of(by, self.state.mover());
        let index = self.last_illegal_move().ok_or(Refusal::NoIllegalMove)?;
        let is_last = index + 1 == self.state.plies().len();
        let is_at_once =
            is_last && self.state.game.now.laws.is_claimable && claimant == self.state.on_move();
        let can_come_late = self.state.setup().rulings.corrects_older_moves;
        let is_to_seal = matches!(self.state.phase(), Phase::Playing(Turn::Sealing { .. }));
        match self.state.controls().pace() {
            _ if is_at_once => self.rule_on_illegal_move(index),
            _ if !can_come_late => return Err(Refusal::NoIllegalMove),
            // time that comes back would undo what the clock has decided
            _ if self.is_flag_down(claimant) => return Err(Refusal::FlagDown(claimant)),
            pace if !pace.is_quick() => self.rule_on_illegal_move(index),
            // until it is answered it is claimed, and nobody has to agree
            Pace::Blitz if !(is_last && self.state.game.now.laws.is_claimable) => {
                self.propose_correction(claimant, index);
            }
            _ => return Err(Refusal::NoIllegalMove),
        }
        if can_come_late && self.state.phase() == Phase::Playing(Turn::Thinking) {
            if is_to_seal {
                self.ask_to_seal(self.state.on_move());
            } else {
                self.ask_to_seal_after_session();
            }
        }
        Ok(())
    }

    /// The last move that was completed and is not legal. An earlier one can be claimed after it.
    fn last_illegal_move(&self) -> Option<usize> {
        let plies = self.state.plies();
        let is_pressed = self.state.phase() != Phase::Playing(Turn::ToPress);
        let completed = if is_pressed { plies } else { plies.split_last()?.1 };
        completed.iter().rposition(|ply| !ply.is_legal)
    }

    /// The arbiter does not intervene: the players agree that the position before comes back
    /// (B3.c).
    fn propose_correction(&mut self, by: Side, index: usize) {
        if self.state.correction_proposed().is_some() {
            self.go_back_to(index);
        } else {
            let Ok(squares) = self.state.plies()[index].mv.path().try_into() else { return };
            self.moment().laws.correction = Some(by);
            self.tell(Event::CorrectionProposed { by, ply: index + 1, squares });
        }
    }

    fn rule_on_illegal_move(&mut self, index: usize) {
        let Ply { mv, before, .. } = self.state.plies()[index];
        let by = before.turn();
        let Ok(asked) = mv.path().try_into() else { return };
        let refusal = why_illegal(&before, asked);
        if self.loses_by_illegal_blitz_move() {
            self.lose_by_illegal_blitz_move(by, asked, refusal);
            return;
        }
        self.go_back_to(index);
        self.moment().laws.is_held_to_touches = true;
        self.count_illegal_move(by, asked, refusal);
        self.penalise_illegal_move(by);
    }

    /// The position before the last move comes back, and now its player is held to what
    /// he had touched (articles 4.3, A4.b).
    pub(super) fn claim_touch(&mut self) -> Result<(), Refusal> {
        if !self.state.has_broken_touches() {
            return Err(Refusal::TouchKept);
        }
        let by = !self.state.on_move();
        self.tell(Event::TouchBroken { by });
        self.retract(by);
        self.moment().laws.is_held_to_touches = true;
        Ok(())
    }
}
