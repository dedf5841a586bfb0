//! The side to move as a type, so that the inner loops are compiled once for
//! each colour and never branch on it.

use super::{Bitboard, Color, Rank};

const NOT_A_FILE: u64 = !0x0101010101010101;
const NOT_H_FILE: u64 = !0x8080808080808080;

pub(super) trait Side {
    type Other: Side<Other = Self>;
    const COLOR: Color;

    /// One pawn step forward, in square numbers.
    const FORWARD: i8 = if matches!(Self::COLOR, Color::White) { 8 } else { -8 };
    /// A pawn's capture towards the a-file and towards the h-file.
    const WEST: i8 = Self::FORWARD - 1;
    const EAST: i8 = Self::FORWARD + 1;
    /// Where a pawn stands after one step from its first square.
    const THIRD_RANK: Bitboard =
        Bitboard::rank(if matches!(Self::COLOR, Color::White) { Rank::Third } else { Rank::Sixth });
    const LAST_RANK: Bitboard = Bitboard::rank(if matches!(Self::COLOR, Color::White) {
        Rank::Eighth
    } else {
        Rank::First
    });
    const BACK_RANK: Bitboard = Bitboard::rank(Self::COLOR.back_rank());

    #[inline]
    fn forward(pawns: Bitboard) -> Bitboard {
        match Self::COLOR {
            Color::White => Bitboard(pawns.0 << 8),
            Color::Black => Bitboard(pawns.0 >> 8),
        }
    }

    #[inline]
    fn west(pawns: Bitboard) -> Bitboard {
        match Self::COLOR {
            Color::White => Bitboard((pawns.0 & NOT_A_FILE) << 7),
            Color::Black => Bitboard((pawns.0 & NOT_A_FILE) >> 9),
        }
    }

    #[inline]
    fn east(pawns: Bitboard) -> Bitboard {
        match Self::COLOR {
            Color::White => Bitboard((pawns.0 & NOT_H_FILE) << 9),
            Color::Black => Bitboard((pawns.0 & NOT_H_FILE) >> 7),
        }
    }
}

pub(super) struct White;
pub(super) struct Black;

impl Side for White {
    type Other = Black;
    const COLOR: Color = Color::White;
}

impl Side for Black {
    type Other = White;
    const COLOR: Color = Color::Black;
}
