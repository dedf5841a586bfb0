use crate::games::chess::{Color, Move, Square};

/// How much of the board a player sees.
///
/// Beginners do not move at random. They overlook certain moves, above all far
/// ones and those that go back, and they stop counting captures too early; what
/// they overlook once they overlook everywhere in the same thought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// Plies of captures that are followed beyond the full search.
    pub(super) captures: usize,
    /// How many of 64 far moves are overlooked while thinking ahead; half as
    /// many again when they go back.
    pub(super) overlooked: u32,
    /// The same among the moves to choose from.
    pub(super) missed: u32,
    /// Which ones.
    pub(super) seed: u64,
}

impl Sight {
    /// Sees everything.
    pub(super) const FULL: Sight =
        Sight { captures: usize::MAX, overlooked: 0, missed: 0, seed: 0 };

    /// Whether `mv` by `mover` does not come to mind when thinking ahead. A
    /// capture on `fresh`, where the last move arrived, mostly does.
    pub(super) fn overlooks(&self, mover: Color, mv: Move, fresh: Option<Square>) -> bool {
        let of_64 = if fresh == Some(mv.to()) { self.overlooked / 4 } else { self.overlooked };
        self.escapes(mover, mv, of_64)
    }

    /// Whether `mover` does not even think of playing `mv`.
    pub(super) fn misses(&self, mover: Color, mv: Move) -> bool {
        self.escapes(mover, mv, self.missed)
    }

    fn escapes(&self, mover: Color, mv: Move, of_64: u32) -> bool {
        if of_64 == 0 {
            return false;
        }
        let (from, to) = (mv.from(), mv.to());
        let rank = |square: Square| square.rank() as u8;
        let files = (from.file() as u8).abs_diff(to.file() as u8);
        let chance = match files.max(rank(from).abs_diff(rank(to))) {
            0 | 1 => of_64 / 4,
            2 => of_64 / 2,
            _ => of_64,
        };
        let back = match mover {
            Color::White => rank(to) < rank(from),
            Color::Black => rank(to) > rank(from),
        };
        let chance = if back { chance + chance / 2 } else { chance };
        mixed(self.seed ^ (from.index() << 6 | to.index()) as u64) % 64 < u64::from(chance)
    }
}

/// Every bit of the result depends on every bit of `x`: the last step of
/// `SplitMix64` (Steele, Lea and Flood, 2014).
pub(super) const fn mixed(x: u64) -> u64 {
    let x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share_overlooked(mv: Move, fresh: Option<Square>) -> u32 {
        let sights = (0..640).map(|n| Sight { overlooked: 32, seed: mixed(n), ..Sight::FULL });
        sights.map(|sight| u32::from(sight.overlooks(Color::White, mv, fresh))).sum()
    }

    #[test]
    fn far_and_backward_moves_are_overlooked_most() {
        let near = share_overlooked(Move::normal(Square::A1, Square::A2), None);
        let far = share_overlooked(Move::normal(Square::A1, Square::A8), None);
        let back = share_overlooked(Move::normal(Square::A8, Square::A1), None);
        assert!(near < far && far < back, "{near} {far} {back}");
        assert!((40..120).contains(&near) && (270..370).contains(&far), "{near} {far}");
    }

    #[test]
    fn a_piece_that_just_moved_is_mostly_seen() {
        let mv = Move::normal(Square::A8, Square::A1);
        assert!(share_overlooked(mv, Some(Square::A1)) < share_overlooked(mv, None) / 3);
        assert!(!Sight::FULL.overlooks(Color::White, mv, None));
    }
}
