//! Moves in the style that was asked for.

use annabella::games::GameKind;
use annabella::games::chess::notation::{san, uci};
use annabella::games::chess::{Move, Position};

use crate::args::Style;

impl Style {
    /// `mv`, legal in `position`, as text.
    pub(crate) fn write(self, position: &Position, mv: Move, game: GameKind) -> String {
        match self {
            Style::Fide => san::write(position, mv, &san::Style::FIDE),
            Style::San => san::write(position, mv, &san::Style::PGN),
            Style::Uci => uci::write(mv, castling(game)),
        }
    }
}

/// Engines say e1g1 in chess and e1h1 in Chess960.
pub(crate) fn castling(game: GameKind) -> uci::Castling {
    if game == GameKind::Chess960 { uci::Castling::KingTakesRook } else { uci::Castling::Standard }
}
