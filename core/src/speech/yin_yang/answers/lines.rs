//! What stands on rows and columns.

use super::YinYangInquiry;
use crate::games::Side;
use crate::games::yin_yang::Point;
use crate::speech::YinYangDirection;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl YinYangInquiry<'_> {
    /// A row, counted from 0: `Row 4: B 4 to D 4 black, F 4 white.`
    pub(super) fn row(&self, row: u8) -> Utterance {
        let points = (0..self.position.size().columns()).filter_map(|at| Point::at(at, row));
        let points: Vec<Point> = points.collect();
        let name = points.first().map(|point| {
            let row = ("row", Slot::Said(self.speaker.yin_yang_row(*point)));
            self.fill(key::YIN_YANG_ROW, [row])
        });
        self.of(name.unwrap_or_default(), self.contents(&points))
    }

    /// A column, counted from 0: `Column D: D 3 black.`
    pub(super) fn column(&self, column: u8) -> Utterance {
        let points = (0..self.position.size().rows()).filter_map(|at| Point::at(column, at));
        let points: Vec<Point> = points.collect();
        let name = points.first().map(|point| {
            let column = ("column", Slot::Said(self.speaker.yin_yang_column(*point)));
            self.fill(key::YIN_YANG_COLUMN, [column])
        });
        self.of(name.unwrap_or_default(), self.contents(&points))
    }

    pub(super) fn is_empty_row(&self, row: u8) -> bool {
        let stones = self.position.stones(Side::First) | self.position.stones(Side::Second);
        stones.iter().all(|point| point.row() != row)
    }

    /// From a point outwards, in each direction that there is.
    pub(super) fn lines(&self, from: Point) -> Vec<Utterance> {
        let ray = |direction| {
            let points = self.ray(from, direction);
            let to = ("to", self.speaker.yin_yang_slot(*points.last()?));
            let name = if self.is_brief() {
                self.fill(key::ANSWER_LINE_BRIEF, [to])
            } else {
                let from = ("from", self.speaker.yin_yang_slot(from));
                self.fill(key::ANSWER_LINE, [from, to])
            };
            Some(self.of(name, self.contents(&points)))
        };
        YinYangDirection::ALL.into_iter().filter_map(ray).collect()
    }

    /// The points from one on, which is none of them, to the edge, the nearest first.
    pub(super) fn ray(&self, from: Point, direction: YinYangDirection) -> Vec<Point> {
        let (columns, rows) = direction.step();
        let next = |point: &Point| {
            let column = point.column().checked_add_signed(columns)?;
            let point = Point::at(column, point.row().checked_add_signed(rows)?)?;
            self.position.size().contains(point).then_some(point)
        };
        std::iter::successors(next(&from), next).collect()
    }

    /// What stands on points in a line: `B 4 to D 4 black, F 4 white`.
    fn contents(&self, points: &[Point]) -> Utterance {
        let stone = |point: &Point| self.position.stone_at(*point);
        let runs = points.chunk_by(|one, next| stone(one) == stone(next));
        let held = runs.filter_map(|run| {
            let side = stone(run.first()?)?;
            let mut said = match run {
                [first, .., last] => self.run(*first, *last),
                [only] => self.point(*only),
                [] => return None,
            };
            said.append(self.color(side));
            Some(said)
        });
        let held: Vec<Utterance> = held.collect();
        if held.is_empty() { self.say(key::ANSWER_EMPTY) } else { self.list(points, held) }
    }
}
