//! The lines before the moves.

use std::sync::LazyLock;

use crate::games::checkers::Position;
use crate::speech::cells::header::{Label, Spelled};

/// The label of the position at the start.
pub(super) const FEN: &str = "FEN";
/// That of the result.
pub(super) const RESULT: &str = "Result";

/// Red is called Black in PDN.
pub(super) const LABELS: [Label; 9] = [
    Label::new("Event", "Event", "Turnier"),
    Label::new("Site", "Site", "Ort"),
    Label::new("Date", "Date", "Datum"),
    Label::new("Round", "Round", "Runde"),
    Label::new("Black", "Red", "Rot"),
    Label::new("White", "White", "Weiß"),
    Label::new(RESULT, "Result", "Ergebnis"),
    Label::new("TimeControl", "Time control", "Bedenkzeit"),
    Label::new(FEN, "FEN", "FEN"),
];

/// All labels with their colon, as they stand in a file.
pub(super) static SPELLED: LazyLock<Spelled> = LazyLock::new(|| Spelled::of(&LABELS));

/// The pieces of a FEN are one long word; a blank after each comma lets it break, and a reader
/// takes blanks anywhere.
pub(super) fn fen_in_words(position: &Position) -> String {
    position.to_string().replace(',', ", ")
}
