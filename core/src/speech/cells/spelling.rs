//! Text in uncontracted Braille, and back.

mod code;
mod english;
mod german;
mod letters;
mod read;
mod write;

use thiserror::Error;

use crate::speech::cells::Language;
use crate::speech::cells::cell::{Cell, brf};

/// Text in the uncontracted Braille of a language.
///
/// Forms that Braille does not tell apart are joined: quotation marks are
/// straight, an ellipsis is three full stops, characters are in composed form
/// (NFC), and what is no character but a blank or a control is a blank. German
/// has no capitals and one sign for all accents. What the language has no sign
/// for is given by its number in Unicode, in lower hexadecimal digits between
/// ⠼⠡ and ⠡, so that it reads back.
///
/// ```
/// use annabella::speech::braille::{Language, read_spelling, spell, unicode};
///
/// let cells = spell("Zürich 1934", Language::English);
/// assert_eq!(unicode(&cells), "⠠⠵⠘⠒⠥⠗⠊⠉⠓⠀⠼⠁⠊⠉⠙");
/// assert_eq!(read_spelling(&cells, Language::English).unwrap(), "Zürich 1934");
/// assert_eq!(unicode(&spell("Zürich 1934", Language::German)), "⠵⠳⠗⠊⠉⠓⠀⠼⠁⠊⠉⠙");
/// ```
pub fn spell(text: &str, language: Language) -> Vec<Cell> {
    write::spell(text, language.spelling())
}

/// The text that cells say, as [`spell`] writes it; letter signs may stand where
/// none is needed.
///
/// # Errors
///
/// [`SpellingError`] at a cell that means nothing there.
pub fn read_spelling(cells: &[Cell], language: Language) -> Result<String, SpellingError> {
    read::read(cells, language.spelling())
}

/// Cells that are no text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("cell {at}: found {found} in Braille ASCII, expected {expected}")]
pub struct SpellingError {
    /// Where, counted in cells from 1.
    pub at: usize,
    /// What stood there in Braille ASCII, quoted, or "the end".
    pub found: String,
    /// What would have been right.
    pub expected: &'static str,
}

impl SpellingError {
    /// At the cell with this index.
    #[cold]
    fn new(cells: &[Cell], index: usize, expected: &'static str) -> SpellingError {
        SpellingError { at: index + 1, found: excerpt(cells.get(index..).unwrap_or(&[])), expected }
    }
}

/// How cells begin, in Braille ASCII and quoted.
pub(in crate::speech) fn excerpt(cells: &[Cell]) -> String {
    const KEPT: usize = 12;
    match cells.len() {
        0 => "the end".to_owned(),
        1..=KEPT => format!("'{}'", brf(cells)),
        _ => format!("'{}…'", brf(&cells[..KEPT])),
    }
}

impl Language {
    const fn spelling(self) -> &'static code::Code {
        match self {
            Language::English => &english::CODE,
            Language::German => &german::CODE,
        }
    }
}
