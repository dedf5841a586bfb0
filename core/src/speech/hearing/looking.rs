//! Words that only mean something while somebody looks back at a game.

use super::phrases::{Phrases, Slot, Slots};
use super::{Heard, Hearing, MAX_LEN, tokens};
use crate::games::{GameShape, Position};

/// Nothing is filled into them.
struct NoSlots;

impl Slots for NoSlots {
    fn values(&self, _: Slot, _: usize) -> Vec<(String, usize)> {
        Vec::new()
    }
}

impl Hearing {
    /// A step through the game, of somebody who looks back at it.
    pub(super) fn hear_looking(&self, text: &str, position: &Position) -> Option<Heard> {
        if !self.speaker.settings().is_looking_back || text.len() > MAX_LEN {
            return None;
        }
        let text = tokens::composed(text);
        let shape = GameShape::new(self.speaker.kind, position);
        let own = self.player.unwrap_or(position.turn());
        self.in_each_language().find_map(|hearing| {
            let words = hearing.lexicon.spelled(&text);
            let phrases = Phrases::of_looking(hearing.language);
            Hearing::of_phrases(phrases, &text, &words, &NoSlots, (shape, own), &|_| None)
        })
    }
}
