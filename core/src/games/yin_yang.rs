//! Yin-Yang, a capture Go: whoever is first to capture a set number of stones wins.
//!
//! Stones are put on the points of a board and captured as in Go. A stone may not be put where
//! it would have no liberty, nor where it would bring back a board that the game has had
//! (positional superko). Who captures the set number, or more at once, wins at once; where both
//! players pass one after the other, the one with more captures wins.

mod end;
mod groups;
mod keys;
mod movegen;
mod moves;
pub mod notation;
mod point;
mod points;
mod position;
mod refusal;
mod region;
mod rules;
pub mod sight;
mod size;

pub use end::End;
pub(crate) use groups::Around;
pub use groups::{Breath, Forbidden, Group, Groups};
pub use keys::SUPERKO_IS_POSITIONAL;
pub use moves::Move;
pub use point::{ParsePointError, Point};
pub use points::Points;
pub use position::{MAX_TARGET, Position};
pub use refusal::Refusal;
pub use size::Size;

/// How many lines a square board of a game has; others are for problems.
pub const LINES: std::ops::RangeInclusive<u8> = 5..=19;

/// How many captured stones can win a game.
pub const TARGETS: std::ops::RangeInclusive<u8> = 1..=MAX_TARGET;
