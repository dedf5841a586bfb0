//! How groups are caught: at once, in a ladder, or in a net (Sensei's Library, "Ladder", "Net").

use super::{catch, is_sure};
use crate::games::yin_yang::{Groups, Point, Points, Position};

/// A net is begun on a point no more lines away from a liberty of the group.
const NET: u8 = 2;

/// A group with more liberties is in no net.
const MOST_LIBERTIES: usize = 3;

/// How the other side catches a group if it has the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Catch {
    /// The group is in atari.
    AtOnce,
    /// The group is in atari, and its capture would repeat a position now.
    AfterKo,
    /// One atari follows the other.
    Ladder,
    /// The first stone is in atari itself.
    Sacrifice,
    /// The first stone is no atari, and whatever is answered, a ladder follows.
    Net,
}

/// A group that is caught if the other side has the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Danger {
    /// How.
    pub how: Catch,
    /// Where the first stone is put.
    pub first: Point,
}

/// How the group on a point is caught if the other side has the move, with so many captured
/// stones to win; none where it is not, or no stone stands there. The board is given back as it
/// was.
pub fn danger(groups: &mut Groups, target: u16, at: Point) -> Option<Danger> {
    let group = groups.group(at)?;
    let attacker = !groups.side(group);
    if let Some(first) = groups.last_liberty(group) {
        let is_legal = groups.is_legal(attacker, first);
        return Some(Danger { how: if is_legal { Catch::AtOnce } else { Catch::AfterKo }, first });
    }
    if let Some(first) = catch(groups, target, at) {
        groups.place(attacker, first).ok()?;
        let own = groups.group(first);
        let is_given_up = own.is_some_and(|own| groups.last_liberty(own).is_some());
        groups.undo();
        let how = if is_given_up { Catch::Sacrifice } else { Catch::Ladder };
        return Some(Danger { how, first });
    }
    net(groups, target, at).map(|first| Danger { how: Catch::Net, first })
}

/// Where a stone of the other side catches the group on a point whatever is answered.
fn net(groups: &mut Groups, target: u16, at: Point) -> Option<Point> {
    let group = groups.group(at)?;
    let defender = groups.side(group);
    let empty: Points = groups.empty().iter().copied().collect();
    let liberties: Vec<Point> = groups.liberties(group).iter().collect();
    if liberties.len() > MOST_LIBERTIES {
        return None;
    }
    let is_near = |point: &Point| liberties.iter().any(|liberty| liberty.distance(*point) <= NET);
    empty.iter().filter(is_near).find(|point| {
        if groups.place(!defender, *point).is_err() {
            return false;
        }
        // most stones do not hold those that just run
        let mut runs = |liberty: &Point| {
            groups.place(defender, *liberty).is_ok() && {
                let gets_away =
                    groups.captures(defender) >= target || catch(groups, target, at).is_none();
                groups.undo();
                gets_away
            }
        };
        let is_caught = !liberties.iter().any(&mut runs) && is_sure(groups, target, &[at]);
        groups.undo();
        is_caught
    })
}

/// Where a stone of its own side saves the group on a point, so that it is captured neither at
/// once nor in a ladder nor in a net, or wins before: those that capture or leave the group most
/// liberties first, then the nearest ones. `past` has the keys of the earlier positions.
pub fn saving(position: &Position, past: &[u64], at: Point) -> Vec<Point> {
    let Some(side) = position.stone_at(at) else { return Vec::new() };
    let target = position.target().into();
    let stones = position.group(at);
    let mut groups = Groups::new(&position.with_turn(side), past);
    let mut found = Vec::new();
    for point in position.empty().iter() {
        let Ok(taken) = groups.place(side, point) else { continue };
        let wins = groups.captures(side) >= target;
        if wins || danger(&mut groups, target, at).is_none() {
            let liberties = groups.group(at).map_or(0, |group| groups.liberties(group).len());
            let away = stones.iter().map(|stone| stone.distance(point)).min().unwrap_or_default();
            found.push(((!wins, taken == 0, u16::MAX - liberties, away), point));
        }
        groups.undo();
    }
    found.sort();
    found.into_iter().map(|(_, point)| point).collect()
}
