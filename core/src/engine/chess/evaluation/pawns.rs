//! Pawns among themselves (chessprogramming.org, "Pawn Structure").

use super::tapered::{Tapered, tapered};
use crate::games::chess::{Bitboard, Board, Color, File, Role, Square, attacks};

const DOUBLED: Tapered = tapered(-8, -18);
const ISOLATED: Tapered = tapered(-12, -14);
const GUARDED: Tapered = tapered(7, 6);
/// A passed pawn, by rank from the own side.
const PASSED: [Tapered; 8] = [
    tapered(0, 0),
    tapered(2, 8),
    tapered(4, 14),
    tapered(8, 28),
    tapered(22, 54),
    tapered(48, 96),
    tapered(84, 150),
    tapered(0, 0),
];

/// The worth of the pawns of `color` beside their number and squares.
pub(super) fn structure(board: &Board, color: Color) -> Tapered {
    let own = board.pieces(color, Role::Pawn);
    let enemy = board.pieces(!color, Role::Pawn);
    let mut sum = Tapered::default();
    for square in own {
        let ahead = ahead(color, square);
        let file = Bitboard::file(square.file());
        let beside = files_around(square.file()) & !file;
        if own.intersects(file & ahead) {
            sum += DOUBLED;
        } else if !enemy.intersects((file | beside) & ahead) {
            sum += PASSED[rank_from(color, square)];
        }
        if !own.intersects(beside) {
            sum += ISOLATED;
        }
        if own.intersects(attacks(Role::Pawn, !color, square, Bitboard::EMPTY)) {
            sum += GUARDED;
        }
    }
    sum
}

/// The squares on all ranks ahead of `square` as `color` looks.
pub(super) fn ahead(color: Color, square: Square) -> Bitboard {
    let rank = square.rank() as u32;
    match color {
        Color::White => Bitboard(u64::MAX.checked_shl(8 * (rank + 1)).unwrap_or(0)),
        Color::Black => Bitboard((1 << (8 * rank)) - 1),
    }
}

/// A file and its neighbours.
pub(super) fn files_around(file: File) -> Bitboard {
    let middle = file as i8;
    (middle - 1..=middle + 1)
        .filter(|file| (0..8).contains(file))
        .fold(Bitboard::EMPTY, |files, file| files | Bitboard::file(File::new(file as u8)))
}

/// The rank as `color` counts, from 0.
fn rank_from(color: Color, square: Square) -> usize {
    match color {
        Color::White => square.rank() as usize,
        Color::Black => 7 - square.rank() as usize,
    }
}
