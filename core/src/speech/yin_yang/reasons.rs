//! Why a move is good, in a sentence.

use crate::games::Side;
use crate::games::yin_yang::sight::{self, Catch, Fact, Reason};
use crate::games::yin_yang::{Groups, Move, Point, Points, Position};
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

/// What is told of a fact.
enum Told {
    /// What the move does to other stones, as a part of a sentence: `saves your stone at D 4 from
    /// atari`.
    Plays(Utterance),
    /// The same of the stone itself: `stays close to your stone at D 4`.
    Does(Utterance),
    /// A sentence.
    Whole(Utterance),
}

impl Told {
    fn is_empty(&self) -> bool {
        let (Told::Plays(said) | Told::Does(said) | Told::Whole(said)) = self;
        said.is_empty()
    }
}

/// A legal move, what is known of it, and who hears that.
pub(super) struct Known<'a> {
    pub(super) position: Position,
    pub(super) past: &'a [u64],
    pub(super) mv: Move,
    pub(super) facts: Vec<Fact>,
    listener: Option<Side>,
}

impl<'a> Known<'a> {
    pub(super) fn new(
        position: Position,
        past: &'a [u64],
        mv: Move,
        listener: Option<Side>,
    ) -> Known<'a> {
        Known { position, past, mv, facts: sight::facts(&position, past, mv), listener }
    }

    /// Whether the mover has won as soon as he captures any of these groups after the move.
    fn would_win(&self, stones: Points) -> bool {
        let after = self.position.after(self.mv);
        let target = u16::from(after.target());
        let has = after.captures(self.position.turn());
        stones.connected().all(|group| has + group.len() >= target)
    }
}

impl Speaker {
    /// Why a legal move is good, if a fact or two tell that.
    pub(in crate::speech) fn yin_yang_reason(
        &self,
        position: &Position,
        past: &[u64],
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        let [told, _] = self.facts(&Known::new(*position, past, mv, listener), 2);
        self.joined(told)
    }

    /// Why a move is advised, and what is in atari all the same; nothing where the name of the
    /// move says it, or no fact does.
    pub(in crate::speech) fn yin_yang_hint_reason(
        &self,
        position: &Position,
        past: &[u64],
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        let known = Known::new(*position, past, mv, listener);
        let stays = self.stays_in_atari(&known);
        let most = if stays.is_empty() { 2 } else { 1 };
        let [told, _] = self.facts(&known, most);
        self.joined(told.into_iter().chain(stays))
    }

    /// What a move does to groups that are in danger, in a fact or two.
    pub(super) fn yin_yang_effects(&self, known: &Known) -> Utterance {
        let told = known.facts.iter().filter(|fact| is_effect(fact.reason));
        self.joined(told.map(|fact| self.fact(known, *fact)).take(2))
    }

    /// What else is known of a move that was advised, where its [effects] have been told; that it
    /// came out best, where that is nothing.
    ///
    /// [effects]: Speaker::yin_yang_effects
    pub(super) fn yin_yang_more_than_effects(&self, known: &Known) -> Utterance {
        // what the stone has then is told with its effects
        let others = known.facts.iter().filter(|fact| {
            !is_effect(fact.reason)
                && !matches!(
                    fact.reason,
                    Reason::Wins(_) | Reason::Captures(_) | Reason::Extends(_)
                )
        });
        let others = others.map(|fact| self.fact(known, *fact)).take(2);
        self.or_no_more(known, others.chain(self.stays_in_atari(known)).collect())
    }

    /// What else is known of a move that was advised; that it came out best, where that is
    /// nothing.
    pub(super) fn yin_yang_more_of_hint(
        &self,
        position: &Position,
        past: &[u64],
        mv: Move,
        listener: Option<Side>,
    ) -> Utterance {
        let known = Known::new(*position, past, mv, listener);
        // in brief nothing was told with it
        let stays = self.stays_in_atari(&known);
        let most = match stays.len() {
            _ if self.is_brief() => 0,
            0 => 2,
            _ => 1,
        };
        let [_, mut more] = self.facts(&known, most);
        more.extend(stays.into_iter().filter(|_| self.is_brief()));
        if more.is_empty() && mv.point().is_some() && position.after(mv).end().is_some() {
            let captured = mv.point().map_or(0, |point| position.captured(point).len());
            return self.with_stones(key::YIN_YANG_REASON_WINS, captured);
        }
        self.or_no_more(&known, more)
    }

    fn or_no_more(&self, known: &Known, told: Vec<Told>) -> Utterance {
        if told.iter().any(|told| !told.is_empty()) {
            return self.joined(told);
        }
        let is_first = known.position.empty() == known.position.size().all();
        self.words.say(if is_first {
            key::YIN_YANG_REASON_FIRST
        } else {
            key::YIN_YANG_REASON_NO_MORE
        })
    }

    /// The facts that are told at once, as many as these at most, and the others.
    fn facts(&self, known: &Known, most: usize) -> [Vec<Told>; 2] {
        let mut told = [Vec::new(), Vec::new()];
        for (at, fact) in known.facts.iter().enumerate() {
            let said = self.fact(known, *fact);
            let is_late = told[0].len() >= most || at > 0 && is_minor(fact.reason);
            if !said.is_empty() {
                told[usize::from(is_late)].push(said);
            }
        }
        told
    }

    fn fact(&self, known: &Known, fact: Fact) -> Told {
        let Known { position, mv, listener, .. } = known;
        let (mv, listener) = (*mv, *listener);
        let of_stones = |key| self.with_stones(key, fact.stones.len());
        let of_groups = |key| {
            let stones = self.groups_as_object(position, mv, fact.stones, listener);
            let count = ("count", Slot::Number(fact.stones.len().into()));
            self.words.fill(key, [("stones", Slot::Said(stones)), count])
        };
        let nearest = |of: Points| {
            let point = mv.point()?;
            Some(Slot::Said(self.nearest_of(position, of, point, listener)?))
        };
        let nothing = || Slot::Said(Utterance::default());
        let of_nearest =
            |key| self.words.fill(key, [("stones", nearest(fact.stones).unwrap_or_else(nothing))]);
        let said = |key| self.words.say(key);
        match fact.reason {
            // the name of the move says what it captures, but for one in signs
            Reason::Wins(_) if !self.is_in_signs() => {
                Told::Whole(said(key::YIN_YANG_REASON_THAT_WINS))
            }
            Reason::Captures(_) if !self.is_in_signs() => Told::Whole(Utterance::default()),
            Reason::Wins(_) => Told::Whole(of_stones(key::YIN_YANG_REASON_WINS)),
            Reason::Captures(_) => Told::Does(of_stones(key::YIN_YANG_REASON_CAPTURES)),
            Reason::Saves(_) => Told::Plays(of_groups(key::YIN_YANG_REASON_SAVES)),
            Reason::LeavesAtari(_) => Told::Plays(of_groups(key::YIN_YANG_REASON_LEAVES_ATARI)),
            Reason::Escapes(_) => Told::Plays(of_groups(key::YIN_YANG_REASON_ESCAPES)),
            Reason::EscapesNet(_) => Told::Plays(of_groups(key::YIN_YANG_REASON_ESCAPES_NET)),
            Reason::DoubleAtari(_) => Told::Whole(of_groups(key::YIN_YANG_REASON_DOUBLE_ATARI)),
            Reason::Ladder(_) => Told::Whole(of_groups(key::YIN_YANG_REASON_LADDER)),
            Reason::Net(_) => Told::Plays(of_groups(key::YIN_YANG_REASON_NET)),
            Reason::Holds(_) => Told::Whole(self.held(fact.stones, !position.turn(), listener)),
            Reason::Atari(_) => Told::Does(of_groups(key::YIN_YANG_REASON_ATARI)),
            Reason::Snapback(_) => Told::Whole(of_stones(key::YIN_YANG_REASON_SNAPBACK)),
            Reason::Threatens(_) if known.would_win(fact.stones) => {
                Told::Plays(of_groups(key::YIN_YANG_REASON_THREATENS_TO_WIN))
            }
            Reason::Threatens(_) => Told::Plays(of_groups(key::YIN_YANG_REASON_THREATENS)),
            Reason::Extends(count) => {
                Told::Whole(self.with_liberties(key::YIN_YANG_REASON_EXTENDS, count))
            }
            Reason::Presses(left) => {
                Told::Whole(self.pressed(fact.stones, !position.turn(), left, listener))
            }
            Reason::Connects => Told::Does(said(key::YIN_YANG_REASON_CONNECTS)),
            Reason::Cuts => Told::Does(said(key::YIN_YANG_REASON_CUTS)),
            Reason::Centre => Told::Does(said(key::YIN_YANG_REASON_CENTRE)),
            Reason::Supports(_) => Told::Does(of_nearest(key::YIN_YANG_REASON_SUPPORTS)),
            Reason::Approaches(_) => Told::Does(of_nearest(key::YIN_YANG_REASON_APPROACHES)),
            Reason::Between => {
                let of = |side| nearest(fact.stones & position.stones(side));
                let own = of(position.turn()).unwrap_or_else(nothing);
                let theirs = of(!position.turn()).unwrap_or_else(nothing);
                let slots = [("own", own), ("theirs", theirs)];
                Told::Does(self.words.fill(key::YIN_YANG_REASON_BETWEEN, slots))
            }
            Reason::Apart(away) => {
                let count = ("count", Slot::Number(away.into()));
                Told::Whole(self.words.fill(key::YIN_YANG_REASON_APART, [count]))
            }
            Reason::Passes => Told::Whole(said(key::YIN_YANG_REASON_PASSES)),
        }
    }

    /// Sentences one after the other: what the stone does in one, as long as it is told in a row.
    fn joined(&self, told: impl IntoIterator<Item = Told>) -> Utterance {
        let mut said = Utterance::default();
        let (mut does, mut subject) = (Vec::new(), key::YIN_YANG_REASON_DOES);
        for each in told.into_iter().filter(|each| !each.is_empty()) {
            if does.is_empty() {
                // who acts is named once
                subject = match each {
                    _ if !said.is_empty() => key::YIN_YANG_REASON_DOES,
                    Told::Plays(_) => key::YIN_YANG_REASON_MOVE_DOES,
                    _ => key::YIN_YANG_REASON_STONE_DOES,
                };
            }
            match each {
                Told::Plays(part) | Told::Does(part) => does.push(part),
                Told::Whole(sentence) => {
                    said.append(self.does(subject, std::mem::take(&mut does)));
                    said.append(sentence);
                }
            }
        }
        said.append(self.does(subject, does));
        said
    }

    /// `The move saves your stone at D 4 from atari and threatens to catch White's stone at E 5.`
    fn does(&self, subject: Key, parts: Vec<Utterance>) -> Utterance {
        if parts.is_empty() {
            return Utterance::default();
        }
        let parts = Utterance::list(parts, self.words.language, self.words.text(key::LIST_AND));
        self.words.fill(subject, [("does", Slot::Said(parts))])
    }

    /// The groups that were in atari and are so after the move, those of the mover, or an own one
    /// that is caught without, or those of the other side: who hears of another place asks what
    /// becomes of them.
    fn stays_in_atari(&self, known: &Known) -> Vec<Told> {
        let Known { position, past, mv, facts, listener } = known;
        let (past, mv, listener) = (*past, *mv, *listener);
        let after = position.after(mv);
        let side = position.turn();
        if after.end().is_some() {
            return Vec::new();
        }
        let stays = |side: Side| position.in_atari() & after.in_atari() & after.stones(side);
        let own = match stays(side) {
            none if none.is_empty() => {
                given_up(position, past, &after).map(|at| after.group(at)).unwrap_or_default()
            }
            own => own,
        };
        let is_lost = |group: &Points| {
            group.first().is_some_and(|at| sight::saving(position, past, at).is_empty())
        };
        let told = |key, side, stones: Points| {
            let told = |group| self.of_group(key, group, side, listener);
            (!stones.is_empty()).then(|| Told::Whole(told(stones)))
        };
        if own.is_empty() {
            // of those that cannot be saved any more it is told
            let held = facts.iter().filter(|fact| matches!(fact.reason, Reason::Holds(_)));
            let held = held.fold(Points::default(), |all, fact| all | fact.stones);
            let theirs = stays(!side) & !held;
            let told = told(key::YIN_YANG_REASON_STAYS_IN_ATARI, !side, theirs);
            return told.into_iter().collect();
        }
        let lost = own.connected().filter(is_lost);
        let lost = lost.fold(Points::default(), |all, group| all | group);
        [
            told(key::YIN_YANG_REASON_STAYS_IN_ATARI, side, own & !lost),
            told(key::YIN_YANG_CANNOT_BE_SAVED, side, lost),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// `White's stone at D 4 cannot be saved then.`
    fn held(&self, stones: Points, side: Side, listener: Option<Side>) -> Utterance {
        self.of_group(key::YIN_YANG_REASON_HOLDS, stones, side, listener)
    }

    /// A sentence that begins with groups of a side.
    pub(super) fn of_group(
        &self,
        key: Key,
        stones: Points,
        side: Side,
        listener: Option<Side>,
    ) -> Utterance {
        let whose = self.who_and_player(side, listener);
        let slots = [
            ("group", Slot::Said(self.yin_yang_groups(stones, whose))),
            ("stones", Slot::Number(stones.len().into())),
        ];
        self.words.fill(key, slots).capitalised()
    }

    /// A sentence with a number of stones in words.
    pub(super) fn with_stones(&self, key: Key, count: u16) -> Utterance {
        let stones = ("stones", Slot::Said(self.stones_as_object(count)));
        self.words.fill(key, [("count", Slot::Number(count.into())), stones])
    }

    /// `three`; from 13 on in figures.
    pub(super) fn number_of_stones(&self, count: u16) -> Slot {
        Slot::Said(self.words.fill(key::YIN_YANG_NUMBER, [("count", Slot::Number(count.into()))]))
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

    /// Stones to which something is done: `White's three stones at D 4`, or `White's stones at D 4
    /// and F 5` where they are several groups.
    fn groups_as_object(
        &self,
        position: &Position,
        mv: Move,
        stones: Points,
        listener: Option<Side>,
    ) -> Utterance {
        // of the other side, or there before the move; else the own group with the new stone
        let on = |board: &Position| stones.first().and_then(|first| board.stone_at(first));
        let side = on(position).or_else(|| on(&position.after(mv)));
        side.map(|side| self.yin_yang_groups_as_object(stones, self.who_and_player(side, listener)))
            .unwrap_or_default()
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
            | Reason::Holds(_)
            | Reason::Snapback(_)
            | Reason::Atari(_)
    )
}
