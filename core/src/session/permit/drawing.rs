//! When draws may be offered and agreed.

use crate::games::Side;
use crate::session::{DeedKind, Draws, Phase, Refusal, State, Turn};

/// In strict games a player whose offer was declined offers again only when the opponent
/// has offered or so many moves of his were made: more would be a disturbance (article
/// 12.6).
const MOVES_BETWEEN_OFFERS: usize = 5;

impl State {
    /// The competition may forbid agreed draws without the arbiter's consent (article
    /// 9.1.a).
    pub(in crate::session) fn check_draws_allowed(&self) -> Result<(), Refusal> {
        let is_free = match self.setup().draws {
            Draws::Free => true,
            Draws::From(number) => self.position().move_number() >= number,
            Draws::Never => false,
        };
        if is_free || self.game.laws.is_draw_allowed {
            Ok(())
        } else {
            Err(Refusal::DrawsForbidden)
        }
    }

    pub(super) fn check_offer_interval(&self, side: Side) -> Result<(), Refusal> {
        let is_too_soon = self.game.last_offer[side as usize]
            .is_some_and(|plies| self.plies().len() < plies + 2 * MOVES_BETWEEN_OFFERS);
        if self.is_strict() && is_too_soon { Err(Refusal::TooSoonToOffer) } else { Ok(()) }
    }

    /// Offers are made and answered also while the game is adjourned (guidelines 4 and 6),
    /// and one that stands is answered also while the clocks do, as after a claim, which
    /// counts as one (article 9.1.b.3).
    pub(super) fn talking(&self, kind: DeedKind) -> Result<Turn, Refusal> {
        match (self.phase(), kind) {
            (Phase::Adjourned | Phase::Resumed, DeedKind::Claim) => Err(Refusal::Adjourned),
            (Phase::Adjourned | Phase::Resumed, _) => Ok(Turn::Thinking),
            (Phase::Paused(turn), DeedKind::Accept | DeedKind::Decline)
                if self.offer().is_some() || self.is_decision_due() =>
            {
                Ok(turn)
            }
            _ => self.playing(),
        }
    }
}
