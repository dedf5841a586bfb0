//! Cells that are no move of chess.

use crate::games::chess::notation::san::{self, Style};
use crate::games::chess::{Move, Position};
use crate::speech::cells::cell::Cell;
use crate::speech::cells::{MoveError, excerpt};

pub(super) fn no_move(cells: &[Cell]) -> MoveError {
    MoveError::no_move(cells, "E4, SF3, EXD5, E8Q or 0-0")
}

#[cold]
pub(super) fn twofold(cells: &[Cell], position: &Position, moves: [Move; 2]) -> MoveError {
    let [pawn, piece] = moves.map(|mv| san::write(position, mv, &Style::PGN));
    MoveError::Twofold { found: excerpt(cells), pawn, piece }
}
