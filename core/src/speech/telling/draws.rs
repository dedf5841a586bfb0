//! Offers and claims.

use super::{Place, Sentence, Telling};
use crate::games::Side;
use crate::session::{Claim, DeedKind, Event, Phase, Refusal};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Telling<'_> {
    pub(super) fn about_draws(&self, event: &Event, place: &Place<'_>) -> Option<Sentence> {
        match event {
            Event::Offered { by } => {
                let is_wrong_claim = |event: &Event| matches!(event, Event::ClaimRejected { .. });
                if place.follows(is_wrong_claim) {
                    return Sentence::at_once(self.say(key::OFFERED_BY_CLAIM));
                }
                let is_claim =
                    place.follows(|event| matches!(event, Event::QuickplayClaimed { .. }));
                if is_claim {
                    return Sentence::in_turn(self.say(key::OFFERED_BY_CLAIM));
                }
                let is_asked = self.listener == Some(!*by) && !self.is_brief();
                let key = if is_asked { key::OFFERED_TO_YOU } else { key::OFFERED };
                Sentence::in_turn(self.by_name(self.speaker.own_key(key), *by))
            }
            Event::Declined { by } => {
                let is_by_hand = place.after.first().is_some_and(|event| {
                    matches!(event, Event::Moved { .. } | Event::Touched { .. })
                });
                // a move says it, too
                let is_told = !(self.is_brief() && is_by_hand);
                let key = self.speaker.own_key(key::DECLINED);
                is_told.then(|| self.by_name(key, *by)).and_then(Sentence::in_turn)
            }
            Event::ClaimRejected { by, claim, announced } => {
                let mut said = self.rejected(*by, *claim, announced.is_some());
                // the time that it costs names the same article
                if !place.is_followed_by(|event| matches!(event, Event::TimeGiven { .. })) {
                    said.append(self.article(event.article(self.state.kind())));
                }
                Sentence::at_once(said)
            }
            Event::QuickplayClaimed { by, claim } => {
                let key = match claim {
                    Claim::NoEffort => key::QUICKPLAY_NO_EFFORT,
                    _ => key::QUICKPLAY_CANNOT_WIN,
                };
                let mut said = self.of(key, *by);
                if !self.is_brief() {
                    said.append(self.say(key::ARBITER_DECIDES));
                    said.append(self.article(event.article(self.state.kind())));
                }
                Sentence::in_turn(said)
            }
            _ => None,
        }
    }

    fn rejected(&self, by: Side, claim: Claim, is_announced: bool) -> Utterance {
        let mut said = if self.is_brief() {
            self.say(key::CLAIM_REJECTED_BRIEF)
        } else {
            let reason = self.reason(None, DeedKind::Claim, Refusal::NotDue(claim));
            self.fill(key::CLAIM_REJECTED, [("reason", Slot::Said(reason))])
        };
        if let Some(mv) = self.state.announced().filter(|_| is_announced)
            && matches!(self.state.phase(), Phase::Playing(_) | Phase::Paused(_))
        {
            let name = Slot::Said(self.speaker.name_next(self.state, mv));
            let slots = [self.who(by), self.player(by), ("move", name)];
            said.append(self.fill(key::CLAIM_BINDS, slots));
        }
        said
    }
}
