//! What a side attacks and the other must look after, and the room that each
//! has (chessprogramming.org, "Threats", "Space").

use super::side::{Attacks, Men, Side};
use super::sink::Sink;
use super::spans::{beside, fill_south, north, south};
use super::tapered::Tapered;
use super::weights::WEIGHTS;
use crate::games::chess::attacks::{
    bishop_attacks, bishop_rays, knight_attacks, rook_attacks, rook_rays,
};
use crate::games::chess::{Bitboard, Rank};

/// Counts the threats of a side.
pub(super) fn threats<S: Sink>(side: &Side, attacks: &Attacks, theirs: &Attacks, sink: &mut S) {
    let enemy = &side.enemy;
    let officers = enemy.officers();
    let strong = theirs.by_pawns | (theirs.twice & !attacks.twice);
    let weak = enemy.all & !enemy.king & attacks.any & !strong;
    let prey = officers | weak;
    let by_minors = (attacks.by_knights | attacks.by_bishops) & prey;
    each_victim(&WEIGHTS.threat_by_minor, enemy, by_minors, sink);
    each_victim(&WEIGHTS.threat_by_rook, enemy, attacks.by_rooks & weak, sink);
    if weak.intersects(attacks.by_king) {
        sink.add(&WEIGHTS.threat_by_king[0], 1);
    }
    if !weak.is_empty() {
        let hanging = weak & (!theirs.any | (officers & attacks.twice));
        sink.add(&WEIGHTS.hanging[0], hanging.len() as i32);
        let guarded_by_queen = weak & theirs.by_queens;
        sink.add(&WEIGHTS.guarded_by_queen[0], guarded_by_queen.len() as i32);
    }
    let contested = theirs.any & !strong & attacks.any;
    sink.add(&WEIGHTS.restricted[0], contested.len() as i32);
    by_pawns(side, attacks, theirs, sink);
    if !enemy.queens.is_empty() && !enemy.queens.has_several() {
        on_queen(side, attacks, strong, sink);
    }
}

/// Counts each piece of `set` by its kind.
#[inline]
fn each_victim<S: Sink>(weights: &'static [Tapered; 5], enemy: &Men, set: Bitboard, sink: &mut S) {
    if set.is_empty() {
        return;
    }
    let kinds = [enemy.pawns, enemy.knights, enemy.bishops, enemy.rooks, enemy.queens];
    for (weight, kind) in weights.iter().zip(kinds) {
        if set.intersects(kind) {
            sink.add(weight, (set & kind).len() as i32);
        }
    }
}

/// Officers that safe pawns attack, or could with their next step.
fn by_pawns<S: Sink>(side: &Side, attacks: &Attacks, theirs: &Attacks, sink: &mut S) {
    let officers = side.enemy.officers();
    let safe = !theirs.any | attacks.any;
    let attacked = beside(north(side.own.pawns & safe)) & officers;
    each_victim(&WEIGHTS.threat_by_pawn, &side.enemy, attacked, sink);
    let free = !side.occupied;
    let one = north(side.own.pawns) & free;
    let two = north(one & Bitboard::rank(Rank::Third)) & free;
    let pushes = (one | two) & !theirs.by_pawns & safe;
    let menaced = beside(north(pushes)) & officers & !attacks.by_pawns;
    if !menaced.is_empty() {
        sink.add(&WEIGHTS.threat_by_push[0], menaced.len() as i32);
    }
}

/// Safe squares from which the only queen could be attacked.
fn on_queen<S: Sink>(side: &Side, attacks: &Attacks, strong: Bitboard, sink: &mut S) {
    let Some(queen) = side.enemy.queens.first() else { return };
    let safe = !(strong | side.own.pawns | side.own.king);
    let leaps = attacks.by_knights & knight_attacks(queen) & safe;
    if !leaps.is_empty() {
        sink.add(&WEIGHTS.knight_on_queen[0], leaps.len() as i32);
    }
    let ready = safe & attacks.twice;
    let diagonals = ready & attacks.by_bishops & bishop_rays(queen);
    let straights = ready & attacks.by_rooks & rook_rays(queen);
    if !(diagonals | straights).is_empty() {
        let slides = (diagonals & bishop_attacks(queen, side.occupied))
            | (straights & rook_attacks(queen, side.occupied));
        sink.add(&WEIGHTS.slider_on_queen[0], slides.len() as i32);
    }
}

/// The four middle files from the second rank to the fourth.
const HOME_CENTRE: Bitboard = Bitboard(0x0000_0000_3C3C_3C00);

/// Counts safe squares at home, those behind own pawns twice; the more men
/// there are to use them, the more they count.
pub(super) fn space<S: Sink>(side: &Side, theirs: &Attacks, sink: &mut S) {
    let own = &side.own;
    let safe = HOME_CENTRE & !own.pawns & !side.enemy_pawn_attacks;
    let behind = safe & fill_south(south(own.pawns)) & !theirs.any;
    let squares = (safe.len() + behind.len()) as i32;
    let officers: i32 = own.counts[1..].iter().sum();
    sink.add(&WEIGHTS.space[0], squares * officers / 4);
}
