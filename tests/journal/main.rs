//! The saved game on disk: the format, its writer, and a folder of games.

mod disk;
mod files;
mod fixtures;
mod library;
mod reading;
mod writing;
