//! Lines through the board.

use crate::games::chess::{Bitboard, Square};

/// Four steps as files and ranks; opposite ones are two apart.
pub(super) type Directions = [(i8, i8); 4];

pub(super) const DIAGONALS: Directions = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
pub(super) const STRAIGHTS: Directions = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The squares in four directions, each up to and with the first of `occupied`.
pub(super) const fn slide(square: Square, directions: Directions, occupied: u64) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < 4 {
        let (files, ranks) = directions[i];
        let mut at = square;
        while let Some(next) = at.offset(files, ranks) {
            set |= 1 << next.index();
            if occupied >> next.index() & 1 != 0 {
                break;
            }
            at = next;
        }
        i += 1;
    }
    set
}

const fn rays(directions: Directions) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = Bitboard(slide(Square::ALL[i], directions, 0));
        i += 1;
    }
    table
}

static BISHOP_RAYS: [Bitboard; 64] = rays(DIAGONALS);
static ROOK_RAYS: [Bitboard; 64] = rays(STRAIGHTS);
/// A bishop's squares on an empty board.
#[inline]
pub(crate) fn bishop_rays(square: Square) -> Bitboard {
    BISHOP_RAYS[square.index()]
}

/// A rook's squares on an empty board.
#[inline]
pub(crate) fn rook_rays(square: Square) -> Bitboard {
    ROOK_RAYS[square.index()]
}
