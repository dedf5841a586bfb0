use super::{Before, Fact, Put, Reason, beside, catch, group_at, in_atari, narrow};
use crate::games::yin_yang::{Groups, Point, Points};

/// An own group with fewer liberties than this is good to extend.
const FEW_LIBERTIES: u16 = 5;

/// What a stone does besides; one that is in atari itself is good for what it takes away alone.
pub(super) fn lesser(groups: &mut Groups, put: Put, before: &Before, is_caught: bool) -> Vec<Fact> {
    let in_atari = in_atari(groups, put);
    let mut found = Vec::new();
    // what is caught or in atari is told already
    let is_tense = is_caught || !in_atari.is_empty();
    let pressed = if is_tense { None } else { pressed(groups, put) };
    if put.gives_up(groups) {
        found.extend(pressed);
        return found;
    }
    if !is_tense {
        found.extend(Fact::of(threatened(groups, put, before), Reason::Threatens));
    }
    if before.own_beside > 1 {
        found.push(Fact::bare(Reason::Connects));
    }
    if before.theirs_beside > 1 {
        found.push(Fact::bare(Reason::Cuts));
    }
    found.extend(extended(groups, put, before).or(pressed));
    found
}

/// The group of the other side beside the stone that has the fewest liberties.
fn pressed(groups: &Groups, put: Put) -> Option<Fact> {
    let theirs = beside(groups, put.point, !put.side).into_iter();
    let liberties = |group| groups.liberties(group).len();
    let group = theirs.min_by_key(|group| liberties(*group))?;
    let stones = groups.stones_of(group).collect();
    Some(Fact { reason: Reason::Presses(liberties(group)), stones })
}

fn extended(groups: &Groups, put: Put, before: &Before) -> Option<Fact> {
    let had = before.fewest_liberties?;
    let liberties = groups.liberties(groups.group(put.point)?).len();
    let stones = group_at(groups, put.point);
    let is_longer = had < FEW_LIBERTIES && liberties > had;
    is_longer.then_some(Fact { reason: Reason::Extends(liberties), stones })
}

/// The largest group of the other side that another stone would catch and none did before.
fn threatened(groups: &mut Groups, put: Put, before: &Before) -> Points {
    let was_catchable = |groups: &Groups, at: Point| {
        before.catchable.iter().any(|caught| groups.group(*caught) == groups.group(at))
    };
    let mut most = Points::default();
    for (at, of) in narrow(groups) {
        let group = group_at(groups, at);
        if of != put.side
            && group.len() > most.len()
            && !was_catchable(groups, at)
            && catch(groups, put.target, at).is_some()
        {
            most = group;
        }
    }
    most
}
