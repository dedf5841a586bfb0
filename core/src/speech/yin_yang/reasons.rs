//! Why a move is good, in a sentence.

use crate::games::Side;
use crate::games::yin_yang::sight::{self, Reason};
use crate::games::yin_yang::{Move, Points, Position};
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

impl Speaker {
    /// Why a legal move is good, if a fact or two tell that.
    pub(in crate::speech) fn yin_yang_reason(
        &self,
        position: &Position,
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        let [told, _] = self.facts(position, mv, listener, 2);
        joined(told)
    }

    /// Why a move is advised, and what is in atari all the same. There is always something to
    /// say but where the name of the move says it.
    pub(in crate::speech) fn yin_yang_hint_reason(
        &self,
        position: &Position,
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        let stays = self.stays_in_atari(position, mv, listener);
        let most = if stays.is_some() { 1 } else { 2 };
        let [told, _] = self.facts(position, mv, listener, most);
        if told.is_empty() && !captures(position, mv) && stays.is_none() {
            return self.words.say(key::YIN_YANG_REASON_NONE);
        }
        joined(told.into_iter().chain(stays))
    }

    /// What else is known of a move that was advised.
    pub(super) fn yin_yang_more_of_hint(
        &self,
        position: &Position,
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        // in brief nothing was told with it
        let stays = self.stays_in_atari(position, mv, listener);
        let most = match &stays {
            _ if self.is_brief() => 0,
            Some(_) => 1,
            None => 2,
        };
        let [told, mut more] = self.facts(position, mv, listener, most);
        more.extend(stays.filter(|_| self.is_brief()));
        match more.is_empty() {
            false => joined(more),
            // what it captures was told with its name
            true if told.is_empty() && !captures(position, mv) => {
                self.words.say(key::YIN_YANG_REASON_COMPARED)
            }
            true => self.words.say(key::YIN_YANG_REASON_NO_MORE),
        }
    }

    /// The facts that are told at once, as many as these at most, and the others.
    fn facts(
        &self,
        position: &Position,
        mv: Move,
        listener: Option<Side>,
        most: usize,
    ) -> [Vec<Utterance>; 2] {
        let mut told = [Vec::new(), Vec::new()];
        for (at, reason) in sight::reasons(position, &[], mv).into_iter().enumerate() {
            let said = self.fact(position, mv, reason, listener);
            let is_late = told[0].len() >= most || at > 0 && is_minor(reason);
            if !said.is_empty() {
                told[usize::from(is_late)].push(said);
            }
        }
        told
    }

    fn fact(
        &self,
        position: &Position,
        mv: Move,
        reason: Reason,
        listener: Option<Side>,
    ) -> Utterance {
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
            Reason::LeavesAtari(count) => {
                self.with_stones(key::YIN_YANG_REASON_LEAVES_ATARI, count)
            }
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

    /// The group that was in atari and is so after the move, the mover's own first: who hears
    /// of another place asks what becomes of it.
    fn stays_in_atari(
        &self,
        position: &Position,
        mv: Move,
        listener: Option<Side>,
    ) -> Option<Utterance> {
        let after = position.after(mv);
        let side = position.turn();
        if after.end().is_some() {
            return None;
        }
        let stays = |side: Side| {
            let still = position.in_atari() & after.in_atari() & after.stones(side);
            Some((side, after.group(still.first()?)))
        };
        let (of, group) = stays(side).or_else(|| stays(!side))?;
        let who = if listener == Some(of) { "you" } else { "other" };
        let whose =
            [("who", Slot::Text(who.to_owned())), ("player", Slot::Text(self.player_name(of)))];
        let is_lost = of == side && is_lost(position, group);
        let key = if is_lost {
            key::YIN_YANG_CANNOT_BE_SAVED
        } else {
            key::YIN_YANG_REASON_STAYS_IN_ATARI
        };
        let slots = [
            ("group", Slot::Said(self.yin_yang_group(group, whose))),
            ("stones", Slot::Number(group.len().into())),
        ];
        Some(self.words.fill(key, slots).capitalised())
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

/// Whether a fact is told at once only where it stands alone.
fn is_minor(reason: Reason) -> bool {
    matches!(reason, Reason::Cuts | Reason::Extends(_) | Reason::Presses(_) | Reason::Centre)
}

/// Whether no stone of the player on move saves a group of his.
fn is_lost(position: &Position, group: Points) -> bool {
    let Some(at) = group.first() else { return false };
    position.legal_moves(&[]).into_iter().all(|mv| !sight::is_saved(&position.after(mv), at))
}

/// Sentences one after the other.
fn joined(told: impl IntoIterator<Item = Utterance>) -> Utterance {
    let mut said = Utterance::default();
    told.into_iter().for_each(|sentence| said.append(sentence));
    said
}

/// With the group that is caught, and without it.
const LADDER: [Key; 2] = [key::YIN_YANG_REASON_LADDER_OF, key::YIN_YANG_REASON_LADDER];
const NET: [Key; 2] = [key::YIN_YANG_REASON_NET_OF, key::YIN_YANG_REASON_NET];
const ATARI: [Key; 2] = [key::YIN_YANG_REASON_ATARI_OF, key::YIN_YANG_REASON_ATARI];

/// Whether the name of a move tells that it captures.
fn captures(position: &Position, mv: Move) -> bool {
    mv.point().is_some_and(|point| !position.captured(point).is_empty())
}
