//! Every kind of question, for whatever asks them all.

use annabella::games::chess::{Color, Role, Square};
use annabella::speech::{Question, Reading};

/// One of each kind, about a square, a kind of piece and a colour.
pub fn about(square: Square, role: Role, color: Option<Color>) -> Vec<Question> {
    vec![
        Question::Where { color, role: Some(role) },
        Question::Where { color, role: None },
        Question::On(square),
        Question::File(square.file()),
        Question::Rank(square.rank()),
        Question::Diagonals(square),
        Question::Lines(square),
        Question::Next { role, color, from: square, is_backward: false },
        Question::Next { role, color, from: square, is_backward: true },
        Question::Neighbours(square),
        Question::Shade(square),
        Question::Count { color, role: Some(role) },
        Question::Count { color, role: None },
        Question::Moves(Some(square)),
        Question::MovesOf(role),
        Question::MovesInHand,
        Question::Moves(None),
        Question::Captures(Some(square)),
        Question::Captures(None),
        Question::LastMoves(3),
        Question::Captured,
        Question::CapturedBy(color.unwrap_or(Color::White)),
        Question::Turn,
        Question::Check(None),
        Question::Check(Some(Color::Black)),
        Question::Castling,
        Question::EnPassant,
        Question::Clocks,
        Question::Clock(color.unwrap_or(Color::Black).into()),
        Question::TimesUsed,
        Question::MoveNumber,
        Question::Score,
        Question::Board(Reading::Pieces),
        Question::Board(Reading::Quarters),
        Question::Board(Reading::Ranks),
        Question::Material,
        Question::Attacks(square),
        Question::Attackers(square),
        Question::Defenders(square),
        Question::Pins,
        Question::Hanging,
        Question::Checks,
    ]
}
