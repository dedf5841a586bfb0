//! What belongs to strict games alone: claims, the score, the computer's opinion.

use crate::arbiter::clock::Pace;
use crate::games::Side;
use crate::session::{Actor, Ending, Phase, Player, Refusal, State, Turn};

impl State {
    /// Where nobody watches, players claim what is wrong (articles 6.8, A4).
    pub(in crate::session::laws) fn permits_complaint(&self, by: Actor) -> Result<Side, Refusal> {
        self.strict_only()?;
        if self.is_supervised() {
            return Err(Refusal::Supervised);
        }
        self.present(by)
    }

    /// Before his own move, and when the opponent has completed his (A4.c, B3.c). In a slow
    /// game it is put right whenever it is found (article 7.4.a), and in blitz where both agree.
    pub(in crate::session::laws) fn permits_illegal_move_claim(
        &self,
        by: Actor,
    ) -> Result<(), Refusal> {
        let side = self.permits_complaint(by)?;
        let turn = self.playing()?;
        // whether there is one is not told by what may be done
        if self.correction_proposed() == Some(side) {
            return Err(Refusal::ProposedAlready);
        }
        let is_at_once = side == self.on_move() && turn != Turn::ToPress;
        let is_rapid = self.controls().pace() == Pace::Rapid;
        if is_at_once || self.setup().rulings.corrects_older_moves && !is_rapid {
            Ok(())
        } else {
            Err(Refusal::NoIllegalMove)
        }
    }

    /// Until he touches a piece himself (article 4.7).
    pub(in crate::session::laws) fn permits_touch_claim(&self, by: Actor) -> Result<(), Refusal> {
        let side = self.permits_complaint(by)?;
        let turn = self.playing()?;
        let is_answerer = side == self.on_move();
        let has_touched =
            !self.touches().is_empty() || !matches!(turn, Turn::Thinking | Turn::ToPress);
        if is_answerer && !has_touched { Ok(()) } else { Err(Refusal::TouchKept) }
    }

    pub(in crate::session::laws) fn permits_record(&self, by: Actor) -> Result<(), Refusal> {
        self.strict_only()?;
        let side = self.person(by)?;
        if !self.keeps_score(side) {
            return Err(Refusal::KeptByProgram);
        }
        if self.phase() == Phase::Waiting {
            Err(Refusal::NotStarted)
        } else if self.written(side) == self.plies().len() {
            Err(Refusal::AheadOfMove)
        } else {
            Ok(())
        }
    }

    /// For whom `by` signs after the game: an arbiter can verify a claim for a player who
    /// does not (D4).
    pub(in crate::session::laws) fn signer(&self, by: Actor) -> Result<Side, Refusal> {
        match (by, self.ending()) {
            (_, None) => Err(Refusal::NotOver),
            (Actor::Arbiter, Some(Ending::Referred { by, .. })) => Ok(!by),
            _ => self.person(by),
        }
    }

    pub(in crate::session::laws) fn permits_signature(&self, by: Actor) -> Result<(), Refusal> {
        self.strict_only()?;
        let side = self.signer(by)?;
        if self.signed()[side as usize] { Err(Refusal::SignedAlready) } else { Ok(()) }
    }

    pub(in crate::session::laws) fn permits_opinion(&self, by: Actor) -> Result<(), Refusal> {
        if by != Actor::Engine {
            return Err(Refusal::NotForYou);
        }
        let (side, _) = self.quickplay_claim().ok_or(Refusal::NoDecisionDue)?;
        match self.player(!side) {
            Player::Engine(_) if self.is_decision_due() => Ok(()),
            Player::Engine(_) => Err(Refusal::NoDecisionDue),
            Player::Person => Err(Refusal::PersonPlays(!side)),
            Player::Correspondent => Err(Refusal::CorrespondentPlays(!side)),
        }
    }
}
