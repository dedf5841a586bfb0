use super::{Fact, Reason};
use crate::games::Side;
use crate::games::yin_yang::{Point, Points, Position};

/// With more stones than this the middle is no reason any more.
const FEW_STONES: u16 = 4;

/// So many lines away a stone is near.
const NEAR: u16 = 3;

/// Where a stone stands that does nothing: in the middle, near to others, or apart from them;
/// nothing of one that is not in the middle of an empty board.
pub(super) fn quiet(position: &Position, point: Point) -> Option<Fact> {
    let own = nearest(position.stones(position.turn()), point);
    let theirs = nearest(position.stones(!position.turn()), point);
    let stones = position.stones(Side::First) | position.stones(Side::Second);
    let middle = position.size().regions()[1][1];
    let has_own = !(middle & position.stones(position.turn())).is_empty();
    if stones.len() <= FEW_STONES && middle.contains(point) && !has_own {
        return Some(Fact::bare(Reason::Centre));
    }
    if let (Some(own), Some(theirs)) = (own, theirs)
        && is_between(own, theirs)
    {
        let stones = position.group(own.1) | position.group(theirs.1);
        return Some(Fact { reason: Reason::Between, stones });
    }
    let (away, at, is_own) = match (own, theirs) {
        (Some((own, at)), Some((theirs, _))) if own <= theirs => (own, at, true),
        (_, Some((theirs, at))) => (theirs, at, false),
        (Some((own, at)), None) => (own, at, true),
        (None, None) => return None,
    };
    let reason = match away {
        ..=NEAR if is_own => Reason::Supports,
        ..=NEAR => Reason::Approaches,
        _ => Reason::Apart,
    };
    Some(Fact { reason: reason(away), stones: position.group(at) })
}

/// Whether a point is near to both of these stones, and on a shortest way from one to the other.
fn is_between((own, at): (u16, Point), (theirs, other): (u16, Point)) -> bool {
    own <= NEAR && theirs <= NEAR && u16::from(at.distance(other)) == own + theirs
}

/// The stone with the fewest lines to a point, and how many there are.
fn nearest(stones: Points, point: Point) -> Option<(u16, Point)> {
    let away = |stone: Point| (u16::from(stone.distance(point)), stone);
    stones.iter().map(away).min_by_key(|(away, _)| *away)
}
