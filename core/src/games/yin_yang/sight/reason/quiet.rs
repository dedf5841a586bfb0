use super::{Fact, Reason};
use crate::games::Side;
use crate::games::yin_yang::{Point, Points, Position};

/// With more stones than this the middle is no reason any more.
const FEW_STONES: u16 = 4;

/// So many lines away a stone is near.
const NEAR: u16 = 3;

/// Where a stone stands that does nothing: in the middle, near to others, or apart from them.
pub(super) fn quiet(position: &Position, point: Point) -> Fact {
    let own = nearest(position.stones(position.turn()), point);
    let theirs = nearest(position.stones(!position.turn()), point);
    let stones = position.stones(Side::First) | position.stones(Side::Second);
    let middle = position.size().regions()[1][1];
    let has_own = !(middle & position.stones(position.turn())).is_empty();
    if stones.len() <= FEW_STONES && middle.contains(point) && !has_own {
        return Fact::bare(Reason::Centre);
    }
    let (away, at, is_own) = match (own, theirs) {
        (Some((own, at)), Some((theirs, _))) if own <= theirs => (own, at, true),
        (_, Some((theirs, at))) => (theirs, at, false),
        (Some((own, at)), None) => (own, at, true),
        (None, None) => return Fact::bare(Reason::Opens),
    };
    let of_group = |reason| Fact { reason, stones: position.group(at) };
    if away <= NEAR {
        let reason = if is_own { Reason::Supports(away) } else { Reason::Approaches(away) };
        return of_group(reason);
    }
    if (position.size().region_of(point) & stones).is_empty() {
        return Fact::bare(Reason::Opens);
    }
    of_group(Reason::Apart(away))
}

/// The stone with the fewest lines to a point, and how many there are.
fn nearest(stones: Points, point: Point) -> Option<(u16, Point)> {
    let away = |stone: Point| (u16::from(stone.distance(point)), stone);
    stones.iter().map(away).min_by_key(|(away, _)| *away)
}
