//! How much a weaker player sees.

use crate::engine::mixed::mixed;
use crate::games::yin_yang::Point;

/// How much of the board a player sees.
///
/// Beginners do not put stones at random. They see most stones in atari, not always those that
/// could be put in it, and no ladder to its end. What they overlook once they overlook
/// everywhere in the same thought.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sight {
    /// How many of 64 captures, and stones in atari that could be saved, are not seen.
    pub(super) captures: u32,
    /// How many of 64 ladders are not read.
    pub(super) ladders: u32,
    /// How many of 64 other stones are not thought of.
    pub(super) stones: u32,
    /// Where chances come from.
    pub(super) seed: u64,
}

impl Sight {
    /// Sees everything.
    pub(super) const FULL: Sight = Sight { captures: 0, ladders: 0, stones: 0, seed: 0 };

    /// Whether everything is seen.
    pub(super) const fn is_full(&self) -> bool {
        self.captures | self.ladders | self.stones == 0
    }

    /// Whether what is captured or saved on a point is not seen.
    pub(super) fn overlooks_capture(&self, at: Point) -> bool {
        self.captures > 0 && self.chance(at, 1) < self.captures
    }

    /// Whether a ladder of the group with a stone on a point is not read.
    pub(super) fn overlooks_ladder(&self, at: Point) -> bool {
        self.ladders > 0 && self.chance(at, 2) < self.ladders
    }

    /// Whether a stone on a point that captures and saves nothing is not thought of.
    pub(super) fn overlooks_stone(&self, at: Point) -> bool {
        self.stones > 0 && self.chance(at, 3) < self.stones
    }

    /// A number below 64 that belongs to a point in this thought.
    fn chance(&self, at: Point, kind: u64) -> u32 {
        (mixed(self.seed ^ u64::from(at.index()) << 2 ^ kind) % 64) as u32
    }
}
