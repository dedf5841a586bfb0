//! Attacks of bishop, rook and queen, and the squares between two others, without large
//! tables, for phones: the search is as fast as with them, though the walk of perft is not.
//!
//! Along a line, o - 2r runs from the slider to the first blocker, and the same
//! with the board upside down gives the other half (chessprogramming.org,
//! "Hyperbola Quintessence"). Turning the board by its bytes keeps ranks as they
//! are, so that these have a table of one rank.

use super::lines::{bishop_rays, rook_rays, slide};
use crate::games::chess::{Bitboard, Square};

/// The lines through a square, without the square itself.
#[derive(Clone, Copy)]
struct Lines {
    file: u64,
    diagonal: u64,
    antidiagonal: u64,
}

static LINES: [Lines; 64] = {
    let mut lines = [Lines { file: 0, diagonal: 0, antidiagonal: 0 }; 64];
    let mut i = 0;
    while i < 64 {
        let square = Square::ALL[i];
        lines[i] = Lines {
            file: line(square, (0, 1), (0, -1)),
            diagonal: line(square, (1, 1), (-1, -1)),
            antidiagonal: line(square, (-1, 1), (1, -1)),
        };
        i += 1;
    }
    lines
};

/// The attacks along the first rank, by the six inner squares and the file.
static RANK: [[u8; 8]; 64] = {
    let mut table = [[0; 8]; 64];
    let mut i = 0;
    while i < 64 {
        let mut file = 0;
        while file < 8 {
            let ways = [(1, 0), (1, 0), (-1, 0), (-1, 0)];
            table[i][file] = slide(Square::ALL[file], ways, (i as u64) << 1) as u8;
            file += 1;
        }
        i += 1;
    }
    table
};

/// The squares of a whole line through `square`, without the square.
const fn line(square: Square, forward: (i8, i8), back: (i8, i8)) -> u64 {
    slide(square, [forward, forward, back, back], 0)
}

/// The squares that a bishop on `square` attacks while `occupied` is filled.
#[inline]
pub(crate) fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    let lines = &LINES[square.index()];
    Bitboard(
        along(square, lines.diagonal, occupied.0) | along(square, lines.antidiagonal, occupied.0),
    )
}

/// The squares that a rook on `square` attacks while `occupied` is filled.
#[inline]
pub(crate) fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    let lines = &LINES[square.index()];
    let (file, shift) = (square.index() % 8, square.index() / 8 * 8);
    let inner = (occupied.0 >> (shift + 1) & 0x3F) as usize;
    let rank = u64::from(RANK[inner][file]) << shift;
    Bitboard(along(square, lines.file, occupied.0) | rank)
}

/// The squares strictly between two squares of one line, else none.
#[inline]
pub(crate) fn between(one: Square, other: Square) -> Bitboard {
    let ends = Bitboard::from(one) | Bitboard::from(other);
    if bishop_rays(one).contains(other) {
        bishop_attacks(one, ends) & bishop_attacks(other, ends)
    } else if rook_rays(one).contains(other) {
        rook_attacks(one, ends) & rook_attacks(other, ends)
    } else {
        Bitboard::EMPTY
    }
}

#[inline]
fn along(square: Square, line: u64, occupied: u64) -> u64 {
    let here = 1u64 << square.index();
    let up = occupied & line;
    let down = up.swap_bytes();
    let rising = up.wrapping_sub(here);
    let falling = down.wrapping_sub(here.swap_bytes()).swap_bytes();
    (rising ^ falling) & line
}

#[cfg(test)]
mod tests {
    use super::super::{between as table, magics};
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_squares_between_are_those_of_the_table() {
        for one in Square::ALL {
            for other in Square::ALL {
                assert_eq!(between(one, other), table::between(one, other), "{one} {other}");
            }
        }
    }

    proptest! {
        #[test]
        fn the_sets_are_those_of_the_tables(square in 0usize..64, filled: u64, fewer: u64) {
            let square = Square::ALL[square];
            for occupied in [filled, filled & fewer].map(Bitboard) {
                prop_assert_eq!(
                    bishop_attacks(square, occupied),
                    magics::bishop_attacks(square, occupied)
                );
                prop_assert_eq!(
                    rook_attacks(square, occupied),
                    magics::rook_attacks(square, occupied)
                );
            }
        }
    }
}
