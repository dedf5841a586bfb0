//! Where no stone may be placed.

use super::{MOST_POINTS, YinYangInquiry};
use crate::games::Side;
use crate::games::yin_yang::sight;
use crate::games::yin_yang::{Groups, Move, Point, Points, Refusal};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};
use crate::text::sorting::sort_by_key;

/// How the group of a stone would be caught: in a ladder, beginning with a sacrifice, in a net.
const WOULD_CATCH: [Key; 3] = [
    key::YIN_YANG_WOULD_BE_CAUGHT,
    key::YIN_YANG_WOULD_BE_CAUGHT_FROM,
    key::YIN_YANG_WOULD_BE_IN_NET,
];

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
        let mut empty = self.position.empty().iter();
        let is_free = |point: &Point| self.why_forbidden(*point, side).is_none();
        let count = empty.by_ref().filter(is_free).count();
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

    /// The same, with what the stone would do, and why it was advised if the last hint was this.
    pub(super) fn what_if(&self, side: Option<Side>, point: Point) -> Vec<Utterance> {
        let side = self.placing_side(side);
        let is_possible =
            !self.state.phase().is_over() && self.why_forbidden(point, side).is_none();
        let mut said = vec![self.allowed(Some(side), point)];
        said.extend(is_possible.then(|| self.outcome(side, point)));
        if side == self.position.turn() && self.hinted() == Some(point) {
            let (past, mv) = (self.state.earlier_keys(), Move::place(self.position.size(), point));
            said.push(self.speaker.yin_yang_more_than_effects(self.position, past, mv, self.asker));
        }
        said
    }

    pub(super) fn placing_side(&self, side: Option<Side>) -> Side {
        side.or(self.asker).unwrap_or(self.position.turn())
    }

    /// `A stone there would capture two stones. The new stone would have three liberties.`, and
    /// what becomes of groups in danger.
    fn outcome(&self, side: Side, point: Point) -> Utterance {
        let before = self.position.with_turn(side);
        let captured = before.captured(point).len();
        let mv = Move::place(before.size(), point);
        let after = before.after(mv);
        if after.end().is_some() {
            return self.speaker.with_stones(key::YIN_YANG_WOULD_WIN, captured);
        }
        let mut said = match captured {
            0 => Utterance::default(),
            count => self.speaker.with_stones(key::YIN_YANG_WOULD_CAPTURE, count),
        };
        let group = after.group(point);
        let liberties = after.liberties(group).len();
        let slots = [
            ("group", Slot::Number(group.len().into())),
            ("count", Slot::Number(liberties.into())),
            ("liberties", Slot::Said(self.speaker.yin_yang_liberties(liberties))),
        ];
        said.append(self.fill(key::YIN_YANG_WOULD_HAVE, slots));
        let earlier = self.state.earlier_keys();
        let past: Vec<u64> = earlier.iter().copied().chain([before.key()]).collect();
        let mut groups = Groups::new(&after, &past);
        if let Some(danger) = sight::danger(&mut groups, after.target().into(), point) {
            let caught = self.how_caught(danger, !side, group.len(), WOULD_CATCH);
            said.append(caught.unwrap_or_default());
        }
        said.append(self.speaker.yin_yang_effects(&before, earlier, mv, self.asker));
        said
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
