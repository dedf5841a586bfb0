use super::Chase;
use crate::games::Side;
use crate::games::yin_yang::{Around, Group, Groups, Move, Point, Position};

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
    /// So many are in atari, and wherever they run they are caught.
    Ladder(u16),
    /// So many are in no atari and are caught all the same, whatever is answered.
    Net(u16),
    /// A stone is given up, and so many are caught whether it is taken or not.
    Snapback(u16),
    /// So many own ones were in atari, and cannot be caught any more.
    Saves(u16),
    /// So many own ones were in atari and are not any more, but are caught in a ladder.
    LeavesAtari(u16),
    /// So many own ones would have been caught in a ladder, and are not any more.
    Escapes(u16),
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
    /// It stands in the middle of a board with hardly a stone.
    Centre,
    /// No stone is put.
    Passes,
}

/// What is caught is read with so many stones at most.
const MOST_STONES: u32 = 20_000;

/// With more stones than this the middle is no reason any more.
const FEW_STONES: u16 = 4;

/// Why a legal move is good, as far as facts tell it, what is captured and saved first; `past`
/// has the keys of the earlier positions. All that is caught is so on the whole board, whatever
/// the other side answers.
pub fn reasons(position: &Position, past: &[u64], mv: Move) -> Vec<Reason> {
    let Some(point) = mv.point() else { return vec![Reason::Passes] };
    let mut groups = Groups::new(position, past);
    let groups = &mut groups;
    let side = position.turn();
    let target = u16::from(position.target());
    let before = Before::of(groups, side, point, target);
    let Ok(taken) = groups.place(side, point) else { return Vec::new() };
    if groups.captures(side) >= target {
        return vec![Reason::Wins(taken)];
    }
    let mut found = Vec::new();
    let mut add = |count: u16, reason: fn(u16) -> Reason| {
        found.extend((count > 0).then(|| reason(count)));
    };
    add(taken, Reason::Captures);
    let [saved, led] = before.after_atari(groups, target);
    add(saved, Reason::Saves);
    add(led, Reason::LeavesAtari);
    let escaped = before.escaped(groups, target);
    let caught = caught(groups, side, point, target, &before);
    found.extend(caught);
    found.extend((escaped > 0).then_some(Reason::Escapes(escaped)));
    let is_caught = caught.is_some();
    found.extend(lesser(groups, position, point, &before, is_caught));
    found
}

/// What a stone does besides; one that is in atari itself is good for what it takes away alone.
fn lesser(
    groups: &mut Groups,
    position: &Position,
    point: Point,
    before: &Before,
    is_caught: bool,
) -> Vec<Reason> {
    let (side, target) = (position.turn(), u16::from(position.target()));
    let in_atari = in_atari(groups, side, point);
    let mut found = Vec::new();
    // whose stones are caught is told already
    let is_tense = is_caught || !in_atari.is_empty();
    if !is_caught && is_tense {
        found.push(Reason::Atari(stones(groups, &in_atari)));
    }
    let theirs = beside(groups, point, !side).into_iter();
    let pressed = theirs.map(|group| groups.liberties(group).len()).min().map(Reason::Presses);
    let pressed = pressed.filter(|_| !is_tense);
    if groups.group(point).is_none_or(|own| groups.last_liberty(own).is_some()) {
        found.extend(pressed);
        return found;
    }
    let threatened = threatened(groups, side, target, before);
    if !is_tense && threatened > 0 {
        found.push(Reason::Threatens(threatened));
    }
    if before.own > 1 {
        found.push(Reason::Connects);
    }
    if before.theirs > 1 {
        found.push(Reason::Cuts);
    }
    let liberties = groups.group(point).map_or(0, |own| groups.liberties(own).len());
    if before.liberties.is_some_and(|had| had < 5 && liberties > had) {
        found.push(Reason::Extends(liberties));
    } else {
        found.extend(pressed);
    }
    found.extend((found.is_empty() && is_central(position, point)).then_some(Reason::Centre));
    found
}

/// How many stones of the other side another stone would catch that none did before: those of
/// the largest such group.
fn threatened(groups: &mut Groups, side: Side, target: u16, before: &Before) -> u16 {
    let theirs = narrow(groups).into_iter().filter(|(at, of)| {
        *of != side
            && !before.caught.iter().any(|caught| groups.group(*caught) == groups.group(*at))
    });
    let theirs: Vec<(Point, Side)> = theirs.collect();
    let caught = theirs.into_iter().filter_map(|(at, _)| {
        Chase::new(groups, target, MOST_STONES).catch(at)?;
        Some(groups.group(at).map_or(0, |group| groups.len(group)))
    });
    caught.max().unwrap_or(0)
}

/// Whether hardly a stone stands on the board, and a point lies in its middle third.
fn is_central(position: &Position, point: Point) -> bool {
    let size = position.size();
    let stones = position.stones(Side::First) | position.stones(Side::Second);
    let is_middle = |at: u8, lines: u8| at >= lines / 3 && at < lines - lines / 3;
    stones.len() <= FEW_STONES
        && is_middle(point.column(), size.columns())
        && is_middle(point.row(), size.rows())
}

/// What is known before the stone is put.
struct Before {
    /// A stone of each own group in atari, and how many stones it has.
    in_atari: Vec<(Point, u16)>,
    /// The same of each other one that the other side, if it had the move, would catch in a
    /// ladder.
    endangered: Vec<(Point, u16)>,
    /// A stone of each group of the other side that could be caught as well.
    caught: Vec<Point>,
    /// A stone of each of those that is lost already, whoever has the move.
    lost: Vec<Point>,
    /// How many groups of each side lie beside the point.
    own: usize,
    theirs: usize,
    /// How many liberties the own group beside it has that has the fewest.
    liberties: Option<u16>,
}

impl Before {
    fn of(groups: &mut Groups, side: Side, point: Point, target: u16) -> Before {
        let own = beside(groups, point, side);
        let mut before = Before {
            in_atari: Vec::new(),
            endangered: Vec::new(),
            caught: Vec::new(),
            lost: Vec::new(),
            theirs: beside(groups, point, !side).len(),
            liberties: own.iter().map(|group| groups.liberties(*group).len()).min(),
            own: own.len(),
        };
        for (at, of) in narrow(groups) {
            let is_caught = Chase::new(groups, target, MOST_STONES).catch(at).is_some();
            let Some(group) = groups.group(at) else { continue };
            if of == side && groups.last_liberty(group).is_some() {
                before.in_atari.push((at, groups.len(group)));
            } else if is_caught && of == side {
                before.endangered.push((at, groups.len(group)));
            } else if is_caught {
                before.caught.push(at);
                if Chase::new(groups, target, MOST_STONES).is_sure(&[at]) {
                    before.lost.push(at);
                }
            }
        }
        before
    }

    /// How many of those in atari cannot be caught any more, and how many are in no atari and can.
    fn after_atari(&self, groups: &mut Groups, target: u16) -> [u16; 2] {
        let [mut saved, mut led] = [0; 2];
        for (at, stones) in &self.in_atari {
            let is_in_atari =
                groups.group(*at).is_none_or(|group| groups.last_liberty(group).is_some());
            if is_in_atari {
                continue;
            }
            let is_safe = Chase::new(groups, target, MOST_STONES).catch(*at).is_none();
            *(if is_safe { &mut saved } else { &mut led }) += stones;
        }
        [saved, led]
    }

    /// How many of those in danger cannot be caught any more.
    fn escaped(&self, groups: &mut Groups, target: u16) -> u16 {
        let mut is_safe = |at: Point| Chase::new(groups, target, MOST_STONES).catch(at).is_none();
        self.endangered.iter().filter(|(at, _)| is_safe(*at)).map(|(_, stones)| stones).sum()
    }
}

/// A stone of each group that has two liberties or one, and whose it is.
fn narrow(groups: &Groups) -> Vec<(Point, Side)> {
    let is_narrow = |group: &Group| groups.few_liberties(*group)[2].is_none();
    let head = |group: Group| Some((groups.stones_of(group).next()?, groups.side(group)));
    groups.groups().filter(is_narrow).filter_map(head).collect()
}

/// What is caught by the stone on `point`, whatever is answered, and was not before.
fn caught(
    groups: &mut Groups,
    side: Side,
    point: Point,
    target: u16,
    before: &Before,
) -> Option<Reason> {
    let in_atari = in_atari(groups, side, point);
    let gives_up = groups.group(point).is_some_and(|own| groups.last_liberty(own).is_some());
    let is_sure = |groups: &mut Groups, targets: &[Point]| {
        Chase::new(groups, target, MOST_STONES).is_sure(targets)
    };
    if in_atari.len() > 1 && is_sure(groups, &in_atari) {
        return Some(Reason::DoubleAtari(stones(groups, &in_atari)));
    }
    let mut best = None;
    for (at, of) in narrow(groups) {
        let group = groups.group(at)?;
        let was_lost = before.lost.iter().any(|lost| groups.group(*lost) == Some(group));
        if of == side || was_lost || !is_sure(groups, &[at]) {
            continue;
        }
        let group = groups.group(at)?;
        let count = groups.len(group);
        let found = match groups.last_liberty(group) {
            _ if gives_up => Reason::Snapback(count),
            Some(_) => Reason::Ladder(count),
            None => Reason::Net(count),
        };
        if best.is_none_or(|(most, _)| count > most) {
            best = Some((count, found));
        }
    }
    best.map(|(_, found)| found)
}

/// A stone of each group of the other side beside a point that is in atari.
fn in_atari(groups: &Groups, side: Side, point: Point) -> Vec<Point> {
    let groups_beside = beside(groups, point, !side).into_iter();
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

/// How many stones these groups have, each given by one of its stones.
fn stones(groups: &Groups, of: &[Point]) -> u16 {
    of.iter().filter_map(|at| groups.group(*at)).map(|group| groups.len(group)).sum()
}
