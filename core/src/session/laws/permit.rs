//! Who may do now what only the Laws know.

mod adjourning;
mod strict;

use crate::session::{Actor, DeedKind, Ending, Phase, Refusal, State};

impl State {
    /// Whether `by` may do a thing of this kind now.
    ///
    /// # Errors
    ///
    /// Why not.
    pub(in crate::session) fn permits_by_laws(
        &self,
        by: Actor,
        kind: DeedKind,
    ) -> Result<(), Refusal> {
        if self.chess().is_none() {
            return Err(Refusal::OnlyChess);
        }
        match kind {
            DeedKind::Adjust | DeedKind::Touch => {
                self.strict_only()?;
                self.permits_touch(by, kind)
            }
            DeedKind::Lift | DeedKind::Release | DeedKind::Promote => self.permits_touch(by, kind),
            DeedKind::Call => self.permits_call(by),
            DeedKind::ClaimFlag => {
                self.permits_complaint(by)?;
                if self.phase() == Phase::Resumed { Ok(()) } else { self.playing().map(|_| ()) }
            }
            DeedKind::ClaimIllegalMove => self.permits_illegal_move_claim(by),
            DeedKind::ClaimTouch => self.permits_touch_claim(by),
            DeedKind::Record => self.permits_record(by),
            DeedKind::Sign => self.permits_signature(by),
            DeedKind::Opinion => self.permits_opinion(by),
            DeedKind::Adjourn => self.permits_adjournment(by),
            DeedKind::Seal => self.permits_seal(by),
            DeedKind::Resume => self.permits_resumption(by),
            DeedKind::Open => self.permits_opening(by),
            DeedKind::Rule => {
                // a lost envelope needs an arbiter also among friends
                if self.adjournment().is_none() {
                    self.strict_only()?;
                }
                self.permits_ruling(by)
            }
            DeedKind::Follow => self.permits_following(by),
            // never asked: `permits` answers the others itself
            _ => Err(Refusal::NotForYou),
        }
    }

    fn permits_call(&self, by: Actor) -> Result<(), Refusal> {
        self.strict_only()?;
        self.present(by)?;
        // who has stopped the clocks says why
        if self.awaits_reason() { Ok(()) } else { self.playing().map(|_| ()) }
    }

    /// The result of a strict game can be corrected after its end (article 8.7).
    fn permits_ruling(&self, by: Actor) -> Result<(), Refusal> {
        if by != Actor::Arbiter {
            return Err(Refusal::NotForYou);
        }
        match self.ending() {
            Some(_) if !self.is_strict() => Err(Refusal::GameOver),
            _ => Ok(()),
        }
    }

    /// What a claim without an arbiter rests on is verified before one decides on it
    /// (appendix D).
    pub(in crate::session) fn permits_verdict(&self, by: Actor) -> Result<(), Refusal> {
        self.permits_ruling(by)?;
        self.check_verified()
    }

    pub(super) fn check_verified(&self) -> Result<(), Refusal> {
        match self.ending() {
            Some(Ending::Referred { by, .. }) if !self.signed()[!by as usize] => {
                Err(Refusal::NotVerified(!by))
            }
            _ => Ok(()),
        }
    }

    /// On a board of his own, at any time (article E2.7).
    fn permits_following(&self, by: Actor) -> Result<(), Refusal> {
        self.present(by)?;
        self.going_on()?;
        if self.has_own_boards() { Ok(()) } else { Err(Refusal::OneBoard) }
    }
}
