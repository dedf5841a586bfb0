//! Games of checkers in Braille.

mod header;
mod moves;
mod score;

pub(in crate::speech) use header::{LABELS, RED};
pub(in crate::speech) use moves::is_move;
