use super::action::MoveSquares;
use super::chess::{PieceKind, PlayerColor, number};
use crate::games::chess::{self, Role};
use crate::games::{Move, Position, Side};
use crate::session::{Ply, State};

/// What a move does beside going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum MoveKind {
    /// Nothing more; it may capture what stands where it goes.
    Plain,
    /// It captures en passant.
    EnPassant,
    /// It castles.
    Castle,
    /// A pawn becomes another piece.
    Promotion,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PlayedMove {
    /// Who made it.
    pub by: PlayerColor,
    /// From where to where; castling goes from the king's square to the rook's.
    pub squares: MoveSquares,
    /// What it does.
    pub kind: MoveKind,
    /// The move as PGN writes it, `Nxf7+`.
    pub san: String,
    /// The piece that was captured.
    pub captured: Option<PieceKind>,
    /// The opponent is in check.
    pub is_check: bool,
}

/// A move in the record of a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RecordedMove {
    /// The move.
    pub played: PlayedMove,
    /// How long its player thought.
    pub thought_ms: u64,
    /// What he had left after it; none without a clock, while the move is not
    /// completed, and for moves that were made elsewhere.
    pub left_ms: Option<u64>,
    /// He offered a draw with it, `(=)`.
    pub is_with_offer: bool,
}

impl RecordedMove {
    /// All moves of a game.
    pub(super) fn all(state: &State) -> Vec<RecordedMove> {
        let record = |(index, ply): (usize, &Ply)| RecordedMove {
            played: PlayedMove::of(ply),
            thought_ms: ply.thought,
            left_ms: state.left_after(index),
            is_with_offer: ply.offered,
        };
        state.plies().iter().enumerate().map(record).collect()
    }
}

impl PlayedMove {
    fn of(ply: &Ply) -> PlayedMove {
        let (Position::Chess(before), Move::Chess(mv)) = (&ply.before, ply.mv);
        let is_check = before.after_legal(mv).is_check();
        let san = ply.before.notation(ply.mv);
        PlayedMove::new(ply.by(), ply.mv, &san, before.captured_by(mv), is_check)
    }

    pub(super) fn new(
        by: Side,
        mv: Move,
        san: &str,
        captured: Option<Role>,
        is_check: bool,
    ) -> PlayedMove {
        PlayedMove {
            by: by.into(),
            squares: squares(mv),
            kind: match chess_move(mv).kind() {
                chess::MoveKind::Normal => MoveKind::Plain,
                chess::MoveKind::EnPassant => MoveKind::EnPassant,
                chess::MoveKind::Castle => MoveKind::Castle,
                chess::MoveKind::Promotion(_) => MoveKind::Promotion,
            },
            san: san.to_owned(),
            captured: captured.map(Into::into),
            is_check,
        }
    }
}

/// Castling goes from the king's square to the rook's, as in packed moves.
pub(super) fn squares(mv: Move) -> MoveSquares {
    let mv = chess_move(mv);
    MoveSquares {
        from: number(mv.from()),
        to: number(mv.to()),
        promotion: mv.promoted_to().map(Into::into),
    }
}

fn chess_move(mv: Move) -> chess::Move {
    match mv {
        Move::Chess(mv) => mv,
    }
}

/// Four bytes: from, to, what the move does (0 nothing more, 1 captures en passant, 2
/// castles, 3 to 6 becomes knight, bishop, rook, queen), and where the piece stands
/// afterwards.
pub(super) fn packed(mv: Move) -> [u8; 4] {
    let mv = chess_move(mv);
    let kind = match mv.kind() {
        chess::MoveKind::Normal => 0,
        chess::MoveKind::EnPassant => 1,
        chess::MoveKind::Castle => 2,
        chess::MoveKind::Promotion(Role::Knight) => 3,
        chess::MoveKind::Promotion(Role::Bishop) => 4,
        chess::MoveKind::Promotion(Role::Rook) => 5,
        chess::MoveKind::Promotion(_) => 6,
    };
    [number(mv.from()), number(mv.to()), kind, number(mv.arrival())]
}
