//! Material, and what each square adds to a piece (chessprogramming.org,
//! "Piece-Square Tables"). Left and right count the same: castling and the
//! starts of Chess960 put pieces on either.

use super::side::Side;
use super::sink::Sink;
use super::weights::WEIGHTS;
use crate::games::chess::Square;

/// Counts one piece on its square: `kind` from 0 for pawns to 5 for kings.
#[inline]
pub(super) fn piece<S: Sink>(kind: usize, square: Square, sink: &mut S) {
    let (file, rank) = (square.file() as usize, square.rank() as usize);
    sink.add(&WEIGHTS.squares[kind][4 * rank + file.min(7 - file)], 1);
}

/// Counts all pieces of a side on their squares.
pub(super) fn placement<S: Sink>(side: &Side, sink: &mut S) {
    let own = &side.own;
    let kinds = [own.pawns, own.knights, own.bishops, own.rooks, own.queens, own.king];
    for (kind, men) in kinds.into_iter().enumerate() {
        for square in men {
            piece(kind, square, sink);
        }
    }
}

/// Counts what a side has, wherever it stands, and how knights and rooks suit
/// the number of pawns.
pub(super) fn material<S: Sink>(side: &Side, sink: &mut S) {
    let counts = &side.own.counts;
    for (weight, &count) in WEIGHTS.material.iter().zip(counts) {
        sink.add(weight, count);
    }
    let beyond_five = counts[0] - 5;
    for (weight, &count) in WEIGHTS.with_pawns.iter().zip(&counts[1..]) {
        sink.add(weight, count * beyond_five);
    }
}
