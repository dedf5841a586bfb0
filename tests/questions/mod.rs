//! Every kind of question, for whatever asks them all.

use annabella::games::chess::{Color, Role, Square};
use annabella::speech::ChessQuestion;
use annabella::speech::{Question, Reading};

/// One of each kind, about a square, a kind of piece and a colour.
pub fn about(square: Square, role: Role, color: Option<Color>) -> Vec<Question> {
    vec![
        Question::Chess(ChessQuestion::Where { color, role: Some(role) }),
        Question::Chess(ChessQuestion::Where { color, role: None }),
        Question::Chess(ChessQuestion::On(square)),
        Question::Chess(ChessQuestion::File(square.file())),
        Question::Chess(ChessQuestion::Rank(square.rank())),
        Question::Chess(ChessQuestion::Diagonals(square)),
        Question::Chess(ChessQuestion::Lines(square)),
        Question::Chess(ChessQuestion::Next { role, color, from: square, is_backward: false }),
        Question::Chess(ChessQuestion::Next { role, color, from: square, is_backward: true }),
        Question::Chess(ChessQuestion::Neighbours(square)),
        Question::Chess(ChessQuestion::Shade(square)),
        Question::Chess(ChessQuestion::Count { color, role: Some(role) }),
        Question::Chess(ChessQuestion::Count { color, role: None }),
        Question::Chess(ChessQuestion::Moves(Some(square))),
        Question::Chess(ChessQuestion::MovesOf(role)),
        Question::Chess(ChessQuestion::MovesInHand),
        Question::Chess(ChessQuestion::Moves(None)),
        Question::Chess(ChessQuestion::Captures(Some(square))),
        Question::Chess(ChessQuestion::Captures(None)),
        Question::LastMoves(3),
        Question::Captured,
        Question::CapturedBy(color.unwrap_or(Color::White).into()),
        Question::LastCaptureOf(color.unwrap_or(Color::White).into()),
        Question::MovesNumbered(1),
        Question::Turn,
        Question::Chess(ChessQuestion::Check(None)),
        Question::Chess(ChessQuestion::Check(Some(Color::Black))),
        Question::Chess(ChessQuestion::Castling),
        Question::Chess(ChessQuestion::EnPassant),
        Question::Clocks,
        Question::Clock(color.unwrap_or(Color::Black).into()),
        Question::TimesUsed,
        Question::MoveNumber,
        Question::Score,
        Question::Chess(ChessQuestion::Board(Reading::Pieces)),
        Question::Chess(ChessQuestion::Board(Reading::Quarters)),
        Question::Chess(ChessQuestion::Board(Reading::Ranks)),
        Question::Chess(ChessQuestion::Material),
        Question::Chess(ChessQuestion::Attacks(square)),
        Question::Chess(ChessQuestion::Attackers(square)),
        Question::Chess(ChessQuestion::Defenders(square)),
        Question::Chess(ChessQuestion::Pins),
        Question::Chess(ChessQuestion::Hanging),
        Question::Chess(ChessQuestion::Checks),
        Question::Chess(ChessQuestion::Mates),
    ]
}
