//! A question and what its answer depends on; answers that every game has.

mod clocks;
mod score;
mod turn;

use super::players::player_key;
use super::utterance::Utterance;
use super::words::{Key, Slot, key};
use super::{Detail, Speaker};
use crate::arbiter::clock::Millis;
use crate::games::Side;
use crate::session::State;

/// A question and what its answer depends on.
#[derive(Clone, Copy)]
pub(super) struct Inquiry<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) state: &'a State,
    pub(super) asker: Option<Side>,
    pub(super) now: Millis,
}

impl Inquiry<'_> {
    /// Whether the asker has to repeat the last move first, and so cannot move.
    pub(super) fn has_to_repeat(&self) -> bool {
        self.asker.is_some_and(|asker| self.state.has_still_to_repeat(asker))
    }

    /// Both sides, that of the asker first.
    pub(super) fn sides(&self) -> [Side; 2] {
        let first = self.asker.unwrap_or(Side::First);
        [first, !first]
    }

    /// `White`.
    pub(super) fn side(&self, side: impl Into<Side>) -> Utterance {
        self.say(player_key(self.speaker.kind, side))
    }

    /// `White`, to be put into a message.
    pub(super) fn side_slot(&self, side: impl Into<Side>) -> (&'static str, Slot) {
        self.speaker.side_slot(side)
    }

    pub(super) fn is_brief(&self) -> bool {
        self.speaker.settings.detail == Detail::Brief
    }

    pub(super) fn say(&self, key: Key) -> Utterance {
        self.speaker.words.say(key)
    }

    pub(super) fn fill<const N: usize>(&self, key: Key, slots: [(&str, Slot); N]) -> Utterance {
        self.speaker.words.fill(key, slots)
    }

    /// `White: …`, with a capital.
    pub(super) fn of(&self, what: Utterance, list: Utterance) -> Utterance {
        self.fill(
            key::ANSWER_OF,
            [("what", Slot::Said(what.capitalised())), ("list", Slot::Said(list))],
        )
    }

    /// The whole message or the short one.
    pub(super) fn by_detail(&self, verbose: Key, brief: Key) -> Utterance {
        self.say(self.key_by_detail(verbose, brief))
    }

    pub(super) fn key_by_detail(&self, verbose: Key, brief: Key) -> Key {
        if self.is_brief() { brief } else { verbose }
    }
}
