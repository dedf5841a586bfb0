//! What became of games from elsewhere, in words.

use super::telling::typed;
use super::words::{Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::games::chess::notation::pgn::At;

impl Speaker {
    /// How many games were saved, and how many could not be read.
    pub fn imported(&self, saved: usize, unread: usize) -> Phrase {
        let count = |count: usize| [("count", Slot::Number(count as u64))];
        let mut said = self.words.fill(key::IMPORT_SAVED, count(saved));
        if unread > 0 {
            said.append(self.words.fill(key::IMPORT_UNREAD, count(unread)));
        }
        said.into_phrase(Urgency::Answer)
    }

    /// Where a game could not be read: its number in the text, the line, 0 where there is
    /// none to name, and the move.
    pub fn unread_game(&self, number: u64, line: u64, at: Option<&At>) -> Phrase {
        let place = [("game", Slot::Number(number)), ("line", Slot::Number(line))];
        let mut said = self.words.fill(key::IMPORT_PLACE, place);
        if let Some(at) = at {
            let number = ("number", Slot::Number(at.number.into()));
            let player = ("player", Slot::Text(self.player_text(at.color)));
            let found = ("found", Slot::Text(typed(&at.found)));
            said.append(self.words.fill(key::IMPORT_MOVE, [number, player, found]));
        }
        said.into_phrase(Urgency::Answer)
    }
}
