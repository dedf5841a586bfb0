//! Endings that are worth less than they look, and the way to mate a bare king
//! (chessprogramming.org, "Draw Evaluation", "Mop-up Evaluation").

use super::side::{Men, Side, distance};
use crate::engine::chess::exchange::value;
use crate::games::chess::{Bitboard, File, Rank, Role, Square};

/// How much of a lead counts, in 64ths.
pub(super) struct Scale {
    pub(super) middlegame: i32,
    pub(super) endgame: i32,
}

impl Scale {
    pub(super) const FULL: i32 = 64;
}

/// A lead that wins only when the other side errs.
const HARDLY: Scale = Scale { middlegame: 8, endgame: 8 };
const NEVER: Scale = Scale { middlegame: 0, endgame: 0 };

/// How much of the lead of `side` counts.
pub(super) fn scale(side: &Side) -> Scale {
    let (own, enemy) = (&side.own, &side.enemy);
    let lead = officers_value(own) - officers_value(enemy);
    let pawns = own.counts[0];
    if pawns == 0 {
        if has_two_knights(own) && enemy.pawns.is_empty() {
            return NEVER;
        }
        if lead < value(Role::Rook) - value(Role::Pawn) {
            return HARDLY;
        }
    }
    if cannot_promote(side) {
        return NEVER;
    }
    let endgame = if opposite_bishops(own, enemy) {
        let bare = own.officers() == own.bishops && enemy.officers() == enemy.bishops;
        if bare { 20 + 4 * pawns } else { 36 + 3 * pawns }
    } else if pawns == 1
        && lead <= value(Role::Bishop) - value(Role::Pawn)
        && !enemy.minors().is_empty()
    {
        // a minor piece gives itself for the last pawn
        28
    } else {
        40 + 6 * pawns
    };
    let is_rich = lead >= value(Role::Rook) - value(Role::Pawn);
    let endgame = if is_rich { Scale::FULL } else { endgame.min(Scale::FULL) };
    Scale { middlegame: Scale::FULL, endgame }
}

/// Two knights and nothing else, which cannot force mate.
fn has_two_knights(men: &Men) -> bool {
    men.pawns.is_empty() && men.officers() == men.knights && men.counts[1] == 2
}

/// What the officers are worth in an exchange.
fn officers_value(men: &Men) -> i32 {
    let values = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(value);
    men.counts[1..].iter().zip(values).map(|(count, value)| count * value).sum()
}

/// One bishop each, for squares of different shades.
fn opposite_bishops(own: &Men, enemy: &Men) -> bool {
    own.counts[2] == 1
        && enemy.counts[2] == 1
        && own.bishops.intersects(Bitboard::LIGHT) != enemy.bishops.intersects(Bitboard::LIGHT)
}

/// Whether all pawns are on one edge file, the king of the other side is before
/// them, and no piece is there to drive him away
/// (chessprogramming.org, "Wrong Color Bishop").
fn cannot_promote(side: &Side) -> bool {
    let own = &side.own;
    let on_edge = [File::A, File::H]
        .into_iter()
        .find(|&file| !own.pawns.is_empty() && (own.pawns & !Bitboard::file(file)).is_empty());
    let Some(file) = on_edge else { return false };
    let corner = Square::new(file, Rank::Eighth);
    let shade = if Bitboard::LIGHT.contains(corner) { Bitboard::LIGHT } else { Bitboard::DARK };
    let only_bishops = own.officers() == own.bishops;
    if !only_bishops || own.bishops.intersects(shade) {
        return false;
    }
    distance(side.enemy_king, corner) <= 1
}

/// Against a bare king: the nearer to the edge he is driven, to a corner of the
/// right shade where only bishop and knight are left, and the nearer the own
/// king comes, the nearer is mate.
pub(super) fn driving(side: &Side) -> i32 {
    let own = &side.own;
    if side.enemy.all.has_several()
        || officers_value(own) < value(Role::Rook)
        || has_two_knights(own)
    {
        return 0;
    }
    let (king, driven) = (side.king, side.enemy_king);
    let files = (king.file() as i32 - driven.file() as i32).abs();
    let ranks = (king.rank() as i32 - driven.rank() as i32).abs();
    let near = 18 * (14 - files - ranks);
    let only_minors = own.pawns.is_empty() && own.officers() == own.minors();
    let is_knight_and_bishop = only_minors && !own.has_bishop_pair() && own.counts[1] == 1;
    if is_knight_and_bishop {
        near + 40 * (7 - corner_distance(driven, own.bishops))
    } else {
        near + 36 * (6 - centrality(driven))
    }
}

/// Steps along the edges to the nearest corner of the bishop's shade.
fn corner_distance(square: Square, bishop: Bitboard) -> i32 {
    let corners = if bishop.intersects(Bitboard::LIGHT) {
        [Square::H1, Square::A8]
    } else {
        [Square::A1, Square::H8]
    };
    let to = |corner: Square| {
        let files = (square.file() as i32 - corner.file() as i32).abs();
        files + (square.rank() as i32 - corner.rank() as i32).abs()
    };
    to(corners[0]).min(to(corners[1]))
}

/// How near a square is to the centre: 0 in a corner, 6 in the middle.
fn centrality(square: Square) -> i32 {
    let nearness = |line: i32| line.min(7 - line);
    nearness(square.file() as i32) + nearness(square.rank() as i32)
}
