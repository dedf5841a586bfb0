//! Claims of a draw (articles 9.2 to 9.5).

use super::Step;
use crate::games::Path;
use crate::session::{Actor, Claim, Ending, Refusal};

impl Step {
    /// A wrong claim is refused in a casual game. In a strict one it gives the
    /// opponent time, counts as an offer, and binds to what was announced (articles
    /// 9.1.b.3, 9.5.b).
    pub(in crate::session) fn claim(
        &mut self,
        by: Actor,
        claim: Claim,
        intended: Option<Path>,
    ) -> Result<(), Refusal> {
        let side = Step::side_of(by, self.state.on_move());
        self.state.check_claim_begins(side, claim, self.now)?;
        if claim.is_quickplay() {
            self.claim_quickplay(side, claim);
            return Ok(());
        }
        let intended = match intended.map(|asked| (asked, self.state.find(asked))) {
            None => None,
            Some((_, Ok(mv))) => Some(mv),
            Some((asked, Err(refusal))) => {
                return self.reject_illegal_intention(side, claim, asked, refusal);
            }
        };
        if let Some(mv) = intended {
            self.check_bonds(mv)?;
        }
        if self.state.is_due(claim, intended) {
            self.state.game.laws.claimed_with = intended;
            self.end(Ending::Claimed(claim));
            return Ok(());
        }
        if !self.state.is_strict() {
            return Err(Refusal::NotDue(claim));
        }
        if self.state.game.now.laws.has_claimed[claim as usize] {
            return Err(Refusal::ClaimedAlready);
        }
        self.reject(side, claim, intended);
        Ok(())
    }
}
