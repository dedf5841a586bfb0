//! Groups and their liberties.

use super::{MOST_POINTS, YinYangInquiry};
use crate::games::Side;
use crate::games::yin_yang::sight::{self, Catch, Danger, Group};
use crate::games::yin_yang::{Groups, Point, Points};
use crate::speech::utterance::{Utterance, listed, separated};
use crate::speech::words::{Key, Slot, key};
use crate::text::sorting::sort_by_key;

/// How a group is caught: in a ladder, beginning with a sacrifice, in a net.
const CATCHES: [Key; 3] =
    [key::YIN_YANG_IN_LADDER, key::YIN_YANG_BEGINNING_AT, key::YIN_YANG_IN_NET];

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

    /// The groups with the most stones.
    pub(super) fn largest(&self, side: Option<Side>) -> Vec<Utterance> {
        let largest = self.largest_groups(side);
        match &largest[..] {
            [] => self.numbers(side),
            [only] => only.stones.first().map_or_else(Vec::new, |point| self.group(point)),
            several => several.iter().map(|group| self.with_liberties(group)).collect(),
        }
    }

    pub(super) fn largest_groups(&self, side: Option<Side>) -> Vec<Group> {
        let all = self.sides_of(side).flat_map(|side| self.all_groups(side));
        let mut groups: Vec<Group> = all.collect();
        let most = groups.iter().map(|group| group.stones.len()).max();
        groups.retain(|group| Some(group.stones.len()) == most);
        groups
    }

    fn groups_of(&self, side: Side) -> Vec<Utterance> {
        let groups = self.weakest_first(side);
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

    /// The groups of a side, those with the fewest liberties first.
    pub(super) fn weakest_first(&self, side: Side) -> Vec<Group> {
        let mut groups = self.all_groups(side);
        sort_by_key(&mut groups, |group| group.liberties.len());
        groups
    }

    /// Where stones save the groups in danger.
    pub(super) fn rescue(&self, side: Option<Side>) -> Vec<Utterance> {
        let dangers = self.dangers(side);
        if dangers.is_empty() {
            return self.danger(side);
        }
        let saved = |(group, danger): &(Group, Danger)| {
            self.saved_by(group, *danger, &self.saving_points(group))
        };
        dangers.iter().map(saved).collect()
    }

    /// The groups that are caught if the other side has the move, those in atari first, then the
    /// asker's, each with the point where that begins.
    pub(super) fn danger(&self, side: Option<Side>) -> Vec<Utterance> {
        self.no_stones(side).unwrap_or_else(|| self.told_dangers(side, &self.dangers(side)))
    }

    /// The groups that are caught in a ladder or a net, if the other side has the move.
    pub(super) fn ladders(&self, side: Option<Side>) -> Vec<Utterance> {
        if let Some(none) = self.no_stones(side) {
            return none;
        }
        let mut caught = self.dangers(side);
        caught.retain(|(_, danger)| !matches!(danger.how, Catch::AtOnce | Catch::AfterKo));
        match side {
            _ if !caught.is_empty() => self.told_dangers(side, &caught),
            None => vec![self.say(key::YIN_YANG_NO_LADDER)],
            Some(side) => vec![self.about(key::YIN_YANG_NO_LADDER_OF, side)],
        }
    }

    pub(super) fn dangers(&self, side: Option<Side>) -> Vec<(Group, Danger)> {
        let all = self.sides_of(side).flat_map(|side| self.all_groups(side));
        let mut dangers: Vec<(Group, Danger)> =
            all.filter_map(|group| Some((group, self.danger_of(&group)?))).collect();
        sort_by_key(&mut dangers, |(group, _)| !group.is_in_atari());
        dangers
    }

    fn told_dangers(&self, side: Option<Side>, dangers: &[(Group, Danger)]) -> Vec<Utterance> {
        match side {
            _ if !dangers.is_empty() => {
                dangers.iter().map(|(group, danger)| self.endangered(group, *danger)).collect()
            }
            None => vec![self.say(key::YIN_YANG_NO_DANGER)],
            Some(side) => vec![self.about(key::YIN_YANG_NO_DANGER_OF, side)],
        }
    }

    /// That a side, or both, have no stones that could be in danger.
    fn no_stones(&self, side: Option<Side>) -> Option<Vec<Utterance>> {
        let are_there = self.sides_of(side).any(|side| !self.position.stones(side).is_empty());
        (!are_there).then(|| match side {
            Some(side) => vec![self.number(side)],
            None => vec![self.say(key::YIN_YANG_BOARD_EMPTY)],
        })
    }

    /// How the group on a point is in danger, if it is.
    pub(super) fn endangered_at(&self, point: Point) -> Option<Utterance> {
        let group = self.group_on(point)?;
        let danger = self.danger_of(&group)?;
        Some(self.endangered(&group, danger))
    }

    /// How a group is in danger.
    fn endangered(&self, group: &Group, danger: Danger) -> Utterance {
        if !self.is_brief() {
            return self.described(group, Some(danger));
        }
        let from = |key| self.fill(key, [("point", self.speaker.yin_yang_slot(danger.first))]);
        let how = match danger.how {
            Catch::AtOnce | Catch::AfterKo => self.listed_points(group.liberties),
            Catch::Ladder => from(key::YIN_YANG_CAUGHT_FROM),
            Catch::Net => from(key::YIN_YANG_NET_FROM),
            Catch::Sacrifice => from(key::YIN_YANG_FROM),
        };
        self.of(self.named(group), how)
    }

    /// `Yes. Your stone at D 4 has one liberty, C 4: atari.`
    pub(super) fn in_danger(&self, point: Point) -> Utterance {
        self.one_judged(point, [key::YIN_YANG_NOT_AT_ONCE, key::ANSWER_YES])
    }

    /// `No. Your stone at D 4 has one liberty, C 4: atari.`
    pub(super) fn safe(&self, point: Point) -> Utterance {
        self.one_judged(point, [key::YIN_YANG_FOR_NOW, key::ANSWER_NO])
    }

    /// How the group on a point stands, behind the word for one that only a ko protects, and for
    /// one in danger.
    fn one_judged(&self, point: Point, [after_ko, caught]: [Key; 2]) -> Utterance {
        let Some(group) = self.group_on(point) else { return self.on(point) };
        let Some(danger) = self.danger_of(&group) else { return self.not_caught(&group) };
        let mut said = self.say(if danger.how == Catch::AfterKo { after_ko } else { caught });
        said.append(self.described(&group, Some(danger)));
        said
    }

    /// `No ladder or net catches it now. White's stone at D 4 has two liberties: C 4, E 4.` Other
    /// ways to catch are not read, so that there is no yes or no.
    fn not_caught(&self, group: &Group) -> Utterance {
        let stones = ("stones", Slot::Number(group.stones.len().into()));
        let mut said = self.fill(key::YIN_YANG_NOT_CAUGHT, [stones]);
        said.append(self.described(group, None));
        said
    }

    /// Whether any group is in danger, and which are.
    pub(super) fn any_danger(&self, side: Option<Side>) -> Vec<Utterance> {
        let words = [key::ANSWER_NO, key::YIN_YANG_NOT_AT_ONCE, key::ANSWER_YES];
        self.all_judged(side, words.map(Some))
    }

    /// Whether no group of a side is in danger, and else which are; of a single group how it
    /// stands.
    pub(super) fn all_safe(&self, side: Side) -> Vec<Utterance> {
        if let [group] = &self.all_groups(side)[..] {
            return group.stones.first().map(|at| self.safe(at)).into_iter().collect();
        }
        // that none is in danger says all that is known
        let words = [None, Some(key::YIN_YANG_FOR_NOW), Some(key::ANSWER_NO)];
        self.all_judged(Some(side), words)
    }

    /// The groups in danger, behind the word for none, for those that only a ko protects, and for
    /// others.
    fn all_judged(&self, side: Option<Side>, words: [Option<Key>; 3]) -> Vec<Utterance> {
        if let Some(none) = self.no_stones(side) {
            return none;
        }
        let dangers = self.dangers(side);
        let mut told = self.told_dangers(side, &dangers).into_iter();
        let word = worst(dangers.iter().map(|(_, danger)| danger), words);
        let mut first = word.map(|word| self.say(word)).unwrap_or_default();
        first.append(told.next().unwrap_or_default());
        std::iter::once(first).chain(told).collect()
    }

    /// `No. Your stone at D 4 has two liberties: C 4, E 4.` A ladder is not told: everybody sees
    /// an atari.
    pub(super) fn in_atari(&self, point: Point) -> Utterance {
        let Some(group) = self.group_on(point) else { return self.on(point) };
        let mut said = self.yes_or_no(group.is_in_atari());
        said.append(self.with_liberties(&group));
        said.append(self.not_now(&group).unwrap_or_default());
        said
    }

    /// `Not yet. Your stone at D 4 is saved by C 4.`
    pub(super) fn lost(&self, point: Point) -> Utterance {
        let words = [key::ANSWER_YES, key::YIN_YANG_NOT_YET];
        self.saved(point, words, key::YIN_YANG_AS_SOON_AS)
    }

    /// `Yes. Your stone at D 4 is saved by C 4.`
    pub(super) fn escape(&self, point: Point) -> Utterance {
        let words = [key::ANSWER_NO, key::ANSWER_YES];
        self.saved(point, words, key::YIN_YANG_NOT_IF)
    }

    /// Where a group is saved, behind the word for one that cannot be saved, and for one that
    /// can; where the other side is on move, behind what it may do first.
    fn saved(&self, point: Point, [lost, saved]: [Key; 2], first: Key) -> Utterance {
        let Some(group) = self.group_on(point) else { return self.on(point) };
        let Some(danger) = self.danger_of(&group) else { return self.not_caught(&group) };
        let saving = self.saving_points(&group);
        let turn = self.position.turn();
        let is_late =
            turn != group.side && danger.how != Catch::AfterKo && !self.state.phase().is_over();
        let mut said = if saving.is_empty() {
            self.say(lost)
        } else if is_late {
            let [who, player] = self.whose(turn);
            let point = ("point", self.speaker.yin_yang_slot(danger.first));
            self.fill(first, [who, player, point])
        } else {
            self.say(saved)
        };
        said.append(self.saved_by(&group, danger, &saving));
        said
    }

    /// Whether two stones belong to one group; of others what stands there.
    pub(super) fn connected(&self, point: Point, other: Point) -> Vec<Utterance> {
        let groups = [point, other].map(|at| self.group_on(at));
        let is_one = matches!(&groups, [Some(one), Some(other)] if one.stones == other.stones);
        let mut first = self.yes_or_no(is_one);
        let told = [point, other].into_iter().zip(&groups).map(|(at, group)| match group {
            Some(group) => self.with_liberties(group),
            None => self.on(at),
        });
        let mut told = told.take(if is_one { 1 } else { 2 });
        first.append(told.next().unwrap_or_default());
        std::iter::once(first).chain(told).collect()
    }

    /// A group with its liberties, and how it is caught, or why not at once.
    fn described(&self, group: &Group, danger: Option<Danger>) -> Utterance {
        let mut said = self.with_liberties(group);
        said.append(danger.and_then(|danger| self.caught(group, danger)).unwrap_or_default());
        said
    }

    /// How the other side catches a group, if it has the move.
    fn danger_of(&self, group: &Group) -> Option<Danger> {
        let mut groups = Groups::new(self.position, self.state.earlier_keys());
        sight::danger(&mut groups, self.position.target().into(), group.stones.first()?)
    }

    /// `A ladder from C 4 on catches it.`; nothing of a group in atari but why it cannot be
    /// captured now.
    fn caught(&self, group: &Group, danger: Danger) -> Option<Utterance> {
        if danger.how == Catch::AfterKo {
            return self.not_now(group);
        }
        self.how_caught(danger, !group.side, group.stones.len(), CATCHES)
    }

    /// How a side catches so many stones, in one of these sentences; none where they are in
    /// atari.
    pub(super) fn how_caught(
        &self,
        danger: Danger,
        by: Side,
        stones: u16,
        [ladder, sacrifice, net]: [Key; 3],
    ) -> Option<Utterance> {
        let point = ("point", self.speaker.yin_yang_slot(danger.first));
        let stones = ("stones", Slot::Number(stones.into()));
        Some(match danger.how {
            Catch::AtOnce | Catch::AfterKo => return None,
            Catch::Ladder => self.fill(ladder, [point, stones]),
            Catch::Net => self.fill(net, [point, stones]),
            Catch::Sacrifice => {
                let [who, player] = self.whose(by);
                self.fill(sacrifice, [who, player, point, stones])
            }
        })
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
        let Some(danger) = self.danger_of(&group) else { return self.not_caught(&group) };
        let mut said = self.say(match danger.how {
            Catch::AtOnce => key::ANSWER_YES,
            Catch::Ladder | Catch::Sacrifice | Catch::Net => key::YIN_YANG_BUT_NOT_AT_ONCE,
            Catch::AfterKo => key::YIN_YANG_NOT_AT_ONCE,
        });
        match self.not_now(&group) {
            Some(why) => said.append(why),
            None => said.append(self.described(&group, Some(danger))),
        }
        said
    }

    /// `Your stone at D 4 is saved by C 4 or E 6.`
    pub(super) fn saving(&self, point: Point) -> Utterance {
        let Some(group) = self.group_on(point) else { return self.on(point) };
        let Some(danger) = self.danger_of(&group) else { return self.not_caught(&group) };
        self.saved_by(&group, danger, &self.saving_points(&group))
    }

    pub(super) fn saving_points(&self, group: &Group) -> Vec<Point> {
        let at = group.stones.first();
        at.map(|at| sight::saving(self.position, self.state.earlier_keys(), at)).unwrap_or_default()
    }

    fn saved_by(&self, group: &Group, danger: Danger, saving: &[Point]) -> Utterance {
        let key =
            if saving.is_empty() { key::YIN_YANG_CANNOT_BE_SAVED } else { key::YIN_YANG_SAVED_AT };
        let best = saving.get(..MOST_POINTS).unwrap_or(saving);
        let slots = [
            ("group", Slot::Said(self.named(group))),
            ("stones", Slot::Number(group.stones.len().into())),
            ("list", Slot::Said(self.choice_of(best))),
        ];
        let mut said = self.fill(key, slots).capitalised();
        said.append(self.more_points(saving.len()));
        if danger.how == Catch::AfterKo {
            said.append(self.not_now(group).unwrap_or_default());
        }
        said
    }

    pub(super) fn group_on(&self, point: Point) -> Option<Group> {
        let side = self.position.stone_at(point)?;
        let stones = self.position.group(point);
        Some(Group { side, stones, liberties: self.position.liberties(stones) })
    }

    pub(super) fn all_groups(&self, side: Side) -> Vec<Group> {
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

/// The word for no danger, for groups that only a ko protects, and for others.
fn worst<'a>(
    mut dangers: impl ExactSizeIterator<Item = &'a Danger>,
    [none, later, now]: [Option<Key>; 3],
) -> Option<Key> {
    if dangers.len() == 0 {
        none
    } else if dangers.all(|danger| danger.how == Catch::AfterKo) {
        later
    } else {
        now
    }
}
