use super::{Fact, Put, Reason, beside, catch, group_at, is_sure, narrow};
use crate::games::yin_yang::sight::{Catch, danger};
use crate::games::yin_yang::{Group, Groups, Point, Points};

/// What is known before the stone is put.
pub(super) struct Before {
    /// The own groups in atari.
    in_atari: Vec<Points>,
    /// The other own ones that are caught in a ladder if the other side has the move.
    in_ladder: Vec<Points>,
    /// Those that are caught in a net alone.
    in_net: Vec<Points>,
    /// A stone of each group of the other side in atari.
    pub(super) theirs_in_atari: Vec<Point>,
    /// A stone of each group of the other side that could be caught by another stone.
    pub(super) catchable: Vec<Point>,
    /// A stone of each of those that is caught even if its side has the move.
    pub(super) lost: Vec<Point>,
    /// How many groups of either side lie beside the point.
    pub(super) own_beside: usize,
    pub(super) theirs_beside: usize,
    /// How many liberties the own group beside it has that has the fewest.
    pub(super) fewest_liberties: Option<u16>,
}

impl Before {
    pub(super) fn of(groups: &mut Groups, put: Put) -> Before {
        let own = beside(groups, put.point, put.side);
        let mut before = Before {
            in_atari: Vec::new(),
            in_ladder: Vec::new(),
            in_net: in_net(groups, put),
            theirs_in_atari: Vec::new(),
            catchable: Vec::new(),
            lost: Vec::new(),
            theirs_beside: beside(groups, put.point, !put.side).len(),
            fewest_liberties: own.iter().map(|group| groups.liberties(*group).len()).min(),
            own_beside: own.len(),
        };
        for (at, of) in narrow(groups) {
            let is_caught = catch(groups, put.target, at).is_some();
            let is_in_atari =
                groups.group(at).is_some_and(|group| groups.last_liberty(group).is_some());
            if of != put.side && is_in_atari {
                before.theirs_in_atari.push(at);
            }
            if of == put.side && is_in_atari {
                before.in_atari.push(group_at(groups, at));
            } else if is_caught && of == put.side {
                before.in_ladder.push(group_at(groups, at));
            } else if is_caught {
                before.catchable.push(at);
                if is_sure(groups, put.target, &[at]) {
                    before.lost.push(at);
                }
            }
        }
        before
    }

    /// Those that are not in atari any more: which cannot be caught, and which can.
    pub(super) fn no_more_in_atari(
        &self,
        groups: &mut Groups,
        target: u16,
    ) -> impl Iterator<Item = Fact> + use<> {
        let [mut saved, mut led] = [Points::default(); 2];
        for group in &self.in_atari {
            let Some(at) = group.first() else { continue };
            let is_in_atari =
                groups.group(at).is_none_or(|group| groups.last_liberty(group).is_some());
            if is_in_atari {
                continue;
            }
            let is_safe = danger(groups, target, at).is_none();
            *(if is_safe { &mut saved } else { &mut led }) |= *group;
        }
        let facts = [Fact::of(saved, Reason::Saves), Fact::of(led, Reason::LeavesAtari)];
        facts.into_iter().flatten()
    }

    /// Those in a ladder, and those in a net, that cannot be caught any more.
    pub(super) fn escaped(&self, groups: &mut Groups, target: u16) -> Vec<Fact> {
        let mut is_safe =
            |group: &Points| group.first().is_some_and(|at| danger(groups, target, at).is_none());
        let mut safe = |of: &[Points]| {
            let safe = of.iter().filter(|group| is_safe(group));
            safe.fold(Points::default(), |all, group| all | *group)
        };
        let facts = [
            Fact::of(safe(&self.in_ladder), Reason::Escapes),
            Fact::of(safe(&self.in_net), Reason::EscapesNet),
        ];
        facts.into_iter().flatten().collect()
    }
}

/// The own groups that are caught in a net alone.
fn in_net(groups: &mut Groups, put: Put) -> Vec<Points> {
    let own: Vec<Group> = groups.groups().filter(|group| groups.side(*group) == put.side).collect();
    let heads: Vec<Point> =
        own.into_iter().filter_map(|group| groups.stones_of(group).next()).collect();
    let mut is_caught =
        |at: &Point| danger(groups, put.target, *at).is_some_and(|danger| danger.how == Catch::Net);
    let caught: Vec<Point> = heads.into_iter().filter(|at| is_caught(at)).collect();
    caught.into_iter().map(|at| group_at(groups, at)).collect()
}
