//! The saved game on disk: the format, its writer, and a folder of games.

mod digests;
mod disk;
mod files;
mod fixtures;
#[path = "../golden/mod.rs"]
mod golden;
mod library;
mod reading;
#[path = "../stage/mod.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod stage;
mod writing;
