//! The safety of a king: the pawns around him, and who strikes there
//! (chessprogramming.org, "King Safety").

use super::side::{Attacks, Side, ring};
use super::sink::Sink;
use super::spans::{beside, east, fill_files, fill_north, north, south, west};
use super::squares;
use super::weights::WEIGHTS;
use crate::games::chess::attacks::{bishop_attacks, knight_attacks, rook_attacks};
use crate::games::chess::{Bitboard, File};

/// The ranks from the own edge to the middle, and one beyond.
const CAMP: Bitboard = Bitboard(0x0000_00FF_FFFF_FFFF);

/// Counts what keeps the king of a side safe, and what endangers him.
pub(super) fn safety<S: Sink>(side: &Side, attacks: &Attacks, theirs: &Attacks, sink: &mut S) {
    squares::piece(5, side.king, sink);
    shelter(side, sink);
    siege(side, attacks, theirs, sink);
    checks(side, attacks, theirs, sink);
    sink.add(&WEIGHTS.king_from_pawns[0], steps_to_pawns(side));
}

/// Counts the own pawns before the king and the enemy's that come, on his file
/// and those beside it.
fn shelter<S: Sink>(side: &Side, sink: &mut S) {
    let ahead = fill_north(Bitboard::rank(side.king.rank()));
    let middle = (side.king.file() as u8).clamp(1, 6);
    for file in [middle - 1, middle, middle + 1] {
        let edge = usize::from(file.min(7 - file));
        let file = Bitboard::file(File::new(file)) & ahead;
        let rank_of = |pawn: Bitboard| pawn.first().map_or(0, |square| square.rank() as usize);
        let own = rank_of(side.own.pawns & file);
        let enemy = rank_of(side.enemy.pawns & file);
        sink.add(&WEIGHTS.shelter[edge][own], 1);
        sink.endanger(&WEIGHTS.shelter_danger[own], 1);
        if own > 0 && enemy == own + 1 {
            sink.add(&WEIGHTS.storm_blocked[enemy], 1);
        } else {
            sink.add(&WEIGHTS.storm[edge][enemy], 1);
            sink.endanger(&WEIGHTS.storm_danger[enemy], 1);
        }
    }
}

/// Who strikes around the king.
fn siege<S: Sink>(side: &Side, attacks: &Attacks, theirs: &Attacks, sink: &mut S) {
    let weak = weakly_guarded(attacks, theirs);
    sink.endanger(&WEIGHTS.danger_base[0], 1);
    for (weight, &besiegers) in WEIGHTS.besieger.iter().zip(&theirs.besiegers) {
        sink.endanger(weight, besiegers);
    }
    sink.endanger(&WEIGHTS.strike[0], theirs.strikes);
    let ring = ring(side.king);
    sink.endanger(&WEIGHTS.weak_ring[0], (ring & weak).len() as i32);
    if !side.pinned.is_empty() {
        sink.endanger(&WEIGHTS.king_pinned[0], side.pinned.len() as i32);
    }
    if side.enemy.queens.is_empty() {
        sink.endanger(&WEIGHTS.no_queen[0], 1);
    }
    if attacks.by_knights.intersects(attacks.by_king) {
        sink.endanger(&WEIGHTS.knight_at_king[0], 1);
    }
    let flank = fill_files(ring) & CAMP;
    let flank = flank | beside(flank);
    let struck = flank & theirs.any;
    let strikes = struck.len() + (struck & theirs.twice).len();
    sink.endanger(&WEIGHTS.flank_attack[0], strikes as i32);
    sink.endanger(&WEIGHTS.flank_defence[0], (flank & attacks.any).len() as i32);
    let pawns = side.own.pawns | side.enemy.pawns;
    if !pawns.intersects(fill_files(flank)) {
        sink.add(&WEIGHTS.pawnless_flank[0], 1);
    }
}

/// Squares that the enemy strikes and only the king or a queen guards.
fn weakly_guarded(attacks: &Attacks, theirs: &Attacks) -> Bitboard {
    theirs.any & !attacks.twice & (!attacks.any | attacks.by_king | attacks.by_queens)
}

/// From where the enemy could give check.
fn checks<S: Sink>(side: &Side, attacks: &Attacks, theirs: &Attacks, sink: &mut S) {
    let weak = weakly_guarded(attacks, theirs);
    let safe = !side.enemy.all & (!attacks.any | (weak & theirs.twice));
    let through = side.occupied ^ side.own.queens;
    let straights = rook_attacks(side.king, through);
    let diagonals = bishop_attacks(side.king, through);
    let checks = [
        knight_attacks(side.king) & theirs.by_knights,
        diagonals & theirs.by_bishops,
        straights & theirs.by_rooks,
        (diagonals | straights) & theirs.by_queens & !attacks.by_queens,
    ];
    let mut unsafe_checks = Bitboard::EMPTY;
    for (kind, checks) in checks.into_iter().enumerate() {
        let good = checks & safe;
        if good.is_empty() {
            unsafe_checks |= checks & !side.enemy.all;
        } else {
            sink.endanger(&WEIGHTS.safe_check[kind], 1);
            if good.has_several() {
                sink.endanger(&WEIGHTS.more_checks[kind], 1);
            }
        }
    }
    if !unsafe_checks.is_empty() {
        sink.endanger(&WEIGHTS.unsafe_check[0], unsafe_checks.len() as i32);
    }
}

/// How many steps the king is away from the next pawn, of either colour; 0
/// without pawns.
fn steps_to_pawns(side: &Side) -> i32 {
    let pawns = side.own.pawns | side.enemy.pawns;
    if pawns.is_empty() {
        return 0;
    }
    let mut reach = side.own.king;
    let mut steps = 0;
    while !reach.intersects(pawns) && steps < 7 {
        reach = reach | west(reach) | east(reach);
        reach = reach | north(reach) | south(reach);
        steps += 1;
    }
    steps
}
