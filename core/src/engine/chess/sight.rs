use super::exchange::{is_quiet, wins_at_least};
use crate::engine::mixed::mixed;
use crate::games::chess::attacks::between;
use crate::games::chess::{Color, Move, MoveKind, Position, Role, Square};

/// What wins so many centipawns at once, a piece, is missed half as often,
const PIECE_WON: i32 = 250;
/// and a queen hardly ever.
const QUEEN_WON: i32 = 700;
/// How many of 64 steps of a king do not come to mind at most, while the other
/// side has a queen.
const IDLE_KING: u32 = 60;

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
    /// How many of 64 far moves are overlooked while thinking ahead. Near ones are
    /// a quarter of this, so that more than 64 has a meaning.
    pub(super) overlooked: u32,
    /// How many of 64 quiet moves do not come to mind while thinking ahead.
    pub(super) unthought: u32,
    /// How many of 64 far moves are missed among the moves to choose from; fewer
    /// of those that win a piece. 0 for whoever sees all there is to choose from.
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
        let mut of_64 = less_if_conspicuous(self.overlooked, position, mv);
        if let Some(last) = last {
            if last.to() == mv.to() {
                of_64 /= 4;
            } else if between(mv.from(), mv.to()).contains(last.from()) {
                of_64 *= 2;
            }
        }
        self.escapes(position.turn(), mv, of_64)
    }

    /// Whether the mover does not even think of playing `mv`. What wins a piece
    /// is rather seen; whoever misses anything makes nothing but queens of pawns,
    /// and mostly leaves the king where it is.
    pub(super) fn misses(&self, position: &Position, mv: Move) -> bool {
        if self.missed == 0 {
            return false;
        }
        if is_idle_king_move(position, mv) {
            return self.chance(mv, 2) < (2 * self.missed).min(IDLE_KING);
        }
        if mv.promoted_to().is_some_and(|role| role != Role::Queen) {
            return true;
        }
        self.escapes(position.turn(), mv, less_if_conspicuous(self.missed, position, mv))
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

/// A chance not to see `mv`, smaller for what wins a piece.
fn less_if_conspicuous(of_64: u32, position: &Position, mv: Move) -> u32 {
    let wins = |centipawns| wins_at_least(position, mv, centipawns);
    match is_quiet(position, mv) {
        false if wins(QUEEN_WON) => of_64 / 8,
        false if wins(PIECE_WON) => of_64 / 2,
        _ => of_64,
    }
}

/// A move of the king that takes nothing, while there is a queen to fear.
fn is_idle_king_move(position: &Position, mv: Move) -> bool {
    let board = position.board();
    let queens = board.by_role(Role::Queen) & board.by_color(!position.turn());
    mv.kind() == MoveKind::Normal
        && board.role_at(mv.from()) == Some(Role::King)
        && is_quiet(position, mv)
        && !queens.is_empty()
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
        let alone = "4k3/8/8/8/R7/8/6K1/8 w - -";
        let near = overlooked(alone, Move::normal(Square::A4, Square::A5), None);
        let far = overlooked(alone, Move::normal(Square::A4, Square::A8), None);
        let back = overlooked(alone, Move::normal(Square::A4, Square::A1), None);
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

    /// Of 640 thoughts, in how many the move does not come to mind.
    fn missed(fen: &str, mv: Move) -> u32 {
        let position: Position = fen.parse().unwrap();
        assert!(position.is_legal(mv));
        let sights = (0..640).map(|n| Sight { missed: 32, seed: mixed(n), ..Sight::FULL });
        sights.map(|sight| u32::from(sight.misses(&position, mv))).sum()
    }

    #[test]
    fn the_more_a_capture_wins_the_less_it_is_missed() {
        let far = Move::normal(Square::A1, Square::A8);
        let [queen, knight] =
            ["q6k", "n6k"].map(|rank| missed(&format!("{rank}/8/8/8/8/8/8/R6K w - -"), far));
        let pawn = missed("7k/p7/8/8/8/8/8/R6K w - -", Move::normal(Square::A1, Square::A7));
        assert!(queen < knight / 2 && knight < pawn, "{queen} {knight} {pawn}");
        let [queen, pawn] = [("q6k/8", far), ("7k/p7", Move::normal(Square::A1, Square::A7))]
            .map(|(rows, mv)| overlooked(&format!("{rows}/8/8/8/8/8/R6K w - -"), mv, None));
        assert!(queen < pawn / 3, "ahead: {queen} {pawn}");
    }

    #[test]
    fn a_king_stays_at_home_while_there_are_queens() {
        let step = Move::normal(Square::E1, Square::E2);
        assert!(missed("3qk3/8/8/8/8/8/8/4K3 w - -", step) > 500);
        assert!(missed("3rk3/8/8/8/8/8/8/4K3 w - -", step) < 200);
        let castle = Move::castle(Square::E1, Square::H1);
        assert!(missed("3qk3/8/8/8/8/8/8/4K2R w K -", castle) < 400);
        assert!(missed("3qk3/8/8/8/8/8/4p3/4K3 w - -", step) < 200);
    }

    #[test]
    fn a_queen_is_made_of_a_pawn() {
        let promotion = |role| Move::promotion(Square::A7, Square::A8, role);
        assert_eq!(missed("8/P6k/8/8/8/8/8/7K w - -", promotion(Role::Knight)), 640);
        assert!(missed("8/P6k/8/8/8/8/8/7K w - -", promotion(Role::Queen)) < 200);
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
