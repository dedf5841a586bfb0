use crate::games::chess::{Role, Square};

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum PieceKind {
    /// The pawn.
    Pawn,
    /// The knight.
    Knight,
    /// The bishop.
    Bishop,
    /// The rook.
    Rook,
    /// The queen.
    Queen,
    /// The king.
    King,
}

impl From<Role> for PieceKind {
    fn from(role: Role) -> PieceKind {
        match role {
            Role::Pawn => PieceKind::Pawn,
            Role::Knight => PieceKind::Knight,
            Role::Bishop => PieceKind::Bishop,
            Role::Rook => PieceKind::Rook,
            Role::Queen => PieceKind::Queen,
            Role::King => PieceKind::King,
        }
    }
}

impl From<PieceKind> for Role {
    fn from(kind: PieceKind) -> Role {
        match kind {
            PieceKind::Pawn => Role::Pawn,
            PieceKind::Knight => Role::Knight,
            PieceKind::Bishop => Role::Bishop,
            PieceKind::Rook => Role::Rook,
            PieceKind::Queen => Role::Queen,
            PieceKind::King => Role::King,
        }
    }
}

/// The number of a square, 0 for a1, 1 for b1, 63 for h8.
pub(super) fn number(square: Square) -> u8 {
    square.index() as u8
}

/// The square of a number; `None` from 64 on.
pub(super) fn square(number: u8) -> Option<Square> {
    (number < 64).then(|| Square::from_index(number))
}
