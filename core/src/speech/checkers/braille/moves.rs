//! Moves by the numbers of their squares.

use crate::games::checkers::notation::{self, ParseMoveError};
use crate::games::checkers::{Move, Position};
use crate::speech::Language;
use crate::speech::cells::cell::{Cell, cells};
use crate::speech::cells::number::{lower_digits, read_lower_digits};
use crate::speech::cells::{MoveError, Profile, limits, read_spelling, spell};

/// Before the next square of a step, and of a jump.
const STEP: &str = "⠤";
const JUMP: &str = "⠭";

/// The cells of a legal move: in print `11-15`, `18x25`, or with its numbers a row lower and
/// without number signs, which say the same in fewer cells.
pub(super) fn write(position: &Position, mv: Move, profile: Profile) -> Vec<Cell> {
    let text = notation::write(position, mv);
    match profile {
        Profile::Literal => spell(&text, Language::English),
        Profile::Compact => {
            let sign = if mv.is_jump() { JUMP } else { STEP };
            let numbers = text.split(['-', 'x']).map(lower_digits).collect::<Vec<_>>();
            numbers.join(&cells(sign)[..])
        }
    }
}

/// Whether a word is written as a move is: numbers with a sign between, of squares or not. Those
/// of castling are zeros.
pub(in crate::speech) fn is_move(word: &[Cell], profile: Profile) -> bool {
    let Ok(text) = text_of(word, profile) else { return false };
    let mut numbers = text.split(['-', 'x']).map(str::parse::<u32>);
    numbers.clone().count() > 1 && numbers.all(|number| number.is_ok_and(|number| number > 0))
}

/// The legal move that cells say.
pub(super) fn read(
    position: &Position,
    word: &[Cell],
    profile: Profile,
) -> Result<Move, MoveError> {
    let text = text_of(word, profile)?;
    notation::parse(position, &text).map_err(|error| match error {
        ParseMoveError::Illegal { .. } => MoveError::Checkers(error),
        _ => no_move(word),
    })
}

/// The numbers as print has them, with a sign between.
fn text_of(word: &[Cell], profile: Profile) -> Result<String, MoveError> {
    if word.len() > limits::WORD {
        return Err(no_move(word));
    }
    match profile {
        Profile::Literal => Ok(read_spelling(word, Language::English)?),
        Profile::Compact => {
            let [step, jump] = [STEP, JUMP].map(|sign| cells(sign)[0]);
            let numbers = word.split(|cell| *cell == step || *cell == jump).map(read_lower_digits);
            let numbers: Option<Vec<u32>> = numbers.collect();
            let numbers = numbers.ok_or_else(|| no_move(word))?;
            Ok(numbers.iter().map(u32::to_string).collect::<Vec<_>>().join("-"))
        }
    }
}

fn no_move(cells: &[Cell]) -> MoveError {
    MoveError::no_move(cells, "#AA-#AE or #AHX#BE")
}
