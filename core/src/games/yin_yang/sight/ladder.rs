//! Ladders: a group that is put in atari move after move until it is captured or gets free
//! (Sensei's Library, "Ladder").

use super::Chase;
use crate::games::yin_yang::{Groups, Point, Points, Position};

/// A ladder is read no further than this many stones; it counts as one that does not work then.
const MOST_STONES: u32 = 20_000;

/// How a group in atari gets away with its side to move, so that no ladder captures it; none
/// where it does not, or is not in atari.
///
/// The board is given back as it was, here and below.
pub fn escape(groups: &mut Groups, point: Point) -> Option<Point> {
    Chase::new(groups, u16::MAX, MOST_STONES).escape(point)
}

/// Whether the group on a point, with the other side to move, is captured neither at once nor in
/// a ladder, or the game is over before.
pub fn is_saved(position: &Position, point: Point) -> bool {
    position.end().is_some() || ladder(&mut Groups::new(position, &[]), point).is_none()
}

/// The first move by which the other side captures a group that has two liberties, in a ladder,
/// or one that has a single one at once; none where it cannot.
pub fn ladder(groups: &mut Groups, point: Point) -> Option<Point> {
    Chase::new(groups, u16::MAX, MOST_STONES).catch(point)
}

/// Where a stone of its own side saves the group on a point, so that it is captured neither at
/// once nor in a ladder, or wins before; `past` has the keys of the earlier positions.
pub fn saving(position: &Position, past: &[u64], at: Point) -> Points {
    let Some(side) = position.stone_at(at) else { return Points::default() };
    let mut groups = Groups::new(&position.with_turn(side), past);
    let mut saves = |point: &Point| {
        if groups.place(side, *point).is_err() {
            return false;
        }
        let wins = groups.captures(side) >= position.target().into();
        let is_saved = wins || ladder(&mut groups, at).is_none();
        groups.undo();
        is_saved
    };
    position.empty().iter().filter(|point| saves(point)).collect()
}
