//! How squares and pieces are named.

use crate::games::Side;
use crate::games::checkers::{Bitboard, Piece, Rank, Square};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};
use crate::speech::{Language, Speaker, SquareNames, Style};

/// The columns from Red's left.
const COLUMNS: [Key; 8] = [
    key::FILE_A,
    key::FILE_B,
    key::FILE_C,
    key::FILE_D,
    key::FILE_E,
    key::FILE_F,
    key::FILE_G,
    key::FILE_H,
];

/// The rows from Red's own.
const ROWS: [Key; 8] = [
    key::RANK_1,
    key::RANK_2,
    key::RANK_3,
    key::RANK_4,
    key::RANK_5,
    key::RANK_6,
    key::RANK_7,
    key::RANK_8,
];

impl Speaker {
    /// A square by its number or by column and row: `18`, `e 5`.
    pub(super) fn checkers_square(&self, square: Square) -> Utterance {
        let language = self.settings.language;
        match self.settings.square_names {
            SquareNames::ColumnAndRow if !self.is_in_signs() => {
                self.column_and_row(square.column(), square.row())
            }
            _ => Utterance::of(language, &square.to_string()),
        }
    }

    /// A place on the board, of a light square, too: `e 5`.
    pub(super) fn column_and_row(&self, column: u8, row: u8) -> Utterance {
        let [name, number] = [COLUMNS[usize::from(column % 8)], ROWS[usize::from(row % 8)]];
        let language = self.settings.language;
        if self.settings.as_printed {
            let written = format!("{}{}", self.words.text(name), row + 1);
            return Utterance::of(language, &written);
        }
        let mut said = self.words.say(name);
        // without a pause an English voice takes it for the article
        if language == Language::English && column == 0 {
            said.pause();
        }
        said.append(self.words.say(number));
        said
    }

    /// Whether moves are written as in notation.
    pub(in crate::speech) fn is_in_signs(&self) -> bool {
        matches!(self.settings.style, Style::San | Style::Uci)
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
