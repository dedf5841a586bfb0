//! Exercises for playing without a board: the colours of squares, the ways of a knight,
//! following a game that is only told, and finding every check or capture.
//!
//! All of it follows from a seed. A [`Course`] sets one [`Task`] after the other, takes
//! [`Reply`]s and gives [`Verdict`]s; it reads no clock and knows no words.
//!
//! ```
//! use annabella::trainer::{Answer, Course, Exercise, Level, Reply, Verdict};
//!
//! let mut course = Course::new(Exercise::Colours, Level::EASIEST, 1, 7);
//! let Some(Answer::Color(shade)) = course.task().map(|task| task.answer()) else {
//!     panic!("the easiest level asks for a colour");
//! };
//! course.begin(0);
//! assert_eq!(course.reply(&Reply::Color(shade), 1_500), Some(Verdict::Right));
//! assert!(course.is_over());
//! assert_eq!((course.summary().right, course.summary().best_time), (1, Some(1_500)));
//! ```

mod attempt;
mod chance;
mod colours;
mod course;
mod exercise;
mod game;
mod hunt;
mod knight;
mod play;
mod reply;
mod story;
mod task;
mod verdict;

pub use attempt::Attempt;
pub use colours::Colours;
pub use course::{Course, Outcome, Summary};
pub use exercise::{Exercise, Level};
pub use game::{Asked, Recall};
pub use hunt::{Hunt, Prey, Scene};
pub use knight::Ride;
pub use reply::{Answer, Reply};
pub use story::Story;
pub use task::Task;
pub use verdict::{Mistake, Verdict};
