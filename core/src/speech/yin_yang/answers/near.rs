//! What is nearest to a point.

use super::YinYangInquiry;
use crate::games::Side;
use crate::games::yin_yang::Point;
use crate::speech::utterance::{Utterance, listed, separated};
use crate::speech::words::{Key, Slot, key};
use crate::text::sorting::sort_by_key;

/// Up, right, down and left as Black sees the board, in columns and rows.
pub(super) const STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

const DIRECTIONS: [Key; 4] =
    [key::YIN_YANG_UP, key::YIN_YANG_RIGHT, key::YIN_YANG_DOWN, key::YIN_YANG_LEFT];

/// So many columns and rows away a stone is near that stands on neither line.
const NEAR: u8 = 2;

impl YinYangInquiry<'_> {
    /// The nearest stone in each direction: `Up: black stone on D 7, three points away.`
    pub(super) fn near(&self, from: Point) -> Vec<Utterance> {
        let all = STEPS.into_iter().zip(DIRECTIONS);
        let told = all.map(|(step, direction)| self.nearest(from, step, direction));
        if self.is_brief() {
            return vec![separated(told).into_sentence()];
        }
        told.chain(self.beside_the_lines(from)).collect()
    }

    /// `Also near: black stone on C 3, white stone on E 6.`, of those on neither line; where
    /// nothing is on the lines either, the nearest stone of all.
    fn beside_the_lines(&self, from: Point) -> Option<Utterance> {
        let [columns, rows] = [Point::column, Point::row];
        let apart = |point: &Point| [columns, rows].map(|line| line(*point).abs_diff(line(from)));
        let stones = self.position.stones(Side::First) | self.position.stones(Side::Second);
        let mut others: Vec<Point> =
            stones.iter().filter(|point| !apart(point).contains(&0)).collect();
        sort_by_key(&mut others, |point| apart(point).into_iter().sum::<u8>());
        let is_alone = STEPS.into_iter().all(|step| {
            self.ray(from, step).iter().all(|point| self.position.stone_at(*point).is_none())
        });
        let near: Vec<Point> = others
            .iter()
            .copied()
            .filter(|point| apart(point).into_iter().all(|steps| steps <= NEAR))
            .collect();
        let (key, told) = match near.is_empty() {
            false => (key::YIN_YANG_ALSO_NEAR, near),
            true if is_alone => {
                (key::YIN_YANG_NEAREST_OF_ALL, others.into_iter().take(1).collect())
            }
            true => return None,
        };
        let has_pauses = told.iter().any(|point| self.speaker.pauses_in_yin_yang_point(*point));
        let names: Vec<Utterance> = told
            .into_iter()
            .filter_map(|point| {
                let mut said = self.point(point);
                said.append(self.color(self.position.stone_at(point)?));
                Some(said)
            })
            .collect();
        if names.is_empty() {
            return None;
        }
        let list = if has_pauses { separated(names) } else { listed(names) };
        Some(self.of(self.say(key), list))
    }

    fn nearest(&self, from: Point, step: (i8, i8), direction: Key) -> Utterance {
        let points = self.ray(from, step);
        let found = points.iter().zip(1_u64..).find_map(|(point, distance)| {
            Some((*point, self.position.stone_at(*point)?, distance))
        });
        let name = self.say(direction);
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
