//! How well the computer plays, in words.

use super::utterance::Utterance;
use super::words::{Slot, key};
use super::{Phrase, Segment, Speaker, Urgency};
use crate::arbiter::clock::Millis;
use crate::engine::{Level, PlayerRating, Rating, Strength};
use crate::games::GameKind;

/// Where the names of ratings change, which are those of the first levels: below the first are
/// newcomers.
const RATING_BANDS: [u16; 8] = [750, 950, 1150, 1350, 1550, 1750, 1950, 2150];

/// The level that has a name, or in a game with ratings the lowest that is offered with it; the
/// highest for a name above all of them.
pub(super) fn number_named(level: Level, kind: GameKind) -> u16 {
    if !kind.has_ratings() {
        return level.number().into();
    }
    let named = Rating::offered().find(|rating| band(*rating) == level.index());
    named.unwrap_or(Rating::MOST).number()
}

fn band(rating: Rating) -> usize {
    RATING_BANDS.iter().filter(|least| rating.number() >= **least).count()
}

impl Speaker {
    /// What a level is called: `hobby player`; in a game with ratings, whose names say more, that
    /// it is of the older scale.
    pub fn level_name(&self, level: Level) -> String {
        if self.kind.has_ratings() {
            return self.words.text(key::LEVEL_OF_OLDER_SCALE).to_owned();
        }
        self.words.filled(key::LEVEL_NAME, [number(level)])
    }

    /// What people of a rating are called: `casual player`.
    pub fn rating_name(&self, rating: Rating) -> String {
        self.words.filled(key::RATING_NAME, [("band", Slot::Number(band(rating) as u64))])
    }

    /// How well the computer plays: `level 5, hobby player`, `full strength, 3 seconds a
    /// move`; in brief `level 5`. With a clock it is not told how long it takes for a move.
    pub fn strength(&self, strength: Strength, has_clock: bool) -> Vec<Segment> {
        self.name_strength(strength, has_clock).into_segments()
    }

    /// The same as a sentence: `The computer plays at level 5 of 12, hobby player.`
    pub fn strength_told(&self, strength: Strength, has_clock: bool) -> Phrase {
        let told = match strength {
            Strength::Rating(rating) => {
                self.words.fill(key::COMPUTER_PLAYS_RATING, self.rating_slots(rating))
            }
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

    /// The strength that makes a fair game, as a choice: `As strong as you · about 1240`.
    pub fn fair_title(&self, player: PlayerRating) -> String {
        let [number, _] = self.rating_slots(player.fair());
        let about = self.words.filled(key::RATING_ABOUT, [number]);
        format!("{} · {about}", self.words.text(key::STRENGTH_FAIR))
    }

    /// What games have told of a player: `You play like people rated about 1240, after 3 games.`
    pub fn player_rating_told(&self, player: PlayerRating) -> Phrase {
        let games = ("games", Slot::Number(player.games().into()));
        let [rating, _] = self.rating_slots(player.fair());
        self.words.fill(key::PLAYER_RATING, [rating, games]).into_phrase(Urgency::Answer)
    }

    pub(super) fn name_strength(&self, strength: Strength, has_clock: bool) -> Utterance {
        match strength {
            Strength::Rating(rating) if self.is_brief() => {
                let [number, _] = self.rating_slots(rating);
                self.words.fill(key::STRENGTH_RATING_BRIEF, [number])
            }
            Strength::Rating(rating) => {
                self.words.fill(key::STRENGTH_RATING, self.rating_slots(rating))
            }
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

    pub(super) fn rating_slots(&self, rating: Rating) -> [(&'static str, Slot); 2] {
        let number = ("rating", Slot::Number(rating.number().into()));
        [number, ("name", Slot::Text(self.rating_name(rating)))]
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
