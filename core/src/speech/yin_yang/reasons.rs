//! Why a move is good, in a sentence.

use crate::games::yin_yang::sight::{self, Reason};
use crate::games::yin_yang::{Move, Position};
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Speaker {
    /// Why a legal move is good, if one fact tells that.
    pub(in crate::speech) fn yin_yang_reason(&self, position: &Position, mv: Move) -> Utterance {
        let Some(reason) = sight::reason(position, &[], mv) else { return Utterance::default() };
        let (key, count) = match reason {
            Reason::Wins(count) => (key::YIN_YANG_REASON_WINS, count),
            Reason::Captures(count) => (key::YIN_YANG_REASON_CAPTURES, count),
            Reason::Saves(count) => (key::YIN_YANG_REASON_SAVES, count),
            Reason::Escapes(count) => (key::YIN_YANG_REASON_ESCAPES, count),
            Reason::DoubleAtari(count) => (key::YIN_YANG_REASON_DOUBLE_ATARI, count),
            Reason::Ladder(count) => (key::YIN_YANG_REASON_LADDER, count),
            Reason::Net(count) => (key::YIN_YANG_REASON_NET, count),
            Reason::Snapback(count) => (key::YIN_YANG_REASON_SNAPBACK, count),
            Reason::Atari(count) => (key::YIN_YANG_REASON_ATARI, count),
            Reason::Extends(count) => (key::YIN_YANG_REASON_EXTENDS, count),
            Reason::Connects => return self.words.say(key::YIN_YANG_REASON_CONNECTS),
            Reason::Cuts => return self.words.say(key::YIN_YANG_REASON_CUTS),
            Reason::Passes => return self.words.say(key::YIN_YANG_REASON_PASSES),
        };
        self.words.fill(key, [("count", Slot::Number(count.into()))])
    }
}
