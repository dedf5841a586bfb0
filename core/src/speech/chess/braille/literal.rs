//! Moves as they stand in print, in Unified English Braille.

use crate::games::chess::notation::san::{self, Style};
use crate::games::chess::{Move, Position};
use crate::speech::cells::cell::Cell;
use crate::speech::cells::{Language, MoveError, limits, read_spelling, spell};
use crate::speech::chess::braille::error::no_move;

pub(in crate::speech) fn write(position: &Position, mv: Move) -> Vec<Cell> {
    spell(&san::write(position, mv, &Style::PGN), Language::English)
}

pub(in crate::speech) fn read(position: &Position, cells: &[Cell]) -> Result<Move, MoveError> {
    if cells.len() > limits::WORD {
        return Err(no_move(cells));
    }
    let text = read_spelling(cells, Language::English)?;
    Ok(san::parse(position, &text)?)
}
