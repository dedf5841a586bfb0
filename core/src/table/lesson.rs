//! A course of training at work: text and squares go in, phrases come out.

use crate::games::chess::{Move, Position, Square};
use crate::speech::{Notice, Phrase, Replied, Settings, Speaker, read_reply};
use crate::trainer::{Course, Reply, Task, Verdict};

/// A course of training at work.
///
/// ```
/// use annabella::speech::Settings;
/// use annabella::table::Lesson;
/// use annabella::trainer::{Course, Exercise, Level};
///
/// let course = Course::new(Exercise::Colours, Level::EASIEST, 1, 3);
/// let mut lesson = Lesson::new(course, Settings::default());
/// assert_eq!(lesson.opening().last().unwrap().to_string(), "b 3: light or dark?");
/// lesson.begin(0);
/// let feedback = lesson.hear("light", 1_000);
/// assert_eq!(feedback.phrases[0].to_string(), "Right.");
/// assert!(lesson.course().is_over());
/// ```
#[derive(Clone)]
pub struct Lesson {
    course: Course,
    speaker: Speaker,
    /// Whether the time of the task that stands runs.
    is_timed: bool,
}

/// What comes of something that was said to a task.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Feedback {
    /// What is said to that; of a task that is over, the next one is part of it.
    pub phrases: Vec<Phrase>,
    /// What came of a reply; nothing if it was none.
    pub verdict: Option<Verdict>,
    /// Whether the player wants to end the course.
    pub wants_to_end: bool,
}

impl Lesson {
    /// A course for a player who is spoken to as these settings say.
    pub fn new(course: Course, settings: Settings) -> Lesson {
        Lesson { course, speaker: Speaker::new(settings), is_timed: false }
    }

    /// The same lesson, told for the eye.
    #[must_use]
    pub fn for_the_eye(&self) -> Lesson {
        let settings = Settings { as_printed: true, ..*self.speaker.settings() };
        Lesson { speaker: Speaker::new(settings), ..self.clone() }
    }

    /// The course.
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// What the course is about, what can be said, and the first task.
    pub fn opening(&self) -> Vec<Phrase> {
        let mut said = vec![self.speaker.course(&self.course)];
        if let Some(task) = self.course.task() {
            // before the task, so that the question is heard last
            said.push(self.speaker.task_hint(task));
            said.extend(self.speaker.task(task));
        }
        said
    }

    /// The task that stands, told again; nothing if the course is over.
    pub fn task(&self) -> Vec<Phrase> {
        self.course.task().map(|task| self.speaker.task(task)).unwrap_or_default()
    }

    /// The number of the task: `3 of 10:`.
    pub fn number(&self) -> Phrase {
        self.speaker.task_number(&self.course)
    }

    /// The task has been told; its time begins, if it does not run yet.
    pub const fn begin(&mut self, now: u64) {
        if !self.is_timed {
            self.course.begin(now);
            self.is_timed = true;
        }
    }

    /// What comes of something that was said or typed, in either language.
    pub fn hear(&mut self, text: &str, now: u64) -> Feedback {
        let Some(task) = self.course.task() else { return Feedback::default() };
        let speaker = self.speaker;
        match read_reply(text, task, *speaker.settings()) {
            Replied::Reply(reply) => self.reply(&reply, now),
            Replied::Quit => Feedback { wants_to_end: true, ..Feedback::default() },
            Replied::Question => Feedback::of(vec![speaker.task_question(task)]),
            Replied::Repeat => Feedback::of(speaker.task(task)),
            Replied::Help => {
                Feedback::of(vec![speaker.task_hint(task), speaker.notice(Notice::Help)])
            }
            Replied::NotPossible => Feedback::of(vec![speaker.notice(Notice::NotPossible)]),
            Replied::Ambiguous => Feedback::of(vec![speaker.notice(Notice::Ambiguous)]),
            Replied::Nothing => {
                let notice = speaker.notice(Notice::NotUnderstood);
                Feedback::of(vec![notice, speaker.task_hint(task)])
            }
        }
    }

    /// What comes of squares that were touched; where moves are asked for, of a piece and
    /// of where it goes.
    pub fn touch(&mut self, squares: &[Square], now: u64) -> Feedback {
        let reply = match self.course.task() {
            None => return Feedback::default(),
            Some(Task::Checks(hunt)) => match moves(hunt.position(), squares) {
                moves if moves.is_empty() => {
                    return Feedback::of(vec![self.speaker.notice(Notice::NotPossible)]);
                }
                moves => Reply::Moves(moves),
            },
            Some(_) => Reply::Squares(squares.to_vec()),
        };
        self.reply(&reply, now)
    }

    /// What came of all tasks so far.
    pub fn summary(&self) -> Vec<Phrase> {
        self.speaker.course_summary(&self.course.summary())
    }

    fn reply(&mut self, reply: &Reply, now: u64) -> Feedback {
        let Some(task) = self.course.task().cloned() else { return Feedback::default() };
        let Some(verdict) = self.course.reply(reply, now) else { return Feedback::default() };
        let mut phrases = vec![self.speaker.verdict(&task, &verdict)];
        if verdict.is_over() {
            self.is_timed = false;
            phrases.extend(self.task());
        }
        Feedback { phrases, verdict: Some(verdict), wants_to_end: false }
    }
}

impl Feedback {
    fn of(phrases: Vec<Phrase>) -> Feedback {
        Feedback { phrases, ..Feedback::default() }
    }
}

/// The legal moves between two squares; of a promotion all four.
fn moves(position: &Position, squares: &[Square]) -> Vec<Move> {
    let &[from, to] = squares else { return Vec::new() };
    let mut moves = position.legal_moves();
    moves.retain(|mv| mv.from() == from && mv.to() == to);
    moves
}
