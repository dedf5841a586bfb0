//! What must not cost a game, nor more than a complaint: a full disk, a line without end, a
//! file that somebody else writes, a clock that is wrong.
#![cfg(unix)]

#[path = "../common/mod.rs"]
mod common;

mod escapes;
mod folder;
mod full_disk;
mod long_lines;
mod wall_clock;
