//! Moves as they stand in print, in Unified English Braille.

use super::cell::Cell;
use super::{Language, MoveError, limits, read_spelling, spell};
use crate::games::chess::notation::pgn::GameResult;
use crate::games::chess::notation::san::{self, Style};
use crate::games::chess::{Move, Position};

pub(super) fn write(position: &Position, mv: Move) -> Vec<Cell> {
    spell(&san::write(position, mv, &Style::PGN), Language::English)
}

pub(super) fn read(position: &Position, cells: &[Cell]) -> Result<Move, MoveError> {
    if cells.len() > limits::WORD {
        return Err(MoveError::no_move(cells));
    }
    let text = read_spelling(cells, Language::English)?;
    Ok(san::parse(position, &text)?)
}

pub(super) const fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::WhiteWins => "⠼⠁⠤⠼⠚",
        GameResult::BlackWins => "⠼⠚⠤⠼⠁",
        GameResult::Draw => "⠼⠁⠸⠌⠼⠃⠤⠼⠁⠸⠌⠼⠃",
        GameResult::Unknown => "⠐⠔",
    }
}
