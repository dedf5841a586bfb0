//! Why a move is good, in a sentence.

use crate::games::checkers::sight::{self, Reason};
use crate::games::checkers::{Move, Position};
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Speaker {
    /// Why a legal move is good, if one fact tells that.
    pub(in crate::speech) fn checkers_reason(&self, position: &Position, mv: Move) -> Utterance {
        let count = |name, count: u32| (name, Slot::Number(count.into()));
        match sight::reason(position, mv) {
            None => Utterance::default(),
            Some(Reason::OnlyMove) => self.words.say(key::REASON_ONLY_MOVE),
            Some(Reason::Wins) => self.words.say(key::CHECKERS_REASON_WINS),
            Some(Reason::Shot { gives, takes }) => self
                .words
                .fill(key::CHECKERS_REASON_SHOT, [count("gives", gives), count("takes", takes)]),
            Some(Reason::TakesMost(taken)) => {
                self.words.fill(key::CHECKERS_REASON_TAKES_MOST, [count("count", taken)])
            }
            // the name of the move says it, but for one in signs
            Some(Reason::Crowns) if !self.is_in_signs() => Utterance::default(),
            Some(Reason::Crowns) => self.words.say(key::CHECKERS_REASON_CROWNS),
            Some(Reason::Saves) => self.words.say(key::CHECKERS_REASON_SAVES),
            Some(Reason::Exchanges) => self.words.say(key::CHECKERS_REASON_EXCHANGES),
            Some(Reason::Threatens) => self.words.say(key::CHECKERS_REASON_THREATENS),
        }
    }
}
