//! Why a move is good, in a sentence.

use crate::games::Side;
use crate::games::yin_yang::sight::{self, Reason};
use crate::games::yin_yang::{Move, Points, Position};
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

impl Speaker {
    /// Why a legal move is good, if one fact tells that.
    pub(in crate::speech) fn yin_yang_reason(
        &self,
        position: &Position,
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        let Some(reason) = sight::reason(position, &[], mv) else { return Utterance::default() };
        let caught = |count, keys| self.caught(position, mv, count, listener, keys);
        match reason {
            // the name of the move says what it captures, but for one in signs
            Reason::Wins(_) if !self.is_in_signs() => {
                self.words.say(key::YIN_YANG_REASON_THAT_WINS)
            }
            Reason::Captures(_) if !self.is_in_signs() => Utterance::default(),
            Reason::Wins(count) => self.with_stones(key::YIN_YANG_REASON_WINS, count),
            Reason::Captures(count) => self.with_stones(key::YIN_YANG_REASON_CAPTURES, count),
            Reason::Saves(count) => self.with_stones(key::YIN_YANG_REASON_SAVES, count),
            Reason::Escapes(count) => self.with_stones(key::YIN_YANG_REASON_ESCAPES, count),
            Reason::DoubleAtari(count) => {
                self.with_stones(key::YIN_YANG_REASON_DOUBLE_ATARI, count)
            }
            Reason::Ladder(count) => caught(count, LADDER),
            Reason::Net(count) => caught(count, NET),
            Reason::Atari(count) => caught(count, ATARI),
            Reason::Snapback(count) => self.with_stones(key::YIN_YANG_REASON_SNAPBACK, count),
            Reason::Threatens(count) => self.with_stones(key::YIN_YANG_REASON_THREATENS, count),
            Reason::Extends(count) => self.with_liberties(key::YIN_YANG_REASON_EXTENDS, count),
            Reason::Presses(left) => self.pressed(position, mv, left, listener),
            Reason::Connects => self.words.say(key::YIN_YANG_REASON_CONNECTS),
            Reason::Cuts => self.words.say(key::YIN_YANG_REASON_CUTS),
            Reason::Centre => self.words.say(key::YIN_YANG_REASON_CENTRE),
            Reason::Passes => self.words.say(key::YIN_YANG_REASON_PASSES),
        }
    }

    /// A sentence with a number of stones in words.
    pub(super) fn with_stones(&self, key: Key, count: u16) -> Utterance {
        let stones = ("stones", Slot::Said(self.stones_as_object(count)));
        self.words.fill(key, [("count", Slot::Number(count.into())), stones])
    }

    /// So many stones to which something is done: `captures one stone`.
    pub(super) fn stones_as_object(&self, count: u16) -> Utterance {
        let stones = ("stones", Slot::Said(self.yin_yang_stones(count)));
        let count = ("count", Slot::Number(count.into()));
        self.words.fill(key::YIN_YANG_STONES_AS_OBJECT, [count, stones])
    }

    fn with_liberties(&self, key: Key, count: u16) -> Utterance {
        self.words.fill(key, [("liberties", Slot::Said(self.yin_yang_liberties(count)))])
    }

    /// `White's three stones at D 4 are in a ladder.`, or without the place where two groups can
    /// be meant.
    fn caught(
        &self,
        position: &Position,
        mv: Move,
        count: u16,
        listener: Option<Side>,
        [of_group, of_any]: [Key; 2],
    ) -> Utterance {
        let is_it = |_: &Position, group: Points| group.len() == count;
        let Some((group, _)) = self.beside(position, mv, listener, is_it) else {
            return self.with_stones(of_any, count);
        };
        let slots = [("group", Slot::Said(group)), ("count", Slot::Number(count.into()))];
        self.words.fill(of_group, slots).capitalised()
    }

    /// `White's stone at C 3 has two liberties left.`
    fn pressed(
        &self,
        position: &Position,
        mv: Move,
        left: u16,
        listener: Option<Side>,
    ) -> Utterance {
        let is_it = |after: &Position, group: Points| after.liberties(group).len() == left;
        let Some((group, count)) = self.beside(position, mv, listener, is_it) else {
            return self.with_liberties(key::YIN_YANG_REASON_PRESSES, left);
        };
        let slots = [
            ("group", Slot::Said(group)),
            ("count", Slot::Number(count.into())),
            ("liberties", Slot::Said(self.yin_yang_liberties(left))),
        ];
        self.words.fill(key::YIN_YANG_REASON_PRESSES_OF, slots).capitalised()
    }

    /// The one group of the other side beside a stone that was put that is so, and how many
    /// stones it has.
    fn beside(
        &self,
        position: &Position,
        mv: Move,
        listener: Option<Side>,
        is_it: impl Fn(&Position, Points) -> bool,
    ) -> Option<(Utterance, u16)> {
        let side = !position.turn();
        let after = position.after(mv);
        let theirs = mv.point()?.neighbours().filter(|point| after.stones(side).contains(*point));
        let mut groups: Vec<Points> = Vec::new();
        for group in theirs.map(|point| after.group(point)) {
            if is_it(&after, group) && !groups.contains(&group) {
                groups.push(group);
            }
        }
        let [group] = groups[..] else { return None };
        let who = if listener == Some(side) { "you" } else { "other" };
        let who = ("who", Slot::Text(who.to_owned()));
        let player = ("player", Slot::Text(self.player_name(side)));
        Some((self.yin_yang_group(group, [who, player]), group.len()))
    }
}

/// With the group that is caught, and without it.
const LADDER: [Key; 2] = [key::YIN_YANG_REASON_LADDER_OF, key::YIN_YANG_REASON_LADDER];
const NET: [Key; 2] = [key::YIN_YANG_REASON_NET_OF, key::YIN_YANG_REASON_NET];
const ATARI: [Key; 2] = [key::YIN_YANG_REASON_ATARI_OF, key::YIN_YANG_REASON_ATARI];
