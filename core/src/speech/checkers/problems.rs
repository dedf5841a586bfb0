//! What is wrong with a position that was typed or put together.

use crate::games::checkers::notation::fen::{self, FenError};
use crate::games::checkers::{SetupError, Square};
use crate::speech::telling::typed;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};

impl Speaker {
    /// Why no game of checkers can go on from a position.
    pub fn checkers_setup_problem(&self, problem: SetupError) -> Phrase {
        self.setup_text_of_checkers(problem).into_phrase(Urgency::Answer)
    }

    /// Why a text is no position of checkers.
    pub fn checkers_fen_problem(&self, problem: &FenError) -> Phrase {
        self.checkers_fen_text(problem).into_phrase(Urgency::Answer)
    }

    pub(in crate::speech) fn checkers_fen_text(&self, problem: &FenError) -> Utterance {
        match problem {
            FenError::TooLong { .. } => {
                let most = ("most", Slot::Number(fen::MAX_LEN as u64));
                self.words.fill(key::FEN_TOO_LONG, [most])
            }
            FenError::NoTurn { column, found } | FenError::Malformed { column, found, .. } => {
                let mut said = match found {
                    Some(found) => {
                        let column = ("column", Slot::Number(*column as u64));
                        let found = ("found", Slot::Text(typed(&found.to_string())));
                        self.words.fill(key::FEN_FOUND, [column, found])
                    }
                    None => self.words.say(key::FEN_ENDS),
                };
                said.append(self.words.say(key::CHECKERS_FEN_FORM));
                said
            }
            FenError::Twice { square, .. } => {
                self.words.fill(key::CHECKERS_FEN_TWICE, [self.on(*square)])
            }
            FenError::Setup(problem) => self.setup_text_of_checkers(*problem),
        }
    }

    fn setup_text_of_checkers(&self, problem: SetupError) -> Utterance {
        match problem {
            SetupError::ManOnKingRow { side, square } => {
                let slots = [self.player_slot(side), self.on(square)];
                self.words.fill(key::CHECKERS_SETUP_KING_ROW, slots)
            }
            SetupError::TooManyPieces { side, count } => {
                let count = ("count", Slot::Number(count.into()));
                self.words.fill(key::CHECKERS_SETUP_PIECES, [self.player_slot(side), count])
            }
            SetupError::NoPieces => self.words.say(key::CHECKERS_SETUP_EMPTY),
        }
    }

    fn on(&self, square: Square) -> (&'static str, Slot) {
        ("square", self.checkers_slot(square))
    }
}
