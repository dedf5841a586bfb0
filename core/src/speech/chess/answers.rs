//! Answers about a chess board.

mod board;
mod captured;
mod helping;
mod lines;
mod moves;
pub(in crate::speech) mod names;
mod pieces;
mod rights;
