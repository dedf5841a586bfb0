//! What came of courses.

use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};
use crate::trainer::{Exercise, Level, Summary};

impl Speaker {
    /// What came of a course.
    pub fn course_summary(&self, summary: &Summary) -> Vec<Phrase> {
        if summary.done == 0 {
            let none = self.words.say(key::TRAINING_NONE_DONE);
            return vec![none.into_phrase(Urgency::Polite)];
        }
        let [done, right, streak] = counts(summary);
        let tally = self.words.fill(key::TRAINING_SUMMARY, [done, right, streak]);
        let said = [tally, self.times_of(summary)].into_iter();
        said.map(|said| said.into_phrase(Urgency::Polite)).collect()
    }

    /// What came of all courses of one exercise and level, the last of them so many days
    /// ago, in one phrase.
    pub fn score(
        &self,
        exercise: Exercise,
        level: Level,
        summary: &Summary,
        days_ago: u64,
    ) -> Phrase {
        let [done, right, streak] = counts(summary);
        let level = ("level", Slot::Number(level.number().into()));
        let slots = [self.exercise_slot(exercise), level, done, right, streak];
        let mut said = self.words.fill(key::TRAINING_SCORE, slots);
        said.append(self.times_of(summary));
        said.append(self.words.fill(key::TRAINING_LAST, [("days", Slot::Number(days_ago))]));
        said.into_phrase(Urgency::Answer)
    }

    fn times_of(&self, summary: &Summary) -> Utterance {
        let time = |time| Slot::Text(self.time_text(time));
        let mean = ("mean", time(summary.mean_time().unwrap_or_default()));
        match summary.best_time {
            Some(best) => self.words.fill(key::TRAINING_TIMES, [mean, ("best", time(best))]),
            None => self.words.fill(key::TRAINING_MEAN, [mean]),
        }
    }
}

fn counts(summary: &Summary) -> [(&'static str, Slot); 3] {
    [
        ("done", Slot::Number(summary.done.into())),
        ("right", Slot::Number(summary.right.into())),
        ("streak", Slot::Number(summary.best_streak.into())),
    ]
}
