//! Moves in the two ways to write them.

use crate::games::chess::notation::pgn::GameResult;
use crate::games::chess::{Move, Position};
use crate::speech::cells::cell::Cell;
use crate::speech::cells::{MoveError, Profile, Style, result};
use crate::speech::chess::braille::{compact, literal};

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
        result::write(result.as_str(), self.profile)
    }
}
