//! What the officers reach and how safe the king is (chessprogramming.org,
//! "Mobility" and "King Safety").

use super::pawns::{ahead, files_around};
use super::tapered::{Tapered, tapered};
use crate::games::chess::{Bitboard, Board, Color, Role, attacks};

/// A pawn of the king's wing one or two steps ahead of him.
const SHELTER: Tapered = tapered(10, 0);
const OPEN_FILE: Tapered = tapered(20, 10);
const HALF_OPEN_FILE: Tapered = tapered(9, 5);

/// What an officer's freedom counts for.
struct Freedom {
    role: Role,
    /// For each square reached.
    step: Tapered,
    /// As many squares as are usual.
    usual: i32,
    /// How much it threatens a king next to whom it strikes.
    threat: i32,
}

const FREEDOMS: [Freedom; 4] = [
    Freedom { role: Role::Knight, step: tapered(4, 4), usual: 4, threat: 2 },
    Freedom { role: Role::Bishop, step: tapered(4, 4), usual: 6, threat: 2 },
    Freedom { role: Role::Rook, step: tapered(2, 4), usual: 7, threat: 3 },
    Freedom { role: Role::Queen, step: tapered(1, 2), usual: 13, threat: 5 },
];

/// Threats beyond this many count no more.
const MAX_THREAT: i32 = 16;

/// The freedom of the officers of `color`, rooks on open files, and the danger
/// in which they bring the other king together.
pub(super) fn activity(board: &Board, color: Color) -> Tapered {
    let occupied = board.occupied();
    let own_pawns = board.pieces(color, Role::Pawn);
    let pawns = board.by_role(Role::Pawn);
    let barred = board.by_color(color) | guarded_by_pawns(board, !color);
    let king = board.pieces(!color, Role::King);
    let zone =
        king.first().map_or(king, |square| king | attacks(Role::King, !color, square, occupied));
    let mut sum = Tapered::default();
    let (mut threat, mut attackers) = (0, 0);
    for freedom in &FREEDOMS {
        for square in board.pieces(color, freedom.role) {
            let reached = attacks(freedom.role, color, square, occupied);
            sum += freedom.step * ((reached & !barred).len() as i32 - freedom.usual);
            if reached.intersects(zone) {
                threat += freedom.threat;
                attackers += 1;
            }
            let file = Bitboard::file(square.file());
            if freedom.role == Role::Rook && !own_pawns.intersects(file) {
                sum += if pawns.intersects(file) { HALF_OPEN_FILE } else { OPEN_FILE };
            }
        }
    }
    if attackers > 1 {
        let threat = threat.min(MAX_THREAT);
        sum += tapered(threat * threat * 2 / 3, 0);
    }
    sum
}

/// The pawns before the king of `color`.
pub(super) fn shelter(board: &Board, color: Color) -> Tapered {
    let Some(king) = board.pieces(color, Role::King).first() else {
        return Tapered::default();
    };
    let near = attacks(Role::King, color, king, Bitboard::EMPTY);
    let two_ahead = near | forward(color, near & ahead(color, king));
    let pawns = board.pieces(color, Role::Pawn) & files_around(king.file());
    SHELTER * (pawns & two_ahead & ahead(color, king)).len() as i32
}

fn forward(color: Color, squares: Bitboard) -> Bitboard {
    match color {
        Color::White => Bitboard(squares.0 << 8),
        Color::Black => Bitboard(squares.0 >> 8),
    }
}

fn guarded_by_pawns(board: &Board, color: Color) -> Bitboard {
    let west = Bitboard(0x7F7F7F7F7F7F7F7F);
    let ahead = forward(color, board.pieces(color, Role::Pawn));
    Bitboard((ahead.0 & west.0) << 1 | ahead.0 >> 1 & west.0)
}
