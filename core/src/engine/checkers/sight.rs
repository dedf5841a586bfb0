//! How much a weaker player sees.

use crate::engine::mixed::mixed;
use crate::games::checkers::{Move, Position};

/// How much of the board a player sees.
///
/// Beginners do not move at random. They see the piece that stands to be taken, and not what
/// comes after it: that two are taken for one, that a piece is given up to open a way, that a
/// king comes from behind. What they overlook once they overlook everywhere in the same
/// thought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// How many of 64 jumps over one piece are not seen before they are made.
    pub(super) jumps: u32,
    /// How many of 64 jumps over several are not.
    pub(super) chains: u32,
    /// How many of 64 moves that give something up are not.
    pub(super) shots: u32,
    /// How many of 64 other moves are not.
    pub(super) steps: u32,
    /// Where chances come from.
    pub(super) seed: u64,
}

impl Sight {
    /// Sees everything.
    pub(super) const FULL: Sight = Sight { jumps: 0, chains: 0, shots: 0, steps: 0, seed: 0 };

    /// Whether everything is seen.
    pub(super) const fn is_full(&self) -> bool {
        self.jumps | self.chains | self.shots | self.steps == 0
    }

    /// Whether a player who thinks ahead does not see that `mv` is possible.
    pub(super) fn overlooks(&self, position: &Position, mv: Move) -> bool {
        let of_64 = match mv.captured().len() {
            0 if is_shot(position, mv) => self.shots.max(self.steps),
            0 => self.steps,
            1 => self.jumps,
            _ => self.chains,
        };
        of_64 > 0 && self.chance(mv) < of_64
    }

    /// A number below 64 that belongs to `mv` in this thought.
    fn chance(&self, mv: Move) -> u32 {
        let squares = (mv.from().index() << 5 | mv.to().index()) as u64;
        (mixed(self.seed ^ squares ^ u64::from(mv.captured().0) << 12) % 64) as u32
    }
}

/// Whether the opponent has to take something after a move.
fn is_shot(position: &Position, mv: Move) -> bool {
    !position.after(mv).jumpers().is_empty()
}
