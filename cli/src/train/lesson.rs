//! A course at work, without any terminal: text goes in, sentences come out.

use annabella::speech::{Notice, Phrase, Settings, Speaker};
use annabella::table;
use annabella::trainer::{Course, Exercise, Level};

use crate::args::Training;

/// A course at work, or the question which it is to be.
pub(super) struct Lesson {
    settings: Settings,
    level: Level,
    tasks: u32,
    seed: u64,
    /// Nothing until the exercise is chosen.
    chosen: Option<table::Lesson>,
    has_quit: bool,
}

impl Lesson {
    pub(super) fn new(
        settings: Settings,
        what: Option<Training>,
        level: u8,
        tasks: u32,
        seed: u64,
    ) -> Lesson {
        let level = Level::new(level).unwrap_or(Level::EASIEST);
        let mut lesson = Lesson { settings, level, tasks, seed, chosen: None, has_quit: false };
        lesson.chosen = what.and_then(exercise).map(|exercise| lesson.of(exercise));
        lesson
    }

    pub(super) fn course(&self) -> Option<&Course> {
        self.chosen.as_ref().map(table::Lesson::course)
    }

    pub(super) fn is_over(&self) -> bool {
        self.has_quit || self.course().is_some_and(Course::is_over)
    }

    /// What is said at the beginning.
    pub(super) fn welcome(&self) -> Vec<String> {
        self.chosen.as_ref().map(|lesson| texts(&lesson.opening())).unwrap_or_default()
    }

    pub(super) fn prompt(&self) -> String {
        match &self.chosen {
            Some(lesson) => lesson.number().to_string(),
            None => self.speaker().notice(Notice::WhichExercise).to_string(),
        }
    }

    /// The task has been told; its time begins, if it does not run yet.
    pub(super) fn begin(&mut self, now: u64) {
        if let Some(lesson) = &mut self.chosen {
            lesson.begin(now);
        }
    }

    /// What is answered to a line.
    pub(super) fn hear(&mut self, line: &str, now: u64) -> Vec<String> {
        let Some(lesson) = &mut self.chosen else { return self.choose(line) };
        let feedback = lesson.hear(line, now);
        self.has_quit = feedback.wants_to_end;
        texts(&feedback.phrases)
    }

    /// What is said at the end.
    pub(super) fn farewell(&self) -> Vec<String> {
        let summary = self.course().map(Course::summary).unwrap_or_default();
        texts(&self.speaker().course_summary(&summary))
    }

    fn choose(&mut self, line: &str) -> Vec<String> {
        match line.trim().to_lowercase().as_str() {
            "colours" | "colors" | "farben" | "1" => self.begin_with(Exercise::Colours),
            "knight" | "springer" | "2" => self.begin_with(Exercise::Knight),
            "game" | "partie" | "3" => self.begin_with(Exercise::Game),
            "checks" | "check" | "schach" | "4" => self.begin_with(Exercise::Checks),
            "quit" | "/quit" | "q" | "exit" | "ende" | "beenden" | "aufhören" => {
                self.has_quit = true;
                Vec::new()
            }
            "help" | "hilfe" | "?" => texts(&[self.speaker().notice(Notice::Help)]),
            _ => texts(&[self.speaker().notice(Notice::NotUnderstood)]),
        }
    }

    fn begin_with(&mut self, exercise: Exercise) -> Vec<String> {
        self.chosen = Some(self.of(exercise));
        self.welcome()
    }

    fn of(&self, exercise: Exercise) -> table::Lesson {
        table::Lesson::new(Course::new(exercise, self.level, self.tasks, self.seed), self.settings)
    }

    fn speaker(&self) -> Speaker {
        Speaker::new(self.settings)
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
