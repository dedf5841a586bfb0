//! Exercises for playing without a board.

#[path = "../peers/mod.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod peers;

mod course;
mod hunts;
mod rides;
mod stories;
mod tasks;

use annabella::trainer::{Exercise, Level, Task};

/// Tasks of one exercise on every level.
fn tasks(exercise: Exercise, each: u64) -> impl Iterator<Item = (Level, Task)> {
    Level::all()
        .flat_map(move |level| (0..each).map(move |seed| (level, Task::new(exercise, level, seed))))
}
