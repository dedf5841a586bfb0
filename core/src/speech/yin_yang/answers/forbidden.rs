//! Where no stone may be placed.

use super::{MOST_POINTS, YinYangInquiry};
use crate::games::Side;
use crate::games::yin_yang::{Point, Points, Refusal};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::text::sorting::sort_by_key;

impl YinYangInquiry<'_> {
    /// The points on which a side may not place a stone, by the reason; without a side those of
    /// the player on move, and of the other one where he may not take back.
    pub(super) fn forbidden(&self, side: Option<Side>) -> Vec<Utterance> {
        if self.state.phase().is_over() {
            return vec![self.say(key::ANSWER_OVER)];
        }
        let turn = self.position.turn();
        let mut said = self.forbidden_for(side.unwrap_or(turn));
        if side.is_none() {
            said.extend(self.repetitions(!turn));
        }
        said
    }

    /// On how many points a side may place a stone, and where it may not.
    pub(super) fn playable(&self, side: Side) -> Vec<Utterance> {
        if self.state.phase().is_over() {
            return vec![self.say(key::ANSWER_OVER)];
        }
        let is_free = |point: &Point| self.why_forbidden(*point, side).is_none();
        let count = self.position.empty().iter().filter(is_free).count();
        let [who, player] = self.whose(side);
        let count = ("count", Slot::Number(count as u64));
        let free = self.fill(key::YIN_YANG_PLAYABLE, [who, player, count]);
        std::iter::once(free).chain(self.forbidden_for(side)).collect()
    }

    fn forbidden_for(&self, side: Side) -> Vec<Utterance> {
        let is_suicide =
            |point: &Point| matches!(self.why_forbidden(*point, side), Some(Refusal::Suicide(_)));
        let without_liberty: Vec<Point> = self.position.empty().iter().filter(is_suicide).collect();
        let mut said = self.repetitions(side);
        let [who, player] = self.whose(side);
        if let [_, ..] = &without_liberty[..] {
            let told = self.nearest_to_last(&without_liberty);
            let list = ("list", Slot::Said(self.listed_points(told)));
            let mut suicides = self.fill(key::YIN_YANG_WITHOUT_LIBERTY, [who, player, list]);
            suicides.append(self.more_points(without_liberty.len()));
            said.insert(0, suicides);
        } else if said.is_empty() {
            said.push(self.fill(key::YIN_YANG_NOTHING_FORBIDDEN, [who, player]));
        }
        said
    }

    /// As many of these points as are named, those nearest to the last stone.
    fn nearest_to_last(&self, points: &[Point]) -> Points {
        let last = self.state.plies().iter().rev().find_map(|ply| ply.mv.yin_yang()?.point());
        let mut points = points.to_vec();
        sort_by_key(&mut points, |point| last.map(|last| last.distance(*point)));
        points.into_iter().take(MOST_POINTS).collect()
    }

    /// The points on which a stone of a side would repeat a position.
    fn repetitions(&self, side: Side) -> Vec<Utterance> {
        let repeating = |point: Point| match self.why_forbidden(point, side)? {
            Refusal::Repetition { after, .. } => Some(self.repeating(side, point, after)),
            _ => None,
        };
        self.position.empty().iter().filter_map(repeating).collect()
    }

    fn repeating(&self, side: Side, point: Point, after: u32) -> Utterance {
        let [who, player] = self.whose(side);
        let point = ("point", self.speaker.yin_yang_slot(point));
        if after == 0 {
            return self.fill(key::YIN_YANG_REPEATS_BEGINNING, [who, player, point]);
        }
        let number = ("number", Slot::Number(after.into()));
        self.fill(key::YIN_YANG_REPEATS, [who, player, point, number])
    }

    /// Whether a side, or the asker, or else the player on move, may place a stone on a point.
    pub(super) fn allowed(&self, side: Option<Side>, point: Point) -> Utterance {
        if self.state.phase().is_over() {
            return self.say(key::ANSWER_OVER);
        }
        self.allowed_to(self.placing_side(side), point)
    }

    pub(super) fn placing_side(&self, side: Option<Side>) -> Side {
        side.or(self.asker).unwrap_or(self.position.turn())
    }

    /// `You cannot play A 1: the stone would have no liberty.`
    pub(super) fn allowed_to(&self, side: Side, point: Point) -> Utterance {
        let [who, player] = self.whose(side);
        let slot = ("point", self.speaker.yin_yang_slot(point));
        match self.why_forbidden(point, side) {
            None => self.fill(key::YIN_YANG_ALLOWED, [who, player, slot]),
            Some(refusal) => {
                let reason = ("reason", Slot::Said(self.refusal(refusal)));
                self.fill(key::YIN_YANG_NOT_ALLOWED, [who, player, slot, reason])
            }
        }
    }

    /// As a part of a sentence.
    pub(super) fn refusal(&self, refusal: Refusal) -> Utterance {
        let whose = |point| self.position.stone_at(point).map(|side| self.whose(side));
        self.speaker.yin_yang_refusal(refusal, whose)
    }

    /// Why a side may not place a stone on a point, if it may not.
    pub(super) fn why_forbidden(&self, point: Point, side: Side) -> Option<Refusal> {
        if self.state.phase().is_over() {
            return None;
        }
        self.position.with_turn(side).placing(point, self.state.earlier_keys()).err()
    }
}
