//! The lines before the moves.

use crate::games::checkers::Position;
use crate::speech::cells::header::{FEN, Label, RESULT};

/// Red is called Black in PDN.
pub(in crate::speech) const RED: Label = Label::new("Black", "Red", "Rot");

pub(in crate::speech) const LABELS: [Label; 9] = [
    Label::new("Event", "Event", "Turnier"),
    Label::new("Site", "Site", "Ort"),
    Label::new("Date", "Date", "Datum"),
    Label::new("Round", "Round", "Runde"),
    RED,
    Label::new("White", "White", "Weiß"),
    Label::new(RESULT, "Result", "Ergebnis"),
    Label::new("TimeControl", "Time control", "Bedenkzeit"),
    Label::new(FEN, "FEN", "FEN"),
];

/// The pieces of a FEN are one long word; a blank after each comma lets it break, and a reader
/// takes blanks anywhere.
pub(super) fn fen_in_words(position: &Position) -> String {
    position.to_string().replace(',', ", ")
}
