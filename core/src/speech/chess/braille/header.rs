//! The lines before the moves: a label, a colon, a value.

use std::sync::LazyLock;

use crate::speech::chess::braille::cell::Cell;
use crate::speech::chess::braille::{Language, spell};

/// What a header tells, by its PGN tag, in the order in which it is written.
pub(super) struct Label {
    pub(in crate::speech) tag: &'static str,
    english: &'static str,
    german: &'static str,
}

/// The label of the position at the start.
pub(super) const FEN: &str = "FEN";
/// That of the result.
pub(super) const RESULT: &str = "Result";
/// That of the variant.
pub(super) const VARIANT: &str = "Variant";

pub(in crate::speech) const LABELS: [Label; 12] = [
    Label::new("Event", "Event", "Turnier"),
    Label::new("Site", "Site", "Ort"),
    Label::new("Date", "Date", "Datum"),
    Label::new("Round", "Round", "Runde"),
    Label::new("White", "White", "Weiß"),
    Label::new("WhiteElo", "White rating", "Wertung Weiß"),
    Label::new("Black", "Black", "Schwarz"),
    Label::new("BlackElo", "Black rating", "Wertung Schwarz"),
    Label::new(RESULT, "Result", "Ergebnis"),
    Label::new("TimeControl", "Time control", "Bedenkzeit"),
    Label::new(VARIANT, "Variant", "Variante"),
    Label::new(FEN, "FEN", "FEN"),
];

impl Label {
    const fn new(tag: &'static str, english: &'static str, german: &'static str) -> Label {
        Label { tag, english, german }
    }

    /// The word before the colon.
    pub(in crate::speech) const fn word(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::German => self.german,
        }
    }
}

/// All labels in all languages with their colon, as they stand in a file.
static SPELLED: LazyLock<Vec<(&Label, Language, Vec<Cell>)>> = LazyLock::new(|| {
    Language::ALL
        .into_iter()
        .flat_map(|language| LABELS.iter().map(move |label| (label, language)))
        .map(|(label, language)| {
            (label, language, spell(&format!("{}:", label.word(language)), language))
        })
        .collect()
});

/// The label with which a line begins, its language, and how many cells it takes
/// up to its colon.
pub(in crate::speech) fn find(line: &[Cell]) -> Option<(&'static Label, Language, usize)> {
    SPELLED
        .iter()
        .find(|(.., spelled)| {
            line.strip_prefix(&spelled[..])
                .is_some_and(|rest| rest.first().is_none_or(|cell| cell.is_blank()))
        })
        .map(|(label, language, spelled)| (*label, *language, spelled.len()))
}

/// The board of a FEN is one long word; a blank after each rank lets it break.
pub(super) fn fen_in_words(fen: &str) -> String {
    fen.replace('/', "/ ")
}

/// The FEN that such words are.
pub(super) fn fen_of_words(words: &str) -> String {
    words.replace("/ ", "/")
}
