//! The squares between two others, in a table of 32 KiB.

use super::lines::{DIAGONALS, Directions, STRAIGHTS};
use crate::games::chess::{Bitboard, Square};

const fn fill_between(table: &mut [[Bitboard; 64]; 64], from: Square, directions: Directions) {
    let mut i = 0;
    while i < 4 {
        let (files, ranks) = directions[i];
        let mut passed = 0;
        let mut at = from;
        while let Some(next) = at.offset(files, ranks) {
            table[from.index()][next.index()] = Bitboard(passed);
            passed |= 1 << next.index();
            at = next;
        }
        i += 1;
    }
}

static BETWEEN: [[Bitboard; 64]; 64] = {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut i = 0;
    while i < 64 {
        fill_between(&mut table, Square::ALL[i], DIAGONALS);
        fill_between(&mut table, Square::ALL[i], STRAIGHTS);
        i += 1;
    }
    table
};

/// The squares strictly between two squares of one line, else none.
#[inline]
pub(crate) fn between(one: Square, other: Square) -> Bitboard {
    BETWEEN[one.index()][other.index()]
}
