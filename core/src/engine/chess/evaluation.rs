//! What a position is worth without looking further: material and where the
//! pieces stand, pawns, mobility, threats, and the safety of the kings.
//!
//! Each term has a worth for the middlegame and one for the endgame, and the
//! material left decides between them (chessprogramming.org, "Tapered Eval").
//! All weights stand in `weights.rs`; they are tuned on positions of games that
//! the engine played against itself (chessprogramming.org, "Texel's Tuning
//! Method").

mod endings;
mod king;
mod passed;
mod pawns;
mod pieces;
mod side;
mod sink;
mod spans;
mod squares;
mod tapered;
#[cfg(test)]
mod tests;
mod threats;
pub mod trace;
mod weights;

use super::score::EVALUATION_BOUND;
use crate::games::chess::{Bitboard, Position};
use endings::Scale;
use side::Side;
use sink::{Sink, Sum};
use weights::WEIGHTS;

/// The phase with all officers on the board; without any it is 0.
const MAX_PHASE: i32 = 24;

/// The worth of `position` to its mover, in centipawns, within
/// [`EVALUATION_BOUND`].
///
/// The same position with colours exchanged is worth the same.
pub(super) fn evaluate(position: &Position) -> i32 {
    let sides = Side::both(position.board(), position.turn());
    let mut sums = [Sum::default(), Sum::default()];
    count(position, &sides, &mut sums);
    let balance = sums[0].total() - sums[1].total();
    let (middlegame, endgame) = (balance.middlegame(), balance.endgame());
    let phase = phase(&sides);
    let scale = scale(&sides, endgame);
    let tapered =
        middlegame * phase * scale.middlegame + endgame * (MAX_PHASE - phase) * scale.endgame;
    let value = tapered / (MAX_PHASE * Scale::FULL) + driving(&sides);
    value.clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
}

/// As [`evaluate`], but only by the pieces and where they stand, and by how a
/// bare king is mated.
pub(super) fn evaluate_pieces(position: &Position) -> i32 {
    let sides = Side::both(position.board(), position.turn());
    let mut sums = [Sum::default(), Sum::default()];
    for (side, sum) in sides.iter().zip(&mut sums) {
        squares::material(side, sum);
        squares::placement(side, sum);
    }
    let balance = sums[0].total() - sums[1].total();
    let phase = phase(&sides);
    let tapered = balance.middlegame() * phase + balance.endgame() * (MAX_PHASE - phase);
    (tapered / MAX_PHASE + driving(&sides)).clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
}

/// Tells `sinks` all that counts for the mover and for the other.
fn count<S: Sink>(position: &Position, sides: &[Side; 2], sinks: &mut [S; 2]) {
    let [us, them] = sides;
    let [ours, theirs] = sinks;
    let attacks = [pieces::activity(us, ours), pieces::activity(them, theirs)];
    let seen = [attacks[0].flipped(), attacks[1].flipped()];
    for (side, sink, own, enemy, to_move) in
        [(us, ours, &attacks[0], &seen[1], true), (them, theirs, &attacks[1], &seen[0], false)]
    {
        squares::material(side, sink);
        pawns::structure(side, sink);
        passed::passers(side, own, enemy, to_move, sink);
        king::safety(side, own, enemy, sink);
        threats::threats(side, own, enemy, sink);
        threats::space(side, enemy, sink);
        let color = if to_move { position.turn() } else { !position.turn() };
        let rights = position.castling_rooks() & Bitboard::rank(color.back_rank());
        sink.add(&WEIGHTS.castling_right[0], rights.len() as i32);
        if to_move {
            sink.add(&WEIGHTS.tempo[0], 1);
        }
    }
}

fn phase(sides: &[Side; 2]) -> i32 {
    let of = |side: &Side| {
        let [_, knights, bishops, rooks, queens] = side.own.counts;
        knights + bishops + 2 * rooks + 4 * queens
    };
    (of(&sides[0]) + of(&sides[1])).min(MAX_PHASE)
}

/// How much of the lead counts of whoever leads.
fn scale(sides: &[Side; 2], endgame: i32) -> Scale {
    endings::scale(&sides[usize::from(endgame < 0)])
}

/// What brings a mate of a bare king nearer.
fn driving(sides: &[Side; 2]) -> i32 {
    endings::driving(&sides[0]) - endings::driving(&sides[1])
}
