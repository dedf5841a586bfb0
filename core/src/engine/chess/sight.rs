use super::exchange::is_quiet;
use crate::games::chess::attacks::between;
use crate::games::chess::{Color, Move, Position, Square};

/// How much of the board a player sees.
///
/// Beginners do not move at random. They overlook certain moves: far ones,
/// those that go back, those along a line that has just been opened, and quiet
/// ones that prepare something. They stop counting captures too early, and what
/// they overlook once they overlook everywhere in the same thought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub(super) judgement: Judgement,
    /// Plies of captures that are followed beyond the full search.
    pub(super) captures: usize,
    /// How many of 64 far moves are overlooked while thinking ahead.
    pub(super) overlooked: u32,
    /// How many of 64 quiet moves do not come to mind while thinking ahead.
    pub(super) unthought: u32,
    /// How many of 64 far moves are missed among the moves to choose from.
    pub(super) missed: u32,
    /// Which ones.
    pub(super) seed: u64,
}

/// By what a player judges a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judgement {
    /// The pieces and where they stand.
    Pieces,
    /// All that the hand-made evaluation knows.
    Knowledge,
    /// The network.
    Network,
}

impl Sight {
    /// Sees everything.
    pub(super) const FULL: Sight = Sight {
        judgement: Judgement::Knowledge,
        captures: usize::MAX,
        overlooked: 0,
        unthought: 0,
        missed: 0,
        seed: 0,
    };

    /// Whether `mv` does not come to mind when thinking ahead, after `last`. A
    /// capture of the piece that has just moved mostly does.
    #[inline]
    pub(super) fn overlooks(&self, position: &Position, mv: Move, last: Option<Move>) -> bool {
        self.overlooked | self.unthought != 0 && self.escapes_ahead(position, mv, last)
    }

    fn escapes_ahead(&self, position: &Position, mv: Move, last: Option<Move>) -> bool {
        let quiet = is_quiet(position, mv);
        if quiet && self.chance(mv, 1) < self.unthought {
            return true;
        }
        let mut of_64 = self.overlooked;
        if let Some(last) = last {
            if last.to() == mv.to() {
                of_64 /= 4;
            } else if between(mv.from(), mv.to()).contains(last.from()) {
                of_64 *= 2;
            }
        }
        self.escapes(position.turn(), mv, of_64)
    }

    /// Whether the mover does not even think of playing `mv`.
    pub(super) fn misses(&self, position: &Position, mv: Move) -> bool {
        self.missed != 0 && self.escapes(position.turn(), mv, self.missed)
    }

    fn escapes(&self, mover: Color, mv: Move, of_64: u32) -> bool {
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
        self.chance(mv, 0) < chance
    }

    /// A number below 64 that belongs to `mv` in this thought.
    fn chance(&self, mv: Move, salt: u64) -> u32 {
        let squares = (mv.from().index() << 6 | mv.to().index()) as u64;
        (mixed(self.seed ^ squares ^ salt << 12) % 64) as u32
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

    /// Of 640 thoughts, how many overlook the move.
    fn overlooked(fen: &str, mv: Move, last: Option<Move>) -> u32 {
        let position: Position = fen.parse().unwrap();
        assert!(position.is_legal(mv));
        let sights = (0..640).map(|n| Sight { overlooked: 32, seed: mixed(n), ..Sight::FULL });
        sights.map(|sight| u32::from(sight.overlooks(&position, mv, last))).sum()
    }

    const ROOK: &str = "4k3/8/8/8/R7/8/6K1/r7 w - -";

    #[test]
    fn far_and_backward_moves_are_overlooked_most() {
        let near = overlooked(ROOK, Move::normal(Square::A4, Square::A5), None);
        let far = overlooked(ROOK, Move::normal(Square::A4, Square::A8), None);
        let back = overlooked(ROOK, Move::normal(Square::A4, Square::A1), None);
        assert!(near < far && far < back, "{near} {far} {back}");
        assert!((40..120).contains(&near) && (270..370).contains(&far), "{near} {far}");
    }

    #[test]
    fn a_piece_that_just_moved_is_mostly_seen() {
        let mv = Move::normal(Square::A4, Square::A1);
        let last = Move::normal(Square::H1, Square::A1);
        let without = overlooked(ROOK, mv, None);
        assert!(overlooked(ROOK, mv, Some(last)) < without / 3);
    }

    #[test]
    fn a_line_just_opened_is_hardly_seen() {
        let mv = Move::normal(Square::A4, Square::A8);
        let last = Move::normal(Square::A6, Square::C7);
        assert!(overlooked(ROOK, mv, Some(last)) > overlooked(ROOK, mv, None) * 3 / 2);
    }

    #[test]
    fn full_sight_overlooks_nothing() {
        let position: Position = ROOK.parse().unwrap();
        for mv in position.legal_moves() {
            assert!(!Sight::FULL.overlooks(&position, mv, None));
            assert!(!Sight::FULL.misses(&position, mv));
        }
    }
}
