//! A session at work: the game on disk, and the texts that bring it back.

pub mod journal;
pub mod library;
pub mod replay;
pub mod transcript;
