use std::fmt;

use super::{CastlingSide, Role, Square};

/// A chess move, packed into 16 bits: departure, arrival and a kind.
///
/// Castling is king onto own rook, which says in Chess960 too which rook is
/// meant. A `Move` by itself says nothing about legality; those that
/// [`Position::legal_moves`](super::Position::legal_moves) and the parsers of
/// [`notation`](super::notation) return are legal in their position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

/// What a [`Move`] does beside going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// A plain move or capture.
    Normal,
    /// A pawn captures a pawn that has just passed it (article 3.7.d).
    EnPassant,
    /// King and rook move together (article 3.8.b); `to` is the rook's square.
    Castle,
    /// A pawn reaches the last rank and becomes this (article 3.7.e).
    Promotion(Role),
}

const EN_PASSANT: u16 = 1;
const CASTLE: u16 = 2;
const PROMOTION: u16 = 8;

impl Move {
    const fn pack(from: Square, to: Square, kind: u16) -> Move {
        Move(from.index() as u16 | (to.index() as u16) << 6 | kind << 12)
    }

    /// Sixteen bits that identify the move, never 0.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The move with these [`bits`](Move::bits), `None` for 0; from other
    /// sixteen bits a move that is legal nowhere.
    pub(crate) const fn from_bits(bits: u16) -> Option<Move> {
        if bits == 0 { None } else { Some(Move(bits)) }
    }

    /// A plain move or capture.
    pub const fn normal(from: Square, to: Square) -> Move {
        Move::pack(from, to, 0)
    }

    /// An en passant capture; `to` is the empty square behind the pawn taken.
    pub const fn en_passant(from: Square, to: Square) -> Move {
        Move::pack(from, to, EN_PASSANT)
    }

    /// Castling of the king on `king` with the rook on `rook`.
    pub const fn castle(king: Square, rook: Square) -> Move {
        Move::pack(king, rook, CASTLE)
    }

    /// A promotion to `role`.
    pub const fn promotion(from: Square, to: Square, role: Role) -> Move {
        Move::pack(from, to, PROMOTION | role as u16)
    }

    /// The departure square.
    pub const fn from(self) -> Square {
        Square::from_index(self.0 as u8)
    }

    /// The arrival square; for castling the square of the rook.
    pub const fn to(self) -> Square {
        Square::from_index((self.0 >> 6) as u8)
    }

    /// Where the piece that moves stands afterwards: `to`, but where the king castles.
    pub const fn arrival(self) -> Square {
        if !self.is_castle() {
            return self.to();
        }
        let side = CastlingSide::of(self.from(), self.to());
        Square::new(side.king_file(), self.from().rank())
    }

    /// What the move does beside.
    pub const fn kind(self) -> MoveKind {
        match self.0 >> 12 {
            EN_PASSANT => MoveKind::EnPassant,
            CASTLE => MoveKind::Castle,
            kind => match Role::from_code((kind & 7) as usize) {
                Some(role) if kind & PROMOTION != 0 => MoveKind::Promotion(role),
                _ => MoveKind::Normal,
            },
        }
    }

    /// What the pawn becomes, if it becomes anything.
    pub const fn promoted_to(self) -> Option<Role> {
        match self.kind() {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// Whether king and rook move together.
    pub const fn is_castle(self) -> bool {
        self.0 >> 12 == CASTLE
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.kind() {
            MoveKind::Normal => Ok(()),
            MoveKind::EnPassant => f.write_str(" ep"),
            MoveKind::Castle => f.write_str(" castle"),
            MoveKind::Promotion(role) => write!(f, "={}", role.to_char()),
        }
    }
}
