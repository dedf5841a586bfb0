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

/// Why a legal move is good; `past` has the keys of the earlier positions. All that is caught
/// is so on the whole board, whatever the other side answers.
pub fn reason(position: &Position, past: &[u64], mv: Move) -> Option<Reason> {
    let Some(point) = mv.point() else { return Some(Reason::Passes) };
    let mut groups = Groups::new(position, past);
    let groups = &mut groups;
    let side = position.turn();
    let target = u16::from(position.target());
    let before = Before::of(groups, side, point, target);
    let taken = groups.place(side, point).ok()?;
    if groups.captures(side) >= target {
        return Some(Reason::Wins(taken));
    }
    if taken > 0 {
        return Some(Reason::Captures(taken));
    }
    if let Some(caught) = caught(groups, side, point, target, &before) {
        return Some(caught);
    }
    if before.in_atari > 0 && Chase::new(groups, target, MOST_STONES).catch(point).is_none() {
        return Some(Reason::Saves(before.in_atari));
    }
    let mut is_safe = |at: Point| Chase::new(groups, target, MOST_STONES).catch(at).is_none();
    let safe = before.endangered.iter().filter(|(at, _)| is_safe(*at));
    let saved = safe.map(|(_, stones)| stones).sum();
    if saved > 0 {
        return Some(Reason::Escapes(saved));
    }
    let own = groups.group(point)?;
    if groups.last_liberty(own).is_some() {
        return None;
    }
    let in_atari = in_atari(groups, side, point);
    let threatened = threatened(groups, side, target, &before);
    let liberties = groups.liberties(own).len();
    let pressed =
        beside(groups, point, !side).into_iter().map(|group| groups.liberties(group).len());
    match before {
        _ if !in_atari.is_empty() => Some(Reason::Atari(stones(groups, &in_atari))),
        _ if threatened > 0 => Some(Reason::Threatens(threatened)),
        Before { own: 2.., .. } => Some(Reason::Connects),
        Before { theirs: 2.., .. } => Some(Reason::Cuts),
        Before { liberties: Some(had @ ..5), .. } if liberties > had => {
            Some(Reason::Extends(liberties))
        }
        Before { theirs: 1.., .. } => pressed.min().map(Reason::Presses),
        _ => is_central(position, point).then_some(Reason::Centre),
    }
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
    /// How many own stones have their last liberty there.
    in_atari: u16,
    /// A stone of each own group that the other side, if it had the move, would catch in a
    /// ladder, and how many stones it has.
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
            in_atari: groups.taken_by(!side, point),
            endangered: Vec::new(),
            caught: Vec::new(),
            lost: Vec::new(),
            theirs: beside(groups, point, !side).len(),
            liberties: own.iter().map(|group| groups.liberties(*group).len()).min(),
            own: own.len(),
        };
        for (at, of) in narrow(groups) {
            let is_caught = Chase::new(groups, target, MOST_STONES).catch(at).is_some();
            if is_caught && of == side {
                let stones = groups.group(at).map_or(0, |group| groups.len(group));
                before.endangered.push((at, stones));
            } else if is_caught {
                before.caught.push(at);
                if Chase::new(groups, target, MOST_STONES).is_sure(&[at]) {
                    before.lost.push(at);
                }
            }
        }
        before
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
