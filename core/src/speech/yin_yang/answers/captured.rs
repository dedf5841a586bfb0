//! What was captured, what can be, and how many stones win.

use std::cmp::{Ordering, Reverse};

use super::{MOST_POINTS, YinYangInquiry};
use crate::games::Side;
use crate::games::yin_yang::{Move, Point};
use crate::speech::utterance::{Utterance, listed, separated};
use crate::speech::words::{Slot, key};
use crate::text::sorting::sort_by_key;

impl YinYangInquiry<'_> {
    /// What the last move captured, and what both sides have.
    pub(in crate::speech) fn captured(&self) -> Vec<Utterance> {
        let last = self.state.plies().last().and_then(|ply| {
            let point = ply.mv.yin_yang().and_then(Move::point)?;
            Some(ply.before.yin_yang()?.captured(point).len())
        });
        let last = self.speaker.with_stones(key::YIN_YANG_LAST_TAKEN, last.unwrap_or(0));
        std::iter::once(last).chain(self.sides().map(|side| self.captured_by(side))).collect()
    }

    pub(in crate::speech) fn captured_by(&self, side: Side) -> Utterance {
        let count = self.position.captures(side);
        let stones = ("stones", Slot::Said(self.speaker.stones_as_object(count)));
        let count = ("count", Slot::Number(count.into()));
        self.fill(key::YIN_YANG_TAKEN, [self.side_slot(side), count, stones])
    }

    pub(in crate::speech) fn target(&self) -> Utterance {
        self.speaker.captured_of_target(self.position, self.sides())
    }

    /// `You need three more stones.`, and what both sides have.
    pub(super) fn needed(&self, side: Side) -> Utterance {
        if self.state.phase().is_over() {
            return self.say(key::ANSWER_OVER);
        }
        let target = u16::from(self.position.target());
        let missing = target.saturating_sub(self.position.captures(side));
        let [who, player] = self.whose(side);
        let count = ("count", Slot::Number(missing.into()));
        let slots = [who, player, count, ("number", self.speaker.number_of_stones(missing))];
        let mut said = self.fill(key::YIN_YANG_NEEDED, slots);
        said.append(self.target());
        said
    }

    /// `Yes: A 3, two stones.`, where a side wins with its next stone; else how many it can capture
    /// with it at most, and how many it needs.
    pub(super) fn winning(&self, side: Side) -> Utterance {
        if self.state.phase().is_over() {
            return self.say(key::ANSWER_OVER);
        }
        let captures = self.all_captures(side);
        let (had, target) = (self.position.captures(side), u16::from(self.position.target()));
        let wins = captures.iter().filter(|(_, count)| had + count >= target);
        let list = separated(wins.take(MOST_POINTS).map(|(point, count)| {
            listed([self.point(*point), self.speaker.yin_yang_stones(*count)])
        }));
        if !list.is_empty() {
            return self.fill(key::YIN_YANG_WINS_AT, [("list", Slot::Said(list))]);
        }
        let mut said = match captures.first() {
            Some((_, most)) => self.speaker.with_stones(key::YIN_YANG_WINS_NOT_YET_WITH_ALL, *most),
            None => self.say(key::YIN_YANG_WINS_NOT_YET),
        };
        said.append(self.needed(side));
        said
    }

    /// That the game can still be won, and who leads.
    pub(super) fn should_resign(&self) -> Utterance {
        if self.state.phase().is_over() {
            return self.say(key::ANSWER_OVER);
        }
        let mut said = self.say(key::YIN_YANG_RESIGN_SELDOM);
        said.append(self.lead());
        said
    }

    /// `You lead, 2 to 1.`, and how many stones win.
    pub(super) fn lead(&self) -> Utterance {
        let [own, other] = self.sides();
        let count = |side| self.position.captures(side);
        let mut said = match count(own).cmp(&count(other)) {
            Ordering::Equal => self.say(key::YIN_YANG_NOBODY_LEADS),
            Ordering::Greater => self.leads(own),
            Ordering::Less => self.leads(other),
        };
        said.append(self.target());
        said
    }

    fn leads(&self, side: Side) -> Utterance {
        let [who, player] = self.whose(side);
        let count = |side| Slot::Number(self.position.captures(side).into());
        let (more, fewer) = (("more", count(side)), ("fewer", count(!side)));
        self.fill(key::YIN_YANG_LEADS, [who, player, more, fewer])
    }

    /// Where a side can capture, if it has the move, what wins and what captures most first:
    /// `Black can capture: C 4, three stones.`
    pub(super) fn captures(&self, side: Side) -> Utterance {
        if self.state.phase().is_over() {
            return self.say(key::ANSWER_OVER);
        }
        let captures = self.all_captures(side);
        let [who, player] = self.whose(side);
        if captures.is_empty() {
            return self.fill(key::YIN_YANG_CANNOT_CAPTURE, [who, player]);
        }
        let told = captures.iter().take(MOST_POINTS);
        let told = told.map(|(point, count)| self.capture(side, *point, *count));
        let list = ("list", Slot::Said(separated(told)));
        let mut said = self.fill(key::YIN_YANG_CAN_CAPTURE, [who, player, list]);
        said.append(self.more_points(captures.len()));
        said
    }

    /// Where a side can capture, if it has the move, and how many stones, most first.
    fn all_captures(&self, side: Side) -> Vec<(Point, u16)> {
        let position = self.position.with_turn(side);
        let legal = position.legal_moves(self.state.earlier_keys()).into_iter();
        let captures = legal.filter_map(|mv| {
            let point = mv.point()?;
            Some((point, position.captured(point).len())).filter(|(_, count)| *count > 0)
        });
        let mut captures: Vec<(Point, u16)> = captures.collect();
        sort_by_key(&mut captures, |(_, count)| Reverse(*count));
        captures
    }

    /// The points on which a side can capture.
    pub(super) fn points_of_captures(&self, side: Side) -> Vec<Point> {
        self.all_captures(side).into_iter().map(|(point, _)| point).collect()
    }

    /// `C 4, three stones, which wins`
    fn capture(&self, side: Side, point: Point, count: u16) -> Utterance {
        let mut said = listed([self.point(point), self.speaker.yin_yang_stones(count)]);
        if self.position.captures(side) + count >= u16::from(self.position.target()) {
            said.pause();
            said.append(self.say(key::YIN_YANG_WHICH_WINS));
        }
        said
    }
}
