//! Spans of time in words.

use super::utterance::Utterance;
use super::words::{Key, Slot, Words, key};
use crate::arbiter::clock::Millis;

/// From here on tenths of a second count.
const TENTHS_BELOW: Millis = 10_000;

/// `1 hour, 2 minutes and 5 seconds`, `7.5 seconds`.
pub(super) fn in_words(words: &Words, time: Millis) -> Utterance {
    if time < TENTHS_BELOW && time % 1_000 >= 100 {
        let slots =
            [("seconds", Slot::Number(time / 1_000)), ("tenths", Slot::Number(time / 100 % 10))];
        return words.fill(key::ANSWER_TENTHS, slots);
    }
    let seconds = time / 1_000;
    let units: [(u64, Key); 4] = [
        (seconds / 86_400, key::ANSWER_DAYS),
        (seconds / 3_600 % 24, key::ANSWER_HOURS),
        (seconds / 60 % 60, key::ANSWER_MINUTES),
        (seconds % 60, key::ANSWER_SECONDS),
    ];
    let counted = |(count, key)| words.fill(key, [("count", Slot::Number(count))]);
    let parts: Vec<Utterance> =
        units.into_iter().filter(|(count, _)| *count > 0).map(counted).collect();
    if parts.is_empty() {
        return counted((0, key::ANSWER_SECONDS));
    }
    Utterance::list(parts, words.language, &words.text(key::ANSWER_AND))
}
