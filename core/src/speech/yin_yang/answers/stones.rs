//! Where stones stand, and how many there are.

use super::YinYangInquiry;
use crate::games::Side;
use crate::games::yin_yang::{Point, Points};
use crate::speech::utterance::{Utterance, listed, separated};
use crate::speech::words::{Slot, key};

/// So many stones in a row are told by the first and the last of them.
const RUN: usize = 3;

impl YinYangInquiry<'_> {
    /// In full the rows that have stones, from Black's nearest on; in brief each side's stones.
    pub(super) fn board(&self) -> Vec<Utterance> {
        if self.position.empty() == self.position.size().all() {
            return vec![self.say(key::YIN_YANG_BOARD_EMPTY)];
        }
        if self.is_brief() {
            return self.places(None);
        }
        let rows = (0..self.position.size().rows()).filter(|row| !self.is_empty_row(*row));
        rows.map(|row| self.row(row)).collect()
    }

    /// `Black, three stones: C 3, D 4, E 4.`
    pub(super) fn places(&self, side: Option<Side>) -> Vec<Utterance> {
        let place = |side| {
            let stones = self.position.stones(side);
            if stones.is_empty() {
                return self.number(side);
            }
            let mut what = self.side(side);
            what.pause();
            what.append(self.speaker.yin_yang_stones(stones.len()));
            self.of(what, self.listed_points(stones))
        };
        self.sides_of(side).map(place).collect()
    }

    pub(super) fn numbers(&self, side: Option<Side>) -> Vec<Utterance> {
        self.sides_of(side).map(|side| self.number(side)).collect()
    }

    /// `Black: three stones.`
    pub(super) fn number(&self, side: Side) -> Utterance {
        let count = self.position.stones(side).len();
        self.of(self.side(side), self.speaker.yin_yang_stones(count))
    }

    /// Points by rows: `C 3, B 4 to E 4`.
    pub(super) fn listed_points(&self, points: Points) -> Utterance {
        let points: Vec<Point> = points.iter().collect();
        let is_next = |one: &Point, next: &Point| {
            one.row() == next.row() && one.column() + 1 == next.column()
        };
        let runs = points.chunk_by(is_next).flat_map(|run| match run {
            [first, .., last] if run.len() >= RUN => vec![self.run(*first, *last)],
            _ => run.iter().map(|point| self.point(*point)).collect(),
        });
        self.list(&points, runs)
    }

    /// What is said of these points, with longer pauses between where the name of one has one.
    pub(super) fn list(
        &self,
        points: &[Point],
        said: impl IntoIterator<Item = Utterance>,
    ) -> Utterance {
        if self.has_pauses(points) { separated(said) } else { listed(said) }
    }

    fn has_pauses(&self, points: &[Point]) -> bool {
        points.iter().any(|point| self.speaker.pauses_in_yin_yang_point(*point))
    }

    /// One of these points: `C 1, B 4 or E 4`.
    pub(super) fn choice_of(&self, points: &[Point]) -> Utterance {
        let said: Vec<Utterance> = points.iter().map(|point| self.point(*point)).collect();
        if said.len() > 1 && self.has_pauses(points) {
            return separated(said);
        }
        let words = self.speaker.words;
        Utterance::list(said, words.language, words.text(key::LIST_OR))
    }

    /// `B 4 to E 4`
    pub(super) fn run(&self, first: Point, last: Point) -> Utterance {
        let ends = [("first", first), ("last", last)];
        self.fill(key::ANSWER_RUN, ends.map(|(name, end)| (name, self.speaker.yin_yang_slot(end))))
    }

    /// `black`
    pub(super) fn color(&self, side: Side) -> Utterance {
        self.say(match side {
            Side::First => key::YIN_YANG_BLACK,
            Side::Second => key::YIN_YANG_WHITE,
        })
    }

    /// `two black`
    pub(super) fn counted(&self, side: Side, count: u16) -> Utterance {
        let key = match side {
            Side::First => key::YIN_YANG_COUNT_BLACK,
            Side::Second => key::YIN_YANG_COUNT_WHITE,
        };
        self.fill(key, [("count", Slot::Number(count.into()))])
    }
}
