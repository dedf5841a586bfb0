//! Passed pawns: how far they are, and who stands in their way
//! (chessprogramming.org, "Passed Pawn").

use super::pawns::passed;
use super::side::{Attacks, Side, distance};
use super::sink::Sink;
use super::spans::{fill_north, fill_south, north};
use super::weights::WEIGHTS;
use crate::games::chess::attacks::rook_attacks;
use crate::games::chess::{Bitboard, Rank, Square};

/// Kings farther away than this are equally far.
const FAR: i32 = 5;

/// Counts the passed pawns of a side; `to_move` when it has the move.
pub(super) fn passers<S: Sink>(
    side: &Side,
    attacks: &Attacks,
    theirs: &Attacks,
    to_move: bool,
    sink: &mut S,
) {
    for square in passed(side) {
        let at = Bitboard::from(square);
        let rank = square.rank() as usize - 1;
        sink.add(&WEIGHTS.passed[rank], 1);
        let stop = north(at);
        let Some(stop_square) = stop.first() else { continue };
        let own_king = distance(side.king, stop_square).min(FAR);
        let enemy_king = distance(side.enemy_king, stop_square).min(FAR);
        sink.add(&WEIGHTS.passed_own_king[rank], own_king);
        sink.add(&WEIGHTS.passed_enemy_king[rank], enemy_king);
        if side.enemy.all.intersects(stop) {
            sink.add(&WEIGHTS.passed_blocked[rank], 1);
        } else {
            let (held, guarded) = path(side, attacks, theirs, square);
            if held.is_empty() {
                sink.add(&WEIGHTS.passed_free[rank], 1);
            } else if !held.intersects(stop) {
                sink.add(&WEIGHTS.passed_step[rank], 1);
            }
            if guarded.intersects(stop) {
                sink.add(&WEIGHTS.passed_guarded[rank], 1);
            }
        }
        if runs_away(side, square, to_move) {
            sink.add(&WEIGHTS.passed_unstoppable[0], 1);
        }
    }
}

/// The squares ahead of a pawn that the enemy attacks or stands on, and those
/// that its own side guards. A rook or queen behind it works through the pawn.
fn path(side: &Side, attacks: &Attacks, theirs: &Attacks, square: Square) -> (Bitboard, Bitboard) {
    let at = Bitboard::from(square);
    let ahead = fill_north(north(at));
    let file_behind = fill_south(at);
    let mut held = ahead & (theirs.any | side.enemy.all);
    let mut guarded = ahead & attacks.any;
    let heavy = side.own.rooks | side.own.queens | side.enemy.rooks | side.enemy.queens;
    if heavy.intersects(file_behind) {
        let behind = rook_attacks(square, side.occupied) & file_behind & heavy;
        if behind.intersects(side.enemy.all) {
            held = ahead;
        } else if behind.intersects(side.own.all) {
            guarded = ahead;
        }
    }
    (held, guarded)
}

/// Whether only the enemy's king could stop a pawn, and comes too late
/// (chessprogramming.org, "Rule of the Square").
fn runs_away(side: &Side, square: Square, to_move: bool) -> bool {
    if !side.enemy.officers().is_empty() {
        return false;
    }
    let ahead = fill_north(north(square.into()));
    if side.occupied.intersects(ahead) {
        return false;
    }
    let goal = Square::new(square.file(), Rank::Eighth);
    let from_home = i32::from(square.rank() == Rank::Second);
    let steps = distance(square, goal) - from_home;
    distance(side.enemy_king, goal) - i32::from(!to_move) > steps
}
