//! A session at work: its opponent, its file, and the texts that bring it back.
//!
//! A [`Game`] is what a front end holds. Its opponent thinks on a thread of its
//! own and reports through a callback; the front end hands each thought to
//! [`Game::take`].
//!
//! ```
//! use std::sync::mpsc;
//! use annabella::games::{GameKind, Side};
//! use annabella::session::{Action, Actor, Deed};
//! use annabella::table::{Game, Reports};
//!
//! let (sender, thoughts) = mpsc::channel();
//! let reports = Reports::thoughts(move |thought| drop(sender.send(thought)));
//! let setup = "new chess black=level:1".parse().unwrap();
//! let mut game = Game::new(setup, None, reports, 0, 0).unwrap();
//! let by = Actor::Player(Side::First);
//! let deed = Deed::read(GameKind::Chess, "move e2e4").unwrap();
//! game.dispatch(Action { by, deed }, 0);
//! let reply = game.take(&thoughts.recv().unwrap(), 0).unwrap();
//! assert!(reply.events[0].text(GameKind::Chess).to_string().starts_with("moved black"));
//! ```

mod comments;
pub mod correspondence;
mod game;
pub mod import;
pub mod journal;
mod keeper;
mod lesson;
pub mod library;
mod listening;
mod opponent;
mod pdn;
mod record;
pub mod replay;
pub mod results;
mod review;
mod scoresheet;
pub mod sealing;
mod sgf;
mod spoken;
mod talk;
mod talking_clock;
mod time_marks;
pub mod transcript;
pub mod wall_clock;

pub use comments::{CommentError, may_comment};
pub use game::{ContinueError, Game, Update};
pub use keeper::{FileLoss, KeepError};
pub use lesson::{Feedback, Lesson};
pub use listening::{Understood, understand, understand_record};
pub use opponent::{
    EARLY_PLIES, Moment, MomentError, OnProgress, OnThought, Progress, Purpose, Reports, Task,
    Thought, ThreadError,
};
pub use record::{continued, kept_record, record, source_record};
pub use review::{ReviewSettings, ReviewThread, Reviewable, Reviewed, may_be_reviewed, review};
pub use spoken::{Spoken, SpokenLog, spoken};
pub use talk::Talk;
pub use talking_clock::{RestoreClockError, TalkingClock};
pub use time_marks::{TimeMarks, TimeMarksError, TimeReached};
