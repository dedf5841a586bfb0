//! The two ways to write a move.

use crate::games::chess::notation::pgn::GameResult;
use crate::games::chess::{Move, Position};
use crate::speech::chess::braille::cell::Cell;
use crate::speech::chess::braille::{Language, MoveError, compact, literal};

/// How moves, move numbers and results are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "BrailleProfile")]
pub enum Profile {
    /// Print moves in Unified English Braille, sign by sign, with capital and
    /// number signs: ⠠⠝⠋⠼⠉ is Nf3. The same for every language.
    #[default]
    Literal,
    /// What a player writes: small letters, ranks and numbers as lower digits:
    /// ⠎⠋⠒ is Nf3. It follows the British chess code in these two and in the
    /// letter of the knight. Ours are the signs of castling (⠴⠤⠴), mate (⠜⠏
    /// twice), a capture (⠭) and Black's move where White's is missing (⠤).
    Compact,
}

/// How a score is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// How the moves are written.
    pub profile: Profile,
    /// The language of the header, and of the letters in compact moves.
    pub language: Language,
}

impl Style {
    /// The cells of a legal move, with the sign of check or mate. They read back
    /// as this move and no other.
    ///
    /// A compact move has no capitals, so that the letter of a piece can be that
    /// of a file. Where a move could be read both ways the pawn's square of
    /// departure is written in full: ⠃⠆⠭⠉⠒ is a pawn's, ⠃⠭⠉⠒ then the bishop's.
    pub fn write_move(&self, position: &Position, mv: Move) -> Vec<Cell> {
        match self.profile {
            Profile::Literal => literal::write(position, mv),
            Profile::Compact => compact::write(position, mv, self.language),
        }
    }

    /// The legal move that cells say. Signs of check and mate may be missing or
    /// wrong, and in compact moves also the sign of a capture.
    ///
    /// # Errors
    ///
    /// [`MoveError`] when they say none, or not exactly one that is legal.
    pub fn read_move(&self, position: &Position, cells: &[Cell]) -> Result<Move, MoveError> {
        match self.profile {
            Profile::Literal => literal::read(position, cells),
            Profile::Compact => compact::read(position, cells, self.language),
        }
    }

    /// The cells of a result; that of a game without one is an asterisk.
    pub fn write_result(&self, result: GameResult) -> Vec<Cell> {
        crate::speech::chess::braille::cell::cells(match self.profile {
            Profile::Literal => literal::result(result),
            Profile::Compact => compact::result(result),
        })
    }
}
