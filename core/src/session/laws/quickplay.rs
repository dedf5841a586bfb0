//! The quickplay finish: claims of a draw short of time (article 10, appendix D).

use super::state::{QuickplayClaim, QuickplayStage};
use crate::arbiter::clock::{Bonus, Millis, Pace};
use crate::games::Side;
use crate::games::chess::{Color, Role};
use crate::session::State;
use crate::session::reduce::Step;
use crate::session::{Actor, Claim, Ending, Event, Phase, Refusal, Ruling};

/// The computer that is behind so far, in hundredths of a pawn, cannot win by normal
/// means.
const LOSING: i32 = -150;

/// Nor does one that leads by no more than this, if there is little left on the board.
const EVEN: i32 = 50;

/// From here on it is winning, and the claim is wrong.
const CLEARLY_BETTER: i32 = 150;

impl State {
    /// Whether a player plays a quickplay finish, in which he may claim a draw short of time.
    fn check_quickplay_finish(&self, by: Side) -> Result<(), Refusal> {
        if !self.is_strict() {
            return Err(Refusal::OnlyStrict);
        }
        let has_increment = self.setup().rulings.knows_increments_in_quickplay
            && self.period_of(by).is_some_and(|period| period.bonus != Bonus::None);
        if !self.is_in_last_period(by) || has_increment {
            return Err(Refusal::NotInQuickplay);
        }
        if !self.is_supervised() && self.controls().pace() == Pace::Blitz {
            return Err(Refusal::NotInBlitz);
        }
        Ok(())
    }

    pub(super) fn check_quickplay(
        &self,
        by: Side,
        claim: Claim,
        now: Millis,
    ) -> Result<(), Refusal> {
        self.check_quickplay_finish(by)?;
        let left = self.clock().left(self.controls(), by, now);
        if left.is_none_or(|left| left >= self.edition().quickplay_claim_below) {
            return Err(Refusal::TimeLeft);
        }
        if self.game.laws.quickplay[by as usize].is_some() {
            return Err(Refusal::DecisionDue);
        }
        if self.game.now.laws.has_claimed[claim as usize] {
            return Err(Refusal::ClaimedAlready);
        }
        Ok(())
    }

    /// The grounds on which a player can claim a draw in this game, if he may claim one now.
    pub(in crate::session) fn claims_offered(&self, by: Side) -> Vec<Claim> {
        let has_quickplay = self.check_quickplay_finish(by).is_ok();
        let claims = Claim::ALL.into_iter();
        claims.filter(|claim| !claim.is_quickplay() || has_quickplay).collect()
    }
}

impl Step {
    /// The player on move claims that he cannot be beaten by normal means. Without an
    /// arbiter that ends the game (appendix D).
    pub(in crate::session) fn claim_quickplay(&mut self, by: Side, claim: Claim) {
        if !self.state.is_supervised() {
            self.end(Ending::Referred { by, claim });
            return;
        }
        self.tell(Event::QuickplayClaimed { by, claim });
        self.offer_by_claim(by);
        let stage = QuickplayStage::Claimed;
        self.state.game.laws.quickplay[by as usize] =
            Some(QuickplayClaim { by, claim, stage, has_given_time: false });
        self.pause(Actor::Player(by));
    }

    pub(super) fn check_decision(&self, ruling: Ruling) -> Result<(), Refusal> {
        let claim = self.state.undecided();
        if let Some(QuickplayClaim { by, .. }) = claim
            && !self.state.is_person(!by)
        {
            // its own opinion decides
            return Err(Refusal::ComputerPlays(!by));
        }
        match (claim, ruling) {
            (Some(QuickplayClaim { stage: QuickplayStage::Claimed, .. }), _) => Ok(()),
            // what was put off is decided, and not put off again
            (None, _) | (_, Ruling::Postpone { .. }) => Err(Refusal::NoDecisionDue),
            _ => Ok(()),
        }
    }

    /// Draw, later, or time for the opponent (articles 10.2.a to 10.2.c).
    pub(in crate::session) fn decide(&mut self, ruling: Ruling) {
        let Some(mut claim) = self.state.undecided() else { return };
        let was_due = self.state.is_decision_due();
        self.state.game.laws.quickplay[claim.by as usize] = None;
        let bonus = self.state.edition().bonus_for_quickplay_claim;
        match (ruling, claim.stage) {
            (Ruling::Agree, _) => return self.end(Ending::Claimed(claim.claim)),
            (Ruling::Reject, QuickplayStage::FlagFell) => return self.lose_on_time(claim.by),
            (Ruling::Reject, _) => {
                self.moment().laws.has_claimed[claim.claim as usize] = true;
                if !claim.has_given_time {
                    self.give_time(!claim.by, bonus, "10.2.c");
                }
            }
            (Ruling::Postpone { gives_time }, _) => {
                claim.stage = QuickplayStage::Postponed;
                claim.has_given_time = gives_time;
                self.state.game.laws.quickplay[claim.by as usize] = Some(claim);
                if gives_time {
                    self.give_time(!claim.by, bonus, "10.2.b");
                }
            }
            _ => {}
        }
        // the arbiter starts the clocks himself, when the players know his answer
        if was_due
            && !self.has_arbiter_for_claims()
            && matches!(self.state.phase(), Phase::Paused(_))
        {
            self.go_on(Actor::Arbiter);
        }
    }

    /// While the decision is put off the flag of the claimant costs nothing yet; now the
    /// arbiter decides. False if nothing is put off.
    pub(in crate::session) fn put_flag_off(&mut self, fallen: Side) -> bool {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let Some(claim) = &mut game.laws.quickplay[fallen as usize] else { return false };
        claim.stage = QuickplayStage::FlagFell;
        if game.now.phase == Phase::Resumed {
            game.now.clock.stop(&setup.controls, now);
        }
        self.pause(Actor::Arbiter);
        true
    }

    /// Whether neither side has more than a rook and a minor piece beside its pawns.
    fn is_late_endgame(&self) -> bool {
        let Some(position) = self.state.sound_position().chess() else { return false };
        let board = position.board();
        let worth = |color| {
            let count = |role| board.pieces(color, role).len();
            9 * count(Role::Queen)
                + 5 * count(Role::Rook)
                + 3 * (count(Role::Bishop) + count(Role::Knight))
        };
        Color::ALL.into_iter().all(|color| worth(color) <= 8)
    }

    /// The computer's own view of its winning chances decides on a claim against it.
    pub(super) fn hear_opinion(&mut self, lead: i32) {
        let claim = self.state.undecided();
        let has_flag_fallen = claim.is_some_and(|claim| claim.stage == QuickplayStage::FlagFell);
        let is_hopeless = lead <= LOSING || (lead <= EVEN && self.is_late_endgame());
        let ruling = if is_hopeless {
            Ruling::Agree
        } else if has_flag_fallen || lead > CLEARLY_BETTER {
            Ruling::Reject
        } else {
            Ruling::Postpone { gives_time: false }
        };
        self.tell(Event::Ruled { ruling });
        self.decide(ruling);
    }
}
