//! What a Braille code consists of. Cells stand as Unicode patterns.

/// A character and its cells.
pub(in crate::speech) type Sign = (char, &'static str);

/// The uncontracted Braille of a language. No two signs that may stand in the
/// same place begin alike, unless the longer one is meant.
pub(super) struct Code {
    /// Whether there are capitals, each with ⠠ before it, and several letters in
    /// a row between ⠠⠠ and the end of the word or ⠠⠄.
    pub(super) has_capitals: bool,
    /// Before a letter from a to j that would be read as a digit.
    pub(super) letter_sign: &'static str,
    /// An apostrophe in a word, where it is no sign for all places.
    pub(super) apostrophe: Option<&'static str>,
    /// Letters beside a to z, in small.
    pub(in crate::speech) letters: &'static [Sign],
    /// Accents, as combining characters, with what stands before the letter.
    pub(in crate::speech) accents: Accents,
    /// Signs that mean this at the start of a word or of a bracket.
    pub(super) signs_at_start: &'static [Sign],
    /// Signs that mean this elsewhere.
    pub(super) signs_inside: &'static [Sign],
    /// Signs that mean this everywhere.
    pub(in crate::speech) signs: &'static [Sign],
}

/// How a code writes letters with accents.
pub(super) enum Accents {
    /// Each in its own way.
    Each(&'static [Sign]),
    /// All alike, so that they are lost.
    All(&'static str),
}

impl Code {
    /// The signs that may stand after `before`.
    pub(super) fn signs_after(&self, before: Option<char>) -> impl Iterator<Item = Sign> {
        let here = if is_start(before) { self.signs_at_start } else { self.signs_inside };
        here.iter().chain(self.signs).copied()
    }
}

/// Whether a word begins after this character.
const fn is_start(before: Option<char>) -> bool {
    matches!(before, None | Some(' ' | '(' | '[' | '{'))
}

/// What goes on as part of a number when digits follow.
pub(super) const fn is_in_numbers(character: char) -> bool {
    matches!(character, '.' | ',')
}

/// Before digits.
pub(super) const NUMBER: &str = "⠼";
/// Before one capital.
pub(super) const CAPITAL: &str = "⠠";
/// Before several.
pub(super) const CAPITALS: &str = "⠠⠠";
/// Ends capitals where small letters follow.
pub(super) const CAPITALS_END: &str = "⠠⠄";
/// Before the number of a character that has no sign: the sign for what a
/// transcriber defines.
pub(super) const CODE_POINT: &str = "⠼⠡";
/// After such a number.
pub(super) const CODE_POINT_END: &str = "⠡";
