//! The saved game on disk: the format, its writer, and a folder of games.

mod disk;
mod fixtures;
mod reading;
mod writing;
