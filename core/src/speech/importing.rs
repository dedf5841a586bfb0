//! What became of games from elsewhere, in words.

use super::telling::typed;
use super::words::{Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::games::chess::notation::fen::FenError;
use crate::games::chess::notation::pgn::At;

impl Speaker {
    /// How many games were saved, and how many could not be read; what is looked for where
    /// there is neither.
    pub fn imported(&self, saved: usize, unread: usize) -> Phrase {
        let count = |count: usize| [("count", Slot::Number(count as u64))];
        let mut said = self.words.fill(key::IMPORT_SAVED, count(saved));
        if unread > 0 {
            said.append(self.words.fill(key::IMPORT_UNREAD, count(unread)));
        } else if saved == 0 {
            said.append(self.words.say(key::IMPORT_NOTHING));
        }
        said.into_phrase(Urgency::Answer)
    }

    /// Where a game could not be read, its number in the text and the line, 0 where there
    /// is none to name; and why, as far as a player can do something about it.
    pub fn unread_game(&self, number: u64, line: u64, why: Option<&UnreadGame>) -> Phrase {
        let place = [("game", Slot::Number(number)), ("line", Slot::Number(line))];
        let mut said = self.words.fill(key::IMPORT_PLACE, place);
        match why {
            None => {}
            Some(UnreadGame::Move(at)) => {
                let number = ("number", Slot::Number(at.number.into()));
                let player = ("player", Slot::Text(self.player_name(at.color)));
                let found = ("found", Slot::Text(typed(&at.found)));
                said.append(self.words.fill(key::IMPORT_MOVE, [number, player, found]));
            }
            Some(UnreadGame::Position(problem)) => said.append(self.fen_text(problem)),
            Some(UnreadGame::Variant(variant)) => {
                let variant = ("variant", Slot::Text(typed(variant)));
                said.append(self.words.fill(key::IMPORT_VARIANT, [variant]));
            }
            Some(UnreadGame::TooLong) => said.append(self.words.say(key::IMPORT_TOO_LONG)),
        }
        said.into_phrase(Urgency::Answer)
    }
}

/// Why a game from elsewhere could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnreadGame {
    /// What was found here is no possible move.
    Move(At),
    /// The position where it begins is none.
    Position(FenError),
    /// It follows other rules.
    Variant(String),
    /// It has more moves than a game here.
    TooLong,
}
