//! Sets of squares moved and stretched, as the side sees them whose home is the
//! first rank (chessprogramming.org, "Pawn Fills").

use crate::games::chess::Bitboard;

const NOT_A: u64 = 0xFEFEFEFEFEFEFEFE;
const NOT_H: u64 = 0x7F7F7F7F7F7F7F7F;

/// One rank ahead.
pub(super) const fn north(set: Bitboard) -> Bitboard {
    Bitboard(set.0 << 8)
}

/// One rank back.
pub(super) const fn south(set: Bitboard) -> Bitboard {
    Bitboard(set.0 >> 8)
}

/// One file to the left.
pub(super) const fn west(set: Bitboard) -> Bitboard {
    Bitboard(set.0 >> 1 & NOT_H)
}

/// One file to the right.
pub(super) const fn east(set: Bitboard) -> Bitboard {
    Bitboard(set.0 << 1 & NOT_A)
}

/// The neighbours to the left and to the right.
pub(super) fn beside(set: Bitboard) -> Bitboard {
    west(set) | east(set)
}

/// The set and all squares ahead of it.
pub(super) const fn fill_north(set: Bitboard) -> Bitboard {
    let mut set = set.0;
    set |= set << 8;
    set |= set << 16;
    set |= set << 32;
    Bitboard(set)
}

/// The set and all squares behind it.
pub(super) const fn fill_south(set: Bitboard) -> Bitboard {
    let mut set = set.0;
    set |= set >> 8;
    set |= set >> 16;
    set |= set >> 32;
    Bitboard(set)
}

/// The files on which something of the set stands.
pub(super) fn fill_files(set: Bitboard) -> Bitboard {
    fill_north(set) | fill_south(set)
}
