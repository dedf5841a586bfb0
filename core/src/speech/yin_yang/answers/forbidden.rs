//! Where no stone may be placed.

use super::YinYangInquiry;
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
            match self.why_forbidden(point) {
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

    /// Why the player on move may not place a stone on an empty point, if he may not.
    pub(super) fn why_forbidden(&self, point: Point) -> Option<Refusal> {
        if self.state.phase().is_over() {
            return None;
        }
        self.position.placing(point, self.state.earlier_keys()).err()
    }
}
