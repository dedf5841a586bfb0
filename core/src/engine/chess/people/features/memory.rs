//! The last moves.

use super::{Scene, distance, flag};
use crate::engine::chess::exchange::captured;
use crate::games::chess::attacks::attacks;
use crate::games::chess::{Move, Position, Role};

/// What it has to do with the moves before.
pub(super) fn memory(
    scene: &Scene,
    mv: Move,
    child: &Position,
    tell: &mut dyn FnMut(&'static str, f32),
) {
    let [theirs, own, earlier] = scene.last;
    let board = scene.position.board();
    let (from, to) = (mv.from(), mv.arrival());
    let takes = captured(scene.position, mv).is_some();
    let theirs_to = theirs.map(Move::arrival);
    tell("takes what moved last", flag(takes && theirs_to == Some(to)));
    let was_taken = scene.was_taken();
    tell("takes back", flag(takes && theirs_to == Some(to) && was_taken));
    tell("something else after a capture", flag(was_taken && theirs_to != Some(to)));
    let was_attacked = theirs_to.is_some_and(|square| {
        let by = board.role_at(square).unwrap_or(Role::King);
        attacks(by, !scene.position.turn(), square, board.occupied()).contains(from)
    });
    tell("attacked by what moved last", flag(was_attacked));
    tell("far from the last move", theirs_to.map_or(0.0, |square| distance(to, square)));
    tell("begins far from the last move", theirs_to.map_or(0.0, |square| distance(from, square)));
    let same = own.is_some_and(|own| own.arrival() == from);
    tell("the same piece again", flag(same));
    let back = same && own.is_some_and(|own| own.from() == to);
    tell("back where it was", flag(back));
    tell("far from one's own last move", own.map_or(0.0, |own| distance(to, own.arrival())));
    let left = theirs.is_some_and(|last| last.from() == to);
    tell("to the square just left", flag(left));
    let before = earlier.map(Move::arrival);
    tell("takes what moved before", flag(takes && before == Some(to) && before != theirs_to));
    let repeats = scene.history.iter().rev().take(40).any(|&key| key == child.key());
    tell("repeats", flag(repeats));
}
