//! How well the computer plays, in words.

use super::utterance::Utterance;
use super::words::{Slot, key};
use super::{Phrase, Segment, Speaker, Urgency};
use crate::arbiter::clock::Millis;
use crate::engine::{Level, Strength};

impl Speaker {
    /// What a level is called: `hobby player`.
    pub fn level_name(&self, level: Level) -> String {
        self.words.filled(key::LEVEL_NAME, [number(level)])
    }

    /// How well the computer plays: `level 5, hobby player`, `full strength, 3 seconds a
    /// move`; in brief `level 5`. With a clock it is not told how long it takes for a move.
    pub fn strength(&self, strength: Strength, has_clock: bool) -> Vec<Segment> {
        self.name_strength(strength, has_clock).into_segments()
    }

    /// The same as a sentence: `The computer plays at level 5 of 12, hobby player.`
    pub fn strength_told(&self, strength: Strength, has_clock: bool) -> Phrase {
        let told = match strength {
            Strength::Level(level) => {
                let slots = [number(level), highest(), self.level_slot(level)];
                self.words.fill(key::COMPUTER_PLAYS_LEVEL, slots)
            }
            Strength::Full { .. } if has_clock => self.words.say(key::COMPUTER_PLAYS_FULL_CLOCK),
            Strength::Full { move_time } => {
                let time = Slot::Text(self.time_text(move_time.as_millis() as Millis));
                self.words.fill(key::COMPUTER_PLAYS_FULL, [("time", time)])
            }
        };
        told.into_phrase(Urgency::Answer)
    }

    pub(super) fn name_strength(&self, strength: Strength, has_clock: bool) -> Utterance {
        match strength {
            Strength::Level(level) if self.is_brief() => {
                self.words.fill(key::STRENGTH_LEVEL_BRIEF, [number(level)])
            }
            Strength::Level(level) => {
                self.words.fill(key::STRENGTH_LEVEL, [number(level), self.level_slot(level)])
            }
            Strength::Full { .. } if has_clock || self.is_brief() => {
                self.words.say(key::STRENGTH_FULL_BRIEF)
            }
            Strength::Full { move_time } => {
                let time = Slot::Text(self.time_text(move_time.as_millis() as Millis));
                self.words.fill(key::STRENGTH_FULL, [("time", time)])
            }
        }
    }

    pub(super) fn level_slot(&self, level: Level) -> (&'static str, Slot) {
        ("name", Slot::Text(self.level_name(level)))
    }
}

pub(super) fn number(level: Level) -> (&'static str, Slot) {
    ("level", Slot::Number(level.number().into()))
}

pub(super) fn highest() -> (&'static str, Slot) {
    ("highest", Slot::Number(Level::ALL.len() as u64))
}
