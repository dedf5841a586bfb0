//! The lines before the moves.

use crate::speech::cells::header::{FEN, Label, RESULT};

/// The label of the variant.
pub(super) const VARIANT: &str = "Variant";

/// In the order in which they are written.
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

/// The board of a FEN is one long word; a blank after each rank lets it break.
pub(super) fn fen_in_words(fen: &str) -> String {
    fen.replace('/', "/ ")
}

/// The FEN that such words are.
pub(super) fn fen_of_words(words: &str) -> String {
    words.replace("/ ", "/")
}
