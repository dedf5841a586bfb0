//! How squares and pieces are named.

use crate::games::Side;
use crate::games::checkers::{Bitboard, Piece, Rank, Square};
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

impl Speaker {
    /// A square by its number: `18`.
    pub(super) fn checkers_square(&self, square: Square) -> Utterance {
        Utterance::of(self.settings.language, &square.to_string())
    }

    /// The same as a part of a message.
    pub(super) fn checkers_slot(&self, square: Square) -> Slot {
        Slot::Said(self.checkers_square(square))
    }

    /// `9, 10 or 11`, with the word before the last of them.
    pub(super) fn checkers_squares(&self, squares: Bitboard, last_word: Key) -> Utterance {
        let names = squares.into_iter().map(|square| self.checkers_square(square)).collect();
        Utterance::list(names, self.words.language, self.words.text(last_word))
    }

    /// `red king`.
    pub(super) fn checkers_piece(&self, piece: Piece) -> Utterance {
        self.words.say(match (piece.side, piece.rank) {
            (Side::First, Rank::Man) => key::CHECKERS_RED_MAN,
            (Side::First, Rank::King) => key::CHECKERS_RED_KING,
            (Side::Second, Rank::Man) => key::CHECKERS_WHITE_MAN,
            (Side::Second, Rank::King) => key::CHECKERS_WHITE_KING,
        })
    }
}
