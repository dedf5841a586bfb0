//! Adjournment and resumption (guidelines for adjourned games).

use crate::session::{Actor, DeedKind, Phase, Refusal, SealedMove, State, Turn};

impl State {
    pub(in crate::session) fn is_envelope_lost(&self) -> bool {
        let sealed = self.adjournment().map(|adjournment| &adjournment.sealed);
        self.phase() == Phase::Resumed && sealed == Some(&SealedMove::Lost)
    }

    /// The arbiter, or the player on move, who then leaves early (guideline 1). In casual
    /// games either player may ask for it.
    pub(in crate::session::laws) fn permits_adjournment(&self, by: Actor) -> Result<(), Refusal> {
        let on_move = self.on_move();
        match (by, self.phase()) {
            (Actor::Arbiter, _) => {}
            (_, Phase::Adjourned) => {
                self.person(by)?;
                self.casual_only()?;
            }
            _ if self.present(by)? != on_move && self.is_strict() => {
                return Err(Refusal::NotYourTurn(on_move));
            }
            // who leaves early pays with the rest of the session; without one the clocks
            // are not stopped so
            _ if self.is_strict() && self.setup().session.is_none() => {
                return Err(Refusal::CallArbiter);
            }
            _ => {}
        }
        match self.phase() {
            Phase::Adjourned => return Ok(()),
            Phase::Resumed => return Err(Refusal::Adjourned),
            _ => {}
        }
        let turn = match self.phase() {
            Phase::Paused(turn)
                if by == Actor::Arbiter && self.setup().rulings.adjourns_stopped_games =>
            {
                self.permits(by, DeedKind::Continue)?;
                turn
            }
            _ => self.playing()?,
        };
        State::check_settled(turn)?;
        if turn == Turn::ToPress {
            Err(Refusal::NotPressed(!on_move))
        } else if !self.is_person(on_move) {
            Err(Refusal::ComputerPlays(on_move))
        } else if let Some((_, to)) = self.released_pawn() {
            Err(Refusal::Released(to))
        } else {
            self.check_announced()
        }
    }

    /// What lies in the envelope can be changed, a move on the board not (article 4.6).
    pub(in crate::session) fn check_envelope_is_open(&self) -> Result<(), Refusal> {
        match self.game.laws.sealed {
            Some(SealedMove::OnBoard(_)) => Err(Refusal::MovedOnBoard),
            _ => Ok(()),
        }
    }

    /// What was announced with a wrong claim is made and not sealed.
    fn check_announced(&self) -> Result<(), Refusal> {
        match self.announced() {
            Some(mv) => Err(Refusal::Announced(mv.path())),
            None => Ok(()),
        }
    }

    /// The player who was asked to; and the one who answers the sealed move of somebody
    /// who is not there yet (guideline 6).
    pub(in crate::session::laws) fn permits_seal(&self, by: Actor) -> Result<(), Refusal> {
        let side = self.present(by)?;
        let turn = self.playing()?;
        let on_move = self.on_move();
        if turn == Turn::ToPress {
            return Err(Refusal::NotPressed(!on_move));
        }
        if side != on_move {
            return Err(Refusal::NotYourTurn(on_move));
        }
        let is_answer = self.game.laws.resumed.is_some() && self.is_absent(!side);
        match turn {
            Turn::Sealing { .. } => self.check_envelope_is_open(),
            Turn::Thinking if is_answer => self.check_announced(),
            _ => Err(Refusal::NotAdjourning),
        }
    }

    pub(in crate::session::laws) fn permits_resumption(&self, by: Actor) -> Result<(), Refusal> {
        if by != Actor::Arbiter {
            self.person(by)?;
            self.casual_only().map_err(|_| Refusal::ArbiterContinues)?;
        }
        match self.phase() {
            Phase::Adjourned => Ok(()),
            Phase::Over(_) => Err(Refusal::GameOver),
            _ => Err(Refusal::NotAdjourned),
        }
    }

    /// When the player who has to answer is there (guideline 6).
    pub(in crate::session::laws) fn permits_opening(&self, by: Actor) -> Result<(), Refusal> {
        self.person_or_arbiter(by)?;
        let adjournment = self.adjournment().ok_or(Refusal::NotAdjourned)?;
        if self.phase() != Phase::Resumed {
            return Err(Refusal::Adjourned);
        }
        self.check_envelope()?;
        if self.is_decision_due() {
            return Err(Refusal::DecisionDue);
        }
        let answerer = !adjournment.sealed_by;
        if self.is_absent(answerer) { Err(Refusal::AnswererAbsent(answerer)) } else { Ok(()) }
    }

    /// The player whose envelope was lost.
    pub(in crate::session) fn permits_move_again(&self, by: Actor) -> Result<(), Refusal> {
        let on_move = self.on_move();
        if self.present(by)? == on_move { Ok(()) } else { Err(Refusal::NotYourTurn(on_move)) }
    }
}
