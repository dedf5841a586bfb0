//! The lines before the moves.

use crate::speech::cells::header::{FEN, Label, RESULT};

/// How many captured stones win; each score has it, which tells it from one of chess.
pub(in crate::speech) const TARGET: Label = Label::new("Target", "Target", "Ziel");

/// How many lines the board has.
pub(super) const SIZE: &str = "Size";

pub(in crate::speech) const LABELS: [Label; 10] = [
    Label::new("Event", "Event", "Turnier"),
    Label::new("Site", "Site", "Ort"),
    Label::new("Date", "Date", "Datum"),
    Label::new("Round", "Round", "Runde"),
    Label::new("Black", "Black", "Schwarz"),
    Label::new("White", "White", "Weiß"),
    Label::new(SIZE, "Lines", "Linien"),
    TARGET,
    Label::new(RESULT, "Result", "Ergebnis"),
    Label::new(FEN, "FEN", "FEN"),
];
