//! Texts of positions and moves, as Portable Draughts Notation (PDN) writes them.

mod explain;
pub mod fen;
mod moves;
pub mod pdn;
mod refusal;

pub use moves::{ParseMoveError, Way, parse, shares_ends, write};
pub use refusal::Refusal;

pub(super) use explain::find;
