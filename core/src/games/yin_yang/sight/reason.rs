//! Why a move is good.

mod before;
mod caught;
mod lesser;
mod quiet;

use super::{catch, is_sure};
use crate::games::Side;
use crate::games::yin_yang::{Around, Group, Groups, Move, Point, Points, Position};
use before::Before;

/// Why a move is good, as far as one fact tells it. Numbers are stones, where nothing else is
/// said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It captures so many, and the game is won.
    Wins(u16),
    /// It captures so many.
    Captures(u16),
    /// So many of the other side's are in atari in two groups or more, of which one is captured
    /// whatever is answered.
    DoubleAtari(u16),
    /// So many are in atari and were in none, and wherever they run they are caught.
    Ladder(u16),
    /// So many are in no atari and could not be caught before, and are whatever is answered.
    Net(u16),
    /// So many could be caught or were in atari before, and now cannot be saved any more.
    Holds(u16),
    /// A stone is given up, and so many are caught whether it is taken or not.
    Snapback(u16),
    /// So many own ones were in atari, and cannot be caught any more, in a net neither.
    Saves(u16),
    /// So many own ones were in atari and are not any more, but are caught in a ladder or a net.
    LeavesAtari(u16),
    /// So many own ones would have been caught in a ladder, and cannot be caught any more.
    Escapes(u16),
    /// So many own ones would have been caught in a net alone, and cannot be caught any more.
    EscapesNet(u16),
    /// So many are in atari.
    Atari(u16),
    /// So many are caught by another stone, and would not have been before.
    Threatens(u16),
    /// Own groups become one.
    Connects,
    /// Groups of the other side cannot become one there.
    Cuts,
    /// Own stones have so many liberties now, and had fewer.
    Extends(u16),
    /// A group of the other side has so many liberties now, and had more.
    Presses(u16),
    /// It is the first own stone in the middle of a board with hardly a stone.
    Centre,
    /// It stands so many lines from own stones.
    Supports(u16),
    /// It stands so many lines from stones of the other side, which are nearer than own ones.
    Approaches(u16),
    /// It stands on a shortest way from an own stone to one of the other side, both near.
    Between,
    /// The nearest stone stands so many lines away.
    Apart(u16),
    /// No stone is put.
    Passes,
}

impl Reason {
    /// Whether stones of the other side are captured, now or surely later.
    pub const fn wins(self) -> bool {
        matches!(
            self,
            Reason::Wins(_)
                | Reason::Captures(_)
                | Reason::DoubleAtari(_)
                | Reason::Ladder(_)
                | Reason::Net(_)
                | Reason::Holds(_)
                | Reason::Snapback(_)
        )
    }

    /// Whether own stones cannot be caught any more.
    pub const fn saves(self) -> bool {
        matches!(self, Reason::Saves(_) | Reason::Escapes(_) | Reason::EscapesNet(_))
    }

    /// Whether it tells only where the stone stands, and nothing that it does.
    pub const fn is_quiet(self) -> bool {
        matches!(
            self,
            Reason::Centre
                | Reason::Supports(_)
                | Reason::Approaches(_)
                | Reason::Between
                | Reason::Apart(_)
                | Reason::Passes
        )
    }
}

/// A reason, and the stones that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Why the move is good.
    pub reason: Reason,
    /// What is captured, saved, caught, threatened, put in atari, extended, pressed or near, of
    /// both sides where the stone stands between them; none of a reason about something else.
    pub stones: Points,
}

impl Fact {
    /// About so many stones, and these.
    fn about(stones: Points, reason: fn(u16) -> Reason) -> Fact {
        Fact { reason: reason(stones.len()), stones }
    }

    /// The same, if there are any.
    fn of(stones: Points, reason: fn(u16) -> Reason) -> Option<Fact> {
        (!stones.is_empty()).then(|| Fact::about(stones, reason))
    }

    fn bare(reason: Reason) -> Fact {
        Fact { reason, stones: Points::default() }
    }
}

/// Why a legal move is good, as far as facts tell it, what is nearest first: captures, what is
/// saved from atari and put in atari, and then what is read ahead; `past` has the keys of the
/// earlier positions. All that is caught is so on the whole board, whatever the other side
/// answers.
pub fn reasons(position: &Position, past: &[u64], mv: Move) -> Vec<Reason> {
    facts(position, past, mv).into_iter().map(|fact| fact.reason).collect()
}

/// The same [`reasons`], with the stones that each is about.
pub fn facts(position: &Position, past: &[u64], mv: Move) -> Vec<Fact> {
    let Some(point) = mv.point() else { return vec![Fact::bare(Reason::Passes)] };
    let taken = position.captured(point);
    let mut groups = Groups::new(position, past);
    let groups = &mut groups;
    let put = Put { side: position.turn(), point, target: position.target().into() };
    let before = Before::of(groups, put);
    if groups.place(put.side, point).is_err() {
        return Vec::new();
    }
    if groups.captures(put.side) >= put.target {
        return vec![Fact::about(taken, Reason::Wins)];
    }
    let caught = caught::caught(groups, put, &before);
    let caught_stones = caught.map(|fact| fact.stones).unwrap_or_default();
    let in_atari = stones(groups, &in_atari(groups, put)) & !caught_stones;
    let mut found = Vec::new();
    found.extend(Fact::of(taken, Reason::Captures));
    found.extend(before.no_more_in_atari(groups, put.target));
    found.extend(Fact::of(in_atari, Reason::Atari));
    found.extend(caught);
    found.extend(before.escaped(groups, put.target));
    found.extend(lesser::lesser(groups, put, &before, caught.is_some()));
    if found.is_empty() {
        found.extend(quiet::quiet(position, point));
    }
    found
}

/// A stone that is put, and how many captures win.
#[derive(Clone, Copy)]
struct Put {
    side: Side,
    point: Point,
    target: u16,
}

impl Put {
    /// Whether the stone, with those connected to it, is in atari.
    fn gives_up(self, groups: &Groups) -> bool {
        groups.group(self.point).is_some_and(|own| groups.last_liberty(own).is_some())
    }
}

/// A stone of each group that has two liberties or one, and whose it is.
fn narrow(groups: &Groups) -> Vec<(Point, Side)> {
    let is_narrow = |group: &Group| groups.few_liberties(*group)[2].is_none();
    let head = |group: Group| Some((groups.stones_of(group).next()?, groups.side(group)));
    groups.groups().filter(is_narrow).filter_map(head).collect()
}

/// A stone of each group of the other side beside a stone that is in atari.
fn in_atari(groups: &Groups, put: Put) -> Vec<Point> {
    let groups_beside = beside(groups, put.point, !put.side).into_iter();
    let in_atari = groups_beside.filter(|group| groups.last_liberty(*group).is_some());
    in_atari.filter_map(|group| groups.stones_of(group).next()).collect()
}

/// The groups of a side beside a point.
fn beside(groups: &Groups, point: Point, side: Side) -> Vec<Group> {
    let mut found = Vec::new();
    for around in groups.around(point) {
        if let Around::Stone(of, group) = around
            && of == side
            && !found.contains(&group)
        {
            found.push(group);
        }
    }
    found
}

/// The stones of the group on a point.
fn group_at(groups: &Groups, at: Point) -> Points {
    groups.group(at).map(|group| groups.stones_of(group).collect()).unwrap_or_default()
}

/// The stones of these groups, each given by one of its stones.
fn stones(groups: &Groups, of: &[Point]) -> Points {
    of.iter().fold(Points::default(), |all, at| all | group_at(groups, *at))
}
