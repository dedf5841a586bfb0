//! Where no stone may be placed.

use super::YinYangInquiry;
use crate::games::Side;
use crate::games::yin_yang::{Point, Points, Refusal};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl YinYangInquiry<'_> {
    /// The points on which the player on move may not place a stone, by the reason.
    pub(super) fn forbidden(&self) -> Vec<Utterance> {
        if self.state.phase().is_over() {
            return vec![self.say(key::ANSWER_OVER)];
        }
        let mut without_liberty = Points::EMPTY;
        let mut said = Vec::new();
        for point in self.position.empty().iter() {
            match self.why_forbidden(point, self.position.turn()) {
                Some(Refusal::Repetition { after, .. }) => said.push(self.repeating(point, after)),
                Some(_) => without_liberty.insert(point),
                None => {}
            }
        }
        let [who, player] = self.whose(self.position.turn());
        if !without_liberty.is_empty() {
            let list = ("list", Slot::Said(self.listed_points(without_liberty)));
            said.insert(0, self.fill(key::YIN_YANG_WITHOUT_LIBERTY, [who, player, list]));
        } else if said.is_empty() {
            said.push(self.fill(key::YIN_YANG_NOTHING_FORBIDDEN, [who, player]));
        }
        said
    }

    fn repeating(&self, point: Point, after: u32) -> Utterance {
        let [who, player] = self.whose(self.position.turn());
        let point = ("point", self.speaker.yin_yang_slot(point));
        if after == 0 {
            return self.fill(key::YIN_YANG_REPEATS_BEGINNING, [who, player, point]);
        }
        let number = ("number", Slot::Number(after.into()));
        self.fill(key::YIN_YANG_REPEATS, [who, player, point, number])
    }

    /// Whether the asker, or else the player on move, may place a stone on a point.
    pub(super) fn allowed(&self, point: Point) -> Utterance {
        if self.state.phase().is_over() {
            return self.say(key::ANSWER_OVER);
        }
        self.allowed_to(self.asker.unwrap_or(self.position.turn()), point)
    }

    /// `You cannot play A 1: the stone would have no liberty.`
    pub(super) fn allowed_to(&self, side: Side, point: Point) -> Utterance {
        let [who, player] = self.whose(side);
        let slot = ("point", self.speaker.yin_yang_slot(point));
        match self.why_forbidden(point, side) {
            None => self.fill(key::YIN_YANG_ALLOWED, [who, player, slot]),
            Some(refusal) => {
                let reason = ("reason", Slot::Said(self.speaker.yin_yang_refusal(refusal)));
                self.fill(key::YIN_YANG_NOT_ALLOWED, [who, player, slot, reason])
            }
        }
    }

    /// Why a side may not place a stone on a point, if it may not.
    pub(super) fn why_forbidden(&self, point: Point, side: Side) -> Option<Refusal> {
        if self.state.phase().is_over() {
            return None;
        }
        self.position.with_turn(side).placing(point, self.state.earlier_keys()).err()
    }
}
