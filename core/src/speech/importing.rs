//! What became of games from elsewhere, in words.

use super::telling::typed;
use super::words::{Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::games::chess::notation::fen::FenError;
use crate::games::yin_yang::MAX_TARGET;
use crate::games::{GameKind, Side, checkers};

impl Speaker {
    /// How many games were saved, and of how many of them the text lacks the target; how many
    /// could not be read; what is looked for where there is neither.
    pub fn imported(&self, saved: usize, unread: usize, without_target: usize) -> Phrase {
        let count = |count: usize| [("count", Slot::Number(count as u64))];
        let mut said = self.words.fill(key::IMPORT_SAVED, count(saved));
        if without_target > 0 {
            let target = ("target", Slot::Number(MAX_TARGET.into()));
            let [count] = count(without_target);
            said.append(self.words.fill(key::IMPORT_WITHOUT_TARGET, [count, target]));
        }
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
            Some(UnreadGame::Move { kind, number, side, found }) => {
                let number = ("number", Slot::Number((*number).into()));
                let player = self.of(*kind).player_slot(*side);
                said.append(match found {
                    Some(found) => {
                        let found = ("found", Slot::Text(typed(found)));
                        self.words.fill(key::IMPORT_MOVE, [number, player, found])
                    }
                    None => self.words.fill(key::IMPORT_NO_MOVE, [number, player]),
                });
            }
            Some(UnreadGame::Position(problem)) => said.append(self.fen_text(problem)),
            Some(UnreadGame::CheckersPosition(problem)) => {
                said.append(self.of(GameKind::Checkers).checkers_fen_text(problem));
            }
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
    Move {
        /// Which game it is.
        kind: GameKind,
        /// The number of the move.
        number: u32,
        /// Whose move it is.
        side: Side,
        /// What stands there, shortened, if it can be told in print.
        found: Option<String>,
    },
    /// The position where a game of chess begins is none.
    Position(FenError),
    /// The position where a game of checkers begins is none.
    CheckersPosition(checkers::notation::fen::FenError),
    /// It follows other rules.
    Variant(String),
    /// It has more moves than a game here.
    TooLong,
}
