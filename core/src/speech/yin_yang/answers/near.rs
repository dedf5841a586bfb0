//! What is nearest to a point.

use super::YinYangInquiry;
use crate::games::Side;
use crate::games::yin_yang::Point;
use crate::speech::YinYangDirection;
use crate::speech::utterance::{Utterance, listed, separated};
use crate::speech::words::{Key, Slot, key};
use crate::text::sorting::sort_by_key;

const fn name(direction: YinYangDirection) -> Key {
    match direction {
        YinYangDirection::Up => key::YIN_YANG_UP,
        YinYangDirection::Right => key::YIN_YANG_RIGHT,
        YinYangDirection::Down => key::YIN_YANG_DOWN,
        YinYangDirection::Left => key::YIN_YANG_LEFT,
    }
}

/// So many columns and rows away a stone is near that stands on neither line.
const NEAR: u8 = 2;

/// So many such stones are told at most, the nearest ones.
const MOST_NEAR: usize = 5;

/// How many columns and rows two points are apart.
fn apart(one: Point, other: Point) -> [u8; 2] {
    [one.column().abs_diff(other.column()), one.row().abs_diff(other.row())]
}

impl YinYangInquiry<'_> {
    /// The nearest stone in each direction that has one: `Up: black stone on D 7, three points away.`
    pub(super) fn near(&self, from: Point) -> Vec<Utterance> {
        if self.is_brief() {
            let told = YinYangDirection::ALL.into_iter().map(|way| self.nearest(from, way));
            return vec![separated(told).into_sentence()];
        }
        let has_stone = |way: &YinYangDirection| !self.is_empty_ray(from, *way);
        let (met, empty): (Vec<_>, Vec<_>) = YinYangDirection::ALL.into_iter().partition(has_stone);
        let met = met.into_iter().map(|way| self.nearest(from, way));
        met.chain(self.beside_the_lines(from)).chain(self.edges(from, &empty)).collect()
    }

    /// `No stone before the edge: up, 3 points. The edge: left.`, of the directions that have
    /// none.
    fn edges(&self, from: Point, ways: &[YinYangDirection]) -> Vec<Utterance> {
        let is_edge = |way: &YinYangDirection| self.ray(from, *way).is_empty();
        let (edges, ways): (Vec<YinYangDirection>, Vec<_>) =
            ways.iter().copied().partition(is_edge);
        let edges = edges.into_iter().map(|way| self.say(name(way)));
        let edges: Vec<Utterance> = edges.collect();
        let told = ways.iter().map(|way| {
            let count = ("count", Slot::Number(self.ray(from, *way).len() as u64));
            let mut said = self.say(name(*way));
            said.pause();
            said.append(self.fill(key::YIN_YANG_TO_EDGE, [count]));
            said
        });
        let none = self.say(key::YIN_YANG_NO_STONE);
        let none = (!ways.is_empty()).then(|| self.of(none, separated(told)));
        let edge =
            (!edges.is_empty()).then(|| self.of(self.say(key::YIN_YANG_EDGE), listed(edges)));
        none.into_iter().chain(edge).collect()
    }

    fn is_empty_ray(&self, from: Point, way: YinYangDirection) -> bool {
        self.ray(from, way).iter().all(|point| self.position.stone_at(*point).is_none())
    }

    /// `Also near: C 3 black, E 6 white.`, of those on neither line; where nothing is on the
    /// lines either, the nearest stone of all.
    fn beside_the_lines(&self, from: Point) -> Option<Utterance> {
        let others = self.others_by_distance(from);
        let near = others.iter().filter(|point| {
            let [columns, rows] = apart(**point, from);
            columns <= NEAR && rows <= NEAR
        });
        let near: Vec<Point> = near.copied().take(MOST_NEAR).collect();
        let (key, told) = match (self.is_alone_on_lines(from), near.is_empty()) {
            (true, true) => {
                (key::YIN_YANG_NEAREST_OF_ALL, others.first().copied().into_iter().collect())
            }
            (true, false) => (key::YIN_YANG_ONLY_NEAR, near),
            (false, _) => (key::YIN_YANG_ALSO_NEAR, near),
        };
        let names = told.iter().filter_map(|point| {
            let mut said = self.point(*point);
            said.append(self.color(self.position.stone_at(*point)?));
            Some(said)
        });
        let names: Vec<Utterance> = names.collect();
        (!names.is_empty()).then(|| self.of(self.say(key), self.list(&told, names)))
    }

    /// The stones on neither line of a point, the nearest first.
    fn others_by_distance(&self, from: Point) -> Vec<Point> {
        let stones = self.position.stones(Side::First) | self.position.stones(Side::Second);
        let mut others: Vec<Point> =
            stones.iter().filter(|point| !apart(*point, from).contains(&0)).collect();
        sort_by_key(&mut others, |point| apart(*point, from).into_iter().sum::<u8>());
        others
    }

    fn is_alone_on_lines(&self, from: Point) -> bool {
        YinYangDirection::ALL.into_iter().all(|way| self.is_empty_ray(from, way))
    }

    /// The nearest stone in one direction, or the part of the board that lies there.
    pub(super) fn towards(
        &self,
        direction: YinYangDirection,
        from: Option<Point>,
    ) -> Vec<Utterance> {
        match from {
            Some(from) if self.is_brief() => vec![self.nearest(from, direction).into_sentence()],
            Some(from) => vec![self.nearest(from, direction)],
            None => self.regions_towards(direction),
        }
    }

    fn nearest(&self, from: Point, direction: YinYangDirection) -> Utterance {
        let points = self.ray(from, direction);
        let found = points.iter().zip(1_u64..).find_map(|(point, distance)| {
            Some((*point, self.position.stone_at(*point)?, distance))
        });
        let name = self.say(name(direction));
        let Some((point, side, distance)) = found else {
            if self.is_brief() {
                let mut said = name;
                said.append(self.say(key::ANSWER_NOTHING));
                return said;
            }
            let count = ("count", Slot::Number(points.len() as u64));
            return self.of(name, self.fill(key::YIN_YANG_NOTHING_NEAR, [count]));
        };
        if self.is_brief() {
            let mut said = name;
            said.append(self.color(side));
            said.append(self.point(point));
            return said;
        }
        let slots = [
            ("stone", Slot::Said(self.speaker.yin_yang_stone(side))),
            ("point", self.speaker.yin_yang_slot(point)),
            ("count", Slot::Number(distance)),
        ];
        self.of(name, self.fill(key::YIN_YANG_NEAR, slots))
    }
}
