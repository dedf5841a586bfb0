//! What players say: offers, claims, resignation, the wish for a hint.

use super::Step;
use crate::engine::Strength;
use crate::games::{Path, Side};
use crate::session::{Actor, Ending, Event, Hint, Phase, Player, Refusal, Turn};

impl Step {
    pub(in crate::session) fn offer(&mut self, by: Actor) {
        let by = Step::side_of(by, self.state.offering_computer());
        if self.state.offer() == Some(!by) {
            return self.end(Ending::Agreement { winner: self.state.position().agreed() });
        }
        self.moment().offer = Some(by);
        self.moment().has_offered[by as usize] = true;
        let plies = self.state.plies().len();
        self.state.game.last_offer[by as usize] = Some(plies);
        self.state.game.last_offer[!by as usize] = None;
        // an offer is noted with the last move; one that is made while its player
        // thinks goes with the move to come
        let is_thinking = self.state.mover() == by && !self.is_to_press();
        let is_last = self.state.plies().last().is_some_and(|ply| ply.by() == by);
        if is_last && !is_thinking {
            self.state.game.plies.offer_with_last();
        } else {
            self.moment().unnoted[by as usize] = true;
        }
        self.tell(Event::Offered { by });
    }

    fn is_to_press(&self) -> bool {
        self.state.phase() == Phase::Playing(Turn::ToPress)
    }

    pub(in crate::session) fn decline(&mut self) -> Result<(), Refusal> {
        let Some(offered) = self.moment().offer.take() else { return Err(Refusal::NoOffer) };
        self.tell(Event::Declined { by: !offered });
        Ok(())
    }

    /// A move, or in strict games a touch, refuses the offer of the other side
    /// (article 9.1.b).
    pub(in crate::session) fn decline_by_hand(&mut self, by: Side) {
        if self.state.offer() == Some(!by) {
            self.moment().offer = None;
            self.tell(Event::Declined { by });
        }
    }

    pub(in crate::session) fn resign(&mut self, by: Actor) {
        let side = Step::side_of(by, self.state.on_move());
        if by == Actor::Engine {
            self.end(Ending::Resignation { by: side });
            return;
        }
        self.moment().resigning[side as usize] = true;
        self.tell(Event::ResignationAsked { by: side });
    }

    pub(in crate::session) fn confirm(&mut self, by: Actor) {
        let by = Step::side_of(by, self.state.on_move());
        self.end(Ending::Resignation { by });
    }

    pub(in crate::session) fn cancel(&mut self, by: Actor) {
        let by = Step::side_of(by, self.state.on_move());
        self.moment().resigning[by as usize] = false;
        self.tell(Event::ResignationCancelled { by });
    }

    pub(super) fn ask_for_hint(&mut self) {
        self.moment().hint = Hint::Asked;
        let by = self.state.on_move();
        self.tell(Event::HintAsked { by });
    }

    pub(in crate::session) fn suggest(&mut self, asked: Path) -> Result<(), Refusal> {
        let position = self.state.position();
        let mv = self.state.find(asked).map_err(Refusal::Illegal)?;
        let notation = position.notation(mv);
        self.moment().hint = Hint::Given(mv);
        self.tell(Event::Suggested { mv, notation });
        Ok(())
    }

    pub(super) fn set_level(&mut self, side: Side, strength: Strength) -> Result<(), Refusal> {
        if !strength.is_of(self.state.kind()) {
            return Err(Refusal::OnlyChess);
        }
        match &mut self.state.game.players[side as usize] {
            Player::Person => return Err(Refusal::PersonPlays(side)),
            Player::Correspondent => return Err(Refusal::CorrespondentPlays(side)),
            Player::Engine(old) => *old = strength,
        }
        self.tell(Event::LevelSet { side, strength });
        Ok(())
    }
}
