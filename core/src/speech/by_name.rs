//! What a player does, told of by what he is called beside the board.

use super::words::{Slot, key};
use super::{Speaker, Urgency};
use crate::session::DeedKind;

impl Speaker {
    /// Whose clock runs and what it shows, where the clock itself is not seen.
    pub fn running_clock(&self, name: &str, is_reader: bool, time: &str) -> String {
        let who = if is_reader { "you" } else { "other" };
        let slots = [
            ("who", Slot::Text(who.to_owned())),
            ("player", Slot::Text(name.to_owned())),
            ("time", Slot::Text(time.to_owned())),
        ];
        self.words.filled(key::CLOCK_IS_RUNNING, slots)
    }

    /// What is asked of the opponent of who wishes to be helped: a player who takes back moves is
    /// told with those, and without any with the end of the game alone.
    pub fn help_question(
        &self,
        deed: DeedKind,
        is_over: bool,
        name: &str,
        moves: &[String],
    ) -> String {
        let player = ("player", Slot::Text(name.to_owned()));
        match deed {
            DeedKind::Undo if is_over && moves.is_empty() => {
                self.words.filled(key::AGREE_GO_ON, [player])
            }
            DeedKind::Undo if moves.len() > 1 => {
                let count = ("count", Slot::Number(moves.len() as u64));
                let list = ("moves", Slot::Text(moves.join(", ")));
                let key = if is_over { key::AGREE_TAKEBACKS_GO_ON } else { key::AGREE_TAKEBACKS };
                self.words.filled(key, [player, count, list])
            }
            DeedKind::Undo => {
                let mv = ("move", Slot::Text(moves.concat()));
                let key = if is_over { key::AGREE_TAKEBACK_GO_ON } else { key::AGREE_TAKEBACK };
                self.words.filled(key, [player, mv])
            }
            DeedKind::Redo => self.words.filled(key::AGREE_REPLAY, [player]),
            _ => self.words.filled(key::AGREE_HINT, [player]),
        }
    }

    /// What a player is asked who wishes to resign.
    pub fn resign_question(&self, name: &str) -> String {
        let slots =
            [("who", Slot::Text("other".to_owned())), ("player", Slot::Text(name.to_owned()))];
        self.words.fill(key::RESIGNATION_ASKED, slots).into_phrase(Urgency::Answer).to_string()
    }

    /// Who looks back at the board of two people, and at which move of how many; at none of them
    /// it is the beginning.
    pub fn looks_back(&self, name: &str, at: Option<u32>, last: u32) -> String {
        let player = ("player", Slot::Text(name.to_owned()));
        match at {
            None => self.words.filled(key::LOOKING_BY_BEGINNING, [player]),
            Some(at) => {
                let (at, last) = (Slot::Number(at.into()), Slot::Number(last.into()));
                self.words.filled(key::LOOKING_BY, [player, ("at", at), ("last", last)])
            }
        }
    }

    /// That a player has signed the scoresheets.
    pub fn has_signed(&self, name: &str) -> String {
        let slots =
            [("who", Slot::Text("other".to_owned())), ("player", Slot::Text(name.to_owned()))];
        self.words.fill(key::SIGNED, slots).into_phrase(Urgency::Answer).to_string()
    }

    /// What is asked of the opponent of who has offered to end the game.
    pub fn offer_question(&self, name: &str) -> String {
        let slots =
            [("who", Slot::Text("other".to_owned())), ("player", Slot::Text(name.to_owned()))];
        self.words.fill(self.own_key(key::OFFERED), slots).into_phrase(Urgency::Answer).to_string()
    }
}
