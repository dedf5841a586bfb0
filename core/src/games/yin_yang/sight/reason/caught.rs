use super::{Before, Fact, Put, Reason, group_at, in_atari, is_sure, narrow, stones};
use crate::games::yin_yang::{Groups, Point};

/// What is caught by a stone, whatever is answered, and was not before.
pub(super) fn caught(groups: &mut Groups, put: Put, before: &Before) -> Option<Fact> {
    let in_atari = in_atari(groups, put);
    if in_atari.len() > 1 && is_sure(groups, put.target, &in_atari) {
        return Some(Fact::about(stones(groups, &in_atari), Reason::DoubleAtari));
    }
    let gives_up = put.gives_up(groups);
    let mut best: Option<Fact> = None;
    for (at, of) in narrow(groups) {
        let group = groups.group(at)?;
        let was_lost = before.lost.iter().any(|lost| groups.group(*lost) == Some(group));
        if of == put.side || was_lost || !is_sure(groups, put.target, &[at]) {
            continue;
        }
        let caught = group_at(groups, at);
        if best.is_some_and(|best| best.stones.len() >= caught.len()) {
            continue;
        }
        let could = |before: &[Point]| before.iter().any(|at| caught.contains(*at));
        let reason = match groups.last_liberty(group) {
            _ if gives_up => Reason::Snapback,
            Some(_) if could(&before.theirs_in_atari) => Reason::Holds,
            None if could(&before.catchable) => Reason::Holds,
            Some(_) => Reason::Ladder,
            None => Reason::Net,
        };
        best = Some(Fact::about(caught, reason));
    }
    best
}
