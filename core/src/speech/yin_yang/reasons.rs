//! Why a move is good, in a sentence.

use crate::games::yin_yang::sight::{self, Reason};
use crate::games::yin_yang::{Move, Points, Position};
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

impl Speaker {
    /// Why a legal move is good, if one fact tells that.
    pub(in crate::speech) fn yin_yang_reason(&self, position: &Position, mv: Move) -> Utterance {
        let Some(reason) = sight::reason(position, &[], mv) else { return Utterance::default() };
        let (key, count) = match reason {
            Reason::Wins(count) => (key::YIN_YANG_REASON_WINS, count),
            Reason::Captures(count) => (key::YIN_YANG_REASON_CAPTURES, count),
            Reason::Saves(count) => (key::YIN_YANG_REASON_SAVES, count),
            Reason::Escapes(count) => (key::YIN_YANG_REASON_ESCAPES, count),
            Reason::DoubleAtari(count) => (key::YIN_YANG_REASON_DOUBLE_ATARI, count),
            Reason::Ladder(count) => {
                return self.caught(position, mv, count, LADDER);
            }
            Reason::Net(count) => return self.caught(position, mv, count, NET),
            Reason::Atari(count) => return self.caught(position, mv, count, ATARI),
            Reason::Snapback(count) => (key::YIN_YANG_REASON_SNAPBACK, count),
            Reason::Extends(count) => (key::YIN_YANG_REASON_EXTENDS, count),
            Reason::Connects => return self.words.say(key::YIN_YANG_REASON_CONNECTS),
            Reason::Cuts => return self.words.say(key::YIN_YANG_REASON_CUTS),
            Reason::Passes => return self.words.say(key::YIN_YANG_REASON_PASSES),
        };
        self.words.fill(key, [("count", Slot::Number(count.into()))])
    }

    /// `White's three stones at D 4 are in a ladder.`, or without the place where two groups can
    /// be meant.
    fn caught(&self, position: &Position, mv: Move, count: u16, keys: [Key; 2]) -> Utterance {
        let [of_group, of_any] = keys;
        let number = ("count", Slot::Number(count.into()));
        match self.beside(position, mv, count) {
            Some(group) => {
                self.words.fill(of_group, [("group", Slot::Said(group)), number]).capitalised()
            }
            None => self.words.fill(of_any, [number]),
        }
    }

    /// The one group of the other side beside a stone that was put, with so many stones.
    fn beside(&self, position: &Position, mv: Move, count: u16) -> Option<Utterance> {
        let side = !position.turn();
        let after = position.after(mv);
        let theirs = mv.point()?.neighbours().filter(|point| after.stones(side).contains(*point));
        let mut groups: Vec<Points> = Vec::new();
        for group in theirs.map(|point| after.group(point)) {
            if group.len() == count && !groups.contains(&group) {
                groups.push(group);
            }
        }
        let [group] = groups[..] else { return None };
        let point = ("point", self.yin_yang_slot(group.first()?));
        let who = ("who", Slot::Text("other".to_owned()));
        let player = ("player", Slot::Text(self.player_name(side)));
        Some(if count == 1 {
            self.words.fill(key::YIN_YANG_STONE_OF, [who, player, point])
        } else {
            let stones = ("stones", Slot::Said(self.yin_yang_stones(count)));
            self.words.fill(key::YIN_YANG_STONES_OF, [who, player, stones, point])
        })
    }
}

/// With the group that is caught, and without it.
const LADDER: [Key; 2] = [key::YIN_YANG_REASON_LADDER_OF, key::YIN_YANG_REASON_LADDER];
const NET: [Key; 2] = [key::YIN_YANG_REASON_NET_OF, key::YIN_YANG_REASON_NET];
const ATARI: [Key; 2] = [key::YIN_YANG_REASON_ATARI_OF, key::YIN_YANG_REASON_ATARI];
