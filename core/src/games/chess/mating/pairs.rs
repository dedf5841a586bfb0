//! One piece each, at most, beside the kings.
//!
//! All legal positions of this material were solved backwards from the mates
//! (`tests/mating/pairs.rs` does it again): where the material can mate at all,
//! White can, unless the next moves are forced. A side with free moves is not
//! forced, but for a rook against a pawn, where Black may be stalemated whatever
//! White's rook does; that pair is left to the search. A right to castle or to
//! capture en passant only adds moves.

use super::material;
use crate::games::chess::movegen::MoveSink;
use crate::games::chess::{Bitboard, Color, Position, Role, Square};

/// Moves without capture from which on nothing is forced. The solved positions
/// that White cannot win have 6 at most (a pawn against a queen).
const FREE_MOVES: u32 = 7;

/// Whether White can mate since the position is one of those that were solved
/// and the side to move has free moves. `false` says nothing.
pub(super) fn are_known(position: &Position) -> bool {
    let board = position.board();
    let white = board.by_color(Color::White).len();
    let black = board.by_color(Color::Black).len();
    if white != 2 || black > 2 || material::cannot_win(position, Color::White) {
        return false;
    }
    let lone_rook = board.pieces(Color::White, Role::Rook);
    let lone_pawn = board.pieces(Color::Black, Role::Pawn);
    if !lone_rook.is_empty() && !lone_pawn.is_empty() {
        return false;
    }
    let mut free = Free { vacant: !board.occupied(), count: 0 };
    position.generate(&mut free);
    free.count >= FREE_MOVES
}

/// Counts moves that capture nothing, promotions and castling aside.
struct Free {
    vacant: Bitboard,
    count: u32,
}

impl MoveSink for Free {
    fn piece(&mut self, _: Role, _: Square, to: Bitboard) {
        self.count += (to & self.vacant).len();
    }

    fn pawns(&mut self, _: i8, to: Bitboard) {
        self.count += (to & self.vacant).len();
    }

    fn double_steps(&mut self, to: Bitboard) {
        self.count += to.len();
    }

    fn promotions(&mut self, _: i8, _: Bitboard) {}

    fn en_passant(&mut self, _: Square, _: Square) {}

    fn castle(&mut self, _: Square, _: Square) {}
}
