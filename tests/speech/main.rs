//! What is said and heard.

mod announcements;
mod answers;
mod checkers;
mod chess_clock;
mod events;
#[path = "../golden/mod.rs"]
mod golden;
mod hidden;
mod importing;
mod moves;
mod openings;
mod problems;
#[path = "../questions/mod.rs"]
mod questions;
mod reasons;
mod refusals;
mod review;
mod rules;
mod sayings;
mod scoresheet;
mod spoken;
mod squares;
#[path = "../stage/mod.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod stage;
mod summaries;
mod training;
mod traps;
mod voices;
mod yin_yang;
