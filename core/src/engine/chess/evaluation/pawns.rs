//! Pawns among themselves (chessprogramming.org, "Pawn Structure").

use super::side::Side;
use super::sink::Sink;
use super::spans::{beside, fill_files, fill_north, fill_south, north, south};
use super::squares;
use super::weights::WEIGHTS;
use crate::games::chess::{Bitboard, Square};

/// Counts the pawns of a side.
pub(super) fn structure<S: Sink>(side: &Side, sink: &mut S) {
    let (own, enemy) = (side.own.pawns, side.enemy.pawns);
    let isolated = own & !beside(fill_files(own));
    let open = !fill_files(enemy);
    // pawns whose next square is the enemy's and that no pawn can come to help
    let guardable = fill_north(side.pawn_attacks);
    let backward = own & south(side.enemy_pawn_attacks & !guardable) & !isolated;
    let doubled = own & fill_north(north(own));
    sink.add(&WEIGHTS.doubled[0], doubled.len() as i32);
    for (kind, set) in [isolated & !open, isolated & open].into_iter().enumerate() {
        sink.add(&WEIGHTS.isolated[kind], set.len() as i32);
    }
    for (kind, set) in [backward & !open, backward & open].into_iter().enumerate() {
        sink.add(&WEIGHTS.backward[kind], set.len() as i32);
    }
    let guarded = own & side.pawn_attacks;
    let phalanx = own & beside(own);
    let rammed = own & south(enemy);
    let freed = own & !fill_south(south(enemy | own)) & !passed(side);
    for square in own {
        squares::piece(0, square, sink);
        let rank = square.rank() as usize - 1;
        if guarded.contains(square) {
            sink.add(&WEIGHTS.guarded[rank], 1);
        }
        if phalanx.contains(square) {
            sink.add(&WEIGHTS.phalanx[rank], 1);
        }
        if rammed.contains(square) {
            sink.add(&WEIGHTS.rammed[rank], 1);
        }
        if freed.contains(square) && is_candidate(side, square) {
            sink.add(&WEIGHTS.candidate[rank], 1);
        }
    }
}

/// The pawns that no enemy pawn can stop any more; of two on a file the first.
pub(super) fn passed(side: &Side) -> Bitboard {
    let enemy = side.enemy.pawns;
    let watched = fill_south(south(enemy) | side.enemy_pawn_attacks);
    side.own.pawns & !watched & !fill_south(south(side.own.pawns))
}

/// Whether a pawn with a free file has as many helpers as it has watchers.
fn is_candidate(side: &Side, square: Square) -> bool {
    let at = Bitboard::from(square);
    let watchers = side.enemy.pawns & fill_north(beside(north(at)));
    let helpers = side.own.pawns & fill_south(beside(at));
    helpers.len() >= watchers.len()
}
