//! Letters: their cells, and the parts of those with an accent.

use unicode_normalization::char::{compose, decompose_canonical};

use crate::speech::cells::alphabet;
use crate::speech::cells::cell::{Cell, begins_with, cells};
use crate::speech::cells::spelling::code::{Accents, Code};

/// A stroke through a letter, which Unicode does not take apart.
const STROKE: char = '\u{0338}';
const WITH_STROKE: [(char, char); 2] = [('ø', 'o'), ('ł', 'l')];

/// The cells of a small letter.
pub(in crate::speech) fn spelled(letter: char, code: &Code) -> Option<Vec<Cell>> {
    if let Some(cell) = alphabet::of_letter(letter) {
        return Some(vec![cell]);
    }
    if let Some(&(_, patterns)) = code.letters.iter().find(|(known, _)| *known == letter) {
        return Some(cells(patterns));
    }
    let (base, accent) = taken_apart(letter)?;
    let mut spelled = cells(match code.accents {
        Accents::Each(accents) => accents.iter().find(|(known, _)| *known == accent)?.1,
        Accents::All(before) => before,
    });
    spelled.push(alphabet::of_letter(base)?);
    Some(spelled)
}

/// Whether the sign for all accents stands before a small letter.
pub(in crate::speech) fn has_any_accent(letter: char, code: &Code) -> bool {
    let is_known = code.letters.iter().any(|(known, _)| *known == letter);
    matches!(code.accents, Accents::All(_)) && !is_known && taken_apart(letter).is_some()
}

/// The small letter at the start of `cells`, and how many cells it takes.
pub(in crate::speech) fn read(cells: &[Cell], code: &Code) -> Option<(char, usize)> {
    if let Some(&(letter, patterns)) =
        code.letters.iter().find(|(_, patterns)| begins_with(cells, patterns))
    {
        return Some((letter, patterns.chars().count()));
    }
    if let Some(letter) = alphabet::letter(*cells.first()?) {
        return Some((letter, 1));
    }
    let (letter, before) = match code.accents {
        Accents::Each(accents) => {
            let &(accent, before) =
                accents.iter().find(|(_, before)| begins_with(cells, before))?;
            let base = alphabet::letter(*cells.get(before.chars().count())?)?;
            (joined(base, accent)?, before)
        }
        Accents::All(before) if begins_with(cells, before) => {
            (alphabet::letter(*cells.get(before.chars().count())?)?, before)
        }
        Accents::All(_) => return None,
    };
    Some((letter, before.chars().count() + 1))
}

/// A letter from a to z and the one accent on it.
fn taken_apart(letter: char) -> Option<(char, char)> {
    if let Some(&(_, base)) = WITH_STROKE.iter().find(|(known, _)| *known == letter) {
        return Some((base, STROKE));
    }
    let mut parts = Vec::with_capacity(4);
    decompose_canonical(letter, |part| parts.push(part));
    match parts[..] {
        [base @ 'a'..='z', accent] => Some((base, accent)),
        _ => None,
    }
}

fn joined(base: char, accent: char) -> Option<char> {
    if accent == STROKE {
        return WITH_STROKE.iter().find(|(_, known)| *known == base).map(|both| both.0);
    }
    compose(base, accent)
}
