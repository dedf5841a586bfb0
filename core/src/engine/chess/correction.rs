//! By how much evaluations were wrong in positions that share something with
//! this one (chessprogramming.org, "Static Evaluation Correction History").

use std::array;

use crate::games::chess::{Bitboard, Color, Position, Role};

/// Corrections are kept in 256ths of a centipawn.
const UNIT: i32 = 256;
/// What one thing shared corrects at most, in centipawns.
const LIMIT: i32 = 32;
const SETS: usize = 1 << 14;

/// What positions can share: the pawns, the other pieces of White, those of
/// Black.
const KINDS: usize = 3;

/// Hashes of what a position may share with others.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Features {
    mover: usize,
    keys: [u64; KINDS],
}

impl Features {
    pub(super) fn of(position: &Position) -> Features {
        let board = position.board();
        let pawns = board.by_role(Role::Pawn);
        let officers = |color: Color| {
            let own = board.by_color(color) & !pawns;
            let part = |set: Bitboard| (set & own).0;
            let minors = hash(part(board.diagonal_sliders()), part(board.by_role(Role::Knight)));
            hash(part(board.straight_sliders()) ^ minors, part(board.by_role(Role::King)))
        };
        let white = board.by_color(Color::White);
        Features {
            mover: position.turn() as usize,
            keys: [
                hash((pawns & white).0, (pawns & !white).0),
                officers(Color::White),
                officers(Color::Black),
            ],
        }
    }

    /// A hash of where the pawns stand.
    pub(super) fn pawns(&self) -> u64 {
        self.keys[0]
    }

    fn indices(self) -> [usize; KINDS] {
        array::from_fn(|kind| {
            let set = (self.keys[kind] % SETS as u64) as usize;
            (kind * 2 + self.mover) * SETS + set
        })
    }
}

fn hash(one: u64, other: u64) -> u64 {
    let mixed = one.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ other.wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
    (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 20
}

pub(super) struct Corrections(Box<[i16]>);

impl Corrections {
    pub(super) fn new() -> Corrections {
        Corrections(vec![0; KINDS * 2 * SETS].into())
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// What to add to an evaluation, in centipawns.
    pub(super) fn correction(&self, features: Features) -> i32 {
        features.indices().into_iter().map(|index| i32::from(self.0[index])).sum::<i32>() / UNIT
    }

    /// Notes that an evaluation was `error` centipawns too low, as a search of
    /// `depth` plies showed.
    pub(super) fn note(&mut self, features: Features, error: i32, depth: i32) {
        let weight = (depth + 1).clamp(1, 16);
        for index in features.indices() {
            let old = i32::from(self.0[index]);
            let new = (old * (UNIT - weight) + error.clamp(-256, 256) * UNIT * weight) / UNIT;
            self.0[index] = new.clamp(-LIMIT * UNIT, LIMIT * UNIT) as i16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_too_low_is_raised_a_little() {
        let mut corrections = Corrections::new();
        let start = Features::of(&Position::default());
        assert_eq!(corrections.correction(start), 0);
        for _ in 0..1_000 {
            corrections.note(start, 300, 10);
        }
        assert_eq!(corrections.correction(start), KINDS as i32 * LIMIT);
        let other: Position = "4k3/p7/8/8/8/8/8/4K2R b K -".parse().unwrap();
        assert_eq!(corrections.correction(Features::of(&other)), 0);
    }
}
