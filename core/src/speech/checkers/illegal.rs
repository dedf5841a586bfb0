//! Why a move is not legal.

use crate::games::checkers::notation::Refusal;
use crate::games::checkers::{Bitboard, Square};
use crate::speech::telling::Telling;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

impl Telling<'_> {
    /// As a part of a sentence.
    pub(in crate::speech) fn illegal_in_checkers(&self, refusal: Refusal) -> Utterance {
        match refusal {
            Refusal::NoPass => self.say(key::ILLEGAL_NULL_MOVE),
            Refusal::LightSquare => self.say(key::CHECKERS_ILLEGAL_LIGHT_SQUARE),
            Refusal::EmptySquare(square) => self.at(key::CHECKERS_ILLEGAL_EMPTY, square),
            Refusal::OpponentsPiece(square) => self.at(key::CHECKERS_ILLEGAL_OPPONENTS, square),
            Refusal::MustJump { by } if by.len() == 1 => {
                self.with(key::CHECKERS_ILLEGAL_MUST_JUMP, by, key::LIST_OR)
            }
            Refusal::MustJump { by } => {
                self.with(key::CHECKERS_ILLEGAL_MUST_JUMP_CHOICE, by, key::LIST_OR)
            }
            Refusal::Occupied(square) => self.at(key::CHECKERS_ILLEGAL_OCCUPIED, square),
            Refusal::ManBackward { from } => self.at(key::CHECKERS_ILLEGAL_BACKWARD, from),
            Refusal::OutOfReach { from, to } => {
                let [from, to] = [from, to].map(|square| self.speaker.checkers_slot(square));
                self.fill(key::CHECKERS_ILLEGAL_OUT_OF_REACH, [("from", from), ("to", to)])
            }
            Refusal::StepEnds { at } => self.at(key::CHECKERS_ILLEGAL_STEP_ENDS, at),
            Refusal::NothingToJump { over } => self.at(key::CHECKERS_ILLEGAL_NOTHING, over),
            Refusal::OwnPiece { over } => self.at(key::CHECKERS_ILLEGAL_OWN_PIECE, over),
            Refusal::JumpedTwice { over } => self.at(key::CHECKERS_ILLEGAL_TWICE, over),
            Refusal::Crowned { at } => self.at(key::CHECKERS_ILLEGAL_CROWNED, at),
            Refusal::Unfinished { at, to } => {
                let at = ("at", self.speaker.checkers_slot(at));
                let to = self.speaker.checkers_squares(to, key::LIST_OR);
                self.fill(key::CHECKERS_ILLEGAL_UNFINISHED, [at, ("to", Slot::Said(to))])
            }
            Refusal::SeveralWays { from, to } => {
                let [from, to] = [from, to].map(|square| self.speaker.checkers_slot(square));
                self.fill(key::CHECKERS_ILLEGAL_SEVERAL_WAYS, [("from", from), ("to", to)])
            }
            Refusal::OtherForm => self.say(key::CHECKERS_ILLEGAL_OTHER_FORM),
        }
    }

    fn at(&self, key: Key, square: Square) -> Utterance {
        self.fill(key, [("square", self.speaker.checkers_slot(square))])
    }

    fn with(&self, key: Key, squares: Bitboard, last_word: Key) -> Utterance {
        let list = self.speaker.checkers_squares(squares, last_word);
        self.fill(key, [("list", Slot::Said(list))])
    }
}
