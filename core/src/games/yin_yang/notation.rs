//! Texts of positions, moves and games.

mod moves;
pub mod sgf;
pub mod text;

pub use moves::{ParseMoveError, Vertex, parse};
