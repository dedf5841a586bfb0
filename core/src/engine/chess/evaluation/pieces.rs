//! Where the officers stand and what they reach (chessprogramming.org,
//! "Mobility", "Outposts", "Rook on Open File").

use super::side::{Attacks, Side, distance, ring};
use super::sink::Sink;
use super::spans::{fill_south, south};
use super::squares;
use super::tapered::Tapered;
use super::weights::WEIGHTS;
use crate::games::chess::attacks::{bishop_attacks, king_attacks, knight_attacks, rook_attacks};
use crate::games::chess::{Bitboard, File, Rank, Square};

const OUTPOST_RANKS: Bitboard = Bitboard(0x0000_FFFF_FF00_0000);
const LOW_RANKS: Bitboard = Bitboard(0x0000_0000_00FF_FFFF);
const LONG_DIAGONALS: Bitboard = Bitboard(0x8142_2418_1824_4281);
const CENTRE: Bitboard = Bitboard(0x0000_0018_1800_0000);

/// Counts the officers of a side, and tells what the side attacks.
pub(super) fn activity<S: Sink>(side: &Side, sink: &mut S) -> Attacks {
    let own = &side.own;
    // own pawns that cannot move or have not yet block what is behind them
    let stuck = own.pawns & (south(side.occupied) | LOW_RANKS);
    let mut survey = Survey {
        side,
        attacks: Attacks::new(side),
        area: !(side.enemy_pawn_attacks | stuck | own.king | own.queens),
        ring: ring(side.enemy_king),
        beside_king: king_attacks(side.enemy_king),
    };
    knights(&mut survey, sink);
    bishops(&mut survey, sink);
    rooks(&mut survey, sink);
    queens(&mut survey, sink);
    if own.has_bishop_pair() {
        sink.add(&WEIGHTS.bishop_pair[0], 1);
    }
    survey.attacks
}

/// What is known while the officers are counted.
struct Survey<'a> {
    side: &'a Side,
    attacks: Attacks,
    /// The squares that count as free.
    area: Bitboard,
    /// Around the enemy's king, and next to him.
    ring: Bitboard,
    beside_king: Bitboard,
}

impl Survey<'_> {
    /// Counts what one officer reaches: `kind` from 0 for knights to 3 for
    /// queens.
    #[inline]
    fn officer<S: Sink>(
        &mut self,
        kind: usize,
        square: Square,
        reached: Bitboard,
        mobility: &'static [Tapered],
        sink: &mut S,
    ) -> Bitboard {
        let pinned = self.side.pinned.contains(square);
        let reached = if pinned { reached & self.side.pin_lines } else { reached };
        self.attacks.twice |= self.attacks.any & reached;
        self.attacks.any |= reached;
        if reached.intersects(self.ring) {
            self.attacks.besiegers[kind] += 1;
            self.attacks.strikes += (reached & self.beside_king).len() as i32;
        }
        let free = (reached & self.area).len() as usize;
        sink.add(&mobility[free], 1);
        reached
    }
}

fn knights<S: Sink>(survey: &mut Survey, sink: &mut S) {
    let side = survey.side;
    let holes = outposts(side);
    for square in side.own.knights {
        squares::piece(1, square, sink);
        let reached = knight_attacks(square);
        let reached = survey.officer(0, square, reached, &WEIGHTS.knight_mobility, sink);
        survey.attacks.by_knights |= reached;
        if holes.contains(square) {
            sink.add(&WEIGHTS.knight_outpost[0], 1);
        } else if reached.intersects(holes & !side.own.all) {
            sink.add(&WEIGHTS.knight_to_outpost[0], 1);
        }
        minor(side, square, sink);
        sink.add(&WEIGHTS.knight_from_king[0], distance(square, side.king));
    }
}

fn bishops<S: Sink>(survey: &mut Survey, sink: &mut S) {
    let side = survey.side;
    let own = &side.own;
    let holes = outposts(side);
    for square in own.bishops {
        squares::piece(2, square, sink);
        let reached = bishop_attacks(square, side.occupied ^ own.queens);
        let reached = survey.officer(1, square, reached, &WEIGHTS.bishop_mobility, sink);
        survey.attacks.by_bishops |= reached;
        if holes.contains(square) {
            sink.add(&WEIGHTS.bishop_outpost[0], 1);
        }
        minor(side, square, sink);
        sink.add(&WEIGHTS.bishop_from_king[0], distance(square, side.king));
        let shade = if Bitboard::LIGHT.contains(square) { Bitboard::LIGHT } else { Bitboard::DARK };
        let same = own.pawns & shade;
        sink.add(&WEIGHTS.bishop_pawns[0], same.len() as i32);
        let blocked = same & south(side.occupied);
        sink.add(&WEIGHTS.bishop_blocked_pawns[0], blocked.len() as i32);
        let pawns = own.pawns | side.enemy.pawns;
        if LONG_DIAGONALS.contains(square) && (bishop_attacks(square, pawns) & CENTRE).has_several()
        {
            sink.add(&WEIGHTS.bishop_long_diagonal[0], 1);
        }
    }
}

/// What a knight and a bishop have in common.
fn minor<S: Sink>(side: &Side, square: Square, sink: &mut S) {
    let pawns = side.own.pawns | side.enemy.pawns;
    if south(pawns).contains(square) {
        sink.add(&WEIGHTS.minor_behind_pawn[0], 1);
    }
}

/// Squares in the other half that a pawn guards and no pawn can ever attack.
fn outposts(side: &Side) -> Bitboard {
    OUTPOST_RANKS & side.pawn_attacks & !fill_south(side.enemy_pawn_attacks)
}

fn rooks<S: Sink>(survey: &mut Survey, sink: &mut S) {
    let side = survey.side;
    let (own, enemy) = (&side.own, &side.enemy);
    for square in own.rooks {
        squares::piece(3, square, sink);
        let reached = rook_attacks(square, side.occupied ^ own.queens ^ own.rooks);
        let reached = survey.officer(2, square, reached, &WEIGHTS.rook_mobility, sink);
        survey.attacks.by_rooks |= reached;
        let file = Bitboard::file(square.file());
        if own.pawns.intersects(file) {
            if (own.pawns & file).intersects(south(side.occupied)) {
                sink.add(&WEIGHTS.rook_closed_file[0], 1);
            }
            if is_trapped(side, square, reached & survey.area) {
                sink.add(&WEIGHTS.rook_trapped[0], 1);
            }
        } else {
            let half_open = usize::from(enemy.pawns.intersects(file));
            sink.add(&WEIGHTS.rook_open_file[half_open], 1);
        }
        if (enemy.queens | enemy.king).intersects(file) {
            sink.add(&WEIGHTS.rook_against_file[0], 1);
        }
        let last = Bitboard::rank(Rank::Eighth) | Bitboard::rank(Rank::Seventh);
        if square.rank() == Rank::Seventh && (enemy.pawns | enemy.king).intersects(last) {
            sink.add(&WEIGHTS.rook_on_seventh[0], 1);
        }
    }
}

/// Whether the own king locks a rook in beside him.
fn is_trapped(side: &Side, rook: Square, free: Bitboard) -> bool {
    if side.king.rank() != rook.rank() || rook.rank() > Rank::Second {
        return false;
    }
    let (king, rook) = (side.king.file(), rook.file());
    let is_beyond = if king > File::D { rook > king } else { rook < king };
    is_beyond && free.len() <= 3
}

fn queens<S: Sink>(survey: &mut Survey, sink: &mut S) {
    let side = survey.side;
    for square in side.own.queens {
        squares::piece(4, square, sink);
        let (along, across) =
            (bishop_attacks(square, side.occupied), rook_attacks(square, side.occupied));
        let reached = survey.officer(3, square, along | across, &WEIGHTS.queen_mobility, sink);
        survey.attacks.by_queens |= reached;
    }
}
