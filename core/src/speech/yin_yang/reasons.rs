//! Why a move is good, in a sentence.

use crate::games::Side;
use crate::games::yin_yang::sight::{self, Catch, Fact, Reason};
use crate::games::yin_yang::{Groups, Move, Point, Points, Position};
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

impl Speaker {
    /// Why a legal move is good, if a fact or two tell that.
    pub(in crate::speech) fn yin_yang_reason(
        &self,
        position: &Position,
        past: &[u64],
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        let [told, _] = self.facts(position, past, mv, listener, 2);
        joined(told)
    }

    /// Why a move is advised, and what is in atari all the same. There is always something to
    /// say but where the name of the move says it.
    pub(in crate::speech) fn yin_yang_hint_reason(
        &self,
        position: &Position,
        past: &[u64],
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        let stays = self.stays_in_atari(position, past, mv, listener);
        let most = if stays.is_some() { 1 } else { 2 };
        let [told, _] = self.facts(position, past, mv, listener, most);
        joined(told.into_iter().chain(stays))
    }

    /// What a move does to groups that are in danger, in a fact or two.
    pub(super) fn yin_yang_effects(
        &self,
        position: &Position,
        past: &[u64],
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        let facts = sight::facts(position, past, mv).into_iter();
        let told = facts.filter(|fact| is_effect(fact.reason));
        joined(told.map(|fact| self.fact(position, mv, fact, listener)).take(2))
    }

    /// What else is known of a move that was advised; where that is nothing, what is known again,
    /// and that it came out best.
    pub(super) fn yin_yang_more_of_hint(
        &self,
        position: &Position,
        past: &[u64],
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        // in brief nothing was told with it
        let stays = self.stays_in_atari(position, past, mv, listener);
        let most = match &stays {
            _ if self.is_brief() => 0,
            Some(_) => 1,
            None => 2,
        };
        let [told, mut more] = self.facts(position, past, mv, listener, most);
        more.extend(stays.filter(|_| self.is_brief()));
        if !more.is_empty() {
            return joined(more);
        }
        if mv.point().is_some() && position.after(mv).end().is_some() {
            let captured = mv.point().map_or(0, |point| position.captured(point).len());
            return self.with_stones(key::YIN_YANG_REASON_WINS, captured);
        }
        let mut said = joined(told);
        said.append(self.words.say(key::YIN_YANG_REASON_NO_MORE));
        said
    }

    /// The facts that are told at once, as many as these at most, and the others.
    fn facts(
        &self,
        position: &Position,
        past: &[u64],
        mv: Move,
        listener: Option<Side>,
        most: usize,
    ) -> [Vec<Utterance>; 2] {
        let mut told = [Vec::new(), Vec::new()];
        for (at, fact) in sight::facts(position, past, mv).into_iter().enumerate() {
            let said = self.fact(position, mv, fact, listener);
            let is_late = told[0].len() >= most || at > 0 && is_minor(fact.reason);
            if !said.is_empty() {
                told[usize::from(is_late)].push(said);
            }
        }
        told
    }

    fn fact(&self, position: &Position, mv: Move, fact: Fact, listener: Option<Side>) -> Utterance {
        let of_stones = |key| self.with_stones(key, fact.stones.len());
        let of_group = |key| {
            let stones = self.group_as_object(position, mv, fact.stones, listener);
            self.words.fill(key, [("stones", Slot::Said(stones))])
        };
        let of_nearest = |key| {
            let near = mv
                .point()
                .and_then(|point| self.nearest_of(position, fact.stones, point, listener));
            self.words.fill(key, [("stones", Slot::Said(near.unwrap_or_default()))])
        };
        match fact.reason {
            // the name of the move says what it captures, but for one in signs
            Reason::Wins(_) if !self.is_in_signs() => {
                self.words.say(key::YIN_YANG_REASON_THAT_WINS)
            }
            Reason::Captures(_) if !self.is_in_signs() => Utterance::default(),
            Reason::Wins(_) => of_stones(key::YIN_YANG_REASON_WINS),
            Reason::Captures(_) => of_stones(key::YIN_YANG_REASON_CAPTURES),
            Reason::Saves(_) => of_group(key::YIN_YANG_REASON_SAVES),
            Reason::LeavesAtari(_) => of_group(key::YIN_YANG_REASON_LEAVES_ATARI),
            Reason::Escapes(_) => of_group(key::YIN_YANG_REASON_ESCAPES),
            Reason::EscapesNet(_) => of_group(key::YIN_YANG_REASON_ESCAPES_NET),
            Reason::DoubleAtari(_) => of_stones(key::YIN_YANG_REASON_DOUBLE_ATARI),
            Reason::Ladder(_) => of_group(key::YIN_YANG_REASON_LADDER),
            Reason::Net(_) => of_group(key::YIN_YANG_REASON_NET),
            Reason::Atari(_) => of_group(key::YIN_YANG_REASON_ATARI),
            Reason::Snapback(_) => of_stones(key::YIN_YANG_REASON_SNAPBACK),
            Reason::Threatens(_) => of_group(key::YIN_YANG_REASON_THREATENS),
            Reason::Extends(count) => self.with_liberties(key::YIN_YANG_REASON_EXTENDS, count),
            Reason::Presses(left) => self.pressed(fact.stones, !position.turn(), left, listener),
            Reason::Connects => self.words.say(key::YIN_YANG_REASON_CONNECTS),
            Reason::Cuts => self.words.say(key::YIN_YANG_REASON_CUTS),
            Reason::Centre => self.words.say(key::YIN_YANG_REASON_CENTRE),
            Reason::Supports(_) => of_nearest(key::YIN_YANG_REASON_SUPPORTS),
            Reason::Approaches(_) => of_nearest(key::YIN_YANG_REASON_APPROACHES),
            Reason::Opens => self.opened(position, mv),
            Reason::Apart(away) => {
                self.words.fill(key::YIN_YANG_REASON_APART, [("count", Slot::Number(away.into()))])
            }
            Reason::Passes => self.words.say(key::YIN_YANG_REASON_PASSES),
        }
    }

    /// `No stone was there yet: upper left corner.`
    fn opened(&self, position: &Position, mv: Move) -> Utterance {
        let region = mv.point().map(|point| self.yin_yang_region(position.size(), point));
        let region = ("region", Slot::Said(region.unwrap_or_default()));
        self.words.fill(key::YIN_YANG_REASON_OPENS, [region])
    }

    /// The group that was in atari and is so after the move, the mover's own first, or an own one
    /// that is caught without: who hears of another place asks what becomes of it.
    fn stays_in_atari(
        &self,
        position: &Position,
        past: &[u64],
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
            still.first().map(|at| (side, at))
        };
        let given_up = || given_up(position, past, &after).map(|at| (side, at));
        let (of, at) = stays(side).or_else(given_up).or_else(|| stays(!side))?;
        let group = after.group(at);
        let whose = self.who_and_player(of, listener);
        let is_lost = of == side && sight::saving(position, past, at).is_empty();
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

    /// Stones to which something is done: `White's three stones at D 4`, or only how many where
    /// they are several groups.
    fn group_as_object(
        &self,
        position: &Position,
        mv: Move,
        stones: Points,
        listener: Option<Side>,
    ) -> Utterance {
        // a group that is saved may be a part of a larger one after the move
        let board = [*position, position.after(mv)].into_iter().find_map(|board| {
            let first = stones.first()?;
            (board.group(first) == stones).then_some(board.stone_at(first)?)
        });
        match board {
            Some(side) => {
                self.yin_yang_group_as_object(stones, self.who_and_player(side, listener))
            }
            None => self.stones_as_object(stones.len()),
        }
    }

    /// A group called by its stone nearest to a point.
    fn nearest_of(
        &self,
        position: &Position,
        group: Points,
        point: Point,
        listener: Option<Side>,
    ) -> Option<Utterance> {
        let nearest = group.iter().min_by_key(|stone| stone.distance(point))?;
        let whose = self.who_and_player(position.stone_at(nearest)?, listener);
        Some(self.yin_yang_group_called(group, nearest, whose))
    }

    /// `White's stone at C 3 has two liberties left then.`
    fn pressed(&self, group: Points, side: Side, left: u16, listener: Option<Side>) -> Utterance {
        let named = self.yin_yang_group(group, self.who_and_player(side, listener));
        let slots = [
            ("group", Slot::Said(named)),
            ("count", Slot::Number(group.len().into())),
            ("liberties", Slot::Said(self.yin_yang_liberties(left))),
        ];
        self.words.fill(key::YIN_YANG_REASON_PRESSES, slots).capitalised()
    }
}

/// A stone of the largest group of the player on move that was caught in a ladder or a net, and
/// still is after the move, and that no move could save.
fn given_up(position: &Position, past: &[u64], after: &Position) -> Option<Point> {
    let past_of_reply: Vec<u64> = past.iter().copied().chain([position.key()]).collect();
    let target = position.target().into();
    let is_caught_on = |board: &mut Groups, at: Point| {
        let how = sight::danger(board, target, at).map(|danger| danger.how);
        matches!(how, Some(Catch::Ladder | Catch::Sacrifice | Catch::Net))
    };
    let mut before = Groups::new(position, past);
    let mut later = Groups::new(after, &past_of_reply);
    let mut is_caught = |at: Point| is_caught_on(&mut before, at) && is_caught_on(&mut later, at);
    let side = position.turn();
    let groups = sight::groups(position).into_iter().filter(|group| group.side == side);
    let lost = groups.filter(|group| {
        let at = group.stones.first();
        at.is_some_and(|at| is_caught(at) && sight::saving(position, past, at).is_empty())
    });
    lost.max_by_key(|group| group.stones.len())?.stones.first()
}

/// Whether a fact is told at once only where it stands alone.
fn is_minor(reason: Reason) -> bool {
    matches!(reason, Reason::Cuts | Reason::Extends(_) | Reason::Presses(_) | Reason::Centre)
}

/// Whether a fact is about groups that are in danger before or after.
fn is_effect(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::Saves(_)
            | Reason::LeavesAtari(_)
            | Reason::Escapes(_)
            | Reason::EscapesNet(_)
            | Reason::DoubleAtari(_)
            | Reason::Ladder(_)
            | Reason::Net(_)
            | Reason::Snapback(_)
            | Reason::Atari(_)
    )
}

/// Sentences one after the other.
fn joined(told: impl IntoIterator<Item = Utterance>) -> Utterance {
    let mut said = Utterance::default();
    told.into_iter().for_each(|sentence| said.append(sentence));
    said
}
