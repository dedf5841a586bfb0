//! From cells to text.

use crate::speech::cells::alphabet;
use crate::speech::cells::cell::{Cell, begins_with};
use crate::speech::cells::spelling::SpellingError;
use crate::speech::cells::spelling::code::{
    CAPITAL, CAPITALS, CAPITALS_END, CODE_POINT, CODE_POINT_END, Code, NUMBER, is_in_numbers,
};
use crate::speech::cells::spelling::letters;

const START: &str = "a letter, a digit after the number sign, or a sign of the language";

pub(in crate::speech) fn read(cells: &[Cell], code: &Code) -> Result<String, SpellingError> {
    let mut reader = Reader {
        code,
        cells,
        at: 0,
        text: String::with_capacity(cells.len()),
        is_number: false,
        is_capitals: false,
    };
    while reader.at < cells.len() {
        reader.step()?;
    }
    Ok(reader.text)
}

struct Reader<'a> {
    code: &'a Code,
    cells: &'a [Cell],
    at: usize,
    text: String,
    /// Letters from a to j are digits.
    is_number: bool,
    /// Letters are capitals.
    is_capitals: bool,
}

impl Reader<'_> {
    fn rest(&self) -> &[Cell] {
        &self.cells[self.at..]
    }

    fn error(&self, expected: &'static str) -> SpellingError {
        SpellingError::new(self.cells, self.at, expected)
    }

    fn step(&mut self) -> Result<(), SpellingError> {
        let was_number = std::mem::take(&mut self.is_number);
        let first = self.cells[self.at];
        if first.is_blank() {
            self.push(' ', 1);
        } else if was_number && let Some(digit) = alphabet::digit(first) {
            self.push(digit, 1);
            self.is_number = true;
        } else if begins_with(self.rest(), CODE_POINT) {
            self.code_point()?;
        } else if begins_with(self.rest(), NUMBER) {
            self.at += 1;
            let digit = self.rest().first().and_then(|&cell| alphabet::digit(cell));
            let digit = digit.ok_or_else(|| self.error("a digit"))?;
            self.push(digit, 1);
            self.is_number = true;
        } else if !self.capital() && !self.sign(was_number) && !self.letter_sign(was_number) {
            let (letter, len) =
                letters::read(self.rest(), self.code).ok_or_else(|| self.error(START))?;
            self.letter(letter, len);
        }
        Ok(())
    }

    /// Anything but a letter, which also ends a row of capitals.
    fn push(&mut self, character: char, len: usize) {
        self.text.push(character);
        self.at += len;
        self.is_capitals = false;
    }

    fn letter(&mut self, letter: char, len: usize) {
        if self.is_capitals {
            self.text.extend(letter.to_uppercase());
        } else {
            self.text.push(letter);
        }
        self.at += len;
    }

    /// Reads a sign of capitals, with the letter if it is about one only.
    fn capital(&mut self) -> bool {
        if self.is_capitals && begins_with(self.rest(), CAPITALS_END) {
            self.is_capitals = false;
            self.at += 2;
            return true;
        }
        let is_several = begins_with(self.rest(), CAPITALS);
        if !self.code.has_capitals || !is_several && !begins_with(self.rest(), CAPITAL) {
            return false;
        }
        let len = if is_several { 2 } else { 1 };
        let Some((letter, cells)) = letters::read(&self.cells[self.at + len..], self.code) else {
            return false;
        };
        self.is_capitals = true;
        self.letter(letter, len + cells);
        self.is_capitals = is_several;
        true
    }

    fn sign(&mut self, was_number: bool) -> bool {
        let before = self.text.chars().next_back();
        let found = self
            .code
            .signs_after(before)
            .filter(|(_, patterns)| begins_with(self.rest(), patterns))
            .max_by_key(|(_, patterns)| patterns.len());
        if let Some((character, patterns)) = found {
            self.push(character, patterns.chars().count());
            self.is_number = was_number && is_in_numbers(character);
        }
        found.is_some()
    }

    /// Reads a letter sign, or the apostrophe that looks like it.
    fn letter_sign(&mut self, was_number: bool) -> bool {
        let begins = |patterns| begins_with(self.rest(), patterns);
        let is_before_letter = letters::read(&self.cells[self.at + 1..], self.code).is_some();
        let is_after_letter = self.text.chars().next_back().is_some_and(char::is_alphabetic);
        if self.code.apostrophe.is_some_and(begins) && is_after_letter && is_before_letter {
            self.push('\'', 1);
            return true;
        }
        let is_letter_sign = begins(self.code.letter_sign)
            && is_before_letter
            && (was_number || self.code.apostrophe.is_none());
        self.at += usize::from(is_letter_sign);
        is_letter_sign
    }

    fn code_point(&mut self) -> Result<(), SpellingError> {
        const DIGIT: &str = "a lower digit, a letter from a to f, or dots 1 6 at the end";
        const CHARACTER: &str = "the number of a character in Unicode before it";
        self.at += CODE_POINT.chars().count();
        let mut number = 0_u32;
        loop {
            let cell = self.rest().first().ok_or_else(|| self.error(DIGIT))?;
            if begins_with(&[*cell], CODE_POINT_END) {
                break;
            }
            let digit = alphabet::lower_digit(*cell)
                .or_else(|| alphabet::letter(*cell))
                .and_then(|digit| digit.to_digit(16));
            let digit = digit.ok_or_else(|| self.error(DIGIT))?;
            number = number.saturating_mul(16).saturating_add(digit);
            self.at += 1;
        }
        let character = char::from_u32(number).ok_or_else(|| self.error(CHARACTER))?;
        self.push(character, 1);
        Ok(())
    }
}
