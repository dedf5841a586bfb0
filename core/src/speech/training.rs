//! The trainer in words: tasks, verdicts and results.

mod asking;
mod hearing;
mod judging;
mod results;

use super::utterance::Utterance;
use super::words::{Key, Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::games::chess::{Move, Position, Square};
use crate::trainer::{Course, Exercise};
pub use hearing::{Replied, read_reply};

/// Something to be said beside tasks and verdicts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// Which exercise is it to be?
    WhichExercise,
    /// A reply that means nothing.
    NotUnderstood,
    /// A move that is not legal.
    NotPossible,
    /// A move that could be several.
    Ambiguous,
    /// What can be said at any time.
    Help,
    /// No task was ever done.
    NoResults,
}

impl Speaker {
    /// What a course is about: `Ways of a knight, level 2, 10 tasks.`
    pub fn course(&self, course: &Course) -> Phrase {
        let said = self.words.fill(
            key::TRAINING_COURSE,
            [
                self.exercise_slot(course.exercise()),
                ("level", Slot::Number(course.level().number().into())),
                ("count", Slot::Number(course.tasks().into())),
            ],
        );
        said.into_phrase(Urgency::Polite)
    }

    /// The number of the task: `3 of 10:`.
    pub fn task_number(&self, course: &Course) -> Phrase {
        let number = ("number", Slot::Number(course.number().into()));
        let count = ("count", Slot::Number(course.tasks().into()));
        self.words.fill(key::TRAINING_PROMPT, [number, count]).into_phrase(Urgency::Polite)
    }

    /// Something to be said beside tasks and verdicts.
    pub fn notice(&self, notice: Notice) -> Phrase {
        let key = match notice {
            Notice::WhichExercise => key::TRAINING_WHICH,
            Notice::NotUnderstood => key::TRAINING_NOT_UNDERSTOOD,
            Notice::NotPossible => key::TRAINING_NOT_POSSIBLE,
            Notice::Ambiguous => key::TRAINING_AMBIGUOUS,
            Notice::Help => key::TRAINING_HELP,
            Notice::NoResults => key::TRAINING_NO_RESULTS,
        };
        self.words.say(key).into_phrase(Urgency::Answer)
    }

    fn exercise_slot(&self, exercise: Exercise) -> (&'static str, Slot) {
        let key = match exercise {
            Exercise::Colours => key::EXERCISE_COLOURS,
            Exercise::Knight => key::EXERCISE_KNIGHT,
            Exercise::Game => key::EXERCISE_GAME,
            Exercise::Checks => key::EXERCISE_CHECKS,
        };
        ("exercise", Slot::Text(self.words.text(key).to_owned()))
    }

    fn square_slot<'a>(&self, name: &'a str, square: Square) -> (&'a str, Slot) {
        (name, Slot::Said(self.square(square)))
    }

    fn squares_listed(&self, squares: impl IntoIterator<Item = Square>) -> Utterance {
        crate::speech::utterance::listed(squares.into_iter().map(|square| self.square(square)))
    }

    /// The name of a move without the check, which the player has to see himself.
    fn name_unhinted(&self, position: &Position, mv: Move) -> Utterance {
        let mut speaker = *self;
        speaker.settings.omits_check = true;
        speaker.name_move(position, mv)
    }

    fn verbose_or(&self, brief: Key, verbose: Key) -> Key {
        if self.is_brief() { brief } else { verbose }
    }
}
