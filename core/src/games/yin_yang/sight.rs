//! What can be seen on a board: groups with their liberties, who is in atari, ladders.

mod chase;
mod danger;
mod reason;

use super::{Groups, Point, Points, Position};
use crate::games::Side;

pub use chase::Chase;
pub use danger::{Catch, Danger, danger, saving};
pub use reason::{Fact, Reason, facts, reasons};

/// What is caught is read with so many stones at most; where they are not enough, a group counts
/// as one that is not caught.
const MOST_STONES: u32 = 20_000;

/// Where the other side catches the group on a point at once or in a ladder, if it has the move.
fn catch(groups: &mut Groups, target: u16, at: Point) -> Option<Point> {
    Chase::new(groups, target, MOST_STONES).catch(at)
}

/// Whether the group on a point is in no atari, or gets away from a ladder by itself if its side
/// has the move; also where that is not read to the end. The board is given back as it was.
pub fn escapes(groups: &mut Groups, target: u16, at: Point) -> bool {
    Chase::new(groups, target, MOST_STONES).escapes(at)
}

/// Whether one of these groups is caught whatever is answered.
fn is_sure(groups: &mut Groups, target: u16, at: &[Point]) -> bool {
    Chase::new(groups, target, MOST_STONES).is_sure(at)
}

/// Stones that are connected, and where they have liberties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Whose they are.
    pub side: Side,
    /// The stones.
    pub stones: Points,
    /// The empty points next to any of them.
    pub liberties: Points,
}

impl Group {
    /// Whether it has one liberty left, so that the next move can capture it.
    pub fn is_in_atari(&self) -> bool {
        self.liberties.len() == 1
    }
}

/// The groups of both sides, in the order of their first stones, row by row from the first
/// player's near left.
pub fn groups(position: &Position) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut left = position.stones(Side::First) | position.stones(Side::Second);
    while let Some(point) = left.first() {
        let Some(side) = position.stone_at(point) else { break };
        let stones = position.group(point);
        groups.push(Group { side, stones, liberties: position.liberties(stones) });
        left = left & !stones;
    }
    groups
}
