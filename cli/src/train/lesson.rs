//! A course at work, without any terminal: text goes in, sentences come out.

use annabella::speech::{Notice, Phrase, Speaker};
use annabella::trainer::{Course, Exercise, Level};

use super::typed::{self, Heard};
use crate::args::Training;

/// A course at work.
pub(super) struct Lesson {
    speaker: Speaker,
    level: Level,
    tasks: u32,
    seed: u64,
    /// Nothing until the exercise is chosen.
    course: Option<Course>,
    /// Whether the time of the task that stands runs.
    is_timed: bool,
    has_quit: bool,
}

impl Lesson {
    pub(super) fn new(
        speaker: Speaker,
        what: Option<Training>,
        level: u8,
        tasks: u32,
        seed: u64,
    ) -> Lesson {
        let level = Level::new(level).unwrap_or(Level::EASIEST);
        let mut lesson =
            Lesson { speaker, level, tasks, seed, course: None, is_timed: false, has_quit: false };
        lesson.course = what.and_then(exercise).map(|exercise| lesson.course_of(exercise));
        lesson
    }

    pub(super) fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    pub(super) fn is_over(&self) -> bool {
        self.has_quit || self.course.as_ref().is_some_and(Course::is_over)
    }

    /// What is said at the beginning.
    pub(super) fn welcome(&self) -> Vec<String> {
        self.course.as_ref().map(|course| self.opening(course)).unwrap_or_default()
    }

    pub(super) fn prompt(&self) -> String {
        match &self.course {
            Some(course) => self.speaker.task_number(course).to_string(),
            None => self.speaker.notice(Notice::WhichExercise).to_string(),
        }
    }

    /// The task has been told; its time begins, if it does not run yet.
    pub(super) fn begin(&mut self, now: u64) {
        if let Some(course) = &mut self.course
            && !self.is_timed
        {
            course.begin(now);
            self.is_timed = true;
        }
    }

    /// What is answered to a line.
    pub(super) fn hear(&mut self, line: &str, now: u64) -> Vec<String> {
        let Some(task) = self.course.as_ref().map(|course| course.task().cloned()) else {
            return self.choose(line);
        };
        let Some(task) = task else { return Vec::new() };
        let reply = match typed::read(line, &task) {
            Heard::Reply(reply) => reply,
            Heard::Quit => {
                self.has_quit = true;
                return Vec::new();
            }
            Heard::Question => return vec![self.speaker.task_question(&task).to_string()],
            Heard::Repeat => return texts(&self.speaker.task(&task)),
            Heard::Help => {
                return texts(&[self.speaker.task_hint(&task), self.speaker.notice(Notice::Help)]);
            }
            Heard::NotPossible => return texts(&[self.speaker.notice(Notice::NotPossible)]),
            Heard::Ambiguous => return texts(&[self.speaker.notice(Notice::Ambiguous)]),
            Heard::Nothing => {
                let notice = self.speaker.notice(Notice::NotUnderstood);
                return texts(&[notice, self.speaker.task_hint(&task)]);
            }
        };
        let Some(course) = &mut self.course else { return Vec::new() };
        let Some(verdict) = course.reply(&reply, now) else { return Vec::new() };
        let mut said = texts(&[self.speaker.verdict(&task, &verdict)]);
        if verdict.is_over() {
            self.is_timed = false;
            if let Some(next) = course.task() {
                said.extend(texts(&self.speaker.task(next)));
            }
        }
        said
    }

    /// What is said at the end.
    pub(super) fn farewell(&self) -> Vec<String> {
        let summary = self.course.as_ref().map(Course::summary).unwrap_or_default();
        texts(&self.speaker.course_summary(&summary))
    }

    fn choose(&mut self, line: &str) -> Vec<String> {
        match typed::read_exercise(line) {
            Some(exercise) => {
                let course = self.course_of(exercise);
                let said = self.opening(&course);
                self.course = Some(course);
                said
            }
            None if typed::is_quit(line) => {
                self.has_quit = true;
                Vec::new()
            }
            None => texts(&[self.speaker.notice(Notice::NotUnderstood)]),
        }
    }

    fn course_of(&self, exercise: Exercise) -> Course {
        Course::new(exercise, self.level, self.tasks, self.seed)
    }

    /// What a course is about, and its first task; what can be said to that goes before it,
    /// so that the question is heard last.
    fn opening(&self, course: &Course) -> Vec<String> {
        let mut said = texts(&[self.speaker.course(course)]);
        if let Some(task) = course.task() {
            said.extend(texts(&[self.speaker.task_hint(task)]));
            said.extend(texts(&self.speaker.task(task)));
        }
        said
    }
}

fn exercise(what: Training) -> Option<Exercise> {
    match what {
        Training::Colours => Some(Exercise::Colours),
        Training::Knight => Some(Exercise::Knight),
        Training::Game => Some(Exercise::Game),
        Training::Checks => Some(Exercise::Checks),
        Training::Results => None,
    }
}

fn texts(phrases: &[Phrase]) -> Vec<String> {
    phrases.iter().map(Phrase::to_string).collect()
}
