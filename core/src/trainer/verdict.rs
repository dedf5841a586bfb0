//! What comes of a reply.

use super::Answer;
use crate::games::chess::{Move, Square};

/// What comes of a reply.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// All of it is right; the task is over.
    Right,
    /// It is not; the task is over.
    Wrong {
        /// What is wrong, if there is more to say of it.
        mistake: Option<Mistake>,
        /// What is right.
        answer: Answer,
    },
    /// Not just all that was asked for; the task is over.
    Partly {
        /// How many were found.
        found: u32,
        /// How many were named that are not asked for.
        misses: u32,
        /// Those that were not found.
        missing: Vec<Move>,
    },
    /// So far it is right, and there can be more.
    GoesOn,
    /// That was said before.
    Again,
    /// A move that is not asked for; the task goes on.
    Miss(Move),
    /// No answer to such a question; it does not count.
    Unfit,
}

/// What is wrong, of a knight's way mostly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mistake {
    /// Nothing was said; the player wants to know.
    Skipped,
    /// No knight goes from one square to the other.
    NoLeap {
        /// From here.
        from: Square,
        /// To there.
        to: Square,
    },
    /// A square that was forbidden.
    Forbidden(Square),
    /// The way gets there, with more moves than are needed.
    Longer(u32),
}

impl Verdict {
    /// Whether the task is over.
    pub const fn is_over(&self) -> bool {
        matches!(self, Verdict::Right | Verdict::Wrong { .. } | Verdict::Partly { .. })
    }

    /// Whether the task was done as asked.
    pub const fn is_right(&self) -> bool {
        matches!(self, Verdict::Right)
    }
}
