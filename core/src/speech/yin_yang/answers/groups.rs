//! Groups and their liberties.

use super::YinYangInquiry;
use crate::games::Side;
use crate::games::yin_yang::sight::{self, Group};
use crate::games::yin_yang::{Groups, Move, Point, Points};
use crate::speech::utterance::{Utterance, listed, separated};
use crate::speech::words::{Slot, key};
use crate::text::sorting::sort_by_key;

impl YinYangInquiry<'_> {
    /// `Your three stones at D 4 have one liberty, C 4: atari.`, and which stones these are.
    pub(super) fn group(&self, point: Point) -> Vec<Utterance> {
        let Some(group) = self.group_on(point) else { return vec![self.on(point)] };
        let mut said = vec![self.with_liberties(&group)];
        said.extend(self.not_now(&group));
        if group.stones.len() > 1 && !self.is_brief() {
            let list = ("list", Slot::Said(self.listed_points(group.stones)));
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
            Some(if self.is_brief() {
                listed([
                    self.point(group.stones.first()?),
                    self.speaker.yin_yang_stones(group.stones.len()),
                    self.speaker.yin_yang_liberties(group.liberties.len()),
                ])
            } else if group.is_in_atari() {
                self.with_liberties(group)
            } else {
                let liberties = self.speaker.yin_yang_liberties(group.liberties.len());
                self.of(self.named(group), liberties)
            })
        });
        if self.is_brief() {
            vec![self.of(self.side(side), separated(told))]
        } else {
            told.collect()
        }
    }

    /// The groups in atari and those that a ladder catches, the asker's first, each with the
    /// point where that begins.
    pub(super) fn danger(&self, side: Option<Side>) -> Vec<Utterance> {
        let all = self.sides_of(side).flat_map(|side| self.all_groups(side));
        let told = all.filter_map(|group| self.endangered(&group));
        let told: Vec<Utterance> = told.collect();
        match side {
            _ if !told.is_empty() => told,
            None => vec![self.say(key::YIN_YANG_NO_DANGER)],
            Some(side) => vec![self.about(key::YIN_YANG_NO_DANGER_OF, side)],
        }
    }

    /// How a group is in danger, if it is.
    fn endangered(&self, group: &Group) -> Option<Utterance> {
        let first = self.caught_first(group);
        if !group.is_in_atari() && first.is_none() {
            return None;
        }
        if !self.is_brief() {
            return Some(self.described(group));
        }
        let how = match first.filter(|_| !group.is_in_atari()) {
            Some(first) => {
                self.fill(key::YIN_YANG_CAUGHT_FROM, [("point", self.speaker.yin_yang_slot(first))])
            }
            None => self.listed_points(group.liberties),
        };
        Some(self.of(self.named(group), how))
    }

    /// `Yes. Your stone at D 4 has one liberty, C 4: atari.`
    pub(super) fn in_danger(&self, point: Point) -> Utterance {
        let Some(group) = self.group_on(point) else { return self.on(point) };
        let is_at_once = group.is_in_atari() && self.not_now(&group).is_none();
        let mut said = self.say(if is_at_once {
            key::YIN_YANG_YES
        } else if group.is_in_atari() || self.caught_first(&group).is_some() {
            key::YIN_YANG_NOT_AT_ONCE
        } else {
            key::YIN_YANG_NO
        });
        said.append(self.described(&group));
        said
    }

    /// `Yes. White's stone at D 4 has two liberties: C 4, E 4.`
    pub(super) fn safe(&self, point: Point) -> Utterance {
        let Some(group) = self.group_on(point) else { return self.on(point) };
        let is_safe = self.caught_first(&group).is_none();
        let mut said = self.say(if is_safe { key::YIN_YANG_YES } else { key::YIN_YANG_NO });
        said.append(self.described(&group));
        said
    }

    /// A group with its liberties, and how it is caught, or why not at once.
    fn described(&self, group: &Group) -> Utterance {
        let mut said = self.with_liberties(group);
        if group.is_in_atari() {
            said.append(self.not_now(group).unwrap_or_default());
        } else if let Some(first) = self.caught_first(group) {
            said.append(self.caught(group, first));
        }
        said
    }

    /// Where the other side captures a group at once, or begins the ladder that does.
    fn caught_first(&self, group: &Group) -> Option<Point> {
        let mut groups = Groups::new(self.position, self.state.earlier_keys());
        sight::ladder(&mut groups, group.stones.first()?)
    }

    /// `A ladder from C 4 on catches it.`, or that it is caught from there on by a stone that is
    /// in atari itself.
    fn caught(&self, group: &Group, first: Point) -> Utterance {
        let before = self.position.with_turn(!group.side);
        let after = before.after(Move::place(before.size(), first));
        let is_ladder = after.liberties(after.group(first)).len() > 1;
        let point = ("point", self.speaker.yin_yang_slot(first));
        let stones = ("stones", Slot::Number(group.stones.len().into()));
        if is_ladder {
            return self.fill(key::YIN_YANG_IN_LADDER, [point, stones]);
        }
        let [who, player] = self.whose(!group.side);
        self.fill(key::YIN_YANG_BEGINNING_AT, [who, player, point, stones])
    }

    /// That a group in atari cannot be captured at once, as that would repeat a position.
    fn not_now(&self, group: &Group) -> Option<Utterance> {
        let last = group.liberties.first().filter(|_| group.is_in_atari())?;
        self.why_forbidden(last, !group.side)?;
        Some(self.allowed_to(!group.side, last))
    }

    /// Whether the asker, or else the player on move, can capture the group on a point.
    pub(super) fn capture_of(&self, point: Point) -> Utterance {
        let Some(group) = self.group_on(point) else { return self.on(point) };
        let side = self.asker.unwrap_or(self.position.turn());
        if group.side == side {
            return self.with_liberties(&group);
        }
        let mut said = self.say(if group.is_in_atari() && self.not_now(&group).is_none() {
            key::YIN_YANG_YES
        } else {
            key::YIN_YANG_NOT_AT_ONCE
        });
        if let Some(why) = self.not_now(&group) {
            said.append(why);
            return said;
        }
        said.append(self.described(&group));
        said
    }

    /// `Your stone at D 4 can be saved: C 4, E 6.`
    pub(super) fn saving(&self, point: Point) -> Utterance {
        let Some(group) = self.group_on(point) else { return self.on(point) };
        if self.caught_first(&group).is_none() {
            let mut said = self.say(key::YIN_YANG_NO_NEED);
            said.append(self.described(&group));
            return said;
        }
        let saving = sight::saving(self.position, self.state.earlier_keys(), point);
        let key =
            if saving.is_empty() { key::YIN_YANG_CANNOT_BE_SAVED } else { key::YIN_YANG_SAVED_AT };
        let slots = [
            ("group", Slot::Said(self.named(&group))),
            ("stones", Slot::Number(group.stones.len().into())),
            ("list", Slot::Said(self.choice_of(saving))),
        ];
        self.fill(key, slots).capitalised()
    }

    fn group_on(&self, point: Point) -> Option<Group> {
        let side = self.position.stone_at(point)?;
        let stones = self.position.group(point);
        Some(Group { side, stones, liberties: self.position.liberties(stones) })
    }

    fn all_groups(&self, side: Side) -> Vec<Group> {
        let groups = sight::groups(self.position).into_iter();
        groups.filter(|group| group.side == side).collect()
    }

    /// `Your three stones at D 4 have two liberties: C 4, E 4.`
    fn with_liberties(&self, group: &Group) -> Utterance {
        let liberties: Points = group.liberties;
        let slots = [
            ("group", Slot::Said(self.named(group))),
            ("stones", Slot::Number(group.stones.len().into())),
            ("liberties", Slot::Said(self.speaker.yin_yang_liberties(liberties.len()))),
            ("list", Slot::Said(self.listed_points(liberties))),
        ];
        let key = if group.is_in_atari() { key::YIN_YANG_GROUP_ATARI } else { key::YIN_YANG_GROUP };
        self.fill(key, slots).capitalised()
    }

    /// `your three stones at D 4`
    fn named(&self, group: &Group) -> Utterance {
        self.speaker.yin_yang_group(group.stones, self.whose(group.side))
    }
}
