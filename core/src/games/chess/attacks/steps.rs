//! Attacks of the pieces that make one step or leap.

use crate::games::chess::{Bitboard, Color, Square};

const fn steps(square: Square, offsets: &[(i8, i8)]) -> Bitboard {
    let mut set = 0;
    let mut i = 0;
    while i < offsets.len() {
        if let Some(to) = square.offset(offsets[i].0, offsets[i].1) {
            set |= 1 << to.index();
        }
        i += 1;
    }
    Bitboard(set)
}

const fn table(offsets: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = steps(Square::ALL[i], offsets);
        i += 1;
    }
    table
}

static KNIGHT: [Bitboard; 64] =
    table(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [Bitboard; 64] =
    table(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static PAWN: [[Bitboard; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

#[inline]
pub(crate) fn knight_attacks(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

#[inline]
pub(crate) fn king_attacks(square: Square) -> Bitboard {
    KING[square.index()]
}

#[inline]
pub(crate) fn pawn_attacks(color: Color, square: Square) -> Bitboard {
    PAWN[color as usize][square.index()]
}
