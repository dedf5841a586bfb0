//! Wrong claims of a draw (article 9.5).

use crate::arbiter::clock::Millis;
use crate::games::chess::notation::{self, SquareMove};
use crate::games::{self, Move, Path, Side};
use crate::session::reduce::Step;
use crate::session::{Actor, Claim, DeedKind, Event, Phase, Refusal, State, Turn};

impl State {
    /// Whether a draw can be claimed on a ground now, with the position as it stands or with some
    /// move. Whether the claim is right is not told: a wrong one has its price (article 9.5.b).
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn check_claim(&self, by: Side, claim: Claim, now: Millis) -> Result<(), Refusal> {
        self.permits(Actor::Player(by), DeedKind::Claim)?;
        self.check_claim_begins(by, claim, now.max(self.time()))?;
        if claim.is_quickplay() {
            return Ok(());
        }
        // after a wrong claim only a right one is left
        let has_claimed = self.game.now.laws.has_claimed[claim as usize];
        let is_due = |mv: Move| self.is_due(claim, Some(mv));
        if has_claimed && !self.is_due(claim, None) && !self.moves_left().into_iter().any(is_due) {
            return Err(Refusal::ClaimedAlready);
        }
        Ok(())
    }

    /// What speaks against a claim whatever it rests on.
    pub(in crate::session) fn check_claim_begins(
        &self,
        by: Side,
        claim: Claim,
        now: Millis,
    ) -> Result<(), Refusal> {
        if !claim.is_quickplay() {
            return if self.touches().is_empty() { Ok(()) } else { Err(Refusal::TouchedBefore) };
        }
        if matches!(self.phase(), Phase::Playing(Turn::Sealing { .. })) {
            return Err(Refusal::ToSeal);
        }
        self.check_quickplay(by, claim, now)
    }
}

impl Step {
    /// Whether a move that is not legal is meant to be one: of an own piece, in a strict game.
    fn is_intention(&self, asked: SquareMove, refusal: notation::Refusal) -> bool {
        let is_own = self
            .state
            .chess()
            .is_some_and(|position| position.board().color_at(asked.from) == Some(position.turn()));
        self.state.setup().rulings.binds_by_illegal_intention
            && self.state.is_strict()
            && is_own
            && asked.from != asked.to
            && !matches!(refusal, notation::Refusal::PromotionMissing(_))
    }

    /// A claim with a move that is not legal is refused in a casual game, and wrong in a strict
    /// one. The move that was announced cannot be made as article 9.5.b wants it, so another one
    /// of its piece is (article 4.3; so the Arbiters' Manual of FIDE on that article). Nothing
    /// was completed, so it does not count as an illegal move (article 7.4).
    pub(in crate::session) fn reject_illegal_intention(
        &mut self,
        by: Side,
        claim: Claim,
        path: Path,
        refusal: games::Refusal,
    ) -> Result<(), Refusal> {
        let of_chess = refusal.chess().ok_or(Refusal::Illegal(refusal))?;
        let asked = SquareMove::try_from(path)
            .ok()
            .filter(|&asked| self.is_intention(asked, of_chess))
            .ok_or(Refusal::Illegal(refusal))?;
        self.check_not_claimed()?;
        if self.state.game.now.laws.has_claimed[claim as usize] {
            return Err(Refusal::ClaimedAlready);
        }
        self.reject(by, claim, None);
        self.moment().laws.touches.add(asked.from);
        self.moment().laws.is_held_to_touches = true;
        self.tell(Event::IllegalIntention { by, squares: asked, refusal: of_chess });
        if matches!(self.state.phase(), Phase::Playing(Turn::Sealing { .. })) {
            // what he had sealed could be of another piece
            self.state.game.laws.sealed = None;
            self.set_turn(Turn::Sealing { is_sealed: false });
        }
        Ok(())
    }

    pub(in crate::session) fn reject(&mut self, by: Side, claim: Claim, intended: Option<Move>) {
        let position = self.state.position();
        let announced = intended.map(|mv| position.notation(mv));
        self.moment().laws.has_claimed[claim as usize] = true;
        self.moment().laws.announced = intended.or(self.state.announced());
        self.tell(Event::ClaimRejected { by, claim, announced });
        let bonus = self.state.edition().bonus_for_wrong_claim;
        self.give_time(!by, bonus, "9.5.b");
        self.offer_by_claim(by);
        let is_sealing = matches!(self.state.phase(), Phase::Playing(Turn::Sealing { .. }));
        if is_sealing && intended.is_some() {
            self.make_before_sealing();
        }
        // who seals has the arbiter beside him
        if !is_sealing && self.has_arbiter_for_claims() {
            self.pause(Actor::Player(by));
        }
    }

    /// Whether a claim stops the clocks until the arbiter has told the answer (articles 6.12, 9.5).
    /// Against the computer nobody has to be told it, and the game goes on.
    pub(super) fn has_arbiter_for_claims(&self) -> bool {
        let state = &self.state;
        state.setup().rulings.stops_clocks_for_claims
            && state.is_supervised()
            && state.controls().is_timed()
            && Side::ALL.into_iter().all(|side| state.is_person(side))
    }

    /// A claim counts as an offer (article 9.1.b.3), unless draws are not agreed in this
    /// game.
    pub(super) fn offer_by_claim(&mut self, by: Side) {
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
