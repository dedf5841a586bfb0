//! Groups and their liberties.

use super::YinYangInquiry;
use crate::games::Side;
use crate::games::yin_yang::sight::{self, Group};
use crate::games::yin_yang::{Point, Points};
use crate::speech::utterance::{Utterance, listed, separated};
use crate::speech::words::{Slot, key};
use crate::text::sorting::sort_by_key;

impl YinYangInquiry<'_> {
    /// `Your three stones at D 4 have one liberty, C 4: atari.`, and which stones these are.
    pub(super) fn group(&self, point: Point) -> Vec<Utterance> {
        let Some(side) = self.position.stone_at(point) else { return vec![self.on(point)] };
        let stones = self.position.group(point);
        let group = Group { side, stones, liberties: self.position.liberties(stones) };
        let mut said = vec![self.with_liberties(&group, point)];
        if stones.len() > 1 && !self.is_brief() {
            let list = ("list", Slot::Said(self.listed_points(stones)));
            said.push(self.fill(key::YIN_YANG_GROUP_STONES, [list]));
        }
        said
    }

    /// Each group with the number of its liberties, the fewest first.
    pub(super) fn groups(&self, side: Option<Side>) -> Vec<Utterance> {
        self.sides_of(side).flat_map(|side| self.groups_of(side)).collect()
    }

    fn groups_of(&self, side: Side) -> Vec<Utterance> {
        let mut groups = self.all_groups(side);
        sort_by_key(&mut groups, |group| group.liberties.len());
        if groups.is_empty() {
            return vec![self.number(side)];
        }
        let told = groups.iter().filter_map(|group| {
            let point = group.stones.first()?;
            Some(if self.is_brief() {
                listed([
                    self.point(point),
                    self.speaker.yin_yang_stones(group.stones.len()),
                    self.speaker.yin_yang_liberties(group.liberties.len()),
                ])
            } else if group.is_in_atari() {
                self.with_liberties(group, point)
            } else {
                let liberties = self.speaker.yin_yang_liberties(group.liberties.len());
                self.of(self.named(group, point), liberties)
            })
        });
        if self.is_brief() {
            vec![self.of(self.side(side), separated(told))]
        } else {
            told.collect()
        }
    }

    /// The groups in atari, the asker's first, each with the point where it can be captured.
    pub(super) fn danger(&self, side: Option<Side>) -> Vec<Utterance> {
        let in_atari = self.sides_of(side).flat_map(|side| self.all_groups(side));
        let told = in_atari.filter(Group::is_in_atari).filter_map(|group| {
            let point = group.stones.first()?;
            Some(if self.is_brief() {
                self.of(self.named(&group, point), self.listed_points(group.liberties))
            } else {
                self.with_liberties(&group, point)
            })
        });
        let told: Vec<Utterance> = told.collect();
        match side {
            _ if !told.is_empty() => told,
            None => vec![self.say(key::YIN_YANG_NO_ATARI)],
            Some(side) => vec![self.about(key::YIN_YANG_NO_ATARI_OF, side)],
        }
    }

    fn all_groups(&self, side: Side) -> Vec<Group> {
        let groups = sight::groups(self.position).into_iter();
        groups.filter(|group| group.side == side).collect()
    }

    /// `Your three stones at D 4 have two liberties: C 4, E 4.`
    fn with_liberties(&self, group: &Group, point: Point) -> Utterance {
        let liberties: Points = group.liberties;
        let slots = [
            ("group", Slot::Said(self.named(group, point))),
            ("stones", Slot::Number(group.stones.len().into())),
            ("liberties", Slot::Said(self.speaker.yin_yang_liberties(liberties.len()))),
            ("list", Slot::Said(self.listed_points(liberties))),
        ];
        let key = if group.is_in_atari() { key::YIN_YANG_GROUP_ATARI } else { key::YIN_YANG_GROUP };
        self.fill(key, slots).capitalised()
    }

    /// `your three stones at D 4`
    fn named(&self, group: &Group, point: Point) -> Utterance {
        let count = group.stones.len();
        let [who, player] = self.whose(group.side);
        let point = ("point", self.speaker.yin_yang_slot(point));
        if count == 1 {
            return self.fill(key::YIN_YANG_STONE_OF, [who, player, point]);
        }
        let stones = ("stones", Slot::Said(self.speaker.yin_yang_stones(count)));
        self.fill(key::YIN_YANG_STONES_OF, [who, player, stones, point])
    }
}
