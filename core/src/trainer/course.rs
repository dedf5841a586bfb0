//! A run of tasks with its results.

use super::chance::Chance;
use super::{Attempt, Exercise, Level, Reply, Task, Verdict};

/// Milliseconds, of any clock that does not go back.
type Millis = u64;

/// A run of tasks of one exercise.
#[derive(Clone, Debug)]
pub struct Course {
    exercise: Exercise,
    level: Level,
    tasks: u32,
    chance: Chance,
    task: Option<Task>,
    attempt: Attempt,
    begun: Millis,
    outcomes: Vec<Outcome>,
}

/// What came of one task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Whether it was done as asked.
    pub is_right: bool,
    /// How long it took.
    pub time: Millis,
}

/// What came of several tasks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Summary {
    /// How many were done.
    pub done: u32,
    /// How many of them right.
    pub right: u32,
    /// The most that were right one after the other.
    pub best_streak: u32,
    /// The time of all of them.
    pub total_time: Millis,
    /// The shortest time of one that was right.
    pub best_time: Option<Millis>,
}

impl Course {
    /// So many tasks; the same ones for the same seed.
    pub fn new(exercise: Exercise, level: Level, tasks: u32, seed: u64) -> Course {
        let mut course = Course {
            exercise,
            level,
            tasks,
            chance: Chance::new(seed),
            task: None,
            attempt: Attempt::default(),
            begun: 0,
            outcomes: Vec::new(),
        };
        course.advance();
        course
    }

    /// What is trained.
    pub const fn exercise(&self) -> Exercise {
        self.exercise
    }

    /// How hard.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The task that is to be done now.
    pub const fn task(&self) -> Option<&Task> {
        self.task.as_ref()
    }

    /// How many tasks there are in all.
    pub const fn tasks(&self) -> u32 {
        self.tasks
    }

    /// The number of the task, from 1.
    pub fn number(&self) -> u32 {
        self.outcomes.len() as u32 + 1
    }

    /// Whether all tasks are done.
    pub const fn is_over(&self) -> bool {
        self.task.is_none()
    }

    /// The task has been told by now; its time begins.
    pub const fn begin(&mut self, now: Millis) {
        self.begun = now;
    }

    /// What comes of a reply. When a task is over the next one stands there at once, and
    /// waits for [`begin`](Course::begin). Nothing if the course is over.
    pub fn reply(&mut self, reply: &Reply, now: Millis) -> Option<Verdict> {
        let verdict = self.attempt.reply(self.task.as_ref()?, reply);
        if verdict.is_over() {
            let time = now.saturating_sub(self.begun);
            self.outcomes.push(Outcome { is_right: verdict.is_right(), time });
            self.begun = now;
            self.advance();
        }
        Some(verdict)
    }

    /// What came of each task that is over.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// What came of all of them.
    pub fn summary(&self) -> Summary {
        Summary::of(&self.outcomes)
    }

    fn advance(&mut self) {
        let before = self.task.take();
        self.attempt = Attempt::default();
        if self.outcomes.len() >= self.tasks as usize {
            return;
        }
        let mut draw = || Task::new(self.exercise, self.level, self.chance.seed());
        let mut task = draw();
        // the same question twice would be no question
        while before.as_ref() == Some(&task) {
            task = draw();
        }
        self.task = Some(task);
    }
}

impl Summary {
    /// What these come to, in their order.
    pub fn of(outcomes: &[Outcome]) -> Summary {
        let mut summary = Summary::default();
        let mut streak = 0;
        for &Outcome { is_right, time } in outcomes {
            summary.done += 1;
            summary.total_time = summary.total_time.saturating_add(time);
            streak = if is_right { streak + 1 } else { 0 };
            summary.best_streak = summary.best_streak.max(streak);
            if is_right {
                summary.right += 1;
                summary.best_time = Some(summary.best_time.map_or(time, |best| best.min(time)));
            }
        }
        summary
    }

    /// With what came of later tasks. A streak does not go on from one course to the next.
    #[must_use]
    pub fn and(&self, later: &Summary) -> Summary {
        let times = [self.best_time, later.best_time];
        Summary {
            done: self.done.saturating_add(later.done),
            right: self.right.saturating_add(later.right),
            best_streak: self.best_streak.max(later.best_streak),
            total_time: self.total_time.saturating_add(later.total_time),
            best_time: times.into_iter().flatten().min(),
        }
    }

    /// The time of one on average.
    pub fn mean_time(&self) -> Option<Millis> {
        self.total_time.checked_div(u64::from(self.done))
    }
}
