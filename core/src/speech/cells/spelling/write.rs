//! From text to cells.

use unicode_normalization::char::canonical_combining_class;

use crate::speech::cells::alphabet;
use crate::speech::cells::cell::{Cell, cells};
use crate::speech::cells::spelling::code::{
    CAPITAL, CAPITALS, CAPITALS_END, CODE_POINT, CODE_POINT_END, Code, NUMBER, is_in_numbers,
};
use crate::speech::cells::spelling::letters;
use crate::text::unicode::composed;

pub(in crate::speech) fn spell(text: &str, code: &Code) -> Vec<Cell> {
    let text = joined_forms(text);
    let mut writer = Writer { code, text: &text, cells: Vec::new(), is_number: false, capitals: 0 };
    for at in 0..text.len() {
        writer.character(at);
    }
    writer.cells
}

/// The characters in the forms that Braille keeps.
fn joined_forms(text: &str) -> Vec<char> {
    let mut forms = Vec::with_capacity(text.len());
    for character in composed(text) {
        match character {
            '“' | '”' | '„' | '«' | '»' => forms.push('"'),
            '‘' | '’' | '‚' => forms.push('\''),
            '—' => forms.push('–'),
            '…' => forms.extend(['.'; 3]),
            '½' => forms.extend(['1', '/', '2']),
            _ if character.is_whitespace() || character.is_control() => forms.push(' '),
            _ => forms.push(character),
        }
    }
    forms
}

struct Writer<'a> {
    code: &'a Code,
    text: &'a [char],
    cells: Vec<Cell>,
    /// A letter from a to j would be read as a digit here.
    is_number: bool,
    /// So many capitals are still to come after a common sign.
    capitals: usize,
}

impl Writer<'_> {
    fn push(&mut self, patterns: &str) {
        self.cells.extend(cells(patterns));
    }

    fn character(&mut self, at: usize) {
        let character = self.text[at];
        let was_number = std::mem::take(&mut self.is_number);
        let before = at.checked_sub(1).map(|at| self.text[at]);
        if character == ' ' {
            self.cells.push(Cell::BLANK);
        } else if let Some(digit) = alphabet::of_digit(character) {
            if !was_number {
                self.push(NUMBER);
            }
            self.cells.push(digit);
            self.is_number = true;
        } else if let Some(letter) = Letter::of(character, self.code) {
            self.letter(at, &letter, was_number);
        } else if self.is_further_accent(at) {
            // the sign before the letter stands for all of its accents
        } else if let Some((_, sign)) =
            self.code.signs_after(before).find(|(known, _)| *known == character)
        {
            self.push(sign);
            self.is_number = was_number && is_in_numbers(character);
        } else if let Some(apostrophe) = self.apostrophe(at) {
            self.push(apostrophe);
        } else {
            self.code_point(character);
        }
    }

    fn letter(&mut self, at: usize, letter: &Letter, was_number: bool) {
        if letter.is_capital && self.capitals == 0 {
            self.capitals = self.text[at..]
                .iter()
                .map_while(|&character| Letter::of(character, self.code))
                .take_while(|letter| letter.is_capital)
                .count();
            self.push(if self.capitals > 1 { CAPITALS } else { CAPITAL });
            if self.capitals == 1 {
                self.capitals = 0;
            }
        } else if was_number && !letter.is_capital && letter.is_like_digit {
            self.push(self.code.letter_sign);
        }
        self.cells.extend(&letter.cells);
        if letter.is_capital && self.capitals > 0 {
            self.capitals -= 1;
            let next = self.text.get(at + 1).and_then(|&next| Letter::of(next, self.code));
            if self.capitals == 0 && next.is_some() {
                self.push(CAPITALS_END);
            }
        }
    }

    /// Whether a character is one more accent on a letter that has one without a name.
    fn is_further_accent(&self, at: usize) -> bool {
        let is_accent = |character: char| canonical_combining_class(character) != 0;
        let mut before = self.text[..at].iter().rev();
        let letter = before.find(|&&character| !is_accent(character));
        let letter = letter.and_then(|letter| only(letter.to_lowercase()));
        is_accent(self.text[at])
            && letter.is_some_and(|letter| letters::has_any_accent(letter, self.code))
    }

    /// An apostrophe between letters, where nothing else looks like it.
    fn apostrophe(&self, at: usize) -> Option<&'static str> {
        let is_letter = |at: usize| {
            self.text.get(at).is_some_and(|&character| Letter::of(character, self.code).is_some())
        };
        let is_within = at > 0 && is_letter(at - 1) && is_letter(at + 1);
        self.code.apostrophe.filter(|_| self.text[at] == '\'' && is_within)
    }

    fn code_point(&mut self, character: char) {
        self.push(CODE_POINT);
        for digit in format!("{:x}", u32::from(character)).chars() {
            self.cells
                .extend(alphabet::of_lower_digit(digit).or_else(|| alphabet::of_letter(digit)));
        }
        self.push(CODE_POINT_END);
    }
}

/// A letter and how the code writes it in small.
struct Letter {
    is_capital: bool,
    is_like_digit: bool,
    cells: Vec<Cell>,
}

impl Letter {
    fn of(character: char, code: &Code) -> Option<Letter> {
        let small = only(character.to_lowercase())?;
        let is_capital = small != character;
        // a capital is made of its small letter again
        if code.has_capitals && is_capital && only(small.to_uppercase()) != Some(character) {
            return None;
        }
        let cells = letters::spelled(small, code)?;
        Some(Letter {
            is_capital: is_capital && code.has_capitals,
            is_like_digit: matches!(small, 'a'..='j'),
            cells,
        })
    }
}

fn only(mut characters: impl Iterator<Item = char>) -> Option<char> {
    characters.next().filter(|_| characters.next().is_none())
}
