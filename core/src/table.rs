//! A session at work: the game on disk.
//!
//! What is written here is text to this room; what an action means is the
//! matter of the rooms to its left.

pub mod journal;
pub mod library;
