//! Castling by final squares, which serves ordinary chess and Chess960 alike
//! (article 3.8.b, appendix F).

use super::attacks::between;
use super::{Bitboard, Board, Color, File, Role, Square};

/// The two ways to castle, named as in announcements and notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSide {
    /// 0-0: king to the g-file, rook to the f-file.
    Short,
    /// 0-0-0: king to the c-file, rook to the d-file.
    Long,
}

impl CastlingSide {
    /// Both ways, short first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::Short, CastlingSide::Long];

    /// The way in which a king castles with a rook of its rank.
    pub const fn of(king: Square, rook: Square) -> CastlingSide {
        if rook.index() > king.index() { CastlingSide::Short } else { CastlingSide::Long }
    }

    pub(super) const fn king_file(self) -> File {
        match self {
            CastlingSide::Short => File::G,
            CastlingSide::Long => File::C,
        }
    }

    /// Where the king of `color` stands afterwards.
    pub const fn king_target(self, color: Color) -> Square {
        Square::new(self.king_file(), color.back_rank())
    }

    /// Where the rook of `color` stands afterwards.
    pub const fn rook_target(self, color: Color) -> Square {
        let file = match self {
            CastlingSide::Short => File::F,
            CastlingSide::Long => File::D,
        };
        Square::new(file, color.back_rank())
    }
}

/// The rook of `color` furthest from its king on that side of the back rank.
pub(super) fn outermost_rook(board: &Board, color: Color, side: CastlingSide) -> Option<Square> {
    let rank = Bitboard::rank(color.back_rank());
    let king = (board.pieces(color, Role::King) & rank).first()?;
    let mut rooks = (board.pieces(color, Role::Rook) & rank)
        .into_iter()
        .filter(|&rook| CastlingSide::of(king, rook) == side);
    match side {
        CastlingSide::Short => rooks.last(),
        CastlingSide::Long => rooks.next(),
    }
}

/// Which of the rooks is on that side of the king.
pub(super) fn rook_beside(
    king: Square,
    rooks: Bitboard,
    color: Color,
    side: CastlingSide,
) -> Option<Square> {
    (rooks & Bitboard::rank(color.back_rank()))
        .into_iter()
        .find(|&rook| CastlingSide::of(king, rook) == side)
}

/// What castling asks of the squares around king and rook.
pub(super) struct Path {
    /// Must hold no piece beside this king and rook.
    pub(super) vacant: Bitboard,
    /// Must not be attacked: the king's way and where it ends.
    pub(super) safe: Bitboard,
}

#[inline]
pub(super) fn path(color: Color, king: Square, rook: Square) -> Path {
    let side = CastlingSide::of(king, rook);
    let king_target = side.king_target(color);
    let rook_target = side.rook_target(color);
    let safe = between(king, king_target) | king_target.into();
    let rook_path = between(rook, rook_target) | rook_target.into();
    let movers = Bitboard::from(king) | rook.into();
    Path { vacant: (safe | rook_path) & !movers, safe }
}
