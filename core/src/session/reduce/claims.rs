//! Claims of a draw (articles 9.2 to 9.5).

use super::Step;
use crate::games::chess::notation::SquareMove;
use crate::games::chess::notation::san::{self, Style};
use crate::games::chess::{Color, Move};
use crate::session::{Actor, Claim, Ending, Event, Phase, Refusal, Turn};

impl Step {
    /// A wrong claim is refused in a casual game. In a strict one it gives the
    /// opponent time, counts as an offer, and binds to what was announced (articles
    /// 9.1.b.3, 9.5.b).
    pub(super) fn claim(
        &mut self,
        by: Actor,
        claim: Claim,
        intended: Option<SquareMove>,
    ) -> Result<(), Refusal> {
        let color = Step::color_of(by, self.state.position().turn());
        if claim.is_quickplay() {
            if matches!(self.state.phase(), Phase::Playing(Turn::Sealing { .. })) {
                return Err(Refusal::ToSeal);
            }
            return self.claim_quickplay(color, claim);
        }
        if !self.state.touches().is_empty() {
            return Err(Refusal::TouchedBefore);
        }
        let intended = intended.map(|asked| self.find(asked)).transpose();
        let intended = intended.map_err(Refusal::Illegal)?;
        if let Some(mv) = intended {
            self.check_bonds(mv)?;
        }
        if self.is_due(claim, intended) {
            self.end(Ending::Claimed(claim));
            return Ok(());
        }
        if !self.state.is_strict() {
            return Err(Refusal::NotDue(claim));
        }
        if self.state.game.now.has_claimed[claim as usize] {
            return Err(Refusal::ClaimedAlready);
        }
        self.reject(color, claim, intended);
        Ok(())
    }

    fn is_due(&self, claim: Claim, intended: Option<Move>) -> bool {
        let position = self.state.position();
        match (claim, intended) {
            (Claim::Repetition, None) => self.state.occurrences() >= 3,
            (Claim::Repetition, Some(mv)) => self.state.occurrences_with(mv) >= 3,
            (Claim::FiftyMoves, None) => position.halfmove_clock() >= 100,
            (Claim::FiftyMoves, Some(mv)) => position.after_legal(mv).halfmove_clock() >= 100,
            (Claim::CannotWin | Claim::NoEffort, _) => false,
        }
    }

    fn reject(&mut self, by: Color, claim: Claim, intended: Option<Move>) {
        let position = self.state.position();
        let announced = intended.map(|mv| san::write(position, mv, &Style::PGN));
        self.moment().has_claimed[claim as usize] = true;
        self.moment().announced = intended.or(self.state.announced());
        self.tell(Event::ClaimRejected { by, claim, announced });
        let bonus = self.state.edition().bonus_for_wrong_claim;
        self.give_time(!by, bonus, "9.5.b");
        self.offer_by_claim(by);
        if intended.is_some() && matches!(self.state.phase(), Phase::Playing(Turn::Sealing { .. }))
        {
            self.make_before_sealing();
        }
    }

    /// A claim counts as an offer (article 9.1.b.3), unless draws are not agreed in this
    /// game.
    pub(super) fn offer_by_claim(&mut self, by: Color) {
        if self.state.offer().is_none() && self.state.check_draws_allowed().is_ok() {
            let plies = self.state.plies().len();
            self.state.game.last_offer[by as usize] = Some(plies);
            self.moment().offer = Some(by);
            self.moment().has_offered[by as usize] = true;
            // it is noted with the move to come
            self.moment().unnoted[by as usize] = true;
            self.tell(Event::Offered { by });
        }
    }
}
