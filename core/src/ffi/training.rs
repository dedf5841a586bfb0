//! Training without a board.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::question::on_board;
use super::session::guarded;
use super::{GameError, Phrase, SpeechSettings};
use crate::speech;
use crate::table::results;
use crate::table::{Feedback, Lesson};
use crate::trainer::{Course, Exercise, Level, Summary, Verdict};

/// A course of exercises for playing without a board. What it says is made as the settings
/// have it; what is said to it is understood in English and German.
///
/// All methods may be called on any thread.
#[derive(uniffi::Object)]
pub struct Training {
    lesson: Mutex<Lesson>,
}

/// What comes of something that was said to a task.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TrainingUpdate {
    /// What is said to that; of a task that is over, the next one is part of it.
    pub phrases: Vec<Phrase>,
    /// Whether the task was done right; none while it goes on.
    pub is_right: Option<bool>,
    /// Whether that was the last task.
    pub is_over: bool,
    /// Whether the player has said that he wants to end the course.
    pub wants_to_end: bool,
}

/// What came of tasks of one exercise on one level.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TrainingScore {
    /// What was trained.
    pub exercise: Exercise,
    /// How hard, from 1 to 5.
    pub level: u8,
    /// How many tasks were done.
    pub done: u32,
    /// How many of them right.
    pub right: u32,
    /// The shortest time of one that was right.
    pub best_ms: Option<u64>,
    /// When it was trained last, in milliseconds since 1970; none of a course that is not
    /// kept.
    pub last_ms: Option<u64>,
}

#[uniffi::export]
impl Training {
    /// A course of so many tasks on a level from 1 to 5; the same ones for the same seed.
    #[uniffi::constructor]
    pub fn new(
        exercise: Exercise,
        level: u8,
        tasks: u32,
        seed: u64,
        settings: SpeechSettings,
    ) -> Result<Arc<Training>, GameError> {
        guarded(|| {
            let level = Level::new(level).ok_or_else(|| {
                GameError::bad_input(format!("there is no level {level}, only 1 to 5"))
            })?;
            let course = Course::new(exercise, level, tasks, seed);
            Ok(Arc::new(Training { lesson: Mutex::new(Lesson::new(course, settings.into())) }))
        })
    }

    /// What the course is about, what can be said, and the first task.
    pub fn opening(&self) -> Result<Vec<Phrase>, GameError> {
        self.told(Lesson::opening)
    }

    /// The task that stands, told again; empty if the course is over.
    pub fn task(&self) -> Result<Vec<Phrase>, GameError> {
        self.told(Lesson::task)
    }

    /// The task has been told; its time begins.
    pub fn begin(&self, now_ms: u64) -> Result<(), GameError> {
        guarded(|| {
            self.lesson().begin(now_ms);
            Ok(())
        })
    }

    /// What comes of what was said or typed: a reply, or `repeat`, `help`, `skip`, `quit`.
    pub fn answer(&self, text: String, now_ms: u64) -> Result<TrainingUpdate, GameError> {
        self.update(|lesson| Ok(lesson.hear(&text, now_ms)))
    }

    /// What comes of squares that were touched; where moves are asked for, of two: a piece
    /// and where it goes.
    pub fn answer_squares(
        &self,
        squares: Vec<u8>,
        now_ms: u64,
    ) -> Result<TrainingUpdate, GameError> {
        self.update(|lesson| {
            let squares: Result<Vec<_>, GameError> =
                squares.iter().copied().map(on_board).collect();
            Ok(lesson.touch(&squares?, now_ms))
        })
    }

    /// What came of the tasks so far.
    pub fn score(&self) -> Result<TrainingScore, GameError> {
        guarded(|| {
            let lesson = self.lesson();
            let course = lesson.course();
            Ok(score(course.exercise(), course.level(), &course.summary(), None))
        })
    }

    /// The same in words.
    pub fn summary(&self) -> Result<Vec<Phrase>, GameError> {
        self.told(Lesson::summary)
    }

    /// Adds what came of the tasks so far to a file, at the end of a course, and once; it
    /// is made where it is not there. Writes a file: not for the main thread.
    pub fn keep(&self, file: String, wall_ms: u64) -> Result<(), GameError> {
        guarded(|| {
            let (exercise, level, summary) = {
                let lesson = self.lesson();
                let course = lesson.course();
                (course.exercise(), course.level(), course.summary())
            };
            if summary.done > 0 {
                let recorded =
                    results::record(Path::new(&file), exercise, level, &summary, wall_ms)?;
                if let Some(aside) = recorded.aside {
                    log::warn!("a damaged file of results is now {}", aside.display());
                }
            }
            Ok(())
        })
    }
}

/// All that is kept in a file of results, by exercise and level. Reads a file: not for the
/// main thread.
#[uniffi::export]
pub fn training_results(file: String) -> Result<Vec<TrainingScore>, GameError> {
    guarded(|| {
        let results = results::load(Path::new(&file))?;
        let scores = results.scores();
        Ok(scores
            .map(|(exercise, level, kept)| score(exercise, level, &kept.summary, Some(kept.last)))
            .collect())
    })
}

impl Training {
    fn lesson(&self) -> MutexGuard<'_, Lesson> {
        // a panic elsewhere must not lock the course for good
        self.lesson.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn told(
        &self,
        tell: impl Fn(&Lesson) -> Vec<speech::Phrase>,
    ) -> Result<Vec<Phrase>, GameError> {
        guarded(|| {
            let lesson = self.lesson();
            Ok(both(tell(&lesson), tell(&lesson.for_the_eye())))
        })
    }

    fn update(
        &self,
        work: impl Fn(&mut Lesson) -> Result<Feedback, GameError>,
    ) -> Result<TrainingUpdate, GameError> {
        guarded(|| {
            let mut lesson = self.lesson();
            let printed = work(&mut lesson.for_the_eye())?.phrases;
            let Feedback { phrases, verdict, wants_to_end } = work(&mut lesson)?;
            Ok(TrainingUpdate {
                phrases: both(phrases, printed),
                is_right: verdict.filter(Verdict::is_over).map(|verdict| verdict.is_right()),
                is_over: lesson.course().is_over(),
                wants_to_end,
            })
        })
    }
}

/// What is said, for the ear and for the eye.
fn both(spoken: Vec<speech::Phrase>, printed: Vec<speech::Phrase>) -> Vec<Phrase> {
    let both = spoken.into_iter().zip(printed);
    both.map(|(phrase, printed)| Phrase { printed: printed.to_string(), ..phrase.into() }).collect()
}

fn score(
    exercise: Exercise,
    level: Level,
    summary: &Summary,
    last_ms: Option<u64>,
) -> TrainingScore {
    let &Summary { done, right, best_time, .. } = summary;
    TrainingScore { exercise, level: level.number(), done, right, best_ms: best_time, last_ms }
}
