//! Numbers of moves.

use std::fmt;

use super::cell::{Cell, are, cells};
use super::page::Line;
use super::source::Word;
use super::{Profile, alphabet, limits, read_spelling, spell};
use crate::speech::Language;

/// The second player's move follows a number.
const SECOND: &str = "⠤";
/// The same as an ellipsis, which some write.
const ELLIPSIS: &str = "⠲⠲⠲";

/// Digits a row lower and without a number sign.
pub(in crate::speech) fn lower_digits(digits: &str) -> Vec<Cell> {
    digits.chars().filter_map(alphabet::of_lower_digit).collect()
}

/// The number in lower digits that the cells are; one that is too large is the largest.
pub(in crate::speech) fn read_lower_digits(cells: &[Cell]) -> Option<u32> {
    let mut digits = cells.iter().map(|&cell| alphabet::lower_digit(cell)?.to_digit(10));
    let number = digits.try_fold(0_u32, |number, digit| {
        digit.map(|digit| number.saturating_mul(10).saturating_add(digit))
    });
    number.filter(|_| !cells.is_empty())
}

/// The profile in which words are written: only literal moves have number signs.
pub(in crate::speech) fn profile_of<'a>(mut words: impl Iterator<Item = Word<'a>>) -> Profile {
    let has_number_sign = |word: Word<'_>| word.cells.iter().any(|cell| cell.to_unicode() == '⠼');
    if words.any(has_number_sign) { Profile::Literal } else { Profile::Compact }
}

/// Whether a word stands in the place of the first player's move.
pub(in crate::speech) fn stands_for_first(word: &Word<'_>) -> bool {
    are(word.cells, SECOND) || are(word.cells, ELLIPSIS)
}

/// The number before a move, and what stands in the place of the first player's if it is the
/// other one's.
pub(in crate::speech) fn numbered(number: Number, profile: Profile) -> Line {
    match profile {
        Profile::Literal => vec![spell(&number.to_string(), Language::English)],
        Profile::Compact => {
            let mut words = vec![lower_digits(&number.number.to_string())];
            words.extend(number.is_second.then(|| cells(SECOND)));
            words
        }
    }
}

/// A move number as it stands there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::speech) struct Number {
    pub(in crate::speech) number: u32,
    pub(in crate::speech) is_second: bool,
}

impl Number {
    pub(in crate::speech) fn read(word: &Word<'_>, profile: Profile) -> Option<Number> {
        if word.cells.len() > limits::WORD {
            return None;
        }
        match profile {
            Profile::Compact => {
                let number = read_lower_digits(word.cells)?;
                Some(Number { number, is_second: false })
            }
            Profile::Literal => {
                let text = read_spelling(word.cells, Language::English).ok()?;
                let number = text.trim_end_matches('.');
                let is_second = text.len() - number.len() > 1;
                // a sign before the digits would be read too
                let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
                Some(Number { number: number.parse().ok().filter(|_| is_number)?, is_second })
            }
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.is_second { "..." } else { "." })
    }
}
