//! How the stones are spread over the board.

use super::YinYangInquiry;
use crate::games::yin_yang::{Points, Size};
use crate::speech::utterance::{Utterance, listed};
use crate::speech::words::{Key, key};
use crate::speech::{YinYangCorner, YinYangDirection};

/// The regions as Black sees them: from the nearest to the farthest, each from the left.
const REGIONS: [[Key; 3]; 3] = [
    [key::YIN_YANG_LOWER_LEFT, key::YIN_YANG_LOWER_SIDE, key::YIN_YANG_LOWER_RIGHT],
    [key::YIN_YANG_LEFT_SIDE, key::YIN_YANG_CENTRE, key::YIN_YANG_RIGHT_SIDE],
    [key::YIN_YANG_UPPER_LEFT, key::YIN_YANG_UPPER_SIDE, key::YIN_YANG_UPPER_RIGHT],
];

fn named_regions(size: Size) -> impl Iterator<Item = (Points, Key)> {
    size.regions().into_iter().flatten().zip(REGIONS.into_iter().flatten())
}

impl YinYangInquiry<'_> {
    /// The regions that have stones, each with how many of either side; those that have none
    /// together.
    pub(super) fn regions(&self) -> Vec<Utterance> {
        self.of_regions(named_regions(self.position.size()))
    }

    /// The point in the middle, and the stones around it.
    pub(super) fn middle(&self) -> Vec<Utterance> {
        let size = self.position.size();
        let point = size.point(size.middle()).map(|point| self.on(point));
        let [_, [_, middle, _], _] = size.regions();
        let around = (!middle.is_empty()).then_some((middle, key::YIN_YANG_CENTRE));
        point.into_iter().chain(self.of_regions(around.into_iter())).collect()
    }

    /// The same of the corners and the side that lie in one direction.
    pub(super) fn regions_towards(&self, direction: YinYangDirection) -> Vec<Utterance> {
        let lies_there = |[row, column]: [usize; 2]| match direction {
            YinYangDirection::Up => row == 2,
            YinYangDirection::Right => column == 2,
            YinYangDirection::Down => row == 0,
            YinYangDirection::Left => column == 0,
        };
        let all = named_regions(self.position.size()).enumerate();
        let there = all.filter(|(at, _)| lies_there([at / 3, at % 3]));
        self.of_regions(there.map(|(_, region)| region))
    }

    /// One corner alone, and where its stones stand.
    pub(super) fn corner(&self, corner: YinYangCorner) -> Vec<Utterance> {
        let [row, column] = corner.region();
        let points = self.position.size().regions()[row][column];
        let mut said = self.of_regions(std::iter::once((points, REGIONS[row][column])));
        let stones = |side| self.position.stones(side) & points;
        let told = self.sides().into_iter().filter(|side| !stones(*side).is_empty());
        said.extend(told.map(|side| self.of(self.side(side), self.listed_points(stones(side)))));
        said
    }

    fn of_regions(&self, regions: impl Iterator<Item = (Points, Key)>) -> Vec<Utterance> {
        let mut said = Vec::new();
        let mut empty = Vec::new();
        for (points, name) in regions.filter(|(points, _)| !points.is_empty()) {
            let counts = self.counts_in(points);
            if counts.is_empty() {
                empty.push(self.say(name));
            } else {
                said.push(self.of(self.region(name, points), listed(counts)));
            }
        }
        if self.position.empty() == self.position.size().all() {
            return vec![self.say(key::YIN_YANG_BOARD_EMPTY)];
        }
        if !empty.is_empty() {
            said.push(self.of(self.say(key::ANSWER_EMPTY), listed(empty)));
        }
        said
    }

    /// `Lower left corner, A 1 to C 3`
    fn region(&self, name: Key, points: Points) -> Utterance {
        let mut said = self.say(name);
        let mut all = points.iter();
        if let Some(first) = all.next()
            && let Some(last) = all.last()
            && !self.is_brief()
        {
            said.pause();
            said.append(self.run(first, last));
        }
        said
    }

    /// How many stones of each side, if any: `two black, one white`.
    fn counts_in(&self, points: Points) -> Vec<Utterance> {
        let count = |side| {
            let count = (self.position.stones(side) & points).len();
            (count > 0).then(|| self.counted(side, count))
        };
        self.sides().into_iter().filter_map(count).collect()
    }
}
