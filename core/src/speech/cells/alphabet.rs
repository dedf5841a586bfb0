//! The cells of letters and digits, the same in every language with Latin letters.

use crate::speech::cells::cell::Cell;

const LETTERS: [char; 26] = [
    '⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓', '⠊', '⠚', '⠅', '⠇', '⠍', '⠝', '⠕', '⠏', '⠟', '⠗', '⠎',
    '⠞', '⠥', '⠧', '⠺', '⠭', '⠽', '⠵',
];

/// From 0 to 9.
const LOWER_DIGITS: [char; 10] = ['⠴', '⠂', '⠆', '⠒', '⠲', '⠢', '⠖', '⠶', '⠦', '⠔'];

/// The cell of a letter from a to z.
pub(in crate::speech) fn of_letter(letter: char) -> Option<Cell> {
    let index = u32::from(letter).checked_sub('a'.into())?;
    Cell::from_unicode(*LETTERS.get(index as usize)?)
}

/// The letter from a to z that a cell is.
pub(in crate::speech) fn letter(cell: Cell) -> Option<char> {
    ('a'..='z').zip(LETTERS).find(|both| both.1 == cell.to_unicode()).map(|both| both.0)
}

/// The cell of a digit after a number sign: a to i for 1 to 9, and j.
pub(in crate::speech) fn of_digit(digit: char) -> Option<Cell> {
    Cell::from_unicode(LETTERS[(digit.to_digit(10)? as usize + 9) % 10])
}

/// The digit that a cell is after a number sign.
pub(in crate::speech) fn digit(cell: Cell) -> Option<char> {
    let index = LETTERS[..10].iter().position(|&known| known == cell.to_unicode())?;
    char::from_digit((index as u32 + 1) % 10, 10)
}

/// The cell of a digit that is written a row lower and without a number sign.
pub(in crate::speech) fn of_lower_digit(digit: char) -> Option<Cell> {
    Cell::from_unicode(LOWER_DIGITS[digit.to_digit(10)? as usize])
}

/// The digit that a cell is without a number sign.
pub(in crate::speech) fn lower_digit(cell: Cell) -> Option<char> {
    ('0'..='9').zip(LOWER_DIGITS).find(|both| both.1 == cell.to_unicode()).map(|both| both.0)
}
