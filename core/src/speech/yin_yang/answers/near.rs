//! What is nearest to a point.

use super::YinYangInquiry;
use crate::games::yin_yang::Point;
use crate::speech::utterance::{Utterance, separated};
use crate::speech::words::{Key, Slot, key};

/// Up, right, down and left as Black sees the board, in columns and rows.
pub(super) const STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

const DIRECTIONS: [Key; 4] =
    [key::YIN_YANG_UP, key::YIN_YANG_RIGHT, key::YIN_YANG_DOWN, key::YIN_YANG_LEFT];

impl YinYangInquiry<'_> {
    /// The nearest stone in each direction: `Up: black stone on D 7, three points away.`
    pub(super) fn near(&self, from: Point) -> Vec<Utterance> {
        let all = STEPS.into_iter().zip(DIRECTIONS);
        let told = all.map(|(step, direction)| self.nearest(from, step, direction));
        if self.is_brief() {
            return vec![separated(told).into_sentence()];
        }
        told.collect()
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
