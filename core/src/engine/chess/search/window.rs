use crate::engine::chess::score::{MATE, mated_in};

/// The values that still matter, both ends excluded: what is at most `alpha`
/// is too bad for the mover, what is at least `beta` too good to be allowed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    /// Asks only whether a value is above `alpha`.
    pub(super) const fn above(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// The same window for the opponent.
    pub(super) const fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Without what no position `ply` plies from the root can be worth: the
    /// mover is not yet mated, and mates with his next move at the earliest
    /// (chessprogramming.org, "Mate Distance Pruning").
    pub(super) fn within_mates(self, ply: usize) -> Window {
        Window { alpha: self.alpha.max(mated_in(ply)), beta: self.beta.min(MATE - ply as i32 - 1) }
    }
}
